import TableDiagnostics
import TableDiff
import TableIR
import Testing

/// What people posted, and what `tablec verify` should say of it.
@Suite("Dumps that people posted")
struct ReportedDumpTests {
  /// Two cells of LeoNatan/LNPopupController issue 168 (iOS 10 simulator, 375 × 667 at 2x), names replaced: the line at 15 lies under the one that is seen.
  private static let popup = """
    <UITableView: 0x7f9a2b00; frame = (0 0; 375 667); contentOffset: {0, 0}; contentSize: {375, 88}>
       | <UITableViewCell: 0x7f9a2b01; frame = (0 0; 375 44)>
       |    | <UITableViewCellContentView: 0x7f9a2b02; frame = (0 0; 375 43.5)>
       |    |    | <UITableViewLabel: 0x7f9a2b03; frame = (16 0; 343 43.5); text = 'Row Bin Controller'>
       |    | <_UITableViewCellSeparatorView: 0x7f9a2b04; frame = (15 43.5; 399 0.5)>
       |    | <_UITableViewCellSeparatorView: 0x7f9a2b05; frame = (16 43.5; 359 0.5)>
       | <UITableViewCell: 0x7f9a2b06; frame = (0 44; 375 44)>
       |    | <UITableViewCellContentView: 0x7f9a2b07; frame = (0 0; 375 43.5)>
       |    |    | <UITableViewLabel: 0x7f9a2b08; frame = (16 0; 343 43.5); text = 'Selection'>
       |    | <_UITableViewCellSeparatorView: 0x7f9a2b09; frame = (16 43.5; 359 0.5)>
    """

  private func briefs(_ dump: String, _ spec: String, tolerance: Double? = nil) throws -> [String] {
    try DumpVerification(dump, spec, tolerance: tolerance).briefs
  }

  private static func spec(_ keys: String = "") -> String {
    "rowHeight: 44\n\(keys)\nsections: [{id: a, rows: [{id: b, text: Row Bin Controller}, {id: c, text: Selection}]}]"
  }

