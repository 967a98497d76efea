/// Text in the cells of a terminal.
enum DisplayText {
  /// The number of cells that a text takes.
  static func width(_ text: String) -> Int { text.reduce(0) { $0 + $1.displayWidth } }

  /// Pads a text with spaces; a longer text is unchanged.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - self.width(text), 0))
  }
}
