import TableIR
import TableLayout
import TableSupport

/// Draws a laid-out table as SVG: what a screenshot of the device would show, at any size.
///
/// The picture is one self-contained document of presentation attributes, without scripts or external references, and without a style sheet
/// unless a font is embedded. The same tree gives the same bytes. No frame is computed here: everything is drawn at its frame in the tree.
public struct SVGEmitter: Sendable {
  /// What is drawn over the table, and the fonts of its texts.
  public var options: SVGOptions

  /// Creates an SVG emitter.
  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The picture as UTF-8. It has no XML declaration, so that it can also be part of an HTML page.
  public func emit(_ tree: LayoutTree) -> [UInt8] { emit(tree, cutAfter: .max) }

  /// The picture as UTF-8.
  ///
  /// - Parameter limit: in bytes; no more than a little over it is written.
  /// - Throws: for a larger picture.
  public func emit(_ tree: LayoutTree, limit: Int) throws(OutputTooLarge) -> [UInt8] {
    let bytes = emit(tree, cutAfter: limit)
    guard bytes.count <= limit else { throw OutputTooLarge(limit: limit) }
    return bytes
  }

  /// The picture, or its beginning if that is longer than a limit: for a caller whose meter tells it then to discard it.
  package func emit(_ tree: LayoutTree, cutAfter limit: Int) -> [UInt8] {
    var canvas = SVGCanvas(tree, options: options)
    canvas.limit = limit
    canvas.drawTable(tree.table)
    if options.showsConstraints { canvas.drawConstraints(of: tree.table) }
    if options.showsFrames { canvas.drawFrames(of: tree.table) }
    if options.showsElements { canvas.drawElements(of: tree) }
    var bounds = canvas.bounds
    if options.showsFrames { bounds.height += FrameLegend.height }
    return SVGDocument(tree: tree, bounds: bounds, canvas: canvas).bytes
  }
}
