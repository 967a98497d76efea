import TableDiagnostics
import TableDiff
import TableParsing

/// The known changes of a run, and the file that they are written to.
struct RunKnownChanges {
  private let shown: String
  private(set) var changes = KnownChanges()
  private static let mostBytes = 16 << 20

  /// Reads the file that a flag or the configuration names, and reports its problems.
  init(
    _ options: DiffOptions, _ configuration: RunConfiguration.Found, parser: ConfigurationParser,
    reporter: inout Reporter
  ) {
    var path = options.known
    do throws(Diagnostic) {
      if path == nil, let name = configuration.configuration.diff.known {
        path = try configuration.path(of: name, "file of known changes")
      }
    } catch {
      reporter.addTrouble(error)
    }
    shown = options.known ?? path.map(WorkingFolder.relative) ?? ""
    guard let path else { return }
    if let known = Self.read(path, shown: shown, parser: parser, reporter: &reporter) {
      changes = KnownChanges(known)
    }
  }

  private static func read(
    _ path: String, shown: String, parser: ConfigurationParser, reporter: inout Reporter
  ) -> KnownChangesFile? {
    do throws(FileProblem) {
      let bytes = try RunFiles().read(path, limit: mostBytes)
      var bag = DiagnosticBag()
      let file = parser.knownChanges(bytes, path: shown, diagnostics: &bag)
      for problem in bag.diagnostics { reporter.addTrouble(problem) }
      return file
    } catch {
      reporter.addTrouble(
        Diagnostic(
          code: error == .missing ? .noSuchFile : .unreadableFile,
          message: "the known changes cannot be read: \(error.reason)", range: SourceRange(file: shown),
          help: error == .missing ? "write them with 'tablec diff A B --accept \(shown) --reason TEXT'" : nil))
      return nil
    }
  }

  /// Today, or the day that `SOURCE_DATE_EPOCH` specifies, which makes a run repeatable.
  static var today: CalendarDay {
    let seconds = Terminal.environment("SOURCE_DATE_EPOCH").flatMap(Int.init) ?? System.secondsSince1970
    return CalendarDay(secondsSince1970: seconds)
  }

  /// Marks known changes, and reports entries that no longer match a change.
  func apply(to report: inout DiffReport, tellsUnused: Bool, reporter: inout Reporter) {
    let (ignored, unused) = changes.apply(to: &report, today: Self.today)
    if ignored > 0 && reporter.options.verbose {
      reporter.say("ignored \(ignored == 1 ? "1 change" : "\(ignored) changes") by \(shown)")
    }
    guard tellsUnused, !unused.isEmpty else { return }
    let shown = unused.map(\.fingerprint).prefix(5).joined(separator: ", ") + (unused.count > 5 ? ", …" : "")
    reporter.addWarning(
      Diagnostic(
        code: .staleBaseline, severity: .note,
        message: unused.count == 1
          ? "one accepted change no longer occurs"
          : "\(unused.count) accepted changes no longer occur",
        range: SourceRange(file: self.shown), help: "delete \(shown)"))
  }

  // MARK: Accepting

  /// Adds the changes that count to the accepted changes of a file.
  static func accept(
    _ report: DiffReport, into path: String, _ options: DiffOptions, parser: ConfigurationParser,
    reporter: inout Reporter
  ) {
    let place = OutputPlace(named: path)
    var file = KnownChangesFile()
    do throws(Diagnostic) { try OutputFile.checkNoLink(at: place) } catch { return reporter.addTrouble(error) }
    if FileKind(path) != .missing {
      guard let found = read(path, shown: path, parser: parser, reporter: &reporter) else { return }
      file = found
    }
    let known = Set(file.accepted.map(\.fingerprint))
    var count = 0
    for spec in report.specs {
      for change in spec.changes where !change.isAccepted {
        var entry = KnownChangesFile.Accepted()
        entry.fingerprint = change.fingerprint
        entry.reason = options.reason ?? ""
        entry.expires = options.expires.flatMap(CalendarDay.init)
        entry.change = change.change.code
        entry.at = change.change.place.path
        entry.spec = spec.name
        // An entry that has expired is replaced.
        if known.contains(change.fingerprint) { file.accepted.removeAll { $0.fingerprint == change.fingerprint } }
        file.accepted.append(entry)
        count += 1
      }
    }
    do throws(Diagnostic) {
      try OutputFile.write(KnownChangesText(file).bytes, to: place, replacesRead: true)
      reporter.say("wrote \(path): \(count == 1 ? "1 change" : "\(count) changes") accepted")
    } catch {
      reporter.addTrouble(error)
    }
  }
}

extension KnownChanges {
  init(_ file: KnownChangesFile) {
    self.init(
      ignored: file.ignored.map { Pattern(code: $0.change, path: $0.at, spec: $0.spec) },
      accepted: file.accepted.map {
        Accepted(
          fingerprint: $0.fingerprint, reason: $0.reason, expires: $0.expires, spec: $0.spec)
      })
  }
}

/// A file of known changes as YAML.
struct KnownChangesText {
  let bytes: [UInt8]

  init(_ file: KnownChangesFile) {
    var text = """
      # Known changes between versions. See 'tablec schema reference'.
      tablecchanges: \(KnownChangesFile.version)

      """
    if !file.ignored.isEmpty { text += "ignore:\n" }
    for entry in file.ignored {
      text += Self.entry([
        ("change", entry.change?.rule), ("at", entry.at?.inQuotes), ("spec", entry.spec?.inQuotes),
        ("reason", entry.reason?.inQuotes),
      ])
    }
    text += file.accepted.isEmpty ? "accept: []\n" : "accept:\n"
    for entry in file.accepted {
      text += Self.entry([
        ("fingerprint", entry.fingerprint.inQuotes), ("change", entry.change?.rule),
        ("at", entry.at?.inQuotes), ("spec", entry.spec?.inQuotes),
        ("reason", entry.reason.inQuotes), ("expires", entry.expires?.description),
      ])
    }
    bytes = Array(text.utf8)
  }

  private static func entry(_ values: [(key: String, value: String?)]) -> String {
    "  - {\(values.compactMap { key, value in value.map { "\(key): \($0)" } }.joined(separator: ", "))}\n"
  }
}
