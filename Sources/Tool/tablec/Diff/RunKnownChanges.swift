import LayoutFormat
import TableDiagnostics
import TableDiff
import TableParsing

/// The known changes of a run.
struct RunKnownChanges {
  /// Nil if no flag and no configuration names any.
  private(set) var files: KnownChangesFiles?
  private let parser: ConfigurationParser
  /// The fingerprints of entries that match a change.
  private var used: Set<String> = []

  /// Reads the files that a flag or the configuration names, and reports their problems.
  init(
    _ options: DiffOptions, _ configuration: RunConfiguration.Found, parser: ConfigurationParser,
    reporter: inout Reporter
  ) {
    self.parser = parser
    var path = options.known
    do throws(Diagnostic) {
      if path == nil, let name = configuration.configuration.diff.known {
        path = try configuration.path(of: name, "file of known changes")
        // Nothing was accepted yet, or nothing is accepted any more: git keeps no empty folders.
        if let named = path, PathKind(named) == .missing, !SymbolicLink.isOne(named) { path = nil }
      }
    } catch {
      reporter.addTrouble(error)
    }
    guard let path else { return }
    let shown = options.known ?? WorkingFolder.relative(path)
    files = KnownChangesFiles(path, shown: shown, parser: parser, reporter: &reporter)
  }

  /// Checks that there are files to prune if that is asked for.
  func check(_ options: DiffOptions) throws(WrongUsage) {
    guard options.prune, files == nil, options.accept == nil else { return }
    throw WrongUsage(message: "--prune needs a file of known changes: add --known FILE")
  }

  /// Today, or the day that `SOURCE_DATE_EPOCH` specifies, which makes a run repeatable.
  static var today: CalendarDay {
    let seconds = Terminal.environment("SOURCE_DATE_EPOCH").flatMap(Int.init) ?? System.secondsSince1970
    return CalendarDay(secondsSince1970: seconds)
  }

  /// Marks known changes. Entries that match nothing are reported only if asked for: they may be of another branch.
  ///
  /// - Parameter scope: the specs in which entries are looked for; nil if the run compares too little to tell.
  mutating func apply(to report: inout DiffReport, scope: ComparedSpecs?, reporter: inout Reporter) {
    guard let files else { return }
    let known = files.changes
    let (ignored, used) = known.apply(to: &report, today: Self.today)
    self.used = used
    guard reporter.options.verbose else { return }
    if ignored > 0 {
      reporter.say("ignored \(ignored == 1 ? "1 change" : "\(ignored) changes") by \(files.shown)")
    }
    guard let scope else { return }
    let unused = known.accepted.filter { !used.contains($0.fingerprint) && scope.contains($0.spec) }
    guard !unused.isEmpty else { return }
    let shown = unused.map(\.fingerprint).prefix(5).joined(separator: ", ") + (unused.count > 5 ? ", …" : "")
    reporter.addWarning(
      Diagnostic(
        code: .staleBaseline, severity: .note,
        message: unused.count == 1
          ? "one accepted change no longer occurs"
          : "\(unused.count) accepted changes no longer occur",
        range: SourceRange(file: files.shown), notes: [Note(message: "the fingerprints are \(shown)")],
        help: "remove them with --prune, or accept the changes again with --accept if they occur after all"))
  }

  /// Removes entries that match nothing from the files of known changes, and from those that changes are about to be accepted into.
  func prune(
    _ report: DiffReport, accepting path: String?, scope: ComparedSpecs, reporter: inout Reporter
  ) {
    files?.prune(keeping: used, in: scope, parser: parser, reporter: &reporter)
    guard let path, PathKind(path) != .missing else { return }
    if let files, FileIdentity(files.path) == FileIdentity(path) { return }
    let others = KnownChangesFiles(path, shown: path, parser: parser, reporter: &reporter)
    var report = report
    let used = others.changes.apply(to: &report, today: Self.today).used
    others.prune(keeping: used, in: scope, parser: parser, reporter: &reporter)
  }

