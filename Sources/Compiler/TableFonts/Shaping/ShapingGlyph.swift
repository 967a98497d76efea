/// A glyph of a run of text while it is set.
public struct ShapingGlyph: Sendable {
  /// The glyph of the font.
  public var id: GlyphID
  /// What it is for the rules that set it.
  public var kind: Kind
  /// Font units; marks and characters that are not drawn have none.
  public var advance = 0.0
  /// How far it is moved to the right of its place, in font units.
  var offset = 0.0
  /// The feature of its form in a script whose letters join, such as `init`.
  var form: Tag?

  /// What a glyph's character is to its neighbours.
  public enum Kind: Hashable, Sendable {
    case letter
    /// It stands on the letter before it.
    case mark
    /// U+200C: its neighbours do not join.
    case nonJoiner
    /// U+200D: its neighbours join.
    case joiner
    /// Another character that is not drawn.
    case ignorable

    var isDrawn: Bool { self == .letter || self == .mark }
  }

  /// Creates a shaping glyph.
  public init(id: GlyphID, kind: Kind = .letter) {
    (self.id, self.kind) = (id, kind)
  }
}
