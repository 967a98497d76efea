import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Views in the colour of their row's text")
struct TextColorTests {
  private func cells(_ rows: String, _ before: String = "", ios: Int = 17) throws -> [CellNode] {
    let line = rows.split(separator: "\n").joined(separator: " ")
    return try SpecTables.table(yaml: "\(before)sections: [{rows: [\(line)]}]\n").laidOut(in: .phone(ios: ios)).table
      .sections[0].rows
  }

  private func chevron(_ cell: CellNode) -> [Color?] {
    let chevron = cell.accessoryView?.accessory.chevron
    return [chevron?.color, chevron?.highlightedColor]
  }

  @Test("have it at rest and while the row is selected")
  func chevrons() throws {
    let rows = try cells(
      """
      {text: {text: a, color: red}, accessory: {chevron: {color: text}}},
      {text: {text: b, color: {light: "#010203", dark: "#040506"}, highlightedColor: white}, accessory: {chevron: {color: text}}},
      {text: {text: c, color: red, highlightedColor: white}, accessory: {chevron: {color: text, highlightedColor: black}}},
      {text: {text: d, color: red, highlightedColor: blue}, accessory: {chevron: {color: green, highlightedColor: text}}}
      """)
    // The same while it is selected.
    #expect(chevron(rows[0]) == [.system(.red), nil])
    #expect(chevron(rows[1]) == [.dynamic(light: RGBA(1, 2, 3), dark: RGBA(4, 5, 6)), .system(.white)])
    #expect(chevron(rows[2]) == [.system(.red), .system(.black)])
    #expect(chevron(rows[3]) == [.system(.green), .system(.blue)])
  }

  @Test("have that of the cell style where the text has none of its own")
  func standard() throws {
    let rows = try cells(
      "{text: a, accessory: {chevron: {color: text}}}, {text: b, style: value2, accessory: {chevron: {color: text}}}",
      "tintColor: purple\n")
    for row in rows { #expect(chevron(row)[0] == row.textLabel?.color) }
    #expect(rows.map { chevron($0)[0] } == [.system(.label), .system(.purple)])
  }

  @Test("have what a rule of appearance gives the text, and rules can give it to them")
  func rules() throws {
    let rules = "appearance: [{label: {color: orange, highlightedColor: white}}, {chevron: {color: text}}]\n"
    let rows = try cells("{text: a, accessory: chevron}, {text: {text: b, color: red}, accessory: chevron}", rules)
    #expect(rows.map(chevron) == [[.system(.orange), .system(.white)], [.system(.red), .system(.white)]])
  }

  @Test("are images, labels, controls, borders and backgrounds, in stacks and in other views")
  func everyView() throws {
    let row = try cells(
      """
      {text: {text: a, color: red}, detailText: {text: b, color: text}, style: subtitle, image: {size: [9, 9], color: text}, height: 90,
        views: [{frame: [0, 0, 9, 9], background: text, border: {color: text}, views: [{frame: [0, 0, 9, 9], badge: {text: a, color: text}}]},
          {frame: [0, 0, 90, 9], stack: {views: [{label: c, color: text}, {image: {symbol: star, color: text}}]}}]}
      """)[0]
    let red = Color.system(.red)
    #expect(row.detailTextLabel?.color == red && row.detailTextLabel?.highlightedColor == nil)
    #expect(row.imageView?.image == .placeholder(Image.Placeholder(size: LayoutSize(width: 9, height: 9), color: red)))
    #expect(row.subviews[0].look.background == red && row.subviews[0].look.border?.color == red)
    guard case .control(let badge, _) = row.subviews[0].subviews[0].content,
      case .label(let label) = row.subviews[1].subviews[0].content,
      case .image(.symbol(let symbol), _) = row.subviews[1].subviews[1].content
    else {
      Issue.record("other views than the spec says")
      return
    }
    #expect(badge.kind == .badge(Badge(text: Text("a"), color: red)))
    #expect(label.color == red && symbol.color == red)
  }
}

@Suite("A class of a row's or a header's own stack")
struct OwnStackClassTests {
  @Test("is named by rules for it and for what is in it, and not by those of others")
  func rules() throws {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        appearance:
          - {stack: {background: red}, class: Card}
          - {label: {color: blue}, in: [Card]}
        sections:
          - header: {stack: {class: Card, views: [{label: a}]}}
            rows:
              - stack: {class: Card, views: [{label: a}]}
              - stack: {views: [{label: a}, {stack: {class: Card, views: [{label: b}]}}]}
        """)
    let section = table.laidOut().table.sections[0]
    func look(_ view: ViewNode?) -> [Color?] {
      guard let view, case .label(let label)? = view.subviews.first?.content else { return [] }
      return [view.look.background, label.color]
    }
    let card: [Color?] = [.system(.red), .system(.blue)]
    #expect(look(section.rows[0].subviews.first) == card && section.rows[0].subviews.first?.className == "Card")
    #expect(look(section.header?.subviews.first) == card)
    #expect(look(section.rows[1].subviews.first) == [nil, .system(.label)])
    #expect(look(section.rows[1].subviews.first?.subviews.last) == card)
  }
}
