/// A place to show: its arrow line, and its line of source when the source is at hand.
struct Snippet {
  /// `Specs/contacts.yaml:14:9`, safe to print.
  let place: String
  /// The number of the line shown.
  let lineNumber: Int
  /// Nil for a whole file and for a file whose source nobody has.
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

  /// The columns its line number takes in the gutter.
  var numberWidth: Int { excerpt == nil ? 1 : String(lineNumber).count }
}
