import TableLayout

/// What an SVG picture shows besides the table itself.
public struct SVGOptions: Hashable, Sendable {
  /// Draws the frames of contentView, imageView, accessoryView and labels over the picture, with their sizes.
  public var showsFrames: Bool
  /// Draws the constraints that the layouter recorded over the picture, as Interface Builder's canvas does.
  public var showsConstraints: Bool
  /// Draws the numbers of what VoiceOver reads over the picture, in its order.
  public var showsElements: Bool
  /// The faces for drawing text: those that the table was measured with, or substitutes for the system font; nil for the viewer's
  /// fonts.
  public var faces: FontFaces?
  /// Whether the glyphs that the picture uses are embedded in it.
  public var embedsFont: Bool
  /// Whether the faces are substitutes for San Francisco, and not for the Helvetica of earlier systems.
  public var standsForSanFrancisco: Bool

  /// Creates SVG options.
  public init(
    showsFrames: Bool = false, showsConstraints: Bool = false, showsElements: Bool = false, faces: FontFaces? = nil,
    embedsFont: Bool = false, standsForSanFrancisco: Bool = false
  ) {
    self.showsFrames = showsFrames
    self.showsConstraints = showsConstraints
    self.showsElements = showsElements
    self.faces = faces
    self.embedsFont = embedsFont
    self.standsForSanFrancisco = standsForSanFrancisco
  }
}
