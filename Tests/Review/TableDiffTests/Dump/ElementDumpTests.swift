import TableDiff
import TableIR
import Testing

@Suite("Verifying what a UI test prints")
struct ElementDumpTests {
  private static func tree(_ rows: Int, ends: String = "") -> String {
    let cells = (0..<rows).map { row in
      """
            Cell, 0x10\(row), {{0.0, \(88 + 44 * row).0}, {375.0, 44.0}}
              StaticText, 0x20\(row), {{16.0, \(100 + 44 * row).0}, {120.0, 20.3}}, label: 'Row \(row)'
      """
    }
    return """
      Window (Main), 0x1, {{0.0, 0.0}, {375.0, 812.0}}
          Table, 0x2, {{0.0, 88.0}, {375.0, 724.0}}
      \(cells.joined(separator: "\n"))
            Other, 0x30, {{360.0, 103.0}, {15.0, 715.0}}, label: 'Vertical scroll bar, 1 page', value: 0%
            Other, 0x31, {{30.0, 782.0}, {315.0, 30.0}}, label: 'Horizontal scroll bar, 1 page'\(ends)
      """
  }

  private static let spec = """
    metrics: ios17
    environments: [{size: [375, 812], scale: 3}]
    rowHeight: 44
    sections: [{rows: [Row 0, Row 1, Row 2, Row 3]}]
    """

  private func briefs(_ tree: String) throws -> [String] {
    try DumpVerification(tree, Self.spec, tolerance: nil).briefs.filter { $0.hasPrefix("D01") || $0.contains("footer") }
  }

  @Test("a row that the screen had space for and did not show is gone; scroll bars are no footer")
  func missing() throws {
    #expect(try briefs(Self.tree(4)) == [])
    #expect(try briefs(Self.tree(2)) == ["D0102 section-0/2: Row 2 → -", "D0102 section-0/3: Row 3 → -"])
  }

  @Test("of a text that ends in an element, nothing is known of what would follow")
  func cut() throws {
    #expect(try briefs(Self.tree(2, ends: "\n      Cell, 0x103, {{0.0, 17")) == [])
  }

  // MARK: Identifiers and values

  private static let settings = """
    Window (Main), 0x1, {{0.0, 0.0}, {375.0, 812.0}}
        Table, 0x2, {{0.0, 88.0}, {375.0, 724.0}}
          Cell, 0x10, {{0.0, 88.0}, {375.0, 44.0}}, identifier: 'wifi'
            StaticText, 0x20, {{16.0, 100.0}, {120.0, 20.3}}, label: 'Wi-Fi'
            Switch, 0x21, {{308.0, 94.5}, {51.0, 31.0}}, identifier: 'toggle', label: 'Wi-Fi', value: 1
          Cell, 0x11, {{0.0, 132.0}, {375.0, 44.0}}, identifier: 'volume'
            Slider, 0x22, {{16.0, 138.0}, {343.0, 34.0}}, value: 30%
          Cell, 0x12, {{0.0, 176.0}, {375.0, 44.0}}, identifier: 'range'
            SegmentedControl, 0x23, {{16.0, 182.0}, {160.0, 32.0}}, Disabled
              Button, 0x24, {{16.0, 182.0}, {80.0, 32.0}}, label: 'Day'
              Button, 0x25, {{96.0, 182.0}, {80.0, 32.0}}, label: 'Week', Selected
    """

  private static func rows(_ wifi: String, volume: String = "0.3", range: String, label: String = "Wi-Fi") -> String {
    """
    metrics: ios17
    rowHeight: 44
    environments: [{size: [375, 812], scale: 3}]
    sections:
      - rows:
          - id: wifi
            views:
              - {label: \(label), frame: [16, 12, 120, 20.3]}
              - {id: toggle, switch: \(wifi), frame: [308, 6.5, 51, 31]}
          - {id: volume, views: [{slider: \(volume), frame: [16, 6, 343, 34]}]}
          - {id: range, views: [{segmentedControl: \(range), frame: [16, 6, 160, 32], enabled: false}]}
    """
  }

  private static let week = "{segments: [Day, Week], selectedSegmentIndex: 1}"

  @Test("what controls are set to is compared, a slider in whole percent of its range")
  func values() throws {
    func briefs(_ spec: String) throws -> [String] { try DumpVerification(Self.settings, spec, tolerance: nil).briefs }
    #expect(try briefs(Self.rows("on", range: Self.week)) == [])
    #expect(try briefs(Self.rows("on", volume: "{value: 5, minimum: 2, maximum: 12}", range: Self.week)) == [])
    #expect(try briefs(Self.rows("off", range: Self.week)) == ["D0306 section-0/wifi.toggle value: off → on"])
    #expect(try briefs(Self.rows("on", volume: "0.4", range: Self.week)).count == 1)
    let month = Self.week.replacing("Week", with: "Month").replacing("Index: 1", with: "Index: 0")
    #expect(try briefs(Self.rows("on", range: month)).map { $0.prefix(5) }.sorted() == ["D0306", "D0401"])
    let enabled = Self.rows("on", range: Self.week).replacing(", enabled: false", with: "")
    #expect(try briefs(enabled).count == 1)
  }

