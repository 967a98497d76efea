import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Backgrounds by position")
struct BackgroundPositionTests {
  private static let spec = """
    tablespec: 1
    style: grouped
    backgrounds: {top: red, middle: green, bottom: blue, single: {color: gray, selected: black}}
    sections:
      - id: first
        when: {ios: [15, 99]}
        rows:
          - {id: pad, text: On pads, when: {idiom: pad}}
          - {id: a, text: A}
          - {id: b, text: B, when: {editing: false}}
          - {id: new, text: New, when: {editing: true}, background: white}
          - {id: more, text: More, when: {editing: true}}
      - id: own
        backgrounds: {top: yellow, single: {selected: {color: cyan, cornerRadius: 4}}}
        rows:
          - {id: c, text: C}
          - {id: d, text: D, when: {orientation: portrait}}
    """

  private func fills(_ section: Int = 0, change: (inout Environment) -> Void = { _ in }) throws -> [Fill] {
    try rows(section, change: change).map(\.background.fill)
  }

  private func rows(_ section: Int, change: (inout Environment) -> Void = { _ in }) throws -> [CellNode] {
    return try SpecTables.table(yaml: Self.spec).laidOut(in: .phone(change)).table.sections[section].rows
  }

  private func color(_ color: SystemColor) -> Fill { .color(.system(color)) }

  @Test("Positions are those among the rows that `when` leaves")
  func when() throws {
    #expect(try fills() == [color(.red), color(.blue)])
    #expect(try fills { $0.idiom = .pad } == [color(.red), color(.green), color(.blue)])
  }

  @Test("Positions change with editing, which adds and removes rows")
  func editing() throws {
    #expect(try fills { $0.isEditing = true } == [color(.red), color(.white), color(.blue)])
  }

  @Test("Backgrounds of a section win over the table's, and a row's over both, for each position and state separately")
  func cascade() throws {
    #expect(try fills(1) == [color(.yellow), color(.blue)])
    #expect(try fills(1) { $0.orientation = .landscape } == [color(.gray)])
    let single = try rows(1) { $0.orientation = .landscape }[0]
    #expect(single.selectedBackground == ShapedFill(color(.cyan), cornerRadius: 4))
  }

  @Test("Backgrounds have their own corners and border, which the selected one inherits")
  func shapes() throws {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        background: {color: white, cornerRadius: 20}
        tableHeader: {height: 9, background: {gradient: [red, blue], border: {width: 3}}}
        backgrounds:
          single: {color: red, cornerRadius: 8, border: {color: blue}, selected: gray}
          top: {cornerRadius: 3, selected: {color: gray, border: {width: 2}}}
        sections: [{rows: [a]}, {rows: [b, c]}]
        """)
    let border = Border(color: .system(.blue), width: 1)
    #expect(table.background == ShapedFill(color(.white), cornerRadius: 20))
    #expect(table.header?.background?.border == Border(color: .system(.black), width: 3))
    #expect(
      table.backgrounds.single
        == Background(
          normal: ShapedFill(color(.red), cornerRadius: 8, border: border),
          selected: ShapedFill(color(.gray), cornerRadius: 8, border: border)))
    #expect(table.backgrounds.top == Background(selected: ShapedFill(color(.gray), border: Border(width: 2))))
    let tree = table.laidOut().table
    #expect(tree.sections[0].rows[0].background == table.backgrounds.single?.normal)
    #expect(tree.sections[1].rows[0].selectedBackground == table.backgrounds.top?.selected)
  }
}
