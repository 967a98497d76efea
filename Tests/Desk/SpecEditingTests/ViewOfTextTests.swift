import TableIR
import Testing

@testable import SpecEditing
@testable import TableConstraints

@Suite("What a text shows")
struct ViewOfTextTests {
  private static let text = """
    tablespec: 1
    # first
    # second
    tintColor: {light: systemBlue, dark: "#ff0000"}
    templates:
      person: {text: Ann}
    sections:
      - id: friends
        header: Friends
        rows:
          - {id: ann, text: Ann, image: images/leaf.png}
          - text:
              text: Ben
              color: '#0f0'
      - include: _rest.yaml
    environments:
      - {device: iphone-se, appearance: dark}

    """

  private let editor = Project(images: ["images/leaf@2x.png": []]).editor(text)

  private func words(_ range: Range<Int>) -> String { String(decoding: editor.text.bytes[range], as: UTF8.self) }

  @Test("has colours")
  func colors() {
    let colors = editor.colors()
    #expect(colors.map { words($0.range) } == ["systemBlue", "\"#ff0000\"", "'#0f0'"])
    #expect(colors[0].light == RGBA(0, 0x7A, 0xFF) && colors[0].dark == RGBA(0x0A, 0x84, 0xFF))
    #expect(colors[2].light == RGBA(0, 255, 0))
    let labels = editor.presentations(of: RGBA(0xFF, 0x3B, 0x30), at: colors[0].range).map(\.label)
    #expect(labels == ["\"#ff3b30\"", "systemRed"])
  }

  @Test("has an outline")
  func symbols() throws {
    func outline(_ symbols: [SpecSymbol], _ depth: Int = 0) -> [String] {
      symbols.flatMap { symbol in
        [String(repeating: " ", count: depth) + symbol.name + (symbol.detail.map { " · \($0)" } ?? "")]
          + outline(symbol.children, depth + 1)
      }
    }
    #expect(
      outline(editor.symbols()) == [
        "tablespec · 1", "tintColor · {light: systemBlue, dark: \"#ff0000\"}", "templates", " person · Ann", "sections",
        " friends · Friends", "  ann · Ann", "  Ben", " include _rest.yaml", "environments",
        " device iphone-se, appearance dark",
      ])
    func check(_ symbol: SpecSymbol) {
      #expect(
        symbol.range.lowerBound <= symbol.selection.lowerBound && symbol.selection.upperBound <= symbol.range.upperBound
      )
      for child in symbol.children {
        #expect(symbol.range.lowerBound <= child.range.lowerBound && child.range.upperBound <= symbol.range.upperBound)
        check(child)
      }
    }
    editor.symbols().forEach(check)
  }

  @Test("can be folded")
  func folding() {
    let ranges = editor.foldingRanges().map { words($0.range).split(separator: "\n")[0] }
    #expect(ranges == ["templates:", "sections:", "id: friends", "rows:", "text:", "environments:", "# first"])
  }

  @Test("has links")
  func links() {
    let links = editor.links()
    #expect(links.map { words($0.range) } == ["images/leaf.png", "_rest.yaml"])
    #expect(links.map(\.path) == ["\(Project.root)/images/leaf@2x.png", "\(Project.root)/_rest.yaml"])
  }

  @Test(
    "explains keys and values",
    arguments: [
      ("tint⟦Color: red", "**tintColor** of the table"), ("style: gr⟦ouped", "`UITableView.Style`"),
      ("tintColor: system⟦Red", "`systemRed` in iOS 26\n\nlight: `#ff383c`\n\ndark: `#ff4245`"),
      ("metrics: ios18\ntintColor: system⟦Red", "dark: `#ff453a`"),
      ("sections: [{rows: [{acc⟦essory: none}]}]", "UITableViewCell.accessoryType"),
      ("environments: [{device: iphone⟦-se}]", "375 × 667 points"),
      ("rowHeight: 44\nrow⟦Height: 44", "Default: automatic"),
      ("templates: {a: {text: Ann}}\nsections: [{rows: [{use: ⟦a}]}]", "template `a`\n\nAnn"),
      ("sections: [{rows: [{image: {symbol: gear⟦shape}}]}]", "SF Symbol `gearshape`, from iOS 14 on"),
      ("sections: [{rows: [{style: sub⟦title}]}]", "UITableViewCell.CellStyle"), ("include: ⟦_a.yaml", "no such file"),
      (constraint("a.lead⟦ing == superview.leadingMargin + 8"), "layout.\n\nIn UIKit: `NSLayoutConstraint.Attribute.l"),
      (constraint("a.leading == superview.leading⟦Margin + 8"), "within the view's layout margins"),
      (constraint("a.leading == ⟦margins.leading"), "The view without its layout margins"),
      (constraint("a.leading == margins.leading⟦ @"), "**leading** of a constraint"),
      ("sections: [{rows: [{views: [{label: A, pin: {lead⟦ing: 0}}]}]}]", "`NSLayoutConstraint.Attribute.leading`"),
    ])
  func hover(marked: String, expected: String) {
    let (text, offset) = Project.place(in: marked)
    #expect(
      Project().editor(text).hover(at: offset)?.markdown.contains(expected) == true,
      "\(Project().editor(text).hover(at: offset)?.markdown ?? "nothing")")
  }

  private static func constraint(_ text: String) -> String {
    "sections: [{rows: [{views: [{id: a, label: A}], constraints: [\"\(text)\"]}]}]"
  }

  @Test("says what every attribute and guide is", arguments: Attribute.words + Guide.allCases.map(\.rawValue))
  func attributes(word: String) {
    let editor = Project().editor(Self.constraint("a.\(word)"))
    #expect(editor.hover(at: editor.text.bytes.count - 7)?.markdown.hasPrefix("**\(word)**") == true)
    let offered = Project().editor(Self.constraint("a.")).completions(at: Self.constraint("a.").utf8.count - 6).items
    #expect(offered.allSatisfy { $0.documentation?.isEmpty == false } && !offered.isEmpty)
  }

  @Test("names the page of the reference")
  func reference() {
    let editor = Project().editor("sections: [{rows: [{text: A}]}]")
    #expect(editor.reference(at: 21)?.file == "Rows.md")
    #expect(editor.reference(at: 21)?.anchor == "row")
  }
}