  @Test("a row is known by its identifier, whatever it says and wherever it stands")
  func identifiers() throws {
    #expect(
      try DumpVerification(Self.settings, Self.rows("on", range: Self.week, label: "WLAN"), tolerance: nil).briefs
        == ["D0401 section-0/wifi.label 1 text: WLAN → Wi-Fi"])
    // SwiftUI gives the identifier of a row to what is in it.
    let inner = Self.settings.replacing("44.0}}, identifier: 'wifi'", with: "44.0}}")
      .replacing("label: 'Wi-Fi'\n", with: "identifier: 'wifi', label: 'Wi-Fi'\n").replacing("'toggle'", with: "'wifi'")
    let diff = try DumpVerification(inner, Self.rows("on", range: Self.week, label: "WLAN"), tolerance: nil).diff
    #expect(diff.matches.count == 3 && diff.changes.map(\.code) == [.textChanged])
    // One that several rows have is no row's.
    let shared = Self.settings.replacing("'volume'", with: "'wifi'")
    #expect(
      try DumpVerification(shared, Self.rows("on", range: Self.week)).reading.snapshot.sections[0].rows.map(\.id) == [
        nil, nil, "range",
      ])
  }

  // MARK: What newcomers' trees showed

  private static func form(_ cell: String) -> String {
    """
    Window (Main), 0x1, {{0.0, 0.0}, {375.0, 812.0}}
        Table, 0x2, {{0.0, 88.0}, {375.0, 724.0}}
          Cell, 0x10, {{0.0, 88.0}, {375.0, 44.0}}, identifier: 'row'
    \(cell)
    """
  }

  private static func row(_ views: String) -> String {
    """
    metrics: ios17
    rowHeight: 44
    environments: [{size: [375, 812], scale: 3}]
    sections: [{rows: [{id: row, \(views)}]}]
    """
  }

  private static let buy =
    "views: [{label: Ticket, frame: [16, 12, 120, 20]}, {id: buy, button: Buy, frame: [300, 7, 59, 30]}]"

  @Test("a button that is missing, another, and one whose title is an element of its own")
  func buttons() throws {
    let label = "        StaticText, 0x20, {{16.0, 100.0}, {120.0, 20.0}}, label: 'Ticket'"
    let button = "\n        Button, 0x21, {{300.0, 95.0}, {59.0, 30.0}}, label: 'Buy'"
    let title = "\n          StaticText, 0x22, {{310.0, 100.0}, {39.0, 20.0}}, label: 'Buy'"
    func briefs(_ cell: String, _ views: String) throws -> [String] {
      try DumpVerification(Self.form(cell), Self.row(views), tolerance: nil).briefs
    }
    #expect(try briefs(label + button, Self.buy) == [])
    #expect(try briefs(label + button + title, Self.buy) == [])
    #expect(try briefs(label, Self.buy) == ["D0105 section-0/row.buy: button → -"])
    let sell = try briefs(
      label + button.replacing("'Buy'", with: "'Sell'") + title.replacing("'Buy'", with: "'Sell'"), Self.buy)
    #expect(sell.count == 1 && sell[0].hasPrefix("D0401"), "\(sell)")
    let more = try briefs(label + button, "views: [{label: Ticket, frame: [16, 12, 120, 20]}]")
    #expect(more.count == 1 && more[0].contains("button 1"), "\(more)")
    let indicator = button.replacing("Buy", with: "chevron")
    #expect(
      try briefs(label + indicator, "text: Ticket, accessory: disclosureIndicator").allSatisfy {
        !$0.contains("button")
      })
    // A row of SwiftUI that leads elsewhere is a button as wide as itself.
    let link = "        Button, 0x21, {{0.0, 88.0}, {375.0, 44.0}}, label: 'Ticket'\n  \(label)"
    #expect(try briefs(link, "views: [{label: Ticket, frame: [16, 12, 120, 20]}]") == [])
  }

  @Test("a switch of SwiftUI has its label and its control in it")
  func toggle() throws {
    let toggle = """
              Switch, 0x20, {{16.0, 95.0}, {343.0, 30.0}}, label: 'Wi-Fi', value: 1
                Switch, 0x21, {{308.0, 94.5}, {51.0, 31.0}}, value: 1
      """
    let views = "views: [{label: Wi-Fi, frame: [16, 12, 60, 20]}, {switch: on, frame: [308, 6.5, 51, 31]}]"
    #expect(try DumpVerification(Self.form(toggle), Self.row(views), tolerance: nil).briefs == [])
    let other = try DumpVerification(
      Self.form(toggle), Self.row(views.replacing("Wi-Fi", with: "WLAN").replacing(": on", with: ": off")),
      tolerance: nil
    ).briefs
    #expect(
      other.count == 2 && other.contains { $0.hasPrefix("D0306") } && other.contains { $0.hasPrefix("D0401") },
      "\(other)")
  }

  @Test("a field without a value has no text, and one that shows its placeholder is as the spec has it")
  func fields() throws {
    func briefs(_ value: String, _ field: String) throws -> [String] {
      try DumpVerification(
        Self.form("        TextField, 0x20, {{16.0, 99.0}, {200.0, 22.0}}\(value)"),
        Self.row("views: [{id: name, textField: \(field), frame: [16, 11, 200, 22]}]"), tolerance: nil
      ).briefs
    }
    #expect(try briefs(", value: Ann", "Ann") == [])
    let empty = try briefs("", "Ann")
    #expect(empty.count == 1 && empty[0].hasPrefix("D0401"), "\(empty)")
    #expect(try briefs("", "{placeholder: Name}") == [])
    #expect(try briefs(", placeholderValue: 'Name', value: Name", "{placeholder: Name}") == [])
  }

  @Test("a log may have several trees, each with the path to its element, which stands behind an arrow")
  func trees() throws {
    let tree = { (value: Int) in
      """
      Element subtree:
       →Table, 0x2\(value), {{0.0, 88.0}, {375.0, 724.0}}
          Cell, 0x1\(value), {{0.0, 88.0}, {375.0, 44.0}}, identifier: 'row'
            Switch, 0x3\(value), {{308.0, 94.5}, {51.0, 31.0}}, value: \(value)
      Path to element:
       →Table, 0x2\(value), {{0.0, 88.0}, {375.0, 724.0}}

      """
    }
    let spec = Self.row("views: [{switch: on, frame: [308, 6.5, 51, 31]}]")
    #expect(try DumpVerification(tree(1), spec, tolerance: nil).briefs == [])
    let both = try DumpVerification(tree(1) + tree(0), spec, tolerance: nil)
    #expect(both.briefs.count == 1 && both.reading.notes.contains { $0.contains("1 other table") }, "\(both.briefs)")
  }

  @Test("what is cut in a label, and identifiers that several rows have, are said")
  func doubts() throws {
    let cut = Self.settings.replacing("label: 'Week', Selected", with: "label: 'We")
    let reading = try DumpVerification(cut, Self.rows("on", range: Self.week), tolerance: nil)
    #expect(reading.reading.snapshot.knowledge.isCut && reading.diff.coverage?.cutDumps == 1)
    let shared = Self.settings.replacing("'volume'", with: "'wifi'")
    let notes = try DumpVerification(shared, Self.rows("on", range: Self.week), tolerance: nil).reading.notes
    #expect(notes.contains { $0.hasPrefix("several rows have the identifier 'wifi'") })
    let noValue = try DumpVerification(
      Self.settings.replacing(", value: 30%", with: ""), Self.rows("on", range: Self.week), tolerance: nil)
    #expect(noValue.briefs == [] && noValue.diff.coverage?.specValuesAlone == 1)
  }

  @Test("a dump held against itself, or another, tells only what is different")
  func twoDumps() throws {
    func snapshot(_ text: String) throws -> Snapshot { try DumpReader().read(Array(text.utf8), path: "a.txt").snapshot }
    let one = try snapshot(Self.settings)
    #expect(DumpComparison(tolerance: nil).compare(one, one).changes.isEmpty)
    let other = try snapshot(Self.settings.replacing("value: 1", with: "value: 0, Disabled"))
    let briefs = DumpComparison(tolerance: nil).compare(one, other).changes.map(\.brief)
    #expect(
      briefs.count == 2 && briefs.contains { $0.contains("on → off") } && briefs.contains { $0.contains("yes → no") },
      "\(briefs)")
  }

  @Test("the app is drawn from its dump, beside the spec")
  func pictures() throws {
    let diff = try DumpVerification(
      Self.settings, Self.rows("off", range: Self.week, label: "WLAN"), tolerance: nil
    ).diff
    let picture = String(decoding: DiffPictureEmitter().emit(diff), as: UTF8.self)
    #expect(picture.contains(">Spec<") && picture.contains(">App<") && !picture.contains(">Before<"))
    #expect(picture.contains(">WLAN<") && picture.contains(">Wi-Fi<"))
  }
}
