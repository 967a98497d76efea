import SpecCompiling
import TableIR
import TableLayout
import Testing

/// `Specs/appearance.yaml`, by what its layout tree shows.
@Suite("Appearance rules")
struct AppearanceTests {
  private let tree: TableNode

  init() throws {
    tree = Self.layOut(try SpecTables.table("Specs/appearance.yaml"))
  }

  private static func layOut(_ table: Table, _ change: (inout Environment) -> Void = { _ in }) -> TableNode {
    return table.laidOut(in: .phone(width: 393, height: 852, scale: 3, change)).table
  }

  private static func layOut(yaml: String, _ change: (inout Environment) -> Void = { _ in }) throws -> TableNode {
    layOut(try SpecTables.table(yaml: yaml), change)
  }

  private func cell(_ id: String) throws -> CellNode {
    try #require(tree.sections.flatMap(\.rows).first { $0.id == id })
  }

  private func tag(_ id: String) throws -> ViewNode {
    let views = tree.sections.flatMap(\.rows).flatMap(\.subviews)
    let arranged = views.flatMap { view -> [ViewNode] in
      if case .stack(let views) = view.content { views } else { [] }
    }
    return try #require(arranged.first { $0.id == id })
  }

  private func hex(_ value: UInt32) -> Color { .fixed(RGBA(hex: value)) }

