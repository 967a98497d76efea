import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws the buttons of a row that is swiped open, in the cell's space, over its line.
  mutating func drawSwipeActions(_ swipe: SwipeActionsNode) {
    for action in swipe.open {
      guard let frame = action.frame else { continue }
      drawBackground(of: action, in: frame)
      if let image = action.image, let place = action.imageFrame {
        drawImage(image.inWhite, in: place.offsetBy(x: frame.x, y: frame.y))
      }
      if let label = action.titleLabel { drawLabel(label, at: LayoutPoint(x: frame.x, y: frame.y)) }
    }
  }

  private mutating func drawBackground(of action: SwipeActionNode, in frame: LayoutRect) {
    let color = palette[action.backgroundColor]
    body.rect(frame, radius: era.hasCapsuleActions ? frame.height / 2 : 0, fill: color)
  }
}

extension Image {
  /// UIKit draws the shapes of images white: the tint of the buttons in ios15-swipe-buttons-music-375x667@2x. Files keep their colours.
  fileprivate var inWhite: Image {
    switch self {
    case .asset: return self
    case .placeholder(var placeholder):
      // A symbol on a background is one shape with it.
      placeholder.color = .system(.white)
      placeholder.symbol = nil
      return .placeholder(placeholder)
    case .symbol(var symbol):
      symbol.color = .system(.white)
      return .symbol(symbol)
    }
  }
}
