import TableIR
import TableLayout

/// A section with its declaration in the spec, and what rules compare of its rows.
package struct LaidOutSection: Sendable {
  /// The table and the environment that it is laid out in.
  package let scene: LintScene
  let index: Int
  var accessories = AccessoryEnds()

  /// Visits a row by its index in the spec.
  func visitRow(_ row: Int, _ body: (DeclaredRow) -> Void) {
    scene.withRows(ofSection: index) { section, rows in
      DeclaredRow.visit(rows + row, of: section, in: scene, body)
    }
  }
}

extension LintScene {
  func withRows<Result>(
    ofSection index: Int, _ body: (_ section: UnsafePointer<Section>, _ rows: UnsafePointer<Row>) -> Result
  ) -> Result? {
    table.sections.withUnsafeBufferPointer { sections in
      guard let section = sections.baseAddress.map({ $0 + index }) else { return nil }
      return section.pointee.rows.withUnsafeBufferPointer { rows in rows.baseAddress.map { body(section, $0) } }
    }
  }
}

/// A row as the spec declares it for this environment, while it is visited.
///
/// By its place in memory, because rows are large, and copying one counts two dozen references.
package struct DeclaredRow {
  /// The table and the environment that it is visited in.
  package let scene: LintScene
  private let sectionPlace: UnsafePointer<Section>
  private let rowPlace: UnsafePointer<Row>
  /// The index of the variant that replaces the row in the environment; nil for the row itself.
  package let variant: Int?

  static func visit(
    _ row: UnsafePointer<Row>, of section: UnsafePointer<Section>, in scene: LintScene, _ body: (DeclaredRow) -> Void
  ) {
    let variant =
      row.pointee.variants.isEmpty
      ? nil : row.pointee.variants.firstIndex { $0.conditions.hold(in: scene.environment) }
    guard let variant else {
      return body(DeclaredRow(scene: scene, sectionPlace: section, rowPlace: row, variant: nil))
    }
    withUnsafePointer(to: row.pointee.variants[variant].row) {
      body(DeclaredRow(scene: scene, sectionPlace: section, rowPlace: $0, variant: variant))
    }
  }

  /// The section that contains the row, as the spec declares it.
  package var section: Section { _read { yield sectionPlace.pointee } }
  /// The row, or the variant that replaces it here.
  package var row: Row { _read { yield rowPlace.pointee } }

  var text: UnsafePointer<Text?>? { rowPlace.pointer(to: \.text) }
  var detailText: UnsafePointer<Text?>? { rowPlace.pointer(to: \.detailText) }

  /// A value of the row by its keys.
  func place(_ path: [SpecPlace.Step]) -> SpecPlace {
    SpecPlace(rowPlace.pointee.location, variant: variant, path)
  }

  /// The key that sets the accessory that the row shows.
  var accessoryKey: SpecPlace.Step {
    scene.environment.isEditing && scene.table.editing(of: row) != nil ? "editingAccessory" : "accessory"
  }
}

/// A row with its declaration in the spec for this environment, while it is visited.
package struct LaidOutRow {
  /// The row in the spec, or the variant that replaces it in the environment.
  package let declared: DeclaredRow
  /// Where its cell is: cells are large, and those of a large table exist only while they are visited.
  let node: UnsafePointer<CellNode>
  let grounds: RowGrounds

  /// - Parameter previous: the grounds of the row above, which most rows share.
  init(_ declared: DeclaredRow, cell: UnsafePointer<CellNode>, previous: RowGrounds) {
    (self.declared, node, grounds) = (declared, cell, previous.following(declared, cell))
  }

  /// The table and the environment that it is laid out in.
  package var scene: LintScene { declared.scene }
  /// The section that contains the row, as the spec declares it.
  package var section: Section { _read { yield declared.section } }
  /// The row, or the variant that replaces it here.
  package var row: Row { _read { yield declared.row } }
  /// The row as it is laid out, in the table's content space.
  package var cell: CellNode { _read { yield node.pointee } }
  /// The ground behind the row's contents, which several rules ask for.
  var ground: Ground { grounds.normal }
  /// The same while the row is selected: the selectedBackgroundView is laid over the backgroundView.
  var selectedGround: Ground { grounds.selected }
  var accessoryKey: SpecPlace.Step { declared.accessoryKey }
  /// Whether its content is pushed aside, beyond its edge, to show the buttons behind it.
  var isSwipedOpen: Bool { cell.swipeActions?.openEdge != nil }

  func place(_ path: [SpecPlace.Step]) -> SpecPlace { declared.place(path) }
}
