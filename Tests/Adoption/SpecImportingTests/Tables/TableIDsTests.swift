@testable import SpecImporting
import TableIR
import Testing

@Suite("The ids of an import")
struct TableIDsTests {
  private func ids(_ cells: String) throws -> [String] {
    try Imported(Imported.fixedTable(cells)).parsed().sections[0].rows.map(\.id)
  }

  @Test("are Interface Builder's identifiers, before labels and texts")
  func order() throws {
    let cells =
      Imported.cell("One", id: "r01-aa-001", attributes: "reuseIdentifier=\"first\" userLabel=\"label\"")
      + Imported.cell("Two", id: "r02-aa-001", attributes: "restorationIdentifier=\"second/one\" userLabel=\"label\"")
      + Imported.cell("Three", id: "r03-aa-001", attributes: "userLabel=\"Third row\"")
      + Imported.cell(
        "Four", id: "r04-aa-001", others: "<accessibility key=\"accessibilityConfiguration\" identifier=\"fourth\"/>")
      + Imported.cell("Five &amp; more", id: "r05-aa-001")
    #expect(try ids(cells) == ["first", "second-one", "third-row", "fourth", "five-more"])
  }

  @Test("that several cells have are not taken while another one tells them apart")
  func shared() throws {
    let cells = (1...3).map { Imported.cell("Row \($0)", id: "r0\($0)-aa-001", attributes: "reuseIdentifier=\"Cell\"") }
    #expect(try ids(cells.joined()) == ["row-1", "row-2", "row-3"])
  }

  @Test("have a number if nothing else tells cells apart")
  func same() throws {
    let cells = (1...2).map { Imported.cell("Same", id: "r0\($0)-aa-001") }
    #expect(try ids(cells.joined()) == ["same", "same-2"])
  }

  @Test("are kept where they are known, whatever the texts say")
  func known() throws {
    let cells = Imported.cell("New", id: "r01-aa-001") + Imported.cell("Old", id: "r02-aa-001")
    let document = try InterfaceDocument(
      Array(Imported.storyboard(Imported.fixedTable(cells), tools: 22505, controller: "", objects: "").utf8),
      path: "Main.storyboard")
    for (known, expected) in [
      (["r01-aa-001": "old"], ["old", "old-2"]), (["r02-aa-001": "first"], ["new", "first"]),
      (["r01-aa-001": "same", "r02-aa-001": "same"], ["same", "old"]), (["r01-aa-001": "no/id"], ["new", "old"]),
    ] {
      let options = ImportOptions(knownIDs: ["t01-aa-001": known])
      let ids = try #require(TableImporter(document, options: options).tables().first).ids
      #expect([ids["r01-aa-001"], ids["r02-aa-001"]] == expected)
    }
  }

  @Test("of views are kept where they are known, and no other view takes them")
  func knownViews() throws {
    let views = #"<label text="Total" id="v01-aa-001"/><label text="Sum" id="v02-aa-001"/>"#
    let cell = """
      <tableViewCell id="r01-aa-001"><tableViewCellContentView key="contentView" id="r01-aa-002">
      <subviews>\(views)</subviews></tableViewCellContentView></tableViewCell>
      """
    let document = try InterfaceDocument(
      Array(Imported.storyboard(Imported.fixedTable(cell), tools: 22505, controller: "", objects: "").utf8),
      path: "Main.storyboard")
    for (known, expected) in [
      ([:], ["total", "sum"]), (["v02-aa-001": "total"], ["total-2", "total"]),
      (["v01-aa-001": "a", "v02-aa-001": "a"], ["a", "sum"]), (["v01-aa-001": "no/id"], ["total", "sum"]),
      (["v01-aa-001": "superview"], ["total", "sum"]),
    ] as [([String: String], [String])] {
      let options = ImportOptions(knownIDs: ["t01-aa-001": known])
      let ids = try #require(TableImporter(document, options: options).tables().first).ids
      #expect([ids["v01-aa-001"], ids["v02-aa-001"]] == expected)
    }
  }

  @Test("are the texts of content configurations, too")
  func configurations() throws {
    let cell = """
      <tableViewCell id="r01-aa-001"><tableViewCellContentView key="contentView" id="r01-aa-002"/>
      <listContentConfiguration key="contentConfiguration" text="Refresh Config"/></tableViewCell>
      """
    #expect(try ids(cell) == ["refresh-config"])
  }

  @Test("of cells and sections without texts are words for them")
  func elements() throws {
    let imported = try Imported(Imported.fixedTable(Imported.cell("", id: "r01-aa-001")))
    let table = try imported.parsed()
    #expect(table.sections[0].id == "section")
    #expect(table.sections[0].rows[0].id == "row")
  }

  @Test("stay as they are if other cells come and go")
  func stability() throws {
    let rest = Imported.cell("B", id: "r02-aa-001") + Imported.cell("C", id: "r03-aa-001")
    let more = try ids(Imported.cell("A", id: "r01-aa-001") + rest)
    #expect(try ids(rest) == Array(more.dropFirst()))
  }

  @Test(
    "are texts in small letters",
    arguments: [
      ("Wi-Fi", "wi-fi"), ("Don’t Disturb", "dont-disturb"), ("  A — B!  ", "a-b"),
      ("Sync with iCloud", "sync-with-icloud"),
      ("Über uns", "über-uns"), ("设置", "设置"), ("iOS 17", "ios-17"),
    ])
  func slugs(text: String, expected: String) {
    #expect(Slug(text)?.text == expected)
  }

  @Test(
    "are the words of names in code",
    arguments: [
      ("SettingsView", "settings-view"), ("OAIconsTableViewCell", "oa-icons-table-view-cell"),
      ("HTMLView", "html-view"),
      ("iOS17List", "i-os17-list"), ("boat_name", "boat-name"), ("URL", "url"),
    ])
  func identifiers(text: String, expected: String) {
    #expect(Slug(identifier: text)?.text == expected)
  }

  @Test("are classes before texts, and a field's outlet or placeholder where there is neither")
  func classesAndFields() throws {
    func field(_ id: String, _ placeholder: String) -> String {
      """
      <tableViewCell id="r\(id)"><tableViewCellContentView key="contentView" id="c\(id)"><subviews>
      <textField placeholder="\(placeholder)" id="f\(id)"><rect key="frame" x="0" y="0" width="90" height="30"/></textField></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let cells =
      Imported.cell("Label", id: "r01-aa-001", attributes: "customClass=\"PierPickerCell\"")
      + field("02", "Name of the boat") + field("03", "Length")
    let imported = try Imported(
      Imported.fixedTable(cells),
      controller: "customClass=\"BoatViewController\"",
      objects:
        "<customObject id=\"o1\"><connections><outlet property=\"lengthField\" destination=\"f03\" id=\"x\"/></connections></customObject>"
    )
    let rows = try imported.parsed().sections[0].rows
    #expect(rows.map(\.id) == ["pier-picker", "name-of-the-boat", "length-field"])
    #expect(rows.map { $0.subviews.views.map(\.id) } == [[], ["name-of-the-boat"], ["lengthField"]])
  }

  @Test("are short, and nothing for a text without letters")
  func limits() {
    #expect(Slug("… !") == nil)
    let long = Slug(String(repeating: "word ", count: 400))?.text
    #expect((long?.count ?? 0) <= 40)
    #expect((Slug(String(repeating: "x", count: 400))?.text.count ?? 0) <= 40)
  }
}

extension Slug: Equatable {
  public static func == (left: Slug, right: Slug) -> Bool { left.text == right.text }
}
