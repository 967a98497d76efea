import TableIR

extension LayoutContext {
  /// The one door that frames leave the rules by: with each edge on the nearest pixel, turned about the middle of what holds them
  /// in an interface that runs from right to left, and told.
  ///
  /// What holds a frame is packed whole before it is turned, so that a pixel left over stays where it was on the other side (iOS
  /// 26.1 simulator, `rtl` captures). Frames that a spec gives are not turned: UIKit does not mirror frames.
  ///
  /// - Parameters:
  ///   - isPlaced: whether where it stands must not make it larger: a control, an image.
  ///   - width: that of what holds it; nil for a frame that is not turned.
  func frame(
    _ frame: Frame<L>, isPlaced: Bool = false, turnedIn width: Double?, of space: @autoclosure () -> String,
    _ scope: L.Scope
  ) -> Rect {
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

extension Rect {
  /// Turned about the middle of something this wide, in points.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }

  mutating func mirror(in width: Double) { self = mirrored(in: width) }
}
