import TableIR

extension HeaderFooterLayout {
  /// Tells how high a view of the spec's own is.
  func explainHeight(_ number: inout Derivation, _ view: HeaderFooter) {
    let spec = Derivation.Source.spec(view.location)
    let height = customHeight(view)
    switch view.content {
    case _ where view.height != nil: number.start(height, "its 'height'", spec)
    case .stack: number.start(height, "what its stack asks for, up to a pixel", spec)
    case .views, .title: number.start(height, "down to the end of its lowest subview", spec)
    }
  }

  /// Whose the padding above headers is.
  var topPaddingSource: Derivation.Source? { saidTopPadding == nil ? .profile("headers.plainTopPadding") : nil }

  /// Tells where the subviews of a view of the spec's own stand, or its stack does.
  func explainSubviews(of node: SupplementaryNode, _ said: HeaderFooter?, name: String) -> [FrameDerivation] {
    guard let said else { return [] }
    let holder = "the \(name)"
    switch said.content {
    case .title: return []
    case .views(let subviews):
      let explainer = SubviewExplainer(
        grid: context.grid, holder: holder, design: designSize(of: said), size: node.frame.size)
      return explainer.frames(of: subviews.views, node.subviews, owner: "\(name).")
    case .stack:
      guard let stack = node.subviews.first else { return [] }
      let numbers = Derivation.Quantity.allCases.map { quantity in
        var number = Derivation(quantity)
        switch quantity {
        case .x: number.start(context.headerTextX, "the leading margin, where titles begin", .profile("margins"))
        case .y: number.start(0, "the top of \(holder)")
        case .width: number.start(context.headerTextWidth, "from margin to margin", .profile("margins"))
        case .height: number.start(node.frame.height, "as high as \(holder)")
        }
        number.snap(to: context.grid, origin: quantity == .width ? context.headerTextX : 0)
        return number
      }
      return [
        FrameDerivation(
          view: "\(name).stack", space: holder, frame: stack.frame, numbers: numbers, mirroredIn: context.tableWidth)
      ]
    }
  }
}
