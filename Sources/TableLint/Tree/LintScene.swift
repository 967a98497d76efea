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
  public let section: Section
  public let node: SectionNode
  public let rows: [LaidOutRow]
}

/// A row with its declaration in the spec for this environment.
///
/// A class, because it is passed to every rule and a row is large.
public final class LaidOutRow: Sendable {
  public let scene: LintScene
  public let section: Section
  /// The row, or the variant that replaces it here.
  public let row: Row
  public let variant: Int?
  public let cell: CellNode
  /// The ground behind the row's contents, which several rules ask for.
  let ground: Ground
  /// The same while the row is selected: the selectedBackgroundView is laid over the backgroundView.
  let selectedGround: Ground

  init(scene: LintScene, section: Section, row: Row, variant: Int?, cell: CellNode) {
    self.scene = scene
    self.section = section
    self.row = row
    self.variant = variant
    self.cell = cell
    let places = BackgroundPlaces(scene: scene, section: section, row: row, variant: variant)
    let shades = scene.shades
    ground = scene.backdrop.ground.under(cell.background, at: places.of(.normal, cell), in: shades)
    selectedGround = ground.under(cell.selectedBackground, at: places.of(.selected, cell), in: shades)
  }

  /// Where the row's background in this environment is set.
  func backgroundPlaces(_ state: BackgroundState) -> [SpecPlace] {
    BackgroundPlaces(scene: scene, section: section, row: row, variant: variant).of(state, cell)
  }

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
