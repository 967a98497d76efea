import TableIR
import TableLayout

/// A picture that is being drawn: its contents, its shared definitions, and the colours and shapes of its
/// environment.
///
/// Each kind of drawing is an extension in its own file. Points are in the table's content space unless the open
/// element has a `transform`.
struct SVGCanvas {
  var body = SVGWriter()
  var definitions: Definitions
  /// The maximum size of the drawing, in bytes.
  var limit = Int.max
  /// Whether the rest is left out.
  var isFull: Bool { body.bytes.count > limit }
  let palette: Palette
  let era: Era
  let typeface: Typeface
  /// The fonts from files, in place of the typeface.
  var ownFont: OwnFont?
  let isRightToLeft: Bool
  /// The part of the table's content that is drawn: all of it, or what the screen shows. The height is a whole number, because a
  /// fraction of a pixel at the bottom would let the viewer's background through; neither side is 0, because viewers reject an empty
  /// picture.
  let bounds: LayoutRect
  /// Whether only a part is drawn.
  let isScrolled: Bool

  /// The approximate size of a row with two labels and an accessory, in bytes.
  private static let rowCapacity = 512

  init(_ tree: LayoutTree, options: SVGOptions = SVGOptions()) {
    era = Era(environment: tree.environment)
    palette = Palette(tree.environment.colorTraits, era: era, tint: tree.table.tintColor)
    typeface = Typeface(era: era)
    if let faces = options.faces, typeface == .sanFrancisco || !options.standsForSanFrancisco {
      ownFont = OwnFont(faces: faces.serving(tree.families), ios: era.ios, isEmbedded: options.embedsFont)
    }
    isRightToLeft = tree.environment.layoutDirection == .rightToLeft
    definitions = Definitions(assets: tree.assets, scale: tree.environment.scale)
    bounds = tree.table.pictureBounds
    isScrolled = tree.table.visibleRect != nil
    body.reserveCapacity(tree.table.sections.reduce(0) { $0 + $1.rows.count } * Self.rowCapacity)
  }

  /// Whether a frame in the table's content is in the picture.
  func shows(_ frame: LayoutRect) -> Bool { !isScrolled || bounds.meets(frame) }

  /// Draws a shared definition with its origin at a point.
  mutating func use(_ definition: Definition, x: Double, y: Double) {
    let id = definitions.id(of: definition)
    body.begin("use")
    body.use(id)
    if x != 0 { body.attribute("x", x) }
    if y != 0 { body.attribute("y", y) }
    body.end()
  }
}
