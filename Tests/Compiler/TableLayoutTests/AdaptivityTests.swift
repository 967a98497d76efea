import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("A table that adapts to its environment")
struct AdaptivityTests {
  private static let spec = """
    tablespec: 1
    sections:
      - id: first
        rows:
          - {id: phone, text: On phones, when: {idiom: phone}}
          - {id: a, text: A, discloses: true, selected: true}
          - {id: b, text: B, accessory: detailDisclosureButton, discloses: true}
          - {id: c, text: C, accessory: chevron, discloses: true}
          - {id: d, text: D, accessory: checkmark, discloses: true}
          - {id: e, text: E, accessory: disclosureIndicator}
      - id: editing
        when: [{editing: true}, {ios: [11, 12]}]
        rows: [{text: Edited}]
    """

  private func tree(
    _ device: String, _ orientation: Orientation = .portrait, window: WindowWidth = .full, split: Split = .none,
    yaml: String = spec, ios: Int = 17, change: (inout Environment) -> Void = { _ in }
  ) throws -> LayoutTree {
    var environment = Environment(
      screen: .device(try #require(Device.named(device))), orientation: orientation, window: window, split: split,
      ios: ios)
    change(&environment)
    return try SpecTables.table(yaml: yaml).laidOut(in: environment)
  }

  private func accessories(_ tree: LayoutTree) -> [String] {
    tree.table.sections[0].rows.filter { $0.id != "phone" }.map { $0.accessoryView?.accessory.kind ?? "none" }
  }

  /// The four environments of article 001, and the plain ones.
  @Test("A row that discloses has an indicator only where selecting it pushes (article 001)")
  func discloses() throws {
    let expanded = Split.expanded(primaryWidth: nil)
    let pushes = ["disclosureIndicator", "detailDisclosureButton", "chevron", "checkmark", "disclosureIndicator"]
    let beside = ["none", "detailButton", "none", "checkmark", "disclosureIndicator"]
    #expect(try accessories(tree("iphone-15", split: expanded)) == pushes)
    #expect(try accessories(tree("iphone-15-plus", split: expanded)) == pushes)
    #expect(try accessories(tree("iphone-15-plus", .landscape, split: expanded)) == beside)
    #expect(try accessories(tree("ipad", .landscape, split: expanded)) == beside)
    #expect(try accessories(tree("ipad", .landscape, window: .half, split: expanded)) == pushes)
    #expect(try accessories(tree("ipad")) == pushes)
  }

  @Test("A row that discloses stays selected only beside what it discloses, or if a state selects it")
  func selection() throws {
    let pushed = try tree("iphone-15").table.sections[0].rows
    #expect(pushed.allSatisfy { !$0.isSelected })
    let beside = try tree("ipad", .landscape, split: .expanded(primaryWidth: nil)).table.sections[0].rows
    #expect(beside.filter(\.isSelected).map(\.id) == ["a"])
    let declared = try tree("iphone-15") { $0.selectedRows = ["a"] }.table.sections[0].rows
    #expect(declared.filter(\.isSelected).map(\.id) == ["a"])
  }

  @Test("A row that does not appear leaves its position to its neighbour")
  func positions() throws {
    let phone = try tree("iphone-15").table.sections
    #expect(phone.map(\.id) == ["first"] && phone[0].rows.map(\.id).prefix(2) == ["phone", "a"])
    let pad = try tree("ipad").table.sections[0].rows
    #expect(pad.first?.id == "a" && pad.first?.position == .top)
  }

  @Test("One of several conditions is enough, and all keys of a condition must hold")
  func conditions() throws {
    #expect(try tree("iphone-15") { $0.isEditing = true }.table.sections.map(\.id) == ["first", "editing"])
    #expect(try tree("iphone-15", ios: 12).table.sections.count == 2)
    func isThere(_ condition: String, change: (inout Environment) -> Void = { _ in }) throws -> Bool {
      let yaml = "tablespec: 1\nsections: [{rows: [{text: a, when: {\(condition)}}]}]\n"
      return try !tree("iphone-15-plus", .landscape, yaml: yaml, change: change).table.sections[0].rows.isEmpty
    }
    #expect(try isThere("orientation: landscape, horizontalSizeClass: regular, verticalSizeClass: compact"))
    #expect(try !isThere("orientation: landscape, horizontalSizeClass: compact"))
    #expect(try isThere("idiom: [pad, phone], appearance: light, direction: ltr, ios: 17, split: none, editing: false"))
    #expect(try !isThere("accessibilitySize: true"))
    #expect(try isThere("accessibilitySize: true") { $0.contentSizeCategory = .accessibilityMedium })
    #expect(try isThere("direction: rtl") { $0.layoutDirection = .rightToLeft })
  }

  @Test("An open iPhone Duo is regular in both directions, a closed one compact: probes of Xcode 27.1's simulators")
  func duo() throws {
    func classes(_ device: String, _ orientation: Orientation) throws -> [SizeClass] {
      let environment = try tree(device, orientation).environment
      return [environment.horizontalSizeClass, environment.verticalSizeClass]
    }
    #expect(try classes("iphone-duo", .portrait) == [.compact, .regular])
    #expect(try classes("iphone-duo", .landscape) == [.compact, .compact])
    #expect(try classes("iphone-duo-open", .portrait) == [.regular, .regular])
    #expect(try classes("iphone-duo-open", .landscape) == [.regular, .regular])
  }

  @Test("A variant declares how a row differs, and the first one that holds is used")
  func variants() throws {
    let yaml = """
      tablespec: 1
      sections:
        - rows:
            - id: a
              variants:
                - {when: {idiom: pad, orientation: landscape}, accessory: checkmark}
                - {when: {idiom: pad}, text: {text: Long, lines: 0}, height: 80}
              text: Short
              accessory: disclosureIndicator
      """
    func row(_ device: String, _ orientation: Orientation) throws -> CellNode {
      try #require(try tree(device, orientation, yaml: yaml).table.sections[0].rows.first)
    }
    let phone = try row("iphone-15", .portrait)
    #expect(phone.textLabel?.text == "Short" && phone.accessoryView?.accessory == .disclosureIndicator)
    let upright = try row("ipad", .portrait)
    #expect(upright.textLabel?.text == "Long" && upright.frame.height == 80)
    #expect(upright.accessoryView?.accessory == .disclosureIndicator)
    let wide = try row("ipad", .landscape)
    #expect(wide.textLabel?.text == "Short" && wide.accessoryView?.accessory == .checkmark && wide.id == "a")
  }

  @Test("A row has texts or a stack, whichever is set last")
  func oneContent() throws {
    let yaml = """
      tablespec: 1
      templates: {stacked: {stack: {views: [{label: Stacked}]}}, texts: {text: Texts, image: {size: [9, 9]}}}
      sections:
        - rows:
            - {use: stacked, text: Own}
            - {use: texts, stack: {views: [{label: Own}]}}
            - {text: A, variants: [{when: {idiom: phone}, stack: {views: [{label: B}]}}]}
            - {stack: {views: [{label: A}]}, variants: [{when: {idiom: phone}, text: B}]}
      """
    let rows = try tree("iphone-15", yaml: yaml).table.sections[0].rows
    #expect(rows.map { $0.textLabel?.text } == ["Own", nil, nil, "B"])
    #expect(rows.map(\.subviews.count) == [0, 1, 1, 0] && rows[1].imageView == nil)
  }

  @Test("the primary column of an expanded split view is compact")
  func column() throws {
    let yaml = "tablespec: 1\nsections: [{rows: [{text: a, when: {horizontalSizeClass: compact}}]}]\n"
    let split = Split.expanded(primaryWidth: nil)
    #expect(try tree("ipad", .landscape, split: split, yaml: yaml).table.sections[0].rows.count == 1)
    #expect(try tree("ipad", .landscape, yaml: yaml).table.sections[0].rows.isEmpty)
  }
}
