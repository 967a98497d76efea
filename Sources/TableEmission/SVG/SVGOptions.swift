/// What an SVG picture shows besides the table itself.
public struct SVGOptions: Hashable, Sendable {
  /// Draws the frames of contentView, imageView, accessoryView and labels over the picture, with their sizes.
  public var showsFrames: Bool

  public init(showsFrames: Bool = false) {
    self.showsFrames = showsFrames
  }
}
