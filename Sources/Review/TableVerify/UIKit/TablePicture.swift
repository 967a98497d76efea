#if canImport(UIKit)
  import UIKit

  /// A picture of a whole table, one screen below the other.
  @MainActor
  struct TablePicture {
    let png: Data
    /// In points.
    let size: CGSize

    /// The height of the largest picture, in points: what is below is seen in the text.
    private static let highest = 8_000.0

    /// Nil if the table has no size.
    init?(of table: UIScrollView) {
      let size = CGSize(
        width: table.bounds.width, height: min(max(table.contentSize.height, table.bounds.height), Self.highest))
      guard size.width > 0, size.height > 0 else { return nil }
      self.size = size
      png = UIGraphicsImageRenderer(size: size).pngData { context in
        (table.backgroundColor ?? .systemBackground).setFill()
        context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        TablePages(table: table).forEach {
          // What is on the screen is drawn with its effects; of what is in no scene only the layers can be.
          let page = CGRect(
            x: 0, y: table.contentOffset.y, width: table.bounds.width, height: table.bounds.height)
          if table.window?.windowScene == nil {
            context.cgContext.saveGState()
            context.cgContext.translateBy(x: -table.contentOffset.x, y: 0)
            table.layer.render(in: context.cgContext)
            context.cgContext.restoreGState()
          } else {
            table.drawHierarchy(in: page, afterScreenUpdates: true)
          }
        }
      }
    }
  }
#endif
