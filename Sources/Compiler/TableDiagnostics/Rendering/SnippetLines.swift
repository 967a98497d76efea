/// The lines of a diagnostic, all with the same gutter.
struct SnippetLines {
  let colour: Bool
  /// The width of the largest line number, in columns.
  let numberWidth: Int
  private(set) var text = ""

  /// `error[E0107]: message`
  mutating func appendHeader(_ title: String, style: TerminalStyle, message: String) {
    text += paint(title, style) + paint(": " + safeText(message), .message) + "\n"
  }

  /// The arrow line, and the excerpt with its carets.
  mutating func append(_ snippet: Snippet, label: String?, style: TerminalStyle) {
    text += blanks(numberWidth) + paint("-->", .gutter) + " " + snippet.place + "\n"
    guard let excerpt = snippet.excerpt else { return }
    let bar = paint(blanks(numberWidth) + " |", .gutter)
    let number = String(snippet.lineNumber)
    let carets = String(repeating: "^", count: excerpt.caretCount)
    let marks = [carets, label.map(safeText) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    text += bar + "\n"
    text += paint(blanks(numberWidth - number.count) + number + " |", .gutter)
    text += (excerpt.text.isEmpty ? "" : " ") + excerpt.text + "\n"
    text += bar + " " + blanks(excerpt.caretColumn) + paint(marks, style) + "\n"
  }

  /// `= help: message`, in line with the gutter.
  mutating func appendRemark(_ title: String, _ message: String) {
    let start = blanks(numberWidth + 1) + paint("=", .gutter) + " " + paint(title, .message)
    text += start + ": " + safeText(message) + "\n"
  }

  private func paint(_ text: String, _ style: TerminalStyle) -> String {
    style.apply(to: text, colour: colour)
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
