import TableIR
import TableLayout

/// A layout of a table that some environments share: they differ only in what colours resolve to.
public struct LintedLayout: Sendable {
  let layout: DeferredLayout
  /// Each with its index among all.
  let environments: [(index: Int, environment: Environment)]

  /// Creates a linted layout.
  public init(_ layout: DeferredLayout, as environments: [(index: Int, environment: Environment)]) {
    (self.layout, self.environments) = (layout, environments)
  }

  func tree(in environment: Environment) -> LayoutTree {
    var tree = layout.tree
    tree.environment = environment
    return tree
  }
}
