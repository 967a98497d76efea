import TableDiagnostics

extension TemplateFilter {
  /// Everything that templates of tables can call.
  package static let all: [TemplateFilter] =
    common + frames + [code, specWords] + swiftValues + swiftTexts + swiftLabels + swiftUIValues

  private static let frames: [TemplateFilter] = [
    frame("x", "the distance of a frame from the leading edge of its space") { $0[0] },
    frame("y", "the distance of a frame from the top of its space") { $0[1] },
    frame("width", "the width of a frame") { $0[2] },
    frame("height", "the height of a frame") { $0[3] },
    frame("maxX", "where a frame ends horizontally") { $0[0] + $0[2] },
    frame("maxY", "where a frame ends vertically") { $0[1] + $0[3] },
  ]

  /// - Parameter value: of x, y, width and height.
  private static func frame(
    _ name: String, _ doc: String, _ value: @escaping @Sendable ([Double]) -> Double
  ) -> TemplateFilter {
    TemplateFilter(name, ["frame"], doc + ", in points; nothing if there is no frame") { arguments, _ in
      let numbers = arguments[0].elements.flatMap(\.elements).map(\.double)
      return numbers.count == 4 ? .number(value(numbers)) : .null
    }
  }

  private static let code = TemplateFilter(
    "code", "a code span of Markdown, also for a cell of a table, in which nothing is markup; write it with {{{ }}}",
    text: MarkdownText.code)
}
