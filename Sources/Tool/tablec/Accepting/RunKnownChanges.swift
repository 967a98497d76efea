import GitReading
import TableDiagnostics
import TableDiff
import TableParsing
import TableSupport

/// The known changes of a run.
struct RunKnownChanges {
  /// Nil if no flag and no configuration names any.
  private(set) var files: AcceptedFiles?
  private let parser: ConfigurationParser
  private let prunes: Bool
  /// The file or folder that causes are accepted into if no flag names another one; nil without any.
  private var place: String?
  /// The fingerprints of entries that match a change.
  private var used = UsedEntries()

  /// Reads the files that a flag or the configuration names, and reports their problems.
  ///
  /// - Parameter base: the revision that they are read from, so that no change can accept itself; nil for the disk.
  init(
    _ options: DiffOptions, _ configuration: RunConfiguration.Found, in base: GitFiles? = nil,
    parser: ConfigurationParser, reporter: inout Reporter
  ) {
    (self.parser, prunes) = (parser, options.acceptance.prune)
    place = options.known
    var path = options.known
    do throws(Diagnostic) {
      if let base, let named = path {
        path = try base.repository.input(at: named, in: base)?.path
      } else if path == nil, let name = configuration.configuration.diff.known {
        path = try configuration.path(of: name, AcceptedFile.Kind.changes.noun)
        place = path
        if let base { path = path.map(base.shown(ofDisk:)) }
        // Nothing was accepted yet, or nothing is accepted any more: git keeps no empty folders.
        if base == nil, let named = path, PathKind(named) == .missing, !SymbolicLink.isOne(named) {
          path = nil
          if SpecFile.isSpec(name), options.accept.isEmpty { reporter.addWarning(Self.missing(named, configuration)) }
        }
      }
    } catch {
      reporter.addTrouble(error)
    }
    defer {
      if base != nil, let named = options.known, files?.isMissing ?? true {
        reporter.addWarning(
          Diagnostic(
            code: .staleBaseline, severity: .note,
            message: "no change is accepted: the base has no file of known changes \(named.quotedForMessage)",
            range: SourceRange(file: "--known")))
      }
    }
    guard let path else { return }
    let shown = base == nil ? options.known ?? WorkingFolder.relative(path) : path
    files = AcceptedFiles(
      .changes, path, shown: shown, parser: parser,
      mayBeMissing: base != nil || !options.acceptedCauses.isEmpty && options.acceptPath == nil,
      from: base.map { FileSystem($0) } ?? .run,
      reporter: &reporter)
  }

  /// A file that the configuration names and that nothing was accepted into yet, or whose name is mistyped.
  private static func missing(_ path: String, _ configuration: RunConfiguration.Found) -> Diagnostic {
    let folder = configuration.files.folder(of: path)
    let meant = SpecFile.meant(by: path.lastPathComponent, in: configuration.files.names(in: folder))
    return Diagnostic(
      code: .staleBaseline, severity: .note,
      message:
        "no change is accepted: the file of known changes \(WorkingFolder.relative(path).quotedForMessage) does not exist",
      range: configuration.places["diff.known"] ?? SourceRange(file: configuration.shown),
      help: meant.map { "did you mean \($0.quotedForMessage)?" }
        ?? "accept changes into it with --accept \(WorkingFolder.relative(path))")
  }

  /// Checks that there are files to prune, and a place for what is accepted, if that is asked for.
  func check(_ options: DiffOptions) throws(WrongUsage) {
    if !options.acceptedCauses.isEmpty, options.acceptPath ?? place == nil {
      throw WrongUsage(
        message:
          "--accept needs a file of known changes for the cause: add --known FILE or --accept FILE, or 'known' under 'diff' in \(ConfigurationParser.fileName)"
      )
    }
    guard options.acceptance.prune, files == nil, options.accept.isEmpty else { return }
    throw WrongUsage(message: "--prune needs a file of known changes: add --known FILE")
  }

