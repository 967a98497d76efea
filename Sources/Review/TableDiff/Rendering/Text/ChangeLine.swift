import TableDiagnostics

/// A group of changes as a line of columns: its subject, its message, its code and its source.
struct ChangeLine {
  private let subject: String
  private let message: String
  private let code: String
  private let source: String?

  /// The widths of the columns, in terminal cells.
  struct Columns {
    let subject: Int
    let message: Int

    init(_ lines: [ChangeLine]) {
      subject = min(lines.map { DisplayText.width($0.subject) }.max() ?? 0, 56)
      message = min(lines.map { DisplayText.width($0.message) }.max() ?? 0, 64)
    }
  }

  init(_ group: ChangeGroup, in spec: SpecDiff) {
    let change = group.first.change
    var message = group.message
    if let followers = Self.followers(change) { message += ", \(followers)" }
    if let expired = group.first.acceptance, !expired.isValid {
      message += " (accepted until \(expired.expires ?? "now"): \(expired.reason))"
    }
    if let words = spec.environmentWords(group.first) { message += " (\(words))" }
    subject = safeText(group.subject)
    self.message = safeText(message)
    code = change.code.rawValue
    source = group.first.source.map { safeText($0.lineText) }
  }

  /// The views that moved along: by name if there are few.
  private static func followers(_ change: Change) -> String? {
    change.followers.count > 2 ? "with \(change.followers.count) views in it" : ChangeSentence(change).followers
  }

  func text(_ columns: Columns, colour: Bool) -> String {
    let place = TerminalStyle.aside.apply(to: source.map { "\(code)  \($0)" } ?? code, colour: colour)
    let start = "    \(DisplayText.padded(subject, to: columns.subject))  "
    return "\(start)\(DisplayText.padded(message, to: columns.message))  \(place)\n"
  }
}
