/// A place to show: its arrow line, and its line of source if available.
struct Snippet {
  /// `Specs/contacts.yaml:14:9`, safe to print.
  let place: String
  /// The number of the line shown.
  let lineNumber: Int
  /// Nil for a whole file and for a file whose source is not available.
  let excerpt: SourceExcerpt?

  init(of range: SourceRange, with index: inout SourceIndex) {
    let file = safeText(range.displayName)
    lineNumber = range.start.line
    switch range.extent {
    case .wholeFile:
      place = file
      excerpt = nil
    case .span(let start, let end):
      place = "\(file):\(start.line):\(start.column)"
      excerpt = index.text(of: range.file).map { SourceExcerpt(of: start, to: end, in: $0) }
    }
  }

  /// The width of its line number in the gutter, in columns.
  var numberWidth: Int { excerpt == nil ? 1 : String(lineNumber).count }
}