  /// What gives specs the names that entries have for them.
  /// - Parameter isComplete: whether no spec of the folders that were named is left out.
  func former(_ pairs: [DiffPairs.Pair], _ paths: ReportPaths, isComplete: Bool) -> FormerSpecs {
    // An entry for a cause names the file that was edited, which need not be a spec.
    let known = Set(files?.changes.accepted.filter { !$0.isOfCause }.compactMap(\.spec) ?? [])
    guard isComplete, !known.isEmpty else { return FormerSpecs() }
    let identities = pairs.map { ($0.name, SpecIdentity($0, paths)) }
    let scope = CheckedSpecs(
      names: Set(identities.flatMap { [$0, $1.path, $1.newPath] }),
      folders: CheckedSpecs.folders(of: pairs.flatMap { [$0.old, $0.new].compactMap(\.self) }, paths))
    return FormerSpecs(known: known, gone: known.filter { !scope.names.contains($0) && scope.contains($0) }.sorted())
  }

  /// Marks known changes. Entries that match nothing are reported only if asked for: they may be of another branch.
  ///
  /// - Parameters:
  ///   - scope: the specs in which entries are looked for.
  ///   - tellsUnused: whether the run compares enough to tell which match nothing.
  mutating func apply(
    to report: inout DiffReport, scope: CheckedSpecs, tellsUnused: Bool, reporter: inout Reporter
  ) {
    guard let files else { return }
    let known = files.changes
    let (ignored, used) = known.apply(to: &report, today: AcceptedFiles.today)
    self.used = used
    let moved = used.moved.sorted { $0.key < $1.key }.map { "\($0.key) is now \($0.value)" }
    if !moved.isEmpty, !prunes { reporter.addWarning(files.moved(moved)) }
    guard reporter.options.verbose else { return }
    if ignored > 0 {
      reporter.say("ignored \(ignored == 1 ? "1 change" : "\(ignored) changes") by \(files.shown)")
    }
    let unused = known.accepted.filter { used.fingerprints[$0.fingerprint] == nil && scope.contains($0.spec) }
    guard tellsUnused, !unused.isEmpty else { return }
    let shown = unused.map(\.fingerprint).prefix(5).joined(separator: ", ") + (unused.count > 5 ? ", …" : "")
    reporter.addWarning(
      files.unused(
        unused.count == 1 ? "one accepted change no longer occurs" : "\(unused.count) accepted changes no longer occur",
        notes: [Note(message: "the fingerprints are \(shown)")],
        help: "remove them with --prune, or accept the changes again with --accept if they occur after all"))
  }

  /// Removes entries that match nothing from the files of known changes, and from those that changes are about to be accepted into.
  func prune(
    _ report: DiffReport, accepting path: String?, scope: CheckedSpecs, reporter: inout Reporter
  ) {
    files?.prune(keeping: used, in: scope, reporter: &reporter)
    guard let path, PathKind(path) != .missing else { return }
    if let files, FileIdentity(files.path) == FileIdentity(path) { return }
    guard AcceptedFiles.isFolder(path) || Self.mayBeRead(path, reporter: &reporter) else { return }
    let others = AcceptedFiles(.changes, path, shown: path, parser: parser, reporter: &reporter)
    var report = report
    let used = others.changes.apply(to: &report, today: AcceptedFiles.today).used
    others.prune(keeping: used, in: scope, reporter: &reporter)
  }

  // MARK: Accepting

