@testable import SpecImporting
import TableIR
import TableLayout
import Testing

@Suite("Trait variations of Interface Builder")
struct VariantTests {
  private typealias Cell = ImportedCell

  /// Two labels beside each other, the first 10 points from the edge, the second 8 points after it.
  ///
  /// - Parameters:
  ///   - edge, spacing: What stands in the constraints.
  ///   - others: What stands in the contentView.
  ///   - second: What stands in the second label.
  private func pair(edge: String = "", spacing: String = "", others: String = "", second: String = "") throws
    -> Imported
  {
    try Cell(
      """
      <subviews>\(Cell.label("One", "lb1-aa-001"))\(Cell.label("Two", "lb2-aa-001", others: second))</subviews>
      <constraints>
        \(varied(Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leading", "constant=\"10\"", id: "cn1-aa-001"), edge))
        \(Cell.constraint("lb1-aa-001.top", "cv0-aa-001.top", "constant=\"5\"", id: "cn2-aa-001"))
        \(Cell.constraint("lb2-aa-001.top", "cv0-aa-001.top", "constant=\"5\"", id: "cn3-aa-001"))
        \(varied(Cell.constraint("lb2-aa-001.leading", "lb1-aa-001.trailing", "constant=\"8\"", id: "cn4-aa-001"), spacing))
        \(Cell.constraint("cv0-aa-001.bottom", "lb1-aa-001.bottom", "constant=\"5\"", id: "cn5-aa-001"))
      </constraints>\(others)
      """
    ).imported
  }

  private func varied(_ constraint: String, _ variation: String) -> String {
    constraint.replacing("/>", with: ">\(variation)</constraint>")
  }

  /// The frames of the row's views by id, where a device shows the spec.
  private func frames(_ spec: String, on device: String, _ orientation: Orientation = .portrait) throws -> [String:
    LayoutRect]
  {
    let table = try Imported.parsed(spec)
    let environment = Environment(
      screen: .device(try #require(Device.named(device))), orientation: orientation, ios: 18)
    let profile = try #require(MetricsProfile.profile(ios: 18))
    let tree = TableLayouter(environment: environment, profile: profile).layOut(table)
    let views = try #require(tree.table.sections.first?.rows.first).subviews
    return Dictionary(uniqueKeysWithValues: views.compactMap { view in view.id.map { ($0, view.frame) } })
  }

  private func gap(_ frames: [String: LayoutRect]) throws -> Double {
    let (one, two) = (try #require(frames["one"]), try #require(frames["two"]))
    return two.x - one.x - one.width
  }

  @Test("of a constraint are a variant with this constraint, which a name replaces")
  func constraint() throws {
    let imported = try pair(spacing: "<variation key=\"widthClass=regular\" constant=\"30\"/>")
    #expect(imported.spec.contains("- {two-leading: two.leading == one.trailing + 8}"), "\(imported.spec)")
    #expect(
      imported.spec.contains("- when: {horizontalSizeClass: regular}\n            constraints:\n"), "\(imported.spec)")
    #expect(imported.spec.contains("- {two-leading: two.leading == one.trailing + 30}"), "\(imported.spec)")
    #expect(try gap(frames(imported.spec, on: "iphone-11")).rounded() == 8)
    #expect(try gap(frames(imported.spec, on: "ipad")).rounded() == 30)
    #expect(imported.table.losses.isEmpty)
  }

  @Test("of a view are a variant with its keys that differ")
  func view() throws {
    let imported = try pair(
      edge: "<variation key=\"heightClass=compact\" constant=\"40\"/>",
      second:
        "<variation key=\"heightClass=compact\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"30\"/></variation>"
    )
    #expect(imported.spec.contains("when: {verticalSizeClass: compact}"), "\(imported.spec)")
    #expect(imported.spec.contains("two: {font: "), "\(imported.spec)")
    let (upright, lying) = (
      try frames(imported.spec, on: "iphone-11"), try frames(imported.spec, on: "iphone-11", .landscape)
    )
    #expect(upright["one"]?.x == 10)
    #expect(lying["one"]?.x == 40)
    #expect(try #require(lying["two"]).height > #require(upright["two"]).height + 10)
    #expect(imported.table.losses.isEmpty)
  }

  @Test("of what is installed are variants with other views of the same ids")
  func installed() throws {
    let imported = try pair(
      others: """
        <variation key="default"><mask key="subviews"><exclude reference="lb1-aa-001"/></mask>
          <mask key="constraints"><exclude reference="cn1-aa-001"/><exclude reference="cn2-aa-001"/><exclude reference="cn4-aa-001"/><exclude reference="cn5-aa-001"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="lb1-aa-001"/></mask>
          <mask key="constraints"><include reference="cn1-aa-001"/><include reference="cn2-aa-001"/><include reference="cn4-aa-001"/><include reference="cn5-aa-001"/></mask></variation>
        """)
    #expect(
      imported.spec.contains("when: {horizontalSizeClass: regular, verticalSizeClass: regular}"), "\(imported.spec)")
    #expect(try frames(imported.spec, on: "iphone-11").keys.sorted() == ["two"])
    #expect(try frames(imported.spec, on: "iphone-11", .landscape).keys.sorted() == ["two"])
    #expect(try gap(frames(imported.spec, on: "ipad")).rounded() == 8)
    #expect(imported.table.losses.isEmpty)
    #expect(imported.table.origins.filter { $0.element == "lb2-aa-001" }.count == 1)
  }

  @Test("that remove a constraint put one that always holds in its place")
  func removed() throws {
    let imported = try pair(
      others:
        "<variation key=\"widthClass=regular\"><mask key=\"constraints\"><exclude reference=\"cn4-aa-001\"/></mask></variation>"
    )
    #expect(imported.spec.contains("{two-leading: contentView.width >= 0}"), "\(imported.spec)")
    #expect(try gap(frames(imported.spec, on: "iphone-11")).rounded() == 8)
    #expect(try frames(imported.spec, on: "ipad")["two"]?.x == 0)
  }

  @Test("for several traits are chosen by the most specific, and equal places share a variant")
  func places() throws {
    let imported = try pair(
      edge: """
        <variation key="heightClass=compact" constant="20"/><variation key="heightClass=regular-widthClass=regular" constant="30"/>
        """)
    #expect(try frames(imported.spec, on: "iphone-11")["one"]?.x == 10)
    #expect(try frames(imported.spec, on: "iphone-12", .landscape)["one"]?.x == 20)
    #expect(try frames(imported.spec, on: "iphone-11", .landscape)["one"]?.x == 20)
    #expect(try frames(imported.spec, on: "ipad")["one"]?.x == 30)
    #expect(imported.spec.contains("when: {verticalSizeClass: compact}"), "\(imported.spec)")
    #expect(try imported.parsed().sections.first?.rows.first?.variants.count == 2)
  }

  @Test("of prototypes are variants of the row that shows them")
  func prototypes() throws {
    let cell = Imported.cell("Name", attributes: "reuseIdentifier=\"NameCell\"", subviews: "")
      .replacing(
        "<nil key=\"textColor\"/>",
        with:
          "<variation key=\"userInterfaceIdiom=pad\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"24\"/></variation>"
      )
    let imported = try Imported(
      """
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="t01-aa-001">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><prototypes>\(cell)</prototypes>
      </tableView>
      """)
    #expect(imported.spec.contains("when: {idiom: pad}, text: {"), "\(imported.spec)")
    let variant = try #require(try imported.parsed().sections.first?.rows.first?.variants.first)
    #expect(variant.row.text?.string == "Name")
    #expect(imported.table.losses.isEmpty)
  }

  @Test("that a condition cannot say, or that are not of a cell, are lost")
  func losses() throws {
    let imported = try pair(spacing: "<variation key=\"userInterfaceIdiom=mac\" constant=\"30\"/>")
    #expect(imported.table.losses.map(\.property) == ["variation"])
    #expect(imported.table.losses.map(\.element) == ["cn4-aa-001"])
    #expect(try imported.parsed().sections.first?.rows.first?.variants.isEmpty == true)
    let header = Cell.label("Top", "lb0-aa-001", others: "<variation key=\"widthClass=regular\" misplaced=\"YES\"/>")
      .replacing("<label ", with: "<label key=\"tableHeaderView\" ")
    let other = try Imported(Imported.fixedTable(Imported.cell("Name"), others: header))
    #expect(other.table.losses.map(\.property) == ["variation"])
  }

  @Test("of a table are its values where they are for the document's own traits, and lost where they are for others")
  func table() throws {
    let variations = """
      <variation key="widthClass=compact" rowHeight="60"><color key="separatorColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation>
      <variation key="widthClass=regular" rowHeight="80"><color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation>
      """
    let imported = try Imported(Imported.fixedTable(Imported.cell("Name"), others: variations))
    let table = try imported.parsed()
    #expect(table.rowHeight == .points(60))
    #expect(imported.spec.contains("color: \"#ff0000\""), "\(imported.spec)")
    #expect(
      imported.table.losses.map { "\($0.property) \($0.changesFrames)" } == [
        "rowHeight = 80 for widthClass=regular true", "backgroundColor for widthClass=regular false",
      ])
  }

