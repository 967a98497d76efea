import TableDiff
import TableEmission

/// Draws what is different between two tables as one SVG: before, after, and the new one with the frames of both over it, side by
/// side, in bands of the rows that changed.
///
/// The picture is self-contained as the tables' own pictures are, and the same bytes each time.
public struct DiffPictureEmitter: Sendable {
  /// How tables are drawn; whether frames are shown is not asked, as the overlay has its own.
  public var options: SVGOptions

  /// The most bands of a picture.
  public static let maxBands = 50

  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The picture as UTF-8, without an XML declaration.
  ///
  /// - Parameter name: what it is of; nil for the new table's own name.
  public func emit(_ diff: LayoutDiff, name: String? = nil) -> [UInt8] {
    let bands = DiffBands(diff, limit: Self.maxBands)
    var sheet = PictureSheet(
      name: name ?? diff.new.name, drawing: BandDrawing(diff, bands, options: options))
    sheet.draw()
    return sheet.document
  }
}
