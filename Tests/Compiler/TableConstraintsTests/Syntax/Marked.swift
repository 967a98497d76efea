import TableConstraints

/// A text with a place in it: `title.«leeding» == 8`.
struct Marked {
  var text: String
  /// UTF-8 offsets between the marks; nil where there are none.
  var range: Range<Int>?

  init(_ marked: String) {
    // A mark and a joiner after it are one character, so scalars are looked at.
    let parts = marked.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }.map(
      String.init)
    text = parts.joined()
    guard parts.count == 3 else { return }
    let start = parts[0].utf8.count
    range = start..<start + parts[1].utf8.count
  }
}

/// The constraints of a text in a cell's content view, written canonically.
func canonical(_ text: String, holder: String = "contentView") throws -> [String] {
  try ConstraintText.parse(text, holder: holder).map(\.description)
}

/// The problem of a text; nil where there is none.
func problem(of text: String, holder: String = "contentView") -> SyntaxProblem? {
  do throws(SyntaxProblem) {
    _ = try ConstraintText.parse(text, holder: holder)
    return nil
  } catch {
    return error
  }
}
