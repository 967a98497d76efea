import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Rows that are swiped open")
struct SwipeTests {
  private func row(
    _ row: String, _ ios: Int, width: Double = 320, scale: Double = 2, table: String = "", section: String = "",
    _ change: (inout Environment) -> Void = { $0.swipedRow = SwipedRow(id: "a") }
  ) throws -> CellNode {
    let yaml = """
      tablespec: 1
      rowHeight: 44
      \(table)
      sections:
        - \(section.isEmpty ? "id: s" : section)
          rows: [Above, {id: a, text: Ann\(row)}, Below]
      """
    let tree = try SpecTables.table(yaml: yaml).laidOut(
      in: .phone(width: width, height: 568, scale: scale, ios: ios, change))
    return tree.table.sections[0].rows[1]
  }

  private func leading(_ environment: inout Environment) {
    environment.swipedRow = SwipedRow(id: "a", edge: .leading)
  }

  private static let delete = ", editing: delete"

  @Test(
    "A row that can be deleted shows a Delete button of the observed width: ios9-swipe-delete-320@1x, ios10-rowaction-320@2x"
  )
  func titles() throws {
    let ios9 = try #require(try row(Self.delete, 9, scale: 1).swipeActions?.trailing.first)
    #expect(ios9.title == "Delete" && ios9.style == .destructive && ios9.backgroundColor == .system(.systemRed))
    #expect(ios9.frame == LayoutRect(x: 237, y: 0, width: 83, height: 44))
    let ios10 = try #require(try row(Self.delete, 10).swipeActions?.trailing.first)
    #expect(ios10.frame == LayoutRect(x: 237.5, y: 0, width: 82.5, height: 44))
    #expect(ios10.titleLabel?.frame == LayoutRect(x: 15, y: 11, width: 52.5, height: 21.5))
    let short = try #require(try row(", swipeActions: {trailing: [Hi]}", 10).swipeActions?.trailing.first)
    #expect(short.backgroundColor == .system(.systemGray3))
    // Half a point of what the text is measured wider.
    #expect(abs(try #require(short.frame).width - 47) <= 0.5)
  }

  @Test("A swipe in iOS 7 moves the contents of the row but not its line: rt-ios7-disclosure")
  func dumpOf7() throws {
    let cell = try row(Self.delete + ", accessory: disclosureIndicator", 7)
    #expect(cell.contentView == LayoutRect(x: -82, y: 0, width: 287, height: 43.5))
    #expect(cell.accessoryView?.frame == LayoutRect(x: 215, y: 16, width: 8, height: 12.5))
    #expect(cell.separator?.frame == LayoutRect(x: 15, y: 43.5, width: 305, height: 0.5))
    let button = try #require(cell.swipeActions?.trailing.first)
    #expect(button.frame == LayoutRect(x: 238, y: 0, width: 82, height: 43.5))
    #expect(button.titleLabel.map { [$0.frame.x, $0.frame.y, $0.frame.width] } == [15, 11, 52])
  }

