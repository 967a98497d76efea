import TableDiagnostics
import TableParsing

/// What can be wrong with backgrounds' shapes, headers, footers, the index and autoresizing.
enum HeaderMarkers {
  private static func spec(_ name: String, _ keys: String, _ findings: Finding...) -> MarkedSpec {
    var spec = MarkedSpec(name, "tablespec: 1\n\(keys)\n")
    spec.findings = findings
    return spec
  }

  static let cases: [MarkedSpec] = [
    spec(
      "corners of no fill", "background: {1️⃣cornerRadius: 8}",
      Finding("1️⃣", .missingKey, "a background needs one of the keys color, gradient, image, light")),
    spec(
      "a negative radius", "background: {color: red, cornerRadius: 1️⃣-1}",
      Finding("1️⃣", .numberOutOfRange, "'cornerRadius' in a background is out of range")),
    spec(
      "a border that is a colour", "background: {color: red, border: 1️⃣red}",
      Finding("1️⃣", .wrongType, "'border' in a background must be a mapping, not text")),
    spec(
      "a border of nothing", "background: {color: red, border: 1️⃣{}}",
      Finding("1️⃣", .missingKey, "a border needs one of the keys color, width")),
    spec(
      "a misspelt width", "background: {color: red, border: {color: red, 1️⃣with: 2}}",
      Finding("1️⃣", .unknownKey, "unknown key 'with' in a border", fix: "width")),
    spec(
      "a title and a stack", "sections: [{header: {title: a, 1️⃣stack: {views: []}}}]",
      Finding(
        "1️⃣", .conflictingKeys, "'title' and 'stack' cannot be combined in a header or footer",
        help: "a label in the stack")),
    spec(
      "views and a stack", "tableHeader: {views: [], 1️⃣stack: {views: []}}",
      Finding(
        "1️⃣", .conflictingKeys, "'views' and 'stack' cannot be combined in a table header or footer",
        help: "into the stack")),
    spec(
      "a transform of no title", "sections: [{header: {1️⃣transform: none, views: []}}]",
      Finding("1️⃣", .conflictingKeys, "'transform' in a header or footer requires 'title'")),
    spec(
      "a misspelt transform", "sections: [{header: {title: a, transform: 1️⃣uppercased}}]",
      Finding(
        "1️⃣", .badValue, "'uppercased' is not a valid value for 'transform' in a header or footer", fix: "uppercase")),
    spec(
      "a design size of no views", "tableHeader: {1️⃣designSize: [300, 60], stack: {views: []}}",
      Finding("1️⃣", .conflictingKeys, "'designSize' in a table header or footer requires 'views'")),
    spec(
      "a design size of one number", "tableHeader: {designSize: 1️⃣[300], views: []}",
      Finding(
        "1️⃣", .wrongType, "'designSize' in a table header or footer must be [width, height], and this has 1 element")),
    spec(
      "a mask that is misspelt", "tableHeader: {views: [{frame: [0, 0, 1, 1], autoresizing: [1️⃣flexibleWith]}]}",
      Finding(
        "1️⃣", .badValue, "'flexibleWith' is not a valid value for an element of 'autoresizing' in a view",
        fix: "flexibleWidth")),
    spec(
      "a mask that is no list", "tableHeader: {views: [{frame: [0, 0, 1, 1], autoresizing: 1️⃣flexibleWidth}]}",
      Finding("1️⃣", .wrongType, "'autoresizing' in a view must be a list, not text")),
    .row(
      "a mask in a stack", "stack: {views: [{label: a, 1️⃣autoresizing: []}]}",
      Finding("1️⃣", .unknownKey, "unknown key 'autoresizing' in a view in a stack")),
    spec(
      "an index without titles", "sectionIndex: 1️⃣[]",
      Finding("1️⃣", .wrongType, "'sectionIndex' in the table must have from 1 to 1000 elements, not 0")),
    spec(
      "an index that is a text", "sectionIndex: 1️⃣ABC",
      Finding("1️⃣", .wrongType, "'sectionIndex' in the table must be a list, not text")),
    spec(
      "an index of no titles, which is not shown", "style: grouped\nsectionIndex: {color: red}"),
    spec(
      "an index with an empty list of titles", "sectionIndex: {titles: 1️⃣[], color: red}",
      Finding("1️⃣", .wrongType, "'titles' in a section index must have from 1 to 1000 elements, not 0")),
    // Open Radar 15067007: UIKit shows it.
    spec("an index of a grouped table", "style: grouped\nsectionIndex: [A]"),
    spec(
      "a padding that is a word", "sectionHeaderTopPadding: 1️⃣none",
      Finding("1️⃣", .wrongType, "'sectionHeaderTopPadding' in the table must be a number or automatic, not text")),
    spec(
      "an offset above the top", "environments: [{state: {contentOffset: 1️⃣-5}}]",
      Finding("1️⃣", .numberOutOfRange, "'contentOffset' in a state is out of range")),
    spec(
      "all of it as it should be",
      """
      sectionHeaderTopPadding: automatic
      sectionIndex: {titles: [A, 1, ~], color: red}
      tableHeader: {designSize: [300, 60], views: [{frame: [0, 0, 1, 1], autoresizing: [], border: {width: 2}}]}
      tableFooter: {stack: {views: [{label: a, border: {color: {light: red, dark: blue}}}]}}
      sections: [{header: {title: a, transform: capitalized}}]
      environments: [{state: {contentOffset: 20}}]
      """),
  ]
}
