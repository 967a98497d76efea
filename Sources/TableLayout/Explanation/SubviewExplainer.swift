import TableIR

/// Tells how subviews come to their frames: what the spec says, and what their autoresizing masks make of it.
struct SubviewExplainer {
  let grid: PixelGrid
  /// What holds them, in words.
  let holder: String
  /// The size of the holder that their frames are meant for, and the size it has.
  let design: Size
  let size: Size

  /// - Parameter owner: what stands before a view's name: `header.`.
  func frames(of views: [View], _ nodes: [ViewNode], owner: String = "") -> [FrameDerivation] {
    zip(views, nodes).enumerated().map { index, pair in
      let (view, node) = pair
      let frame = view.frame(in: size, designedFor: design)
      let numbers = Derivation.Quantity.allCases.map { quantity in
        var number = Derivation(quantity)
        derive(&number, of: view)
        number.snap(to: grid, origin: quantity == .width ? frame.x : frame.y)
        return number
      }
      // UIKit does not mirror frames.
      return FrameDerivation(
        view: owner + (view.id ?? "subview \(index)"), space: holder, frame: node.frame, numbers: numbers)
    }
  }

  private func derive(_ number: inout Derivation, of view: View) {
    let across = Autoresized.horizontal(view, from: design, to: size)
    let down = Autoresized.vertical(view, from: design, to: size)
    let (said, change, from, to) =
      switch number.quantity {
      case .x: (view.frame.x, across.beforeChange, design.width, size.width)
      case .width: (view.frame.width, across.lengthChange, design.width, size.width)
      case .y: (view.frame.y, down.beforeChange, design.height, size.height)
      case .height: (view.frame.height, down.lengthChange, design.height, size.height)
      }
    let source = Derivation.Source.spec(view.location)
    number.start(said, "as the spec says", source)
    number.plus(change, "its share as \(holder) goes from \(from.inPoints) to \(to.inPoints)", source)
  }
}