  /// Marks the changes of causes as accepted. They go into the report as such, and into a file after it.
  ///
  /// - Returns: an entry for each cause.
  static func take(
    _ causes: [String], in report: inout DiffReport, _ options: AcceptanceOptions, reporter: inout Reporter
  ) -> [AcceptedFile.Entry] {
    var entries: [String: AcceptedFile.Entry] = [:]
    var prints: [ChangeCause: String] = [:]
    for spec in report.specs where spec.isChanged {
      for cause in spec.changes.lazy.filter({ !$0.isAccepted }).compactMap(\.cause) where prints[cause] == nil {
        let print = cause.fingerprint(report.pathInRepository)
        prints[cause] = print
        guard causes.contains(print), entries[print] == nil else { continue }
        let file = report.pathInRepository(cause.place.file)
        var entry = AcceptedFile.Entry(spec: file.isEmpty ? nil : SpecFile.stem(of: file))
        (entry.fingerprint, entry.message) = (print, cause.words)
        entries[print] = options.accepting(entry)
      }
    }
    for cause in Set(causes).subtracting(entries.keys).sorted() {
      reporter.addTrouble(
        Diagnostic(
          code: .unknownCause, message: "no change that counts has the cause \(cause.quotedForMessage)",
          range: SourceRange(file: "--accept"),
          help: closestMatch(to: cause, in: Array(prints.values)).map { "did you mean \($0)?" }
            ?? "the report of this comparison has the causes that several rows or specs share"))
    }
    let known = KnownChanges(
      accepted: entries.values.map { .init(fingerprint: $0.fingerprint, reason: $0.reason ?? "", expires: $0.expires) })
    _ = known.apply(to: &report, today: AcceptedFiles.today)
    return Array(entries.values)
  }

  /// Adds entries for causes to a file, or to a new file in a folder.
  func accept(_ entries: [AcceptedFile.Entry], into path: String?, reporter: inout Reporter) {
    // A name without a suffix in the configuration is a folder's, as in `known: known`.
    let configured = place.map { place in
      let name = WorkingFolder.relative(place)
      return PathKind(place) == .missing && !SpecFile.isSpec(name) && !name.hasSuffix("/") ? name + "/" : name
    }
    guard let path = path ?? configured else { return }
    Self.write(entries, "cause", into: path, parser: parser, reporter: &reporter)
  }

  /// Adds the changes that count to the accepted changes of a file, or to a new file in a folder, whose name follows from the changes:
  /// branches that accept different changes write different files, so that merging them causes no conflict.
  static func accept(
    _ report: DiffReport, into path: String, _ options: DiffOptions, parser: ConfigurationParser,
    reporter: inout Reporter
  ) {
    var report = report
    if AcceptedFiles.isFolder(path) {
      let files = AcceptedFiles(.changes, path, shown: path, parser: parser, mayBeMissing: true, reporter: &reporter)
      _ = KnownChanges(accepted: files.changes.accepted).apply(to: &report, today: AcceptedFiles.today)
    }
    write(entries(of: report, options.acceptance), "change", into: path, parser: parser, reporter: &reporter)
  }

  private static func write(
    _ entries: [AcceptedFile.Entry], _ noun: String, into path: String, parser: ConfigurationParser,
    reporter: inout Reporter
  ) {
    let isFolder = AcceptedFiles.isFolder(path)
    guard isFolder || mayBeRead(path, reporter: &reporter) else { return }
    // A file that does not exist yet is like a folder without files.
    let files = AcceptedFiles(.changes, path, shown: path, parser: parser, mayBeMissing: true, reporter: &reporter)
    guard reporter.status < .trouble else { return }
    var place = OutputPlace(named: path)
    if isFolder {
      guard !entries.isEmpty else { return reporter.say("no \(noun) is left to be accepted into \(path)") }
      var print = Fingerprint()
      for fingerprint in entries.map(\.fingerprint).sorted() { print.add(fingerprint) }
      let specs = Set(entries.compactMap(\.spec))
      let stem = specs.count == 1 ? fileStem(specs.first ?? "") : "changes"
      place.below = "\(stem)-\(print.hexadecimal(12)).yaml"
    }
    // An entry that has expired is replaced.
    let replaced = Set(entries.map(\.fingerprint))
    let kept = isFolder ? [] : files.files.first?.contents.accepted.map { replaced.contains($0.fingerprint) ? nil : $0 }
    files.write(kept ?? [], adding: entries, to: place, reporter: &reporter) {
      "wrote \(place.path): \(counted(entries.count, noun)) accepted"
    }
  }

