extension String {
  /// A name as an id, which has no slash and no blanks; nil for one that has nothing else.
  package var asID: String? {
    let words = split { $0 == "/" || $0.isWhitespace || $0.isNewline }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}
