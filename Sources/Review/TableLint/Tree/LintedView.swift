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
    var behind: [(frame: LayoutRect, fill: Fill, alpha: Double, place: SpecPlace)] = []
    for (view, node) in zip(views, nodes) where !node.look.isInvisible {
      let frame = node.frame.offsetBy(x: origin.x, y: origin.y)
      // A view in front of another has the other's colour behind it.
      var (here, selected) = (ground, selectedGround)
      for other in behind where other.frame.contains(frame) || other.fill.isImage && other.frame.meets(frame) {
        here = here.under(other.fill, alpha: other.alpha, at: [other.place], in: shades)
        selected = selected?.under(other.fill, alpha: other.alpha, at: [other.place], in: shades)
      }
      if behind.count < 50 {
        let alpha = node.look.alpha ?? 1
        if let color = node.look.background {
          behind.append((frame, .color(color), alpha, SpecPlace(view.location, ["background"])))
        }
        if let picture = view.picture { behind.append((frame, picture, alpha, SpecPlace(view.location, ["image"]))) }
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

extension View {
  /// What an image puts behind the views in front of it: of a file nothing is known, and a placeholder has a colour.
  fileprivate var picture: Fill? {
    guard case .image(let image) = content else { return nil }
    switch image {
    case .asset(let index): return .image(index)
    case .placeholder(let placeholder): return placeholder.color.map { .color($0) } ?? .image(0)
    case .symbol: return nil
    }
  }
}

extension Fill {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}

extension LayoutRect {
  fileprivate func meets(_ other: LayoutRect) -> Bool {
    let both = overlap(other)
    return both.width > 0 && both.height > 0
  }

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
