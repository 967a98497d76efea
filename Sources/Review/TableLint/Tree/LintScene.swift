import TableIR
import TableLayout
import TableParsing

/// A table in one environment: what rules check.
///
/// A class, because it is passed along with every row.
package final class LintScene: Sendable {
  /// The table as it was read, with rows that do not appear in the environment.
  package let table: Table
  /// The table as it is laid out in the environment.
  package let tree: LayoutTree
  /// The environment that the tree is laid out in.
  package var environment: Environment { tree.environment }
  /// The values of colours.
  var shades: Shades { Shades(environment) }
  /// What is behind the rows where they are clear.
  let backdrop: Backdrop
  let rules: RulePlaces
  /// Whether something outside sections and rows can set the background of a row.
  let hasBackgrounds: Bool
  /// Whether the table has swipe actions for all rows.
  let hasSwipeActions: Bool
  /// What the environment's system lacks.
  let unavailable: UnavailableUses

  init(table: Table, tree: LayoutTree) {
    self.table = table
    self.tree = tree
    rules = RulePlaces(table.appearance)
    backdrop = Backdrop(table: table, tree: tree, rules: rules)
    hasBackgrounds = !rules.isEmpty || RowPosition.allCases.contains { table.backgrounds[$0] != nil }
    hasSwipeActions = table.swipeActions.areSet
    unavailable = UnavailableUses(host: table.host, ios: tree.environment.ios)
  }

  private init(copyOf scene: LintScene) {
    (table, tree, backdrop, rules) = (scene.table, scene.tree, scene.backdrop, scene.rules)
    (hasBackgrounds, hasSwipeActions, unavailable) = (scene.hasBackgrounds, scene.hasSwipeActions, scene.unavailable)
  }

  /// The same scene for another thread: threads that count references to one object wait for each other.
  var forThread: LintScene { LintScene(copyOf: self) }

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
package struct LaidOutTable: Sendable {
  /// The table, its tree and its environment.
  package let scene: LintScene
}

/// A header or a footer with its declaration in the spec.
package struct LaidOutSupplementary: Sendable {
  /// The table and the environment that it is laid out in.
  package let scene: LintScene
  /// The header or footer as the spec declares it.
  package let view: HeaderFooter
  /// The header or footer as it is laid out, in the table's content space.
  package let node: SupplementaryNode
  /// `table.header`, `friends.footer`.
  package let name: String
  /// Its place in the mapping that contains it.
  package let holder: SpecPlace

  func place(_ path: [SpecPlace.Step]) -> SpecPlace { SpecPlace(holder.location, holder.path + path) }
}
