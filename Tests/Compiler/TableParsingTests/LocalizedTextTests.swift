import TableIR
import TableLayout
import TableParsing
import Testing

@Suite("Texts of a string catalog")
struct LocalizedTextTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"KEY": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Tag"}},
      "en": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Pad"}},
        "other": {"stringUnit": {"state": "translated", "value": "Day"}}}}}}}}}
    """

  /// Each `KEY` is a text.
  private static let spec = """
    tablespec: 1
    strings: app.xcstrings
    sectionIndex: [{key: KEY}, "{search}", KEY]
    swipeActions: {leading: [{title: {key: KEY}}, KEY]}
    tableHeader: {stack: {views: [{label: {key: KEY}}, {stack: {views: [{label: KEY}]}}]}}
    tableFooter: {views: [{label: KEY, frame: [0, 0, 9, 9]}]}
    templates:
      t: {text: {key: KEY}, detailText: KEY, style: value1}
    sections:
      - header: KEY
        footer: {title: {key: KEY, font: 12}}
        swipeActions: {trailing: [KEY]}
        rows:
          - {use: t, swipeActions: {trailing: [{title: KEY}]}, variants: [{when: {idiom: pad}, text: KEY}]}
          - text: [KEY, {key: KEY}, {text: KEY, weight: bold}]
          - accessory: {segmentedControl: [{key: KEY}, KEY]}
            editingAccessory: {button: KEY}
          - accessory: {textField: {placeholder: {key: KEY}}}
          - accessory: {badge: KEY}
          - accessory: {label: {key: KEY}}
          - accessory: {view: {size: [9, 9], views: [{label: KEY, frame: [0, 0, 9, 9]}]}}
          - views:
              - {textView: KEY, frame: [0, 0, 9, 9]}
              - {textField: {text: {key: KEY}}, frame: [0, 0, 9, 9]}
              - {frame: [0, 0, 9, 9], views: [{button: {title: {key: KEY}}, frame: [0, 0, 9, 9]}]}
          - stack: {views: [{label: {key: KEY}, enabled: false}]}

    """

  private func table() throws -> Table {
    let result = parse(Self.spec, files: MemoryFiles(["app.xcstrings": Self.catalog]))
    #expect(result.diagnostics.diagnostics.map(\.message) == [])
    return try #require(result.table)
  }

  private func printed(_ table: Table, _ change: (inout Environment) -> Void) -> String {
    var environment = Environment(screen: .device(.standard), ios: 17)
    change(&environment)
    let layouter = TableLayouter(environment: environment, profile: .modern)
    return String(decoding: SpecPrinter().print(layouter.table(table)), as: UTF8.self)
  }

  private func count(_ word: String, in text: String) -> Int { text.split(separator: "\"\(word)\"").count - 1 }

  @Test("are replaced wherever a text can stand")
  func everywhere() throws {
    let table = try table()
    for (language, device, expected) in [("de", "iphone-17", "Tag"), ("en", "iphone-17", "Day"), ("fr", "ipad", "Pad")]
    {
      let text = printed(table) {
        $0.language = .init(language)
        $0.idiom = device == "ipad" ? .pad : .phone
      }
      #expect(!text.contains("KEY"), "\(text)")
      #expect(!text.contains("\"key\""))
      // The variant for a pad replaces the row, or is not shown.
      #expect(count(expected, in: text) >= 26, "\(count(expected, in: text))")
    }
  }

  @Test("are read again with their keys")
  func roundTrip() throws {
    let table = try table()
    let text = String(decoding: SpecPrinter().print(table), as: UTF8.self)
    let again = parse(text, files: MemoryFiles(["app.xcstrings": Self.catalog]))
    #expect(again.diagnostics.diagnostics.map(\.message) == [])
    #expect(String(decoding: SpecPrinter().print(try #require(again.table)), as: UTF8.self) == text)
    #expect(text.contains(#""strings": "app.xcstrings""#) && text.contains(#""key": "KEY""#))
  }

  @Test("keep a text over a template's key, and a key over a template's text")
  func templates() throws {
    let spec = """
      tablespec: 1
      strings: app.xcstrings
      templates: {keyed: {text: {key: KEY, font: 20}}, plain: {text: {text: Plain, font: 20}}}
      sections:
        - rows:
            - {use: keyed, text: {text: Own}}
            - {use: keyed, text: Own}
            - {use: keyed, text: {color: red}}
            - {use: plain, text: {key: KEY}}

      """
    let result = parse(spec, files: MemoryFiles(["app.xcstrings": Self.catalog]))
    let rows = try #require(result.table).sections[0].rows
    #expect(rows.map { $0.text?.string } == ["Own", "Own", "Day", "Day"])
    #expect(rows.map { $0.text?.key } == [nil, nil, "KEY", "KEY"])
    #expect(rows.allSatisfy { $0.text?.font.size == 20 })
  }

  @Test("come from several catalogs, the first taking precedence, and languages from all of them")
  func several() throws {
    let other = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "KEY": {"localizations": {"de": {"stringUnit": {"value": "Anders"}}, "fr": {"stringUnit": {"value": "Jour"}}}}}}
      """
    let spec = """
      tablespec: 1
      strings: [app.xcstrings, more.xcstrings]
      environments: [{language: all}]
      sections: [{rows: [KEY]}]

      """
    let table = try #require(
      parse(spec, files: MemoryFiles(["app.xcstrings": Self.catalog, "more.xcstrings": other])).table)
    #expect(table.environments.first?.languages.map(\.text) == ["de", "en", "fr"])
    #expect(printed(table) { $0.language = "de" }.contains("Tag"))
    #expect(printed(table) { $0.language = "fr" }.contains("Jour"))
  }
}
