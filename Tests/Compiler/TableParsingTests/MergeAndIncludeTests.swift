import TableIR
import TableParsing
import Testing

@Suite("Merge keys")
struct MergeTests {
  @Test("bring what the mapping does not say; the earlier mapping wins")
  func precedence() throws {
    let rows = try rows(
      """
      - &a {text: A, height: 1, style: value1}
      - &b {text: B, height: 2, accessory: checkmark}
      - {<<: *a, text: own}
      - {<<: [*a, *b]}
      - {text: before, <<: *b}
      """)
    #expect(rows.map(\.text?.string) == ["A", "B", "own", "A", "before"])
    #expect(rows.map(\.height) == [.points(1), .points(2), .points(1), .points(1), .points(2)])
    #expect(rows[3].accessory == .checkmark)
    #expect(rows[3].style == .value1)
  }

  @Test("follow merges inside merges")
  func nested() throws {
    let rows = try rows("- &a {height: 1, style: value1}\n- &b {<<: *a, height: 2}\n- {<<: *b, text: c}")
    #expect(rows[2].height == .points(2))
    #expect(rows[2].style == .value1)
  }

  @Test("do not bring a key that excludes one which is there")
  func exclusive() throws {
    let rows = try rows(
      """
      - &plain {background: red}
      - {<<: *plain, backgrounds: {top: blue}}
      - &switched {accessory: {switch: on}}
      - {accessory: {<<: {switch: on}, slider: 0.5}}
      - {<<: {repeat: 3}, each: [a], text: '{item}'}
      """)
    #expect(rows[1].backgrounds == PositionBackgrounds(top: Background(normal: .color(.system(.blue)))))
    #expect(rows[3].accessory == .slider(Slider(value: 0.5)))
    #expect(rows.map(\.text?.string) == [nil, nil, nil, nil, "a"])
  }

  @Test("are also written with their tag, as yq does (mikefarah/yq#1083)")
  func tagged() throws {
    let rows = try rows(
      """
      - &base {text: A, accessory: checkmark}
      - !!merge <<: *base
        text: B
      - {text: C, !!merge <<: [*base, {height: 5}]}
      - &other {!!merge "<<": *base, text: D}
      - !!merge <<: *other
      """)
    #expect(rows.map(\.text?.string) == ["A", "B", "C", "D", "D"])
    #expect(rows.allSatisfy { $0.accessory == .checkmark } && rows[2].height == .points(5))
  }

  @Test("can bring a key that is required, a template and a repeat")
  func required() throws {
    let rows = try rows(
      "- {image: &i {size: [1, 1]}}\n- {image: {<<: *i, color: red}}\n- &r {use: t, repeat: 2}\n- {<<: *r}",
      before: "templates: {t: {height: 9}}\n")
    #expect(rows.count == 6)
    #expect(
      rows[1].image == .placeholder(Image.Placeholder(size: LayoutSize(width: 1, height: 1), color: .system(.red))))
    #expect(rows.suffix(4).allSatisfy { $0.height == .points(9) })
  }
}

@Suite("Includes")
struct IncludeTests {
  private let files = MemoryFiles(
    [
      "base.yaml": "style: grouped\nname: base\nbackgrounds: {top: red, single: clear}\nsections: [{id: first}]\n",
      "parts/rows.yaml": "- Ann\n- include: more/rows.yaml\n- Cy\n",
      "parts/more/rows.yaml": "- {text: Ben, image: ../i.png}\n",
      "sections.yaml": "- {id: a, rows: [x]}\n- {id: b}\n",
    ], images: ["parts/i.png": png(3, 4)])

  @Test("put rows where they stand, and find paths from their own file")
  func rowsOfFiles() throws {
    let rows = try rows("- start\n- include: parts/rows.yaml\n- end", files: files)
    #expect(rows.map(\.text?.string) == ["start", "Ann", "Ben", "Cy", "end"])
    #expect(rows.map(\.id) == ["s/0", "s/1", "s/2", "s/3", "s/4"])
    #expect(rows.map(\.location.file) == [0, 1, 2, 1, 0])
  }

  @Test("put sections where they stand, and name the files that were read")
  func sections() throws {
    let table = try table("sections: [{id: start}, {include: sections.yaml}, {id: end}]", files: files)
    #expect(table.sections.map(\.id) == ["start", "a", "b", "end"])
    #expect(table.files == ["a.yaml", "sections.yaml"])
    #expect(table.sections[1].location.file == 1)
  }

  @Test("start a table, whose own keys win and whose sections come after")
  func tables() throws {
    let table = try table(
      "include: base.yaml\nname: own\nbackgrounds: {top: blue}\nsections: [{id: last}]", files: files)
    #expect(table.style == .grouped)
    #expect(table.name == "own")
    #expect(table.sections.map(\.id) == ["first", "last"])
    #expect(table.backgrounds.top?.normal == .color(.system(.blue)))
    #expect(table.backgrounds.single?.normal == .clear)
  }

  @Test("several start a table, the later over the earlier")
  func several() throws {
    let more = MemoryFiles(["b.yaml": "style: grouped\ntintColor: red\n", "c.yaml": "style: plain\n"])
    let table = try table("include: [b.yaml, c.yaml]", files: more)
    #expect(table.style == .plain)
    #expect(table.tintColor == .system(.red))
  }

  @Test("reach as far as the root allows")
  func root() {
    let files = MemoryFiles(["lists/a.yaml": "tablespec: 1\ninclude: ../b.yaml\n", "b.yaml": "style: grouped\n"])
    var options = SpecParser.Options()
    #expect(parse("tablespec: 1\ninclude: ../b.yaml\n", files: files, path: "lists/a.yaml").table == nil)
    options.root = "."
    let table = parse("tablespec: 1\ninclude: ../b.yaml\n", files: files, path: "lists/a.yaml", options: options).table
    #expect(table?.style == .grouped)
    #expect(table?.files == ["lists/a.yaml", "b.yaml"])
  }
}
