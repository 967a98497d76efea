import TableIR
import TableLayout

/// A table in one environment: what rules check.
///
/// A class, because it is passed along with every row.
public final class LintScene: Sendable {
  public let table: Table
  public let tree: LayoutTree
  public var environment: Environment { tree.environment }
  /// The values of colours.
  var shades: Shades { Shades(environment) }
  /// What is behind the rows where they are clear.
  let backdrop: Backdrop
  let rules: RulePlaces

  init(table: Table, tree: LayoutTree) {
    self.table = table
    self.tree = tree
    rules = RulePlaces(table.appearance)
    backdrop = Backdrop(table: table, tree: tree, rules: rules)
  }

  /// The background of a cell of the table's style if the spec sets none.
  var ownCellSurface: Surface {
    let color: SystemColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    return Surface(shades.value(color))
  }

  /// UIKit's indicators and paler labels have less contrast on UIKit's own backgrounds than WCAG requires. A background from the spec
  /// is to blame where it leaves less than this share of that contrast.
  static let ownShare = 0.8
}

/// A whole table, laid out.
public struct LaidOutTable: Sendable {
  public let scene: LintScene
}

/// A section with its declaration in the spec.
public struct LaidOutSection: Sendable {
  public let scene: LintScene
  public let rows: [LaidOutRow]
}

/// A row with its declaration in the spec for this environment.
///
/// By their places in their sections, because every rule gets every row, and rows and cells are large.
public struct LaidOutRow: Sendable {
  public let scene: LintScene
  private let sectionIndex: Int
  private let rows: [Row]
  private let rowIndex: Int
  private let cells: [CellNode]
  private let cellIndex: Int
  public let variant: Int?
  private(set) var grounds: RowGrounds

  /// - Parameter previous: the grounds of the row above, which most rows share.
  init(scene: LintScene, section: Int, row: Int, cells: [CellNode], cell: Int, previous: RowGrounds) {
    (self.scene, self.cells, grounds) = (scene, cells, previous)
    (sectionIndex, cellIndex) = (section, cell)
    let declared = scene.table.sections[section].rows
    variant = declared[row].variants.firstIndex { $0.conditions.hold(in: scene.environment) }
    (rows, rowIndex) = variant.map { ([declared[row].variants[$0].row], 0) } ?? (declared, row)
    let normal = RowGrounds.Layer(fill: self.cell.background.fill, places: backgroundPlaces(.normal))
    let selected = RowGrounds.Layer(fill: self.cell.selectedBackground.fill, places: backgroundPlaces(.selected))
    if normal != previous.layers.normal || selected != previous.layers.selected {
      grounds = RowGrounds(normal, selected, on: scene.backdrop.ground, in: scene.shades)
    }
  }

  public var section: Section { _read { yield scene.table.sections[sectionIndex] } }
  /// The row, or the variant that replaces it here.
  public var row: Row { _read { yield rows[rowIndex] } }
  public var cell: CellNode { _read { yield cells[cellIndex] } }
  /// The ground behind the row's contents, which several rules ask for.
  var ground: Ground { grounds.normal }
  /// The same while the row is selected: the selectedBackgroundView is laid over the backgroundView.
  var selectedGround: Ground { grounds.selected }

  /// A value of the row by its keys.
  func place(_ path: [SpecPlace.Step]) -> SpecPlace { SpecPlace(row.location, variant: variant, path) }

  /// The key that sets the accessory that the row shows.
  var accessoryKey: SpecPlace.Step {
    scene.environment.isEditing && scene.table.editing(of: row) != nil ? "editingAccessory" : "accessory"
  }
}

/// A header or a footer with its declaration in the spec.
public struct LaidOutSupplementary: Sendable {
  public let scene: LintScene
  public let view: HeaderFooter
  public let node: SupplementaryNode
  /// `table.header`, `friends.footer`.
  public let name: String
  /// Its place in the mapping that contains it.
  public let holder: SpecPlace

  func place(_ path: [SpecPlace.Step]) -> SpecPlace { SpecPlace(holder.location, holder.path + path) }
}
