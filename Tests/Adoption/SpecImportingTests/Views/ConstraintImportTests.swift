import TableIR
import Testing

@testable import SpecImporting

@Suite("Constraints of Interface Builder")
struct ConstraintImportTests {
  private func cell(_ constraints: String...) throws -> ImportedCell {
    try ImportedCell(
      """
      <subviews>\(ImportedCell.label("One", "lb1-aa-001"))\(ImportedCell.label("Two", "lb2-aa-001"))</subviews>
      <constraints>\(constraints.joined())</constraints>
      """)
  }

  private typealias Cell = ImportedCell

  @Test(
    "become constraints of the language",
    arguments: [
      (
        Cell.constraint("lb2-aa-001.leading", "lb1-aa-001.trailing", "constant=\"12\""),
        "two.leading == one.trailing + 12"
      ),
      (
        Cell.constraint(
          "lb2-aa-001.leading", "lb1-aa-001.trailing", "relation=\"greaterThanOrEqual\" constant=\"8\" symbolic=\"YES\""
        ),
        "two.leading >= one.trailing + 8"
      ),
      (
        Cell.constraint("lb2-aa-001.leading", "lb1-aa-001.trailing", "symbolic=\"YES\""),
        "two.leading == one.trailing + standard"
      ),
      (
        Cell.constraint(
          "cv0-aa-001.trailing", "lb1-aa-001.trailing", "relation=\"greaterThanOrEqual\" constant=\"16\""),
        "one.trailing <= contentView.trailing - 16"
      ),
      (
        Cell.constraint("lb1-aa-001.width", "cv0-aa-001.width", "multiplier=\"0.5\" constant=\"-8\" priority=\"750\""),
        "one.width == contentView.width * 0.5 - 8 @750"
      ),
      (
        Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leadingMargin", "constant=\"4\""),
        "one.leading == margins.leading + 4"
      ),
      (
        Cell.constraint("lb1-aa-001.centerX", "cv0-aa-001.centerXWithinMargins", "priority=\"999\""),
        "one.centerX == margins.centerX @999"
      ),
      (Cell.constraint("lb2-aa-001.baseline", "lb1-aa-001.baseline"), "two.lastBaseline == one.lastBaseline"),
      (
        Cell.constraint("lb2-aa-001.firstBaseline", "lb1-aa-001.firstBaseline"),
        "two.firstBaseline == one.firstBaseline"
      ),
      (Cell.constraint("lb1-aa-001.width", nil, "relation=\"lessThanOrEqual\" constant=\"80\""), "one.width <= 80"),
      (Cell.constraint("lb1-aa-001.width", nil, "constant=\"80\" priority=\"500\""), "one.width == 80 @500"),
      (Cell.constraint("lb1-aa-001.height", "lb2-aa-001.height", "multiplier=\"1:3\""), "one.height == two.height / 3"),
    ])
  func texts(_ written: String, _ expected: String) throws {
    let cell = try cell(written)
    #expect(cell.imported.spec.contains(expected), "\(cell.imported.spec)")
    #expect(cell.losses == [])
    #expect(cell.row.constraints.count == 1)
  }

  @Test("become keys of the view where one says the same")
  func keys() throws {
    let cell = try cell(
      Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leadingMargin"),
      Cell.constraint("cv0-aa-001.trailing", "lb1-aa-001.trailing", "constant=\"16\""),
      Cell.constraint("lb1-aa-001.top", "cv0-aa-001.top", "constant=\"8\""),
      Cell.constraint("lb1-aa-001.width", nil, "constant=\"80\""),
      Cell.constraint("lb2-aa-001.leading", "cv0-aa-001.leading", "constant=\"120\""),
      Cell.constraint("lb2-aa-001.width", "lb2-aa-001.height", "multiplier=\"16:9\""))
    #expect(cell.row.constraints.isEmpty)
    let one = try #require(try cell.view("one").sizing)
    #expect(one.width == 80)
    #expect(one.pins.map(\.inset) == [0, 16, 8])
    #expect(one.pins.map(\.guide) == [.margins, nil, nil])
    #expect(try cell.view("two").sizing?.aspect == 16.0 / 9)
    #expect(cell.imported.spec.contains("pin: {leading: margins, trailing: 16, top: 8}"), "\(cell.imported.spec)")
  }

  @Test("between a cell and its own contentView are left out")
  func cells() throws {
    let held = Cell.constraint("cv0-aa-001.bottom", "r01-aa-001.bottom")
    let cell = try ImportedCell(
      "<subviews>\(Cell.label("One", "lb1-aa-001"))</subviews>"
        + "<constraints>\(Cell.constraint("lb1-aa-001.top", "cv0-aa-001.top", id: "cn2-aa-001"))</constraints>",
      others: "<constraints>\(held)</constraints>")
    #expect(cell.row.constraints.isEmpty && cell.losses.isEmpty)
    #expect(try cell.view("one").sizing?.pins.count == 1)
  }

  @Test("that say how large a view is but not where leave it where it was drawn")
  func unplaced() throws {
    let cell = try cell(
      Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leading"),
      Cell.constraint("lb2-aa-001.width", nil, "constant=\"80\""))
    #expect(try cell.view("two").frame == LayoutRect(x: 20, y: 8, width: 60, height: 20))
    #expect(try cell.view("two").sizing == nil)
    #expect(try cell.view("one").sizing?.pins.map(\.inset) == [0])
  }

  @Test("keep a second one that contradicts the key")
  func second() throws {
    let cell = try cell(
      Cell.constraint("lb1-aa-001.width", nil, "constant=\"80\""),
      Cell.constraint("lb1-aa-001.width", nil, "constant=\"90\""))
    #expect(try cell.view("one").sizing?.width == 80)
    #expect(cell.constraints == ["one.width == 90"])
  }

  @Test("keep their identifiers as names, each once, and say which are only there while designing")
  func names() throws {
    let cell = try cell(
      Cell.constraint("lb1-aa-001.top", "cv0-aa-001.top", "identifier=\"top gap\""),
      Cell.constraint("lb2-aa-001.top", "cv0-aa-001.top", "identifier=\"top gap\""),
      Cell.constraint("lb1-aa-001.bottom", "cv0-aa-001.bottom", "placeholder=\"YES\""))
    #expect(cell.row.constraints.map(\.id) == [nil, "top-gap", nil])
    #expect(cell.imported.spec.contains("# Removed when the app is built."))
  }

  @Test("are left out where they are not installed")
  func masks() throws {
    let cell = try ImportedCell(
      """
      <subviews>\(Cell.label("One", "lb1-aa-001"))\(Cell.label("Two", "lb2-aa-001"))</subviews>
      <constraints>
        \(Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leading", "constant=\"10\"", id: "cn1-aa-001"))
        \(Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leading", "constant=\"20\"", id: "cn2-aa-001"))
        \(Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leading", "constant=\"30\"", id: "cn3-aa-001"))
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="lb2-aa-001"/></mask>
        <mask key="constraints"><exclude reference="cn1-aa-001"/><exclude reference="cn2-aa-001"/></mask>
      </variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="cn2-aa-001"/><exclude reference="cn3-aa-001"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="cn1-aa-001"/></mask></variation>
      """)
    #expect(cell.views.map(\.id) == ["one"])
    #expect(cell.views.first?.sizing?.pins.map(\.inset) == [20])
  }

  @Test("to guides and to the contentView of an effect are to the view that they belong to")
  func guides() throws {
    let cell = try ImportedCell(
      """
      <subviews>\(Cell.view("vw1-aa-001", """
        <subviews>\(Cell.label("One", "lb1-aa-001"))</subviews>
        <viewLayoutGuide key="safeArea" id="sg1-aa-001"/>
        <constraints>\(Cell.constraint("lb1-aa-001.leading", "sg1-aa-001.leading", "constant=\"5\""))</constraints>
        """, attributes: "userLabel=\"Card\""))</subviews>
      """)
    #expect(cell.imported.spec.contains("one.leading == safeArea.leading + 5"), "\(cell.imported.spec)")
    // Its own subview does not say where it is.
    #expect(try cell.view("card").frame == LayoutRect(x: 20, y: 8, width: 100, height: 40))
    #expect(try cell.view("card").children.map(\.id) == ["one"])
  }

  @Test("that the language cannot say are lost with a reason")
  func losses() throws {
    let cell = try cell(
      Cell.constraint("lb1-aa-001.leading", "xxx-aa-001.leading"),
      Cell.constraint("lb1-aa-001.top", "cv0-aa-001.top", "constant=\"1000000\""))
    #expect(
      cell.losses
        == ["cn1-aa-001 firstItem = lb1-aa-001", "cn1-aa-001 constant"].map {
          $0.replacing("firstItem = lb1", with: "secondItem = xxx")
        })
    #expect(cell.imported.table.losses.allSatisfy { $0.changesFrames })
    #expect(cell.imported.spec.contains("# Left out: constant (the constant is out of range)"))
    for words in ["20,5", "NaN"] {
      let top = Cell.constraint("lb1-aa-001.top", "cv0-aa-001.top", "constant=\"\(words)\"")
      #expect(try self.cell(top).imported.spec.contains("# Left out: constant (the constant is not a number)"))
    }
  }

  @Test("to a label of the cell's style are constraints to its saved place")
  func labelOfStyle() throws {
    let toggle = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="sw1-aa-001"><rect key="frame" x="300" y="6" width="50" height="30"/></view>
      """
    func imported(_ constraint: String) throws -> Imported {
      let cell = Imported.cell("Sync", id: "r01-aa-001", subviews: toggle)
        .replacing(
          "</tableViewCellContentView>", with: "<constraints>\(constraint)</constraints></tableViewCellContentView>")
      return try Imported(Imported.fixedTable(cell))
    }
    // The label stands 20 points from the edges of a contentView of 414 × 43.5.
    let edge = try imported(Cell.constraint("sw1-aa-001.trailing", "r01-aa-001-t.trailing", "priority=\"999\""))
    #expect(edge.spec.contains("view.trailing == contentView.trailing - 20 @999"), "\(edge.spec)")
    #expect(edge.table.losses.map(\.changesFrames) == [false])
    _ = try edge.parsed()
    let beside = try imported(Cell.constraint("r01-aa-001-t.trailing", "sw1-aa-001.leading", "constant=\"-8\""))
    #expect(beside.spec.contains("view.leading == contentView.trailing - 12"), "\(beside.spec)")
    let line = try imported(Cell.constraint("sw1-aa-001.lastBaseline", "r01-aa-001-t.lastBaseline"))
    #expect(line.table.losses.map(\.changesFrames) == [true])
  }

  @Test(
    "to the margins of a contentView are those of its cell since Xcode 9, unless it has its own",
    arguments: [(9532, "one.leading == contentView.leading + 8"), (13771, "one.leading == margins.leading")])
  func margins(tools: Int, text: String) throws {
    let cell = """
      <tableViewCell id="r01-aa-001"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="cv0-aa-001"><rect key="frame" x="0.0" y="0.0" width="320" height="59.5"/>
          <subviews>\(Cell.label("One", "lb1-aa-001"))</subviews>
          <constraints>\(Cell.constraint("lb1-aa-001.leading", "cv0-aa-001.leadingMargin", "priority=\"999\""))</constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let imported = try Imported(Imported.fixedTable(cell), tools: tools)
    #expect(imported.spec.contains("\(text) @999"), "\(imported.spec)")
  }

  @Test("are not needed where a frame is written by its distances from the view around it")
  func frameInsets() throws {
    let cell = """
      <tableViewCell id="r01-aa-001"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="cv0-aa-001"><frame key="frameInset" width="375" height="43"/>
          <subviews>
            <view id="v01-aa-001"><frame key="frameInset" minX="8" minY="50.00%" width="80%" height="21"/></view>
            <view id="v02-aa-001"><frame key="frameInset" minY="50.00%" width="51" height="31" maxX="6"/></view>
            <view id="v03-aa-001"><frame key="frameInset" minX="10" maxX="20" maxY="3" height="10"/></view>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let row = try #require(
      try Imported(Imported.fixedTable(cell), tools: 12120).parsed().sections.first?.rows.first)
    #expect(
      row.views.map(\.frame) == [
        LayoutRect(x: 8, y: 11, width: 300, height: 21), LayoutRect(x: 318, y: 6, width: 51, height: 31),
        LayoutRect(x: 10, y: 30, width: 345, height: 10),
      ])
  }
}
