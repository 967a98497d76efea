import TableIR

extension HeaderFooterLayout {
  /// A view of the spec's own.
  func custom(_ view: HeaderFooter, y: Double) -> SupplementaryNode {
    let frame = frame(y: y, height: customHeight(view))
    var node = SupplementaryNode(
      frame: frame, background: view.background, subviews: subviews(of: view, in: frame.size), location: view.location)
    node.className = view.className
    return node
  }

  /// The height that is said, or down to the lowest subview, or what its stack asks for at this width, up to a pixel, as
  /// `systemLayoutSizeFitting` finds it.
  func customHeight(_ view: HeaderFooter) -> Double {
    if let height = view.height { return max(height, 0) }
    switch view.content {
    case .views(let subviews): return max(subviews.views.map(\.frame.maxY).max() ?? 0, 0)
    case .stack(let stack):
      return context.grid.ceil(StackLayout(context: context).height(of: stack, width: context.headerTextWidth))
    case .title: preconditionFailure("a title is laid out by the style of its table")
    }
  }

  /// What the frames of a view's subviews are meant for: a view as wide as a screen was. A table gives it its own width and leaves its
  /// height, as the documentation of `tableHeaderView` says.
  func designSize(of view: HeaderFooter) -> Size {
    guard case .views(let subviews) = view.content, let size = subviews.designSize else {
      return Size(width: 320, height: customHeight(view))
    }
    return size
  }

  private func subviews(of view: HeaderFooter, in size: Size) -> [ViewNode] {
    switch view.content {
    case .views(let subviews): context.nodes(subviews.views, in: size, designedFor: designSize(of: view))
    case .stack(let stack): [stackNode(stack, height: size.height, location: view.location)]
    case .title: []
    }
  }

  /// The stack from margin to margin.
  private func stackNode(_ stack: Stack, height: Double, location: SourceLocation) -> ViewNode {
    let frame = context.grid.snap(
      Rect(x: context.headerTextX, y: 0, width: context.headerTextWidth, height: height))
    var node = context.node(View(content: .stack(stack), frame: frame, location: location), frame: frame)
    if context.environment.layoutDirection == .rightToLeft { node.frame.mirror(in: context.tableWidth) }
    return node
  }
}
