import SpecCompiling
import TableIR
import TableLayout
import Testing

/// Lays out the spec of an article's example.
private func rows(_ spec: String, _ change: (inout Environment) -> Void = { _ in }) throws -> [CellNode] {
  let tree = try SpecTables.table(spec).laidOut(in: .phone(width: 393, height: 852, scale: 3, change))
  return tree.table.sections.flatMap(\.rows)
}

@Suite("The coloured indicators of article 000")
struct ColouredIndicatorTests {
  private static let spec = "Specs/dark-indicators.yaml"

  @Test("Indicators have boxes of 11 × 15 points, centred in their rows and at the margin")
  func boxes() throws {
    let rows = try rows(Self.spec)
    #expect(rows.count == 6)
    for row in rows {
      let chevron = try #require(row.accessoryView)
      #expect(chevron.frame.size == LayoutSize(width: 11, height: 15), "\(row.id)")
      #expect(chevron.frame.maxX == 393 - 20 && abs(chevron.frame.midY - row.frame.height / 2) <= 0.5, "\(row.id)")
      #expect(!chevron.isActive && chevron.hitArea == nil)
    }
  }

  @Test("Indicators have the colour of their row's text, and another while the row is highlighted")
  func colours() throws {
    for row in try rows(Self.spec, { $0.highlightedRows = ["island"] }) {
      let label = try #require(row.textLabel)
      let chevron = try #require(row.accessoryView?.accessory.chevron)
      #expect(chevron == Chevron(color: label.color, highlightedColor: label.highlightedColor), "\(row.id)")
      #expect(chevron.color != nil && chevron.color != chevron.highlightedColor, "\(row.id)")
      #expect(row.showsSelection == (row.id == "hill" || row.id == "island"))
    }
  }
}

@Suite("The embedded controls of article 003")
struct EmbeddedControlTests {
  private static let spec = "Specs/embedded-controls.yaml"

  @Test("Controls take taps themselves, even while disabled; passive ones leave them to the row")
  func taps() throws {
    let active: Set = [
      "copies", "seats", "span", "alerts", "locked", "volume", "account", "invitation", "phone", "code", "version",
      "star",
    ]
    let passive: Set = ["search", "backup", "inbox", "new", "battery", "later", "off", "playlist"]
    for row in try rows(Self.spec) {
      guard let accessory = row.accessoryView else { continue }
      #expect(
        accessory.isActive == active.contains(row.id) && passive.contains(row.id) != accessory.isActive, "\(row.id)")
      #expect((accessory.hitArea == accessory.frame) == accessory.isActive, "\(row.id)")
      let bounds = LayoutRect(x: 0, y: 0, width: row.frame.width, height: row.frame.height)
      #expect(accessory.frame.x >= row.contentView.maxX - 0.01 && accessory.frame.maxX <= bounds.maxX, "\(row.id)")
    }
  }

  @Test("Texts have the space before the controls")
  func texts() throws {
    for row in try rows(Self.spec) {
      guard let label = row.textLabel, let accessory = row.accessoryView else { continue }
      #expect(row.contentView.x + label.frame.maxX <= accessory.frame.x, "\(row.id)")
    }
  }

  @Test("The editing accessory replaces the controls, beside the reorder control")
  func editing() throws {
    let row = try #require(try rows(Self.spec) { $0.isEditing = true }.first { $0.id == "playlist" })
    let (control, accessory) = (try #require(row.reorderControl), try #require(row.accessoryView))
    #expect(accessory.accessory.kind == "switch" && accessory.isActive)
    #expect(accessory.frame.maxX <= control.frame.x && row.editingControl?.style == .delete)
  }
}
