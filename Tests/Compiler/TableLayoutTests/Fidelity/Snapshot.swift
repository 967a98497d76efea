import SpecCompiling
import TableIR
import TableLayout
import Testing

/// A screenshot or snapshot of a real table, of which figures were measured in the pixels, and the spec of the same table.
///
/// The pictures belong to their apps and are not here; their names are those of the collection that the figures are from.
struct Snapshot: Sendable, CustomTestStringConvertible {
  /// The picture's name: its width in points and its scale are the end of it.
  var name: String
  var ios: Int
  /// What stands below `tablespec: 1`.
  var spec: String
  var figures: [[Figure]]
  /// What the picture shows differently from a table on a screen of its own.
  var change: @Sendable (inout Environment) -> Void = { _ in }

  /// One number that was read off the picture, in points.
  struct Figure: Sendable {
    var what: String
    var observed: Double
    /// Ink of a text begins up to a point right of its label.
    var isTextInk = false
    var computed: @Sendable (TableNode) -> Double?
  }

  var testDescription: String { name }

  var width: Double {
    Double(name.split(separator: "-").last?.split(whereSeparator: { "@x".contains($0) }).first ?? "") ?? 0
  }
  /// Of the picture, pixels a point. One of 1 was halved: the devices had 2.
  var scale: Double { Double(name.split(separator: "@").last?.dropLast() ?? "") ?? 1 }

  func laidOut() throws -> TableNode {
    let table = try SpecTables.table(yaml: "tablespec: 1\n" + spec)
    var environment = Environment(
      size: LayoutSize(width: width, height: 1000), scale: scale == 3 ? 3 : max(scale.rounded(), 2), ios: ios)
    change(&environment)
    let profile = MetricsProfile.profile(ios: ios) ?? .modern
    return TableLayouter(environment: environment, profile: profile).layOut(table).table
  }
}

extension TableNode {
  /// All rows, from top to bottom.
  var rows: [CellNode] { sections.flatMap(\.rows) }

  /// In the table's space, the line at a row's bottom.
  func line(_ row: Int) -> LayoutRect? {
    rows[row].separator.map { $0.frame.offsetBy(x: rows[row].frame.x, y: rows[row].frame.y) }
  }
}

extension CellNode {
  /// The disc of its editing control, in its own space: see `MetricsProfile.EditingControls`.
  var disc: LayoutRect? {
    editingControl.map {
      let side = min($0.frame.width, $0.frame.height) * 11 / 13
      return LayoutRect(x: $0.frame.midX - side / 2, y: $0.frame.midY - side / 2, width: side, height: side)
    }
  }

  /// In its own space.
  var textX: Double? { textLabel.map { contentView.x + $0.frame.x } }
}
