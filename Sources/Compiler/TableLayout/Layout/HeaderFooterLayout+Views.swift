import TableIR

extension HeaderFooterLayout {
  /// A custom view.
  func custom(_ view: HeaderFooter, y: L, _ scope: L.Scope) -> SupplementaryNode {
    let frame = frame(y: y, height: customHeight(view), scope)
    let contents = subviews(of: view, in: frame.size, scope)
    var node = SupplementaryNode(
      frame: frame, background: view.background, subviews: contents.views, location: view.location)
    node.constraints = contents.constraints
    (node.className, node.spoken) = (view.className, view.spoken)
    return node
  }

  /// The height that is set, or down to the bottom of the lowest subview, or that of its stack at this width, up to a
  /// pixel, as `systemLayoutSizeFitting` computes it.
  private func customHeight(_ view: HeaderFooter) -> L {
    if let height = declaredHeight(of: view) { return height }
    switch view.content {
    case .views(let subviews) where subviews.isConstrained:
      let layout = AutoLayout(subviews, in: subviewSpace(height: nil), of: view.location, context: context)
      return L(
        context.grid.ceil(layout.height), "\(layout.wordsOfHeight), up to a pixel", .spec(view.location, "constraints"))
    case .views(let subviews):
      let height = max(subviews.views.map(\.frame.maxY).max() ?? 0, 0)
      return L(height, "down to the bottom of its lowest subview", .spec(view.location, "views"))
    case .stack(let stack):
      let height = StackLayout(context: context).height(
        of: stack, width: context.headerTextWidth.points, at: view.location)
      return L(context.grid.ceil(height), "the height of its stack, up to a pixel", .spec(view.location, "stack"))
    case .title: preconditionFailure("a title is laid out by the style of its table")
    }
  }

  /// The size for which the frames of a view's subviews are designed: as wide as a screen was. A table sets the view's width and keeps
  /// its height (documentation of `tableHeaderView`).
  private func designSize(of view: HeaderFooter) -> LayoutSize {
    guard case .views(let subviews) = view.content, let size = subviews.designSize else {
      return LayoutSize(width: 320, height: customHeight(view).points)
    }
    return size
  }

  private func subviews(of view: HeaderFooter, in size: LayoutSize, _ scope: L.Scope) -> ConstrainedNodes {
    switch view.content {
    case .views(let subviews) where subviews.isConstrained:
      AutoLayout(
        subviews, in: subviewSpace(height: size.height, isFitted: view.height == nil), of: view.location,
        context: context
      ).constrainedNodes(
        of: "the \(scope.name)", scope)
    case .views(let subviews):
      ConstrainedNodes(
        context.nodes(
          subviews.views, in: size, designedFor: designSize(of: view), of: "the \(scope.name)", scope))
    case .stack(let stack): ConstrainedNodes([stackNode(stack, in: size, location: view.location, scope)])
    case .title: ConstrainedNodes()
    }
  }

  /// Margins of 8 above and below, and those of titles at the sides (iOS 26.1 simulator).
  private func subviewSpace(height: Double?, isFitted: Bool = false) -> SubviewSpace {
    let width = context.isList ? context.cellWidth.points : context.tableWidth.points
    let margins = Insets(
      top: 8, left: textX.points, bottom: 8, right: max(width - textX.points - context.headerTextWidth.points, 0))
    let safeArea = context.environment.safeArea
    return SubviewSpace(
      width: width, height: height, isFitted: isFitted, margins: margins,
      safeArea: context.isList ? Insets() : Insets(left: safeArea.left, right: safeArea.right), readable: margins)
  }

  /// The stack from margin to margin.
  private func stackNode(
    _ stack: Stack, in size: LayoutSize, location: SourceLocation, _ scope: L.Scope
  ) -> ViewNode {
    let own = scope.view(scope.prefixed("stack"))
    let frame = context.frame(
      Frame(
        x: textX, y: L(0, "the \(scope.name)'s top"), width: context.headerTextWidth,
        height: L(size.height, "as tall as the \(scope.name)")), turnedIn: size.width,
      of: "the \(scope.name)", own)
    return context.node(stack.view(frame: frame, at: location), frame: frame, own)
  }
}
