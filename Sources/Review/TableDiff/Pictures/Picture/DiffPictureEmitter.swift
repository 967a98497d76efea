import TableEmission

/// Draws the differences between two tables as one SVG: before, after, and the new table overlaid with the frames of both, side
/// by side, in bands of changed rows.
///
/// The picture is self-contained like the pictures of tables, and the same input gives the same bytes.
public struct DiffPictureEmitter: Sendable {
  /// How tables are drawn; `showsFrames` is ignored, because the overlay draws its own frames.
  public var options: SVGOptions

  /// The maximum number of bands in a picture.
  public static let maxBands = 50

  /// Creates a diff picture emitter.
  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The picture as UTF-8, without an XML declaration.
  ///
  /// - Parameter name: the title; nil for the new table's name.
  public func emit(_ diff: LayoutDiff, name: String? = nil) -> [UInt8] {
    let diff = diff.drawingApp
    let bands = DiffBands(diff, limit: Self.maxBands)
    var sheet = PictureSheet(
      name: name ?? diff.new.name, drawing: BandDrawing(diff, bands, options: options))
    sheet.draw()
    return sheet.document
  }
}