  @Test(
    "a colour for 'accessory' draws UIKit's indicators as chevrons, also where a row discloses, and leaves other accessories"
  )
  func indicators() throws {
    let tree = try Self.layOut(
      yaml: """
        appearance:
          - accessory: {color: orange, highlightedColor: white}
            in: [section#a]
          - chevron: {color: red}
        sections:
          - id: a
            rows:
              - {text: a, accessory: disclosureIndicator}
              - {text: b, discloses: true}
              - {text: c, accessory: {chevron: {color: blue}}}
              - {text: d, accessory: checkmark}
          - {id: b, rows: [{text: e, accessory: disclosureIndicator}, {text: f, accessory: chevron}]}
        """)
    let rows = tree.sections.flatMap(\.rows)
    let orange = Accessory.chevron(color: .system(.orange), highlightedColor: .system(.white))
    let blue = Accessory.chevron(color: .system(.blue), highlightedColor: .system(.white))
    #expect(
      rows.map { $0.accessoryView?.accessory } == [
        orange, orange, blue, .checkmark, .disclosureIndicator, .chevron(color: .system(.red), highlightedColor: nil),
      ])
    #expect(rows[0].accessoryView?.frame.size == LayoutSize(width: 11, height: 15))
  }

  @Test("A rule for a custom class applies to an accessory's view of that class, with its opacity")
  func accessoryViews() throws {
    let tree = try Self.layOut(
      yaml: """
        appearance: [{view: {background: red, alpha: 0.5}, class: Dot}]
        sections:
          - rows:
              - {text: a, accessory: {view: {size: [9, 9], class: Dot}}}
              - {text: b, accessory: {view: {size: [9, 9], class: Dot, alpha: 1}}}
              - {text: c, accessory: {view: {size: [9, 9]}}}
        """)
    let looks = tree.sections.flatMap(\.rows).map { row in
      if case .view(let view)? = row.accessoryView?.accessory { view.look } else { ViewLook() }
    }
    #expect(looks.map(\.background) == [.system(.red), .system(.red), nil])
    #expect(looks.map(\.alpha) == [0.5, 1, nil])
  }

  @Test("Rules apply to views in containers, and a value of the row itself wins")
  func containedAndOverridden() throws {
    #expect(try cell("soup").textLabel?.color == hex(0x40281A))
    #expect(try cell("bread").textLabel?.color == hex(0xB3261E))
    // What it does not say is still the rule's.
    #expect(try cell("bread").textLabel?.font == ResolvedFont(size: 17, weight: .medium))
    #expect(try cell("bread").textLabel?.highlightedColor == hex(0xFFF6EA))
    #expect(try cell("coffee").textLabel?.font == ResolvedFont(size: 17, weight: .bold))
    #expect(tree.sections[0].footer?.textLabel?.color == hex(0x7A6A5C))
  }

  @Test("The outermost container wins, however close another one is")
  func outermost() throws {
    #expect(try cell("tea").textLabel?.color == hex(0x005F5A))
    #expect(tree.sections[1].header?.textLabel?.color == hex(0x005F5A))
    #expect(tree.sections[0].header?.textLabel?.color == hex(0x8A4B2D))
  }

  @Test("Of two rules with equally distant containers, the deeper chain wins")
  func depth() throws {
    #expect(try cell("hibiscus").textLabel?.color == hex(0x7A3E9D))
  }

  @Test("Of two equal rules, the later one wins")
  func order() throws {
    let chevron = try cell("soup").accessoryView?.accessory.chevron
    #expect(chevron == Chevron(color: hex(0xC08552), highlightedColor: hex(0xFFF6EA)))
    #expect(try cell("hibiscus").accessoryView?.accessory.chevron?.color == hex(0x7A3E9D))
  }

  @Test("Rules colour cells, the table and controls that set no colour themselves")
  func parts() throws {
    #expect(tree.background == .color(hex(0xF6EFE6)) && tree.tintColor == hex(0x8A4B2D))
    #expect(try cell("soup").separator?.color == hex(0xE0D2C0))
    #expect(try cell("tea").background == .color(hex(0xFFFBF5)))
    #expect(try cell("tea").selectedBackground == .color(hex(0x8A4B2D)))
    for (id, color) in [("takeaway", 0x8A4B2D), ("cutlery", 0x2A9D8F)] as [(String, UInt32)] {
      #expect(try cell(id).accessoryView?.accessory == .switch(Switch(isOn: true, onTintColor: hex(color))))
    }
  }

  @Test("Rules apply to custom classes, as views and as containers, and change frames if they change fonts")
  func classes() throws {
    let (new, warm) = (try tag("cake-tag"), try tag("pie-tag"))
    #expect((new.look.background, warm.look.background) == (hex(0x1B7A6E), hex(0x96602F)))
    #expect(new.look.cornerRadius == 9 && new.className == "RoundedLabel")
    #expect(try cell("cake").className == "NewCell")
    guard case .label(let label) = new.content else {
      Issue.record("no label")
      return
    }
    #expect(label.color == .system(.white) && label.font == ResolvedFont(size: 12, weight: .bold))
    // "Almond cake" is wider in the medium weight that a rule gives it, and the tag stands that much further on.
    var plain = try SpecTables.table("Specs/appearance.yaml")
    plain.appearance = []
    let views = Self.layOut(plain).sections.flatMap(\.rows).first { $0.id == "cake" }?.subviews
    guard case .stack(let arranged)? = views?.first?.content else {
      Issue.record("no stack")
      return
    }
    #expect(new.frame.x > arranged[1].frame.x)
  }

  @Test("Rules apply if their condition holds, and the more specific one wins")
  func conditions() throws {
    let spec = """
      appearance:
        - {label: {color: red}, when: {appearance: dark}}
        - {label: {color: green}, when: {appearance: dark, idiom: phone}}
        - {label: {color: blue}, when: {appearance: dark}}
      sections: [{rows: [a]}]
      """
    let light = try Self.layOut(yaml: spec).sections[0].rows[0].textLabel?.color
    let dark = try Self.layOut(yaml: spec) { $0.userInterfaceStyle = .dark }.sections[0].rows[0].textLabel?.color
    let pad = try Self.layOut(yaml: spec) { ($0.userInterfaceStyle, $0.idiom) = (.dark, .pad) }.sections[0].rows[0]
      .textLabel?
      .color
    #expect((light, dark, pad) == (.system(.label), .system(.green), .system(.blue)))
  }

  @Test("Backgrounds of a section or the table win over a cell's rule, one by one")
  func backgrounds() throws {
    let tree = try Self.layOut(
      yaml: """
        backgrounds: {single: {color: white, selected: gray}}
        appearance: [{cell: {background: {color: red, selected: blue}}}]
        sections:
          - {rows: [a]}
          - {backgrounds: {top: {selected: green}}, rows: [a, {text: b, background: yellow}]}
        """)
    func fills(_ cell: CellNode) -> [ShapedFill] { [cell.background, cell.selectedBackground] }
    #expect(fills(tree.sections[0].rows[0]) == [.color(.system(.white)), .color(.system(.gray))])
    #expect(fills(tree.sections[1].rows[0]) == [.color(.system(.red)), .color(.system(.green))])
    #expect(fills(tree.sections[1].rows[1]) == [.color(.system(.yellow)), .color(.system(.blue))])
  }

  @Test("A disabled label is dimmed whatever a rule sets")
  func disabled() throws {
    let tree = try Self.layOut(
      yaml: "appearance: [{label: {color: red}}]\nsections: [{rows: [{text: a, userInteractionEnabled: false}]}]\n")
    #expect(tree.sections[0].rows[0].textLabel?.color == .system(.tertiaryLabel))
  }
}