  /// Whether a file that is written is not behind a link, whose target must not be quoted in a message either.
  private static func mayBeRead(_ path: String, reporter: inout Reporter) -> Bool {
    do throws(Diagnostic) {
      try OutputFile.checkNoLink(at: OutputPlace(named: path))
      return true
    } catch {
      reporter.addTrouble(error)
      return false
    }
  }

  /// The last part of a spec's path, in letters that every disk can store and no search for files skips.
  private static func fileStem(_ spec: String) -> String {
    // A part of specs has an underscore, and a name must not begin with a sign.
    let last = (spec.split(separator: "/").last ?? "").drop { $0 == "_" }
    let name = last.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
    }
    return name.isEmpty ? "changes" : String(name)
  }

  private static func entries(of report: DiffReport, _ options: AcceptanceOptions) -> [AcceptedFile.Entry] {
    var known: Set<String> = []
    var entries: [AcceptedFile.Entry] = []
    for spec in report.specs where spec.isChanged {
      for change in spec.changes where !change.isAccepted && known.insert(change.fingerprint).inserted {
        var entry = AcceptedFile.Entry(spec: spec.identity.path, at: change.change.place.path)
        (entry.fingerprint, entry.change) = (change.fingerprint, change.change.code)
        entries.append(options.accepting(entry))
      }
    }
    return entries
  }
}

extension AcceptedFiles {
  /// The changes of all files.
  fileprivate var changes: KnownChanges {
    KnownChanges(
      ignored: files.flatMap(\.contents.ignored).map { .init(code: $0.change, path: $0.at, spec: $0.spec) },
      accepted: files.flatMap(\.contents.accepted).map {
        .init(fingerprint: $0.fingerprint, reason: $0.reason ?? "", expires: $0.expires, spec: $0.spec)
      })
  }

  /// Removes the accepted changes that a run did not find although it compared their specs.
  ///
  /// - Parameter used: the fingerprints that it found.
  fileprivate func prune(keeping used: UsedEntries, in scope: CheckedSpecs, reporter: inout Reporter) {
    update(reporter: &reporter) { entry, _ in
      guard let fingerprint = used.fingerprints[entry.fingerprint] else {
        return scope.contains(entry.spec) ? nil : entry
      }
      var entry = entry
      if let spec = entry.spec, let new = used.moved[spec] { (entry.spec, entry.fingerprint) = (new, fingerprint) }
      return entry
    }
  }
}

extension CheckedSpecs {
  /// The specs that were compared, by their paths from the top of the repository.
  init(_ report: DiffReport, _ entries: [DiffEntry], _ paths: ReportPaths) {
    // What was not compared with an app may still be different there.
    let whole = report.specs.filter { $0.coverage?.isWhole ?? true }
    self.init(
      names: Set(whole.flatMap { [$0.name, $0.identity.path, $0.identity.newPath] }),
      folders: whole.count == report.specs.count ? Self.folders(of: entries, paths) : [])
  }

  static func folders(of entries: [DiffEntry], _ paths: ReportPaths) -> Set<String> {
    Set(
      entries.compactMap { entry in
        guard let root = entry.spec.root else { return nil }
        let place = paths.place(entry.files.path(of: "x", in: root))
        return place.isInRepository ? String(place.path.dropLast()) : nil
      })
  }
}

/// The names of specs in known changes, for specs that were moved since.
struct FormerSpecs: Sendable {
  /// All of them.
  var known: Set<String> = []
  /// Those of specs that are not there any more.
  var gone: [String] = []
  /// More are of other branches, or were never pruned.
  private static let most = 100

  /// A spec of which nothing is accepted under its own name may be any of those that are gone.
  func identity(_ identity: SpecIdentity) -> SpecIdentity {
    var identity = identity
    if !known.contains(identity.path) { identity.formerPaths = Array(gone.prefix(Self.most)) }
    return identity
  }
}