  // MARK: Accepting

  /// Adds the changes that count to the accepted changes of a file, or to a new file in a folder.
  static func accept(
    _ report: DiffReport, into path: String, _ options: DiffOptions, parser: ConfigurationParser,
    reporter: inout Reporter
  ) {
    do throws(Diagnostic) {
      try KnownChangesFiles.isFolder(path)
        ? acceptIntoFolder(report, path, options, parser: parser, reporter: &reporter)
        : acceptIntoFile(report, path, options, parser: parser, reporter: &reporter)
    } catch {
      reporter.addTrouble(error)
    }
  }

  private static func acceptIntoFile(
    _ report: DiffReport, _ path: String, _ options: DiffOptions, parser: ConfigurationParser,
    reporter: inout Reporter
  ) throws(Diagnostic) {
    let place = OutputPlace(named: path)
    var file = KnownChangesFile()
    try OutputFile.checkNoLink(at: place)
    if PathKind(path) != .missing {
      let found = KnownChangesFiles(path, shown: path, parser: parser, reporter: &reporter)
      guard let first = found.files.first else { return }
      file = first.contents
    }
    let entries = entries(of: report, options)
    // An entry that has expired is replaced.
    let replaced = Set(entries.map(\.fingerprint))
    file.accepted.removeAll { replaced.contains($0.fingerprint) }
    file.accepted += entries
    try OutputFile.write(KnownChangesText(file).bytes, to: place, replacesRead: true)
    reporter.say("wrote \(path): \(counted(entries.count, "change")) accepted")
  }

  /// Writes a file of its own, with a name that follows from the changes: branches that accept different changes write different files,
  /// so that merging them causes no conflict.
  private static func acceptIntoFolder(
    _ report: DiffReport, _ path: String, _ options: DiffOptions, parser: ConfigurationParser,
    reporter: inout Reporter
  ) throws(Diagnostic) {
    var report = report
    if PathKind(path) != .missing {
      let found = KnownChangesFiles(path, shown: path, parser: parser, reporter: &reporter)
      guard reporter.status < .trouble else { return }
      let known = KnownChanges(accepted: found.changes.accepted)
      _ = known.apply(to: &report, today: Self.today)
    }
    let entries = entries(of: report, options)
    guard !entries.isEmpty else { return reporter.say("no change is left to be accepted into \(path)") }
    var print = Fingerprint()
    for fingerprint in entries.map(\.fingerprint).sorted() { print.add(fingerprint) }
    let specs = Set(entries.compactMap(\.spec))
    let name = "\(specs.count == 1 ? fileStem(specs.first ?? "") : "changes")-\(print.hexadecimal(12)).yaml"
    let place = OutputPlace(named: path, below: name)
    try OutputFile.checkNoLink(at: place)
    var file = KnownChangesFile()
    file.accepted = entries
    try OutputFile.write(KnownChangesText(file).bytes, to: place, replacesRead: true)
    reporter.say("wrote \(place.path): \(counted(entries.count, "change")) accepted")
  }

  /// The last part of a spec's path, in letters that every disk can store and no search for files skips.
  private static func fileStem(_ spec: String) -> String {
    let last = spec.split(separator: "/").last ?? ""
    let name = last.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
    }
    return name.isEmpty ? "changes" : String(name)
  }

  private static func entries(of report: DiffReport, _ options: DiffOptions) -> [KnownChangesFile.Accepted] {
    var known: Set<String> = []
    var entries: [KnownChangesFile.Accepted] = []
    for spec in report.specs where spec.isChanged {
      for change in spec.changes where !change.isAccepted && known.insert(change.fingerprint).inserted {
        var entry = KnownChangesFile.Accepted()
        entry.fingerprint = change.fingerprint
        entry.reason = options.reason ?? ""
        entry.expires = options.expires.flatMap(CalendarDay.init)
        entry.change = change.change.code
        entry.at = change.change.place.path
        entry.spec = spec.identity.path
        entries.append(entry)
      }
    }
    return entries
  }
}
