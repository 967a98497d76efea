import Testing

/// What others met in SwiftUI or in what generators of Swift write, as a spec, and what must be and must not be in the Swift of it.
struct SwiftUIReport: Sendable, CustomTestStringConvertible {
  /// Where it was reported.
  let source: String
  let spec: String
  /// Lines as they end.
  var lines: [String] = []
  var absent: [String] = []

  var testDescription: String { source }

  static let all = [
    // A body that is one long expression cannot be type-checked in reasonable time: each row is a property.
    SwiftUIReport(
      source: "https://github.com/swiftlang/swift/issues/64333",
      spec: """
        sections:
          - rows: [{repeat: 30, id: "row-{number}", text: "Row {number}", image: {symbol: star, color: {light: red, dark: blue}}, accessory: {switch: on}}]
        """,
      lines: ["  private var row30Row: some View {", "    public var row30 = true"]),
    // Ten views are the most that the builder takes.
    SwiftUIReport(
      source: "https://qiita.com/k-motoyan/items/625ed773c70e0a1c6027",
      spec: "sections: [{rows: [{repeat: 11, id: \"r-{number}\", text: a}]}]",
      lines: ["      Group {", "        r10Row", "      r11Row"]),
    // A literal is a key of the string catalog, and Markdown; a text of a spec is neither.
    SwiftUIReport(
      source: "https://github.com/mattmassicotte/Multipass/pull/1",
      spec: "sections: [{rows: [{id: a, text: \"**not** _bold_ [link](https://example.org)\"}]}]",
      lines: ["    Text(verbatim: \"**not** _bold_ [link](https://example.org)\")"],
      absent: ["Text(\"", "LocalizedStringKey"]),
    // An interpolated text is not found in the catalog: what is put into it is an argument.
    SwiftUIReport(
      source: "https://github.com/utmapp/UTM/pull/4276",
      spec: "sections: [{rows: [{id: a, text: {text: \"%@ Drive\", key: drive, arguments: 6 GB}}]}]",
      lines: [
        "    Text(verbatim: String.localizedStringWithFormat(NSLocalizedString(\"drive\", comment: \"\"), \"6 GB\"))"
      ]),
    // A percent sign alone is no format.
    SwiftUIReport(
      source: "https://github.com/liamnichols/xcstrings-tool/issues/63",
      spec: "sections: [{rows: [{id: a, text: 50% off}, {id: b, text: \"%@\"}]}]",
      lines: ["    Text(verbatim: \"50% off\")", "    Text(verbatim: \"%@\")"], absent: ["WithFormat"]),
    // Quotes, backslashes and interpolations in a text are its characters.
    SwiftUIReport(
      source: "https://github.com/liamnichols/xcstrings-tool/issues/10",
      spec: #"sections: [{rows: [{id: a, text: 'Golden "Good Boy" \(exit(1)) \'}]}]"#,
      lines: [#"    Text(verbatim: "Golden \"Good Boy\" \\(exit(1)) \\")"#]),
    // Names that begin with a digit; the spec itself has one, too.
    SwiftUIReport(
      source: "https://github.com/SwiftGen/SwiftGen/issues/289",
      spec: "sections: [{id: 2nd, rows: [{id: 25UltraLight, text: a, accessory: {switch: off}}]}]",
      lines: [
        "public struct _1stReportView: View {", "    case _25UltraLight = \"25UltraLight\"",
        "    public var _25UltraLight = false",
      ]),
    // A slider whose range is empty stops the app; a stepper may have one. A negative maximum is no operator `...-`.
    SwiftUIReport(
      source: "https://github.com/youssofal/MTPLX/issues/256",
      spec: """
        sections:
          - rows:
              - {id: a, text: a, accessory: {slider: {value: -3, minimum: -5, maximum: -2}}}
              - {id: b, text: b, accessory: {stepper: {value: 1, minimum: 1, maximum: 1}}}
        """,
      lines: ["      Slider(value: $values.a, in: -5 ... -2)", "    Stepper(value: $values.b, in: 1 ... 1) {"]),
    // The same text or the same id twice is no identity of a row.
    SwiftUIReport(
      source: "https://github.com/vinhnx/notes/issues/385",
      spec: """
        sections:
          - rows:
              - {id: a-b, text: x, accessory: {segmentedControl: [One, One]}}
              - {id: a b, text: x}
        """,
      lines: [
        "    case aB = \"a-b\"", "    case aB2 = \"a b\"",
        "        ForEach(Array(([\"One\", \"One\"] as [String]).enumerated()), id: \\.offset) { segment in",
      ]),
  ]
}