  @Test(
    "Buttons of iOS 26 are capsules around their titles, with images before them: openuikit's probes of the iOS 26.1 simulator"
  )
  func capsules() throws {
    let titled = try row(", height: 52, swipeActions: {trailing: [Delete, Flag]}", 26, width: 375)
    let buttons = try #require(titled.swipeActions?.trailing)
    #expect(
      buttons.map(\.frame) == [
        LayoutRect(x: 301.5, y: 4, width: 63.5, height: 44), LayoutRect(x: 228, y: 4, width: 63.5, height: 44),
      ])
    #expect(buttons[0].titleLabel?.frame == LayoutRect(x: 12, y: 14, width: 39.5, height: 16))
    #expect(titled.contentView.x == -157)
    let trash = "{title: Delete, image: {size: [14.5, 16.5]}}"
    let pictured = try row(", height: 52, swipeActions: {trailing: [\(trash)]}", 26, width: 375)
    let button = try #require(pictured.swipeActions?.trailing.first)
    #expect(button.frame == LayoutRect(x: 283, y: 4, width: 82, height: 44))
    #expect(button.imageFrame == LayoutRect(x: 12, y: 13.5, width: 14.5, height: 16.5))
    #expect(button.titleLabel?.frame == LayoutRect(x: 30.5, y: 14, width: 39.5, height: 16))
  }

  @Test("Editing controls move too: ios10-edit-reorder-delete-images-320@2x")
  func whileEditing() throws {
    let editing = ", editing: {style: delete, reorder: true}"
    let atRest = try row(editing, 10) { $0.isEditing = true }
    let swiped = try row(editing, 10) {
      $0.isEditing = true
      $0.swipedRow = SwipedRow(id: "a")
    }
    for (old, new) in [
      (atRest.contentView, swiped.contentView), (atRest.editingControl?.frame, swiped.editingControl?.frame),
      (atRest.reorderControl?.frame, swiped.reorderControl?.frame),
    ] {
      #expect(new == old?.offsetBy(x: -82.5, y: 0))
    }
  }

  @Test("Buttons with images are 74 wide, the first one outermost: ios15-swipe-buttons-music-375x667@2x")
  func dumpOf15() throws {
    let actions = """
      , height: 48, swipeActions: {leading: [{title: Playing Next, image: {size: [22, 17]}}, {title: Playing Last, image: {size: [22, 16.5]}}]}
      """
    let cell = try row(actions, 15, width: 375, leading)
    let buttons = try #require(cell.swipeActions?.leading)
    #expect(
      buttons.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 74, height: 48), LayoutRect(x: 74, y: 0, width: 74, height: 48),
      ])
    #expect(
      buttons.map(\.imageFrame) == [
        LayoutRect(x: 26, y: 15.5, width: 22, height: 17), LayoutRect(x: 26, y: 16, width: 22, height: 16.5),
      ])
    #expect(buttons.allSatisfy { $0.titleLabel == nil } && cell.contentView.x == 148)
  }

  @Test(
    "An image and a title are both visible in rows of 91 points or more: Open Radar 33107135", arguments: [90.0, 91])
  func imageAndTitle(height: Double) throws {
    let cell = try row(", height: \(height), swipeActions: {trailing: [{title: Flag, image: {size: [24, 20]}}]}", 17)
    let button = try #require(cell.swipeActions?.trailing.first)
    let image = try #require(button.imageFrame)
    guard height == 91 else {
      #expect(button.titleLabel == nil && image.y == 35)
      return
    }
    let title = try #require(button.titleLabel?.frame)
    #expect(image.maxY + 8 == title.y && abs(image.y - (91 - title.maxY)) <= 0.5)
  }

  @Test("A long title has two lines in a button of at most 120 from iOS 11 on, and one line before")
  func longTitles() throws {
    let actions = ", swipeActions: {trailing: [Mark as Unread for Now]}"
    let button = try #require(try row(actions, 17).swipeActions?.trailing.first)
    #expect(try #require(button.frame).width <= 120 && button.titleLabel?.lines.count == 2)
    let old = try #require(try row(actions, 10).swipeActions?.trailing.first)
    #expect(try #require(old.frame).width > 180 && old.titleLabel?.lines.isEmpty == true)
  }

  @Test("from iOS 11 on the cell itself moves, with its background and its line")
  func cells() throws {
    for (ios, moved) in [(10, 0.0), (17, -74)] {
      let cell = try row(Self.delete, ios, width: 375)
      #expect(cell.backgroundView.x == moved && cell.frame.x == 0)
      #expect(cell.separator?.frame.x == 16 + moved)
    }
  }

  @Test("The nearest declaration of actions for an edge applies, and an empty one removes them")
  func inheritance() throws {
    func titles(_ row: String, _ edge: SwipeEdge = .trailing) throws -> [String?]? {
      let cell = try self.row(
        row, 17, table: "swipeActions: {leading: [Pin], trailing: [Table]}",
        section: "swipeActions: {trailing: [Section, More]}"
      ) { $0.swipedRow = SwipedRow(id: "a", edge: edge) }
      return cell.swipeActions?.openEdge == edge ? cell.swipeActions?[edge].map(\.title) : nil
    }
    #expect(try titles("") == ["Section", "More"])
    #expect(try titles("", .leading) == ["Pin"])
    #expect(try titles(Self.delete) == ["Section", "More"])
    #expect(try titles(", swipeActions: {trailing: [Row]}") == ["Row"])
    #expect(try titles(Self.delete + ", swipeActions: {trailing: []}") == nil)
    #expect(try row(Self.delete + ", swipeActions: {leading: [Pin]}", 17).swipeActions?.trailing.count == 1)
  }

  @Test("A row at rest has its actions, except for the Delete that follows from its editing style")
  func rest() throws {
    #expect(try row(Self.delete, 17) { _ in }.swipeActions == nil)
    let cell = try row(", swipeActions: {leading: [Pin]}", 17) { _ in }
    #expect(cell.swipeActions?.openEdge == nil && cell.swipeActions?.leading.map(\.title) == ["Pin"])
    #expect(cell.swipeActions?.leading.first?.frame == nil && cell.contentView.x == 0)
  }

  @Test("there are no leading actions and no images up to iOS 10")
  func old() throws {
    let actions = ", swipeActions: {leading: [Pin], trailing: [{title: Hi, image: {size: [40, 40]}}]}"
    #expect(try row(actions, 10, leading).contentView.x == 0)
    #expect(try row(actions, 11, leading).contentView.x == 74)
    let button = try #require(try row(actions, 10).swipeActions?.trailing.first)
    #expect(button.imageFrame == nil && button.titleLabel != nil)
  }

  @Test("From right to left the edges are exchanged")
  func rightToLeft() throws {
    let cell = try row(", swipeActions: {trailing: [One, Two]}", 17) {
      $0.swipedRow = SwipedRow(id: "a")
      $0.layoutDirection = .rightToLeft
    }
    #expect(cell.swipeActions?.trailing.map(\.frame?.x) == [0, 74] && cell.contentView.x == 148)
  }

  @Test("The outermost button continues below the safe area")
  func safeArea() throws {
    let cell = try row(Self.delete, 17) {
      $0.swipedRow = SwipedRow(id: "a")
      $0.safeArea = Insets(left: 47, right: 47)
    }
    let button = try #require(cell.swipeActions?.trailing.first)
    #expect(button.frame == LayoutRect(x: 320 - 121, y: 0, width: 121, height: 44))
    #expect(try #require(button.titleLabel?.frame).midX < 38 && cell.contentView.x == 47 - 121)
  }

  @Test("Explanations state what moves the contents, and the width of a button")
  func explanation() throws {
    var environment = Environment.phone(width: 320, height: 568, ios: 10)
    environment.swipedRow = SwipedRow(id: "a")
    let table = try SpecTables.table(
      yaml: "tablespec: 1\nsections: [{rows: [{id: a, text: Ann, editing: delete}]}]\n")
    let explanation = try #require(
      table.layouter(in: environment).explain("a", in: table).first)
    let frames = Dictionary(explanation.frames.map { ($0.view, $0) }) { first, _ in first }
    let steps = frames["contentView"]?.numbers.first { $0.quantity == .x }?.steps ?? []
    #expect(steps.map(\.reason).contains("swiped open: trailingAction 1"))
    let width = try #require(frames["trailingAction 1"]?.numbers.first { $0.quantity == .width })
    #expect(width.value == 82.5 && width.steps.contains { $0.source == .profile("swipeActions.padding") })
    #expect(frames["trailingAction 1.titleLabel"]?.frame.x == 15)
  }
}
