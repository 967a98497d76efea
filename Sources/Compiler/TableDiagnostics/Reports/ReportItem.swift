/// A diagnostic as a report lists it.
public struct ReportItem: Sendable {
  /// The problem itself: its code, its message and its place.
  public var diagnostic: Diagnostic
  /// Identifies it even if lines have moved; nil to derive one from its code, its place and its line of source.
  public var fingerprint: String?
  /// The suite that it belongs to, such as a spec; nil for its file.
  public var suite: String?
  /// The reason why it does not count, if it was accepted.
  public var justification: String?
  /// Whether it alone makes the run fail.
  public var isFailure: Bool
  /// Whether it kept the run from doing all of its work, as a file that cannot be read does.
  public var endsRun = false

  /// Creates a report item.
  public init(
    _ diagnostic: Diagnostic, fingerprint: String? = nil, suite: String? = nil, justification: String? = nil,
    isFailure: Bool? = nil
  ) {
    self.diagnostic = diagnostic
    self.fingerprint = fingerprint
    self.suite = suite
    self.justification = justification
    self.isFailure = isFailure ?? (justification == nil && diagnostic.severity != .note)
  }
}

extension ReportItem {
  /// The code with the name of its rule: `L0102 indicator-contrast`.
  var name: String { diagnostic.code.rule.map { "\(diagnostic.code) \($0)" } ?? diagnostic.code.rawValue }

  /// The message with what stands beside its carets, notes that have no place, and the help; for formats that have places for the
  /// other notes.
  package var messageAndHelp: String {
    let notes = diagnostic.notes.filter { $0.range == nil }.map(\.message)
    return ([diagnostic.message] + [diagnostic.label].compactMap(\.self) + notes + [diagnostic.help].compactMap(\.self))
      .joined(separator: "; ")
  }

  /// The number of other places that a message of one line names.
  private static let mostPlaces = 5

  /// The message with all notes and the help, on one line.
  var wholeMessage: String {
    let places = diagnostic.notes.compactMap { note in note.range.map { "\(note.message): \($0.reportPlace)" } }
    var parts = [messageAndHelp] + places.prefix(Self.mostPlaces)
    if places.count > Self.mostPlaces { parts.append("and \(counted(places.count - Self.mostPlaces, "more place"))") }
    return parts.joined(separator: "; ")
  }
}

extension SourceRange {
  /// The path of the file in reports for other programs: the only place that decides how it is written.
  package var reportPath: String { displayName }

  /// `Specs/login.yaml:14`, in reports.
  package var reportPlace: String { isWholeFile ? reportPath : "\(reportPath):\(start.line)" }
}
