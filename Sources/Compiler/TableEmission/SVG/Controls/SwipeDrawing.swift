import TableIR
import TableLayout

extension SVGCanvas {
  /// The distance of capsules from the edges of their slots, in points: no figures for iOS 26 are known.
  private static let capsuleInset = 4.0

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
    guard era.hasCapsuleActions else { return body.rect(frame, fill: color) }
    let inset = Self.capsuleInset
    let capsule = LayoutRect(
      x: frame.x + inset, y: frame.y + inset, width: max(frame.width - 2 * inset, 0),
      height: max(frame.height - 2 * inset, 0))
    body.rect(capsule, radius: capsule.height / 2, fill: color)
  }
}

extension Image {
  /// UIKit draws the shapes of images white: the tint of the buttons in ios15-swipe-buttons-music-375x667@2x. Files keep their colours.
  fileprivate var inWhite: Image {
    switch self {
    case .asset: return self
    case .placeholder(var placeholder):
      placeholder.color = .system(.white)
      return .placeholder(placeholder)
    case .symbol(var symbol):
      symbol.color = .system(.white)
      return .symbol(symbol)
    }
  }
}
