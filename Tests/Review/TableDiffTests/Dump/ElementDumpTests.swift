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
}
