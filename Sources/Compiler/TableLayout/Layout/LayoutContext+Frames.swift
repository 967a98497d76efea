import TableIR

extension LayoutContext {
  /// The only way in which rules produce frames: each edge is rounded to the nearest pixel, the frame is mirrored in its
  /// superview in a right-to-left interface, and it is recorded for explanations.
  ///
  /// The superview is laid out completely before frames are mirrored, so that a leftover pixel is in the corresponding place on
  /// the other side (iOS 26.1 simulator, `rtl` captures). Frames set by a spec are not mirrored: UIKit does not mirror frames.
  ///
  /// - Parameters:
  ///   - isPlaced: whether its position must not make it larger, as for a control or an image.
  ///   - width: the width of the superview; nil for a frame that is not mirrored.
  func frame(
    _ frame: Frame<L>, isPlaced: Bool = false, turnedIn width: Double?, of space: @autoclosure () -> String,
    _ scope: L.Scope
  ) -> LayoutRect {
    var frame = isPlaced ? grid.place(frame) : grid.snap(frame)
    if let width, isRightToLeft {
      frame.x = frame.x.changed(
        .mirrored, to: frame.rect.mirrored(in: width).x, reason: "mirrored: from the other side, less its own width",
        source: nil)
    }
    scope.tell(frame, in: space())
    return frame.rect
  }
}

extension LayoutRect {
  /// The frame mirrored in a superview of this width, in points.
  func mirrored(in width: Double) -> LayoutRect {
    LayoutRect(x: width - maxX, y: y, width: self.width, height: height)
  }

  mutating func mirror(in width: Double) { self = mirrored(in: width) }
}
