import TableIR

extension FrameDerivation {
  /// The frame of a view that the spec gives it. UIKit does not mirror such frames.
  init(_ view: View, _ node: ViewNode, name: String, in space: String, grid: PixelGrid) {
    let source = Derivation.Source.spec(view.location)
    let numbers = Derivation.Quantity.allCases.map { quantity in
      var number = Derivation(quantity)
      switch quantity {
      case .x: number.start(view.frame.x, "as the spec says", source)
      case .y: number.start(view.frame.y, "as the spec says", source)
      case .width: number.start(view.frame.width, "as the spec says", source)
      case .height: number.start(view.frame.height, "as the spec says", source)
      }
      number.snap(to: grid, origin: quantity == .width ? view.frame.x : view.frame.y)
      return number
    }
    self.init(view: name, space: space, frame: node.frame, numbers: numbers)
  }

  /// The frames of views in a header or footer, and of what they arrange.
  static func given(
    _ said: HeaderFooter?, _ node: SupplementaryNode, name: String, context: LayoutContext
  ) -> [FrameDerivation] {
    guard case .views(let views)? = said?.content else { return [] }
    let stacks = StackExplainer(context: context)
    return zip(views, node.subviews).enumerated().flatMap { index, pair in
      let (view, node) = pair
      let own = "\(name).\(view.id ?? "subview \(index)")"
      let frame = FrameDerivation(view, node, name: own, in: "the \(name)", grid: context.grid)
      guard case .stack(let stack) = view.content else { return [frame] }
      return [frame] + stacks.frames(stack, node, name: own)
    }
  }
}