  @Test("The lines of rows are compared")
  func lines() throws {
    #expect(try briefs(Self.popup, Self.spec()) == [])
    #expect(
      try briefs(Self.popup, Self.spec("separatorStyle: {color: red, inset: 60}")).filter { $0.contains("separator") }
        == [
          "D0207 a/b.separator: 60,43.5 315×0.5 → 16,43.5 359×0.5",
          "D0207 a/c.separator: 60,43.5 315×0.5 → 16,43.5 359×0.5",
        ])
    #expect(try briefs(Self.popup, Self.spec("separatorStyle: none")).filter { $0.contains("separator") }.count == 2)
    let hidden = Self.popup.replacing(
      "7f9a2b09; frame = (16 43.5; 359 0.5)", with: "7f9a2b09; frame = (16 43.5; 359 0.5); hidden = YES")
    let gone = try briefs(hidden, Self.spec())
    #expect(gone.count == 1 && gone[0].hasPrefix("D0209 a/c.separator"), "\(gone)")
    let middle = Self.popup.replacing("7f9a2b09; frame = (16 43.5;", with: "7f9a2b09; frame = (16 30;")
    #expect(try briefs(middle, Self.spec()) == ["D0207 a/c.separator: 16,43.5 359×0.5 → 16,30 359×0.5"])
  }

  @Test("A dump without any line says nothing of lines")
  func noLines() throws {
    let trimmed = Self.popup.split(separator: "\n").filter { !$0.contains("Separator") }.joined(separator: "\n")
    #expect(try briefs(trimmed, Self.spec("metrics: ios10")) == [])
  }

  @Test("A pixel is told, and less than half of one is not")
  func pixels() throws {
    let half = Self.popup.replacing("frame = (0 0; 375 43.5)", with: "frame = (0 0; 375 44)")
    #expect(
      try DumpVerification(half, Self.spec(), ios: 10, tolerance: nil).briefs.contains { $0.contains("contentView") })
    #expect(
      try DumpVerification(half, Self.spec(), ios: 10, tolerance: 0.5).briefs.allSatisfy { !$0.contains("contentView") }
    )
  }

  @Test("What was compared is counted")
  func coverage() throws {
    let coverage = try #require(try DumpVerification(Self.popup, Self.spec()).diff.coverage)
    #expect([coverage.rows, coverage.specRows, coverage.appRows] == [2, 2, 2])
    // The row, its contentView, label and line.
    #expect(coverage.views == 8 && coverage.values == 8 * 4 + 2)
    #expect(coverage.specViewsAlone == 0 && coverage.appViewsAlone == 0)
    let more = try #require(
      try DumpVerification(
        Self.popup, Self.spec().replacing("text: Selection", with: "text: Selection, accessory: checkmark")
      )
      .diff.coverage)
    #expect(more.specViewsAlone == 1)
  }

  /// `pcells` of Chisel (iOS 9), whose cells have nothing in them but say the text of their textLabel.
  @Test("The texts of cells that were printed alone are compared")
  func cellsAlone() throws {
    let dump = """
      <UITableView: 0x1480; frame = (0 0; 320 568); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {320, 88}>
      <UITableViewCell: 0x1461; frame = (0 0; 320 44); text = 'One'; autoresize = W; layer = <CALayer: 0x17>>
      <UITableViewCell: 0x1462; frame = (0 44; 320 44); text = 'Two'; autoresize = W; layer = <CALayer: 0x18>>
      """
    let spec = "rowHeight: 44\nsections: [{id: a, rows: [{id: b, text: One}, {id: c, text: Wrong}]}]"
    let verification = try DumpVerification(dump, spec)
    #expect(verification.briefs == ["D0401 a/c.textLabel text: Wrong → Two"])
    #expect(verification.reading.hints.versions == Set(7...15))
    #expect(verification.reading.notes.count == 1)
  }

  /// 52inc/Pulley issue 390 (iOS 14): the line that lies under the other is the app's own.
  @Test("The line that is seen says of which system it is")
  func system() throws {
    let dump = """
      <UITableViewCell: 0x7f95; frame = (0 486; 375 81)>
         | <UITableViewCellContentView: 0x7f96; frame = (0 0; 375 81)>
         |    | <UITableViewLabel: 0x7f97; frame = (16 15.3333; 200.333 24); text = 'Farmhouses'>
         | <_UITableViewCellSeparatorView: 0x7f98; frame = (15 80; 360 1)>
         | <_UITableViewCellSeparatorView: 0x7f99; frame = (16 80.6667; 359 0.333333)>
      """
    let hints = try DumpReader().read(Array(dump.utf8), path: "dump.txt").hints
    #expect(hints.versions == Set(13...25))
  }

  @Test(
    "The first phones' screens are of no later system, and wide ones of no earlier",
    arguments: [(320.0, 568.0, 6...15), (390, 844, 14...99)])
  func screens(width: Double, height: Double, versions: ClosedRange<Int>) throws {
    let dump = """
      <UITableView: 0x1; frame = (0 0; \(width) \(height)); contentOffset: {0, 0}; contentSize: {\(width), 44}; adjustedContentInset: {0, 0, 0, 0}>
         | <UITableViewCell: 0x2; frame = (0 0; \(width) 44)>
      """
    let hints = try DumpReader().read(Array(dump.utf8), path: "dump.txt").hints
    #expect(hints.versions == Set(11...99).intersection(versions))
  }

  @Test("Either of two tables of a dump can be chosen, by its line or its class")
  func tables() throws {
    let dump = """
      <UITableView: 0x1; frame = (0 0; 320 100)>
         | <UITableViewCell: 0x2; frame = (0 0; 320 44); text = 'One'>
         | <UITableViewCell: 0x3; frame = (0 44; 320 44); text = 'Two'>
      <App.Places: 0x4; baseClass = UITableView; frame = (0 100; 320 100)>
         | <UITableViewCell: 0x5; frame = (0 0; 320 44); text = 'Three'>
      """
    func rows(_ table: String?) throws -> Int {
      try DumpReader(table: table).read(Array(dump.utf8), path: "dump.txt").snapshot.sections[0].rows.count
    }
    #expect(try rows(nil) == 2)
    #expect(try DumpReader().read(Array(dump.utf8), path: "dump.txt").notes[0].contains("on line 4"))
    #expect(try [rows("1"), rows("4"), rows("Places"), rows("App.Places")] == [2, 1, 1, 1])
    let error = #expect(throws: Diagnostic.self) { try rows("3") }
    #expect(error?.help == "its tables begin on lines 1, 4")
  }

  /// A storyboard tutorial's table of players in iOS 6, with the Delete button of a row open.
  @Test("The texts of a row that is swiped open in iOS 6 are compared, and their places are not")
  func deletion() throws {
    let dump = """
      <UITableView: 0x1; frame = (0 0; 320 200)>
         | <UITableViewCell: 0x2; frame = (0 0; 320 44)>
         |    | <UITableViewCellDeleteConfirmationControl: 0x3; frame = (257 0; 63 44)>
         |    | <UITableViewCellContentView: 0x4; frame = (0 0; 257 43)>
         |    |    | <UILabel: 0x5; frame = (10 0; 230 43); text = 'Oscar'>
      """
    func briefs(_ text: String) throws -> [String] {
      try self.briefs(dump, "rowHeight: 44\nsections: [{id: a, rows: [{id: b, text: \(text)}]}]")
    }
    #expect(try briefs("Oscar") == [])
    #expect(try briefs("Bill") == ["D0401 a/b.textLabel text: Bill → Oscar"])
    #expect(
      try DumpReader().read(Array(dump.utf8), path: "dump.txt").notes.contains { $0.contains("swiped open on line 2") })
  }

  @Test("A dump that ends in a row says nothing of what would follow in it")
  func cut() throws {
    let dump = """
      <UITableView: 0x1; frame = (0 0; 320 200)>
         | <UITableViewCell: 0x2; frame = (0 0; 320 44)>
         |    | <UITableViewCellContentView: 0x3; frame = (0 0; 286 43.5)>
         |    |    | <UILabel: 0x4; frame = (15 0; 270 43.5); text = 'One
      """
    let spec = "rowHeight: 44\nsections: [{id: a, rows: [{id: b, text: One, accessory: disclosureIndicator}]}]"
    #expect(try briefs(dump, spec).allSatisfy { !$0.contains("accessoryView") && !$0.contains("separator") })
  }

  // MARK: Elements

  private static func tree(switchX: Double = 326, title: String = "Wi-Fi") -> String {
    """
    Window (Main), 0x1011095d0, {{0.0, 0.0}, {375.0, 812.0}}
      Table, 0x10150edc0, {{0.0, 0.0}, {375.0, 812.0}}
        Other, 0x1011059e0, {{0.0, 103.0}, {375.0, 55.3}}, label: 'NETWORKS'
          StaticText, 0x10150b340, {{16.0, 136.7}, {73.0, 15.7}}, label: 'NETWORKS'
        Cell, 0x10150f000, {{0.0, 158.3}, {375.0, 44.0}}
          StaticText, 0x10150f900, {{16.0, 170.3}, {42.3, 20.3}}, label: '\(title)'
          StaticText, 0x10150f901, {{295.0, 170.3}, {46.0, 20.3}}, label: 'Home'
          Button, 0x10150f902, {{348.7, 173.3}, {10.3, 14.0}}, label: 'chevron'
        Cell, 0x10150f003, {{0.0, 202.3}, {375.0, 44.0}}
          StaticText, 0x10150f904, {{16.0, 214.3}, {109.3, 20.3}}, label: 'Airplane Mode'
          Switch, 0x10150f905, {{\(switchX), 208.8}, {51.0, 31.0}}, label: 'Airplane Mode', value: 1
    """
  }

  private static let networks = """
    style: grouped
    sections:
      - id: a
        header: Networks
        rows:
          - {id: b, text: Wi-Fi, detailText: Home, style: value1, accessory: disclosureIndicator}
          - {id: c, text: Airplane Mode, accessory: {switch: on}}
    """

  @Test("Texts and controls of XCUITest's tree are compared, wherever its table is scrolled to")
  func elements() throws {
    let verification = try DumpVerification(Self.tree(switchX: 308), Self.networks, tolerance: nil)
    #expect(verification.briefs == [])
    #expect(verification.diff.coverage?.rows == 2)
    #expect(verification.reading.notes[0].hasPrefix("this is XCUITest's tree"))
  }

  @Test("A text and a place that are others are told")
  func otherElements() throws {
    let briefs = try briefs(Self.tree(title: "WLAN"), Self.networks)
    #expect(briefs.contains { $0 == "D0401 a/b.textLabel text: Wi-Fi → WLAN" }, "\(briefs)")
    #expect(briefs.contains { $0.hasPrefix("D0207 a/c.accessoryView") }, "\(briefs)")
    let without = Self.tree(switchX: 308).split(separator: "\n").dropLast().joined(separator: "\n")
    let gone = try self.briefs(without, Self.networks)
    #expect(gone.count == 1 && gone[0].contains("a/c.accessoryView"), "\(gone)")
  }

  /// babylonhealth/ios-playbook's example: the app's button says 'Log in'.
  @Test("Titles of buttons and values of fields are compared")
  func titles() throws {
    let dump = """
      Table, 0x600000d9d5e0, {{0.0, 0.0}, {375.0, 812.0}}
        Cell, 0x600000d9dce0, {{0.0, 100.0}, {375.0, 71.0}}
          TextField, 0x600000d9ddc0, {{32.0, 110.0}, {271.0, 21.0}}, value: ann@x
          Button, 0x600000d9e140, {{32.0, 140.0}, {343.0, 20.0}}, label: 'Log in'
      """
    func spec(_ mail: String, _ title: String) -> String {
      """
      sections:
        - id: a
          rows:
            - id: b
              height: 71
              views: [{id: mail, textField: \(mail), frame: [32, 10, 271, 21]}, {id: in, button: \(title), frame: [32, 40, 343, 20]}]
      """
    }
    #expect(try briefs(dump, spec("ann@x", "Log in")) == [])
    let briefs = try briefs(dump, spec("ben@x", "Sign in"))
    #expect(
      briefs.count == 2 && briefs[0].contains("ben@x → ann@x") && briefs[1].contains("Sign in → Log in"), "\(briefs)")
  }
}
