import TableIR
import TableLayout

extension TableNode {
  /// The part of the table's content that a picture shows, in points in the content's space: all of it, or what is on the screen of a
  /// scrolled table. The picture's top left corner is that of this rectangle.
  package var pictureBounds: LayoutRect {
    let screen = screen
    return LayoutRect(
      x: 0, y: screen.y, width: max(frame.width, 1), height: max(screen.height, 1).rounded(.up))
  }

  /// Whether a row, a header or a footer with a frame in the table's content is in the picture. A table that is not scrolled is shown
  /// whole.
  package func pictures(_ frame: LayoutRect) -> Bool { visibleRect == nil || pictureBounds.meets(frame) }
}

extension LayoutRect {
  /// Whether two rectangles share a height, or touch.
  func meets(_ other: LayoutRect) -> Bool { other.y <= maxY && other.maxY >= y }
}
