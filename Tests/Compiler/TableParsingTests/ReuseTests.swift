import TableIR
import TableParsing
import Testing

@Suite("Templates")
struct TemplateTests {
  private let templates = """
    templates:
      big: {text: {text: Big, font: 30, color: red}, height: 90, accessory: checkmark}
      small: {use: big, height: 30}
      later: {use: last}
      last: {style: value1}

    """

  @Test("give their keys to rows; the row's own win")
  func use() throws {
    let row = try row("use: big\nheight: 60", before: templates.withoutUnused)
    #expect(row.height == .points(60))
    #expect(row.accessory == .checkmark)
    #expect(row.text == Text("Big", font: Font(size: 30), color: .system(.red)))
  }

  @Test("keep the look of a text that gets other words, or a part of its look")
  func texts() throws {
    let rows = try rows(
      "- {use: big, text: Hello}\n- {use: big, text: {color: blue}}\n- {use: big, detailText: b}",
      before: templates.withoutUnused)
    #expect(rows[0].text == Text("Hello", font: Font(size: 30), color: .system(.red)))
    #expect(rows[1].text == Text("Big", font: Font(size: 30), color: .system(.blue)))
    #expect(rows[2].text?.string == "Big")
  }

  @Test("give attributes to a detail text, which is none without words")
  func attributesOfDetail() throws {
    let rows = try rows(
      "- {use: t, text: a}\n- {use: t, text: b, detailText: c}\n- {use: t, text: d, detailText: ''}",
      before: "templates: {t: {style: subtitle, detailText: {color: red}}}\n")
    #expect(rows.map(\.detailText) == [nil, Text("c", color: .system(.red)), Text("", color: .system(.red))])
  }

  @Test("start from each other, in any order")
  func chains() throws {
    let rows = try rows("- use: small\n- use: later", before: templates)
    #expect(rows[0].height == .points(30))
    #expect(rows[0].accessory == .checkmark)
    #expect(rows[1].style == .value1)
  }

  @Test("keep the place of the row that uses them")
  func location() throws {
    let row = try row("use: big", before: templates.withoutUnused)
    #expect(row.location.line == 8)
  }

  @Test("fill their placeholders in each row that uses them")
  func placeholders() throws {
    let rows = try rows(
      "- {each: [ann], use: face, id: '{item}'}\n- {repeat: 2, use: line}\n- {use: line}",
      before: """
        templates:
          face: {use: line, image: 'faces/{item}.png', detailText: '{item}'}
          line: {text: {text: 'Row {number}', lines: 2}}

        """)
    #expect(rows.map(\.text?.string) == ["Row 1", "Row 1", "Row 2", "Row {number}"])
    #expect(rows.map(\.text?.lines) == [2, 2, 2, 2])
    #expect(rows[0].image == .asset(0))
    #expect(rows[0].detailText?.string == "ann")
  }

  @Test("can be chosen by an element")
  func chosen() throws {
    let rows = try rows(
      "- {each: [tall, flat], use: '{item}'}", before: "templates: {tall: {height: 90}, flat: {height: 20}}\n")
    #expect(rows.map(\.height) == [.points(90), .points(20)])
  }

  @Test("of an included file can be used, and replaced by name")
  func included() throws {
    let files = MemoryFiles([
      "b.yaml": "templates: {a: {height: 1}, b: {height: 2}, unused: {}}\n"
    ])
    let rows = try rows(
      "- use: a\n- use: b\n- use: c", before: "include: b.yaml\ntemplates: {b: {height: 3}, c: {use: a}}\n",
      files: files)
    #expect(rows.map(\.height) == [.points(1), .points(3), .points(1)])
  }
}

extension String {
  /// The first template alone.
  fileprivate var withoutUnused: String {
    split(separator: "\n", omittingEmptySubsequences: false).prefix(2).joined(separator: "\n") + "\n"
  }
}

@Suite("Repeated rows")
struct RepeatTests {
  private func texts(_ yaml: String) throws -> [String?] { try rows(yaml).map(\.text?.string) }

  @Test("count from 0 as index and from 1 as number")
  func counting() throws {
    let rows = try rows("- {repeat: 3, id: 'cell-{index}', text: 'Row {number} of {index}'}\n- last")
    #expect(rows.map(\.id) == ["cell-0", "cell-1", "cell-2", "s/3"])
    #expect(rows.map(\.text?.string) == ["Row 1 of 0", "Row 2 of 1", "Row 3 of 2", "last"])
  }

  @Test("come once for each element")
  func each() throws {
    #expect(try texts("- {each: [Ann, 5, no, ~], text: '{number}: {item}'}") == ["1: Ann", "2: 5", "3: no", "4: ~"])
  }

  @Test("take fields of elements that are mappings")
  func fields() throws {
    let rows = try rows(
      "- each: [{name: Ann, age: 5}, {name: Ben, age: 6}]\n  text: '{item.name}'\n  detailText: {text: '{item.age}', lines: 2}"
    )
    #expect(rows.map(\.text?.string) == ["Ann", "Ben"])
    #expect(rows.map(\.detailText?.string) == ["5", "6"])
  }

  @Test("fill every text: images, views, buttons")
  func everywhere() throws {
    let rows = try rows(
      """
      - each: [ann]
        image: faces/{item}.png
        views: [{frame: [0, 0, 1, 1], id: 'v-{item}', label: '{item}'}]
        accessory: {button: 'Call {item}'}
      """)
    #expect(rows[0].image == .asset(0))
    #expect(rows[0].views.map(\.id) == ["v-ann"])
    #expect(rows[0].views.map(\.content) == [.label(Text("ann"))])
    #expect(rows[0].accessory == .button(Button(title: Text("Call ann"))))
  }

  @Test("write a brace as two")
  func braces() throws {
    #expect(try texts("- {repeat: 1, text: '{{index}} {index} }{{ }'}") == ["{index} 0 }{ }"])
  }

  @Test("are none for 0, and for an empty list")
  func none() throws {
    #expect(try texts("- {repeat: 0, text: a}\n- {each: [], text: b}\n- {repeat: 1.0, text: c}") == ["c"])
  }

  @Test("alone have placeholders: elsewhere braces are braces")
  func elsewhere() throws {
    #expect(try texts("- '{index}'\n- text: '{'") == ["{index}", "{"])
  }
}
