import TableEmission
import TableIR
import TableLayout

/// A small picture of the top of a table, for the index.
package enum Thumbnail {
  /// The height of the part that is drawn, as a multiple of its width.
  private static let ratio = 1.2

  /// The picture as UTF-8: only the rows that are in it are drawn, so it is small for any table.
  package static func picture(of tree: LayoutTree, pictures: SVGOptions, limit: Int = .max) -> [UInt8] {
    var tree = tree
    let bounds = tree.table.pictureBounds
    let height = min(bounds.height, (bounds.width * ratio).rounded())
    tree.table.visibleRect = LayoutRect(x: 0, y: bounds.y, width: bounds.width, height: height)
    var pictures = pictures
    (pictures.showsFrames, pictures.showsConstraints) = (false, false)
    return SVGEmitter(options: pictures).emit(tree, cutAfter: limit)
  }
}
