import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Rows that are selected or highlighted")
struct SelectionTests {
  private static let spec = """
    tablespec: 1
    allowsMultipleSelectionDuringEditing: true
    sections:
      - rows:
          - {id: a, text: A, editing: {reorder: true}}
          - {id: b, text: B, selectionStyle: none}
          - {id: c, text: C, editing: none}
          - {id: d, text: D, selectionStyle: gray}
    """

  private func rows(_ state: TableState, ios: Int = 17) throws -> [CellNode] {
    var environment = Environment.phone(width: 390, height: 844, scale: 3, ios: ios)
    environment.isEditing = state.isEditing
    environment.selectedRows = state.selectedRows
    environment.highlightedRows = state.highlightedRows
    return try SpecTables.table(yaml: Self.spec).laidOut(in: environment).table.sections[0].rows
  }

  @Test("a finger on a row shows what selecting it shows")
  func highlighting() throws {
    let row = try rows(TableState(highlightedRows: ["a"]))[0]
    #expect(row.isHighlighted && !row.isSelected && row.showsSelection && row.separator == nil)
  }

  @Test("views in a selected row are clear up to iOS 12", arguments: [(12, false), (13, true)])
  func clearing(ios: Int, keeps: Bool) throws {
    let spec = """
      tablespec: 1
      sections:
        - rows:
            - id: a
              views: [{label: L, frame: [15, 10, 80, 24], background: systemYellow}]
      """
    var environment = Environment.phone(width: 390, height: 844, ios: ios)
    func background() throws -> Color? {
      return try SpecTables.table(yaml: spec).laidOut(in: environment).table.sections[0].rows[0]
        .subviews[0].look.background
    }
    #expect(try background() != nil)
    environment.selectedRows = ["a"]
    #expect(try (background() != nil) == keeps)
  }

  @Test("A row without a selection style is still selected, and keeps its separator")
  func noStyle() throws {
    let row = try rows(TableState(selectedRows: ["b"]))[1]
    #expect(row.isSelected && !row.showsSelection && row.separator != nil)
  }

  @Test("selection is blue up to iOS 6 with white labels, and grey from iOS 7 on")
  func colours() throws {
    let state = TableState(selectedRows: ["a", "d"])
    let old = try rows(state, ios: 6)
    #expect(old[0].textLabel?.highlightedColor == .system(.white) && old[3].textLabel?.highlightedColor == nil)
    if case .gradient = old[0].selectedBackground.fill {} else { Issue.record("no gradient") }
    #expect(try rows(state, ios: 12)[0].selectedBackground == .color(.fixed(RGBA(hex: 0xD9D9D9))))
    #expect(try rows(state)[0].selectedBackground == .color(.system(.systemGray4)))
  }

  @Test(
    "Rows for multiple selection have a circle where others have a delete control, except rows that cannot be edited")
  func choosing() throws {
    let rows = try rows(TableState(isEditing: true, selectedRows: ["b"]))
    #expect(rows.map { $0.editingControl?.style } == [.multipleSelection, .multipleSelection, nil, .multipleSelection])
    #expect(rows[0].reorderControl != nil && rows[1].reorderControl == nil)
    #expect(rows[0].contentView.x == rows[1].contentView.x && rows[0].contentView.x > 0)
  }
}
