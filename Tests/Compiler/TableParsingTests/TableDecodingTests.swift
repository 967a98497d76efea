import TableIR
import TableLayout
import TableParsing
import Testing

@Suite("A table's keys")
struct TableDecodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var yaml: String
    var change: @Sendable (inout Table) -> Void
    var testDescription: String { yaml }

    init(_ yaml: String, _ change: @escaping @Sendable (inout Table) -> Void) {
      (self.yaml, self.change) = (yaml, change)
    }
  }

  static let cases: [Case] = [
    Case("name: no") { $0.name = "no" },
    Case("style: insetGrouped") { $0.style = .insetGrouped },
    Case("metrics: ios6") { $0.metrics = Table.Metrics(profile: .ios6, ios: 6) },
    Case("metrics: 'ios17'") { $0.metrics = Table.Metrics(profile: .modern, ios: 17) },
    Case("rowHeight: 100") { $0.rowHeight = .points(100) },
    Case("sectionHeaderHeight: 20\nsectionFooterHeight: 0") {
      ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (20, 0)
    },
    Case("separatorStyle: none") { $0.separator = Separator(style: SeparatorStyle.none) },
    Case("background: {gradient: ['#3a2a1a', \"#6b4c2f80\"]}") {
      $0.background = .gradient([.fixed(RGBA(hex: 0x3A2A1A)), .fixed(RGBA(0x6B, 0x4C, 0x2F, alpha: 0x80))])
    },
    Case("background: icon.png") { $0.background = .image(0) },
    Case("background: {color: {light: white, dark: '#111'}}") {
      $0.background = .color(.dynamic(light: RGBA(255, 255, 255), dark: RGBA(17, 17, 17)))
    },
    Case("tintColor: orange") { $0.tintColor = .system(.orange) },
    Case("backgrounds: {top: red}") {
      $0.backgrounds = PositionBackgrounds(top: Background(normal: .color(.system(.red))))
    },
    Case("tableHeader: {height: 60, background: red, views: []}") {
      $0.header = HeaderFooter(content: .views([]), height: 60, background: .color(.system(.red)))
    },
    Case("tableFooter: {}") { $0.footer = HeaderFooter(content: .views([])) },
    Case("sections: []") { _ in },
  ]

  @Test("mean what the reference says", arguments: cases)
  func decodes(_ example: Case) throws {
    var found = try table(example.yaml)
    found.assets = []
    found.metrics?.location = .start
    found.header?.location = .start
    found.footer?.location = .start
    var expected = Table(name: "a")
    expected.files = ["a.yaml"]
    example.change(&expected)
    #expect(found == expected)
  }

  @Test("say the version as a whole number, or as one that has no fraction", arguments: ["1", "1.0", "0x1"])
  func version(_ version: String) {
    #expect(parse("tablespec: \(version)\n").table != nil)
  }

  @Test("give the name of the file, or of the standard input")
  func names() throws {
    #expect(parse("tablespec: 1\n", path: "parts/about us.v2.yaml").table?.name == "about us.v2")
    #expect(parse("tablespec: 1\n", path: "-").table?.name == "stdin")
  }

  @Test("of sections: ids that are made, headers short and long")
  func sections() throws {
    let sections = try table(
      """
      sections:
        - {}
        - id: friends
          header: Friends
          footer: {title: {text: Bye, color: red}, height: 30}
          rowHeight: 50
          separatorStyle: none
          backgrounds: {single: clear}
          rows: [Ann]
        - header: {views: [{frame: [0, 0, 1, 1]}]}
      """
    ).sections
    #expect(sections.map(\.id) == ["section-0", "friends", "section-2"])
    #expect(sections[1].header?.content == .title(Text("Friends")))
    #expect(sections[1].footer?.content == .title(Text("Bye", color: .system(.red))))
    #expect(sections[1].footer?.height == 30)
    #expect(sections[1].rowHeight == .points(50))
    #expect(sections[1].separator.style == SeparatorStyle.none)
    #expect(sections[1].backgrounds?.single?.normal == .clear)
    #expect(sections[1].rows.map(\.id) == ["friends/0"])
    guard case .views(let views) = sections[2].header?.content else { throw Unexpected("no views") }
    #expect(views.views.map(\.content) == [.plain])
  }

  @Test("find an image in the scales it has, once for all who name it")
  func assets() throws {
    let table = try table(
      "background: big.png\nsections: [{rows: [{image: icon.png}, {image: ./icon.png}, {image: icon@2x.png}]}]")
    #expect(table.assets.map(\.name) == ["big.png", "icon.png", "icon@2x.png"])
    #expect(table.assets.map { $0.variants.map(\.scale) } == [[3], [1, 2], [2]])
    #expect(table.assets[0].variants[0].size == LayoutSize(width: 30, height: 20))
    #expect(table.sections[0].rows.map(\.image) == [.asset(1), .asset(1), .asset(2)])
  }
}

struct Unexpected: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
