import TableIR
import TableLayout

/// A table as it is in one environment: what rules are asked about.
///
/// A class, because every row of it is asked with it.
public final class LintScene: Sendable {
  public let table: Table
  public let tree: LayoutTree
  public var environment: Environment { tree.environment }
  /// What colours come to.
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

  /// What a cell of the table's style has behind it where a spec says nothing.
  var ownCellSurface: Surface {
    let color: SystemColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    return Surface(shades.value(color))
  }

  /// UIKit's indicators and paler labels have less contrast on UIKit's own backgrounds than WCAG asks for. A background of the spec's
  /// is to blame where it leaves less than this part of that.
  static let ownShare = 0.8
}

/// A whole table, laid out.
public struct LaidOutTable: Sendable {
  public let scene: LintScene
}

/// A section with what its spec says.
public struct LaidOutSection: Sendable {
  public let scene: LintScene
  public let section: Section
  public let node: SectionNode
  public let rows: [LaidOutRow]
}

/// A row with what its spec says in this environment.
///
/// A class, because every rule is asked with it and a row is large.
public final class LaidOutRow: Sendable {
  public let scene: LintScene
  public let section: Section
  /// The row, or the variant that stands for it here.
  public let row: Row
  public let variant: Int?
  public let cell: CellNode

  init(scene: LintScene, section: Section, row: Row, variant: Int?, cell: CellNode) {
    self.scene = scene
    self.section = section
    self.row = row
    self.variant = variant
    self.cell = cell
  }

  /// A value of the row by its keys.
  func place(_ path: [SpecPlace.Step]) -> SpecPlace { SpecPlace(row.location, variant: variant, path) }

  /// The row's accessory as it is shown, with the key that says it.
  var accessoryKey: SpecPlace.Step {
    scene.environment.isEditing && scene.table.editing(of: row) != nil ? "editingAccessory" : "accessory"
  }
}

/// A header or a footer with what its spec says.
public struct LaidOutSupplementary: Sendable {
  public let scene: LintScene
  public let view: HeaderFooter
  public let node: SupplementaryNode
  /// `table.header`, `friends.footer`.
  public let name: String
  /// Where it is named in the mapping that holds it.
  public let holder: SpecPlace

  func place(_ path: [SpecPlace.Step]) -> SpecPlace { SpecPlace(holder.location, holder.path + path) }
}
