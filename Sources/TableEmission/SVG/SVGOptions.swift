import TableLayout

/// What an SVG picture shows besides the table itself.
public struct SVGOptions: Hashable, Sendable {
  /// Draws the frames of contentView, imageView, accessoryView and labels over the picture, with their sizes.
  public var showsFrames: Bool
  /// The faces that the table was measured with; nil for the system font.
  public var faces: FontFaces?
  /// Whether the glyphs that the picture uses stand in it.
  public var embedsFont: Bool

  public init(showsFrames: Bool = false, faces: FontFaces? = nil, embedsFont: Bool = false) {
    self.showsFrames = showsFrames
    self.faces = faces
    self.embedsFont = embedsFont
  }
}
