import TableIR
import TableLayout

/// A subview of a row or a header, in a stack or not, with its declaration in the spec.
struct LintedView {
  var view: View
  var node: ViewNode
  /// In the space of the cell or the header.
  var frame: LayoutRect
  var ground: Ground
  var selectedGround: Ground?
  /// The size that the spec sets for it in a stack, in points.
  var arrangedSize: (width: Double?, height: Double?)?
  /// Whether a stack sets its frame.
  var isArranged: Bool { arrangedSize != nil }

  func place(_ path: [SpecPlace.Step]) -> SpecPlace { SpecPlace(view.location, path) }

  /// What messages call it: `'title'`, or its kind.
  var noun: String { view.id.map { "'\($0)'" } ?? "the \(node.kind)" }
}

extension LintedView {
  /// Visits views and everything that stacks among them arrange, back to front. An invisible view is left out with its contents:
  /// it is neither read nor tapped.
  ///
  /// - Parameter origin: of their superview, in the space of the cell or the header.
  static func visit(
    _ views: [View], _ nodes: [ViewNode], at origin: LayoutPoint, ground: Ground, selectedGround: Ground?,
    shades: Shades, _ body: (LintedView) -> Void
  ) {
    var behind: [(frame: LayoutRect, color: Color, alpha: Double, place: SpecPlace)] = []
    for (view, node) in zip(views, nodes) where !node.look.isInvisible {
      let frame = node.frame.offsetBy(x: origin.x, y: origin.y)
      // A view in front of another has the other's colour behind it.
      var (here, selected) = (ground, selectedGround)
      for other in behind where other.frame.contains(frame) {
        here = here.under(.color(other.color), alpha: other.alpha, at: [other.place], in: shades)
        selected = selected?.under(.color(other.color), alpha: other.alpha, at: [other.place], in: shades)
      }
      if let color = node.look.background, behind.count < 50 {
        behind.append((frame, color, node.look.alpha ?? 1, SpecPlace(view.location, ["background"])))
      }
      visit(
        LintedView(
          view: view, node: node, frame: frame, ground: here.inside(view, node.look, in: shades),
          selectedGround: selected?.inside(view, node.look, in: shades)),
        shades: shades, body)
    }
  }

  private static func visit(_ view: LintedView, shades: Shades, _ body: (LintedView) -> Void) {
    body(view)
    guard case .stack(let stack) = view.view.content else {
      guard case .container(let subviews) = view.view.content else { return }
      visit(
        subviews.views, view.node.subviews, at: LayoutPoint(x: view.frame.x, y: view.frame.y), ground: view.ground,
        selectedGround: view.selectedGround, shades: shades, body)
      return
    }
    for (item, node) in zip(stack.views, view.node.subviews) where !node.look.isInvisible {
      var inner = view
      inner.view = item.view
      inner.node = node
      inner.frame = node.frame.offsetBy(x: view.frame.x, y: view.frame.y)
      inner.arrangedSize = (item.width, item.height)
      inner.ground = inner.ground.inside(item.view, node.look, in: shades)
      inner.selectedGround = inner.selectedGround?.inside(item.view, node.look, in: shades)
      visit(inner, shades: shades, body)
    }
  }
}

extension LayoutRect {
  func contains(_ other: LayoutRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// How far two rectangles overlap, in points; 0 or less where they don't.
  func overlap(_ other: LayoutRect) -> LayoutSize {
    LayoutSize(width: min(maxX, other.maxX) - max(x, other.x), height: min(maxY, other.maxY) - max(y, other.y))
  }
}

extension LaidOutRow {
  /// Visits the subviews of the contentView, the row's own stack among them.
  func views(_ body: (LintedView) -> Void) {
    guard !cell.subviews.isEmpty else { return }
    LintedView.visit(
      row.ownViews, cell.subviews, at: LayoutPoint(x: cell.contentView.x, y: cell.contentView.y), ground: ground,
      selectedGround: cell.canShowSelection ? selectedGround : nil,
      shades: scene.shades, body)
  }
}

extension LaidOutSupplementary {
  func views(_ body: (LintedView) -> Void) {
    let views = view.ownViews
    guard !views.isEmpty else { return }
    LintedView.visit(
      views, node.subviews, at: LayoutPoint(x: 0, y: 0), ground: ground, selectedGround: nil,
      shades: scene.shades, body)
  }
}
