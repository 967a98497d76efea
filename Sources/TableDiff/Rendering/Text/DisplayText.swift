/// Text in the cells of a terminal.
enum DisplayText {
  /// How many cells a text takes.
  static func width(_ text: String) -> Int { text.reduce(0) { $0 + $1.displayWidth } }

  /// Filled up with blanks; a longer text stays as it is.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - self.width(text), 0))
  }
}
