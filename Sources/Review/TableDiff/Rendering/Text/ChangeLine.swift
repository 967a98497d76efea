import TableDiagnostics

/// A change, or several that are alike, as a line of columns: its subject, its message, its code and its source.
struct ChangeLine {
  private let subject: String
  private let message: String
  private let place: String

  /// The columns, in terminal cells.
  struct Columns {
    /// Where the lines begin, and go on below.
    let start: Int
    let indent: Int
    /// The widths of the columns; none for those that are not aligned because the page is too narrow.
    let name: Int
    let subject: Int
    let message: Int

    /// - Parameter name: the width of a column before the others.
    init(_ lines: [ChangeLine], from start: Int, name: Int = 0, on page: TextPage) {
      func widest(_ part: (ChangeLine) -> String) -> Int { lines.map { DisplayText.width(part($0)) }.max() ?? 0 }
      let (subject, message) = (min(widest(\.subject), 56), min(widest(\.message), 64))
      let messages = start + name + subject + 2
      let fits = page.width.map { messages + message + 2 + widest(\.place) <= $0 } ?? true
      let isAligned = fits || page.width.map { messages <= $0 / 2 } ?? true
      (self.start, self.name) = (start, name)
      (self.subject, self.message) = (isAligned ? subject : 0, fits ? message : 0)
      indent = isAligned ? messages : start + 2
    }
  }

  init(subject: String, message: String, place: String) {
    (self.subject, self.message, self.place) = (safeText(subject), safeText(message), safeText(place))
  }

  init(_ group: ChangeGroup, in spec: SpecDiff) {
    let change = group.first.change
    var message = group.message
    if let followers = Self.followers(change) { message += ", \(followers)" }
    if let expired = group.first.acceptance, !expired.isValid {
      message += " (\(expired.untilWords ?? "accepted"): \(expired.reason))"
    }
    if let words = spec.environmentWords(group.first) { message += " (\(words))" }
    let code = change.code.rawValue
    self.init(
      subject: group.subject, message: message, place: group.first.source.map { "\(code)  \($0.lineText)" } ?? code)
  }

  /// The views that moved along: by name if there are few.
  private static func followers(_ change: Change) -> String? {
    change.followers.count > 2 ? "with \(change.followers.count) views in it" : ChangeSentence(change).followers
  }

  /// - Parameter name: what is in the column before the others.
  func text(_ columns: Columns, after name: String = "", style: TerminalStyle? = nil, on page: TextPage) -> String {
    func gap(after text: String, to column: Int) -> Int { max(column - DisplayText.width(text), 0) + 2 }
    var line = page.line(from: columns.start, below: columns.indent)
    line.add(name, style: style)
    line.add(subject, after: columns.name - name.count)
    line.add(message, after: gap(after: subject, to: columns.subject))
    line.add(place, after: gap(after: message, to: columns.message), style: .aside, isWhole: true)
    return line.text + "\n"
  }
}