  @Test("of a cell itself are variants of its row")
  func cell() throws {
    let cell = Imported.cell(
      "Name", others: "<variation key=\"widthClass=regular\" rowHeight=\"80\" accessoryType=\"checkmark\"/>")
    let imported = try Imported(Imported.fixedTable(cell))
    let variant = try #require(try imported.parsed().sections.first?.rows.first?.variants.first)
    #expect(variant.conditions.first?.horizontalSizeClasses == [.regular])
    #expect(variant.row.height == .points(80))
    #expect(imported.table.losses.isEmpty, "\(imported.spec)")
  }

  @Test("of a table's header are its values where they are for the document's own traits")
  func header() throws {
    let header = """
      <view key="tableHeaderView" id="h01-aa-001"><rect key="frame" x="0.0" y="0.0" width="414" height="50"/>
        <variation key="widthClass=compact"><rect key="frame" x="0.0" y="0.0" width="414" height="90"/></variation>
      </view>
      """
    let imported = try Imported(Imported.fixedTable(Imported.cell("Name"), others: header))
    #expect(try imported.parsed().header?.height == 90)
  }

  @Test("of a document without a device are variants for all size classes that they name")
  func withoutDevice() throws {
    let scene = Imported.fixedTable(
      Imported.cell("Name").replacing(
        "<nil key=\"textColor\"/>",
        with:
          "<variation key=\"widthClass=compact\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"24\"/></variation>"
      ))
    let text = Imported.storyboard(scene, tools: 6254, controller: "", objects: "")
      .split(separator: "\n").filter { !$0.contains("<device") }.joined(separator: "\n")
    let table = try #require(
      TableImporter(try InterfaceDocument(Array(text.utf8), path: "Main.storyboard")).tables().first)
    let spec = String(decoding: DraftPrinter.print(table.spec, path: "main.yaml"), as: UTF8.self)
    let row = try #require(try Imported.parsed(spec).sections.first?.rows.first)
    #expect(row.variants.map(\.conditions.count) == [1], "\(spec)")
    #expect(row.variants.first?.conditions.first?.horizontalSizeClasses == [.compact])
  }
}
