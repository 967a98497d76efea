import TableIR
import TableLayout

/// A picture in the making: what is drawn, what it shares, and what colours and shapes mean in its environment.
///
/// Each kind of thing that can be drawn is an extension in a file of its own. Points given to it are in the table's
/// content space unless the element that is open has a `transform`.
struct SVGCanvas {
  var body = SVGWriter()
  var definitions: Definitions
  let palette: Palette
  let era: Era
  let typeface: Typeface
  /// The font file's, in place of the typeface.
  var ownFont: OwnFont?
  let isRightToLeft: Bool
  /// What the table takes of the picture: its width and the height of all that scrolls, in points. The height is whole, for
  /// a fraction of a pixel at the bottom would let the viewer's background through; neither is 0, for viewers refuse an
  /// empty picture.
  let contentSize: Size

  /// About what a row with two labels and an accessory takes, in bytes.
  private static let rowCapacity = 512

  init(_ tree: LayoutTree, options: SVGOptions = SVGOptions()) {
    era = Era(environment: tree.environment)
    palette = Palette(appearance: tree.environment.appearance, era: era, tint: tree.table.tintColor)
    typeface = Typeface(era: era)
    if let faces = options.faces { ownFont = OwnFont(faces: faces, ios: era.ios, isEmbedded: options.embedsFont) }
    isRightToLeft = tree.environment.layoutDirection == .rightToLeft
    definitions = Definitions(assets: tree.assets, scale: tree.environment.scale)
    contentSize = Size(
      width: max(tree.table.frame.width, 1), height: max(tree.table.contentSize.height, 1).rounded(.up))
    body.reserveCapacity(tree.table.sections.reduce(0) { $0 + $1.rows.count } * Self.rowCapacity)
  }

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
