import TableIR

extension FrameDerivation {
  /// The frame of a view that the spec gives it in a superview of the size `design`, as it is in one of the size `actual`. UIKit
  /// does not mirror such frames.
  init(
    _ view: View, _ node: ViewNode, name: String, in space: String, from design: Size, to actual: Size, grid: PixelGrid
  ) {
    let source = Derivation.Source.spec(view.location)
    let resized = view.frame(in: actual, designedFor: design)
    let numbers = Derivation.Quantity.allCases.map { quantity in
      var number = Derivation(quantity)
      switch quantity {
      case .x: number.start(view.frame.x, "as the spec says", source)
      case .y: number.start(view.frame.y, "as the spec says", source)
      case .width: number.start(view.frame.width, "as the spec says", source)
      case .height: number.start(view.frame.height, "as the spec says", source)
      }
      Self.resize(&number, view, from: design, to: actual)
      number.snap(to: grid, origin: quantity == .width ? resized.x : resized.y)
      return number
    }
    self.init(view: name, space: space, frame: node.frame, numbers: numbers)
  }

  /// What a view's share of its superview's growth is.
  private static func resize(_ number: inout Derivation, _ view: View, from design: Size, to actual: Size) {
    let across = Autoresized.horizontal(view, from: design, to: actual)
    let down = Autoresized.vertical(view, from: design, to: actual)
    let (change, from, to) =
      switch number.quantity {
      case .x: (across.beforeChange, design.width, actual.width)
      case .width: (across.lengthChange, design.width, actual.width)
      case .y: (down.beforeChange, design.height, actual.height)
      case .height: (down.lengthChange, design.height, actual.height)
      }
    number.plus(
      change, "'autoresizing': its share as the superview goes from \(from.inPoints) to \(to.inPoints)",
      .spec(view.location))
  }

  /// The frames of views in a header or footer, and of what they arrange.
  static func given(
    _ said: HeaderFooter?, _ node: SupplementaryNode, name: String, context: LayoutContext
  ) -> [FrameDerivation] {
    guard let said else { return [] }
    let stacks = StackExplainer(context: context)
    switch said.content {
    case .title: return []
    case .stack(let stack):
      guard let inner = node.subviews.first else { return [] }
      let own = "\(name).stack"
      return [.filling(node, inner, name: own, of: name, context: context)] + stacks.frames(stack, inner, name: own)
    case .views(let subviews):
      let design = HeaderFooterLayout(context: context).designSize(of: said)
      return zip(subviews.views, node.subviews).enumerated().flatMap { index, pair in
        let (view, inner) = pair
        let own = "\(name).\(view.id ?? "subview \(index)")"
        let frame = FrameDerivation(
          view, inner, name: own, in: "the \(name)", from: design, to: node.frame.size, grid: context.grid)
        guard case .stack(let stack) = view.content else { return [frame] }
        return [frame] + stacks.frames(stack, inner, name: own)
      }
    }
  }

  /// The frame of the stack that fills a header or footer from margin to margin.
  private static func filling(
    _ view: SupplementaryNode, _ stack: ViewNode, name: String, of owner: String, context: LayoutContext
  ) -> FrameDerivation {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let numbers = Derivation.Quantity.allCases.map { quantity in
      var number = Derivation(quantity)
      switch quantity {
      case .x: number.start(context.headerTextX, "where titles begin")
      case .y: number.start(0, "the \(owner)'s top")
      case .width: number.start(context.headerTextWidth, "the room that titles have")
      case .height: number.start(view.frame.height, "as high as the \(owner)")
      }
      number.snap(to: context.grid, origin: quantity == .width ? context.headerTextX : 0)
      return number
    }
    return FrameDerivation(
      view: name, space: "the \(owner)",
      frame: isMirrored ? stack.frame.mirrored(in: context.tableWidth) : stack.frame, numbers: numbers,
      mirroredIn: context.tableWidth)
  }
}
