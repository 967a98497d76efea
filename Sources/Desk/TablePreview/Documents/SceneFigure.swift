import LayoutFormat
import TableEmission
import TableIR
import TableLayout

/// A table in one environment: its picture and the views in it.
package struct SceneFigure: Sendable {
  /// Asks for exactly this figure, as the query of an address: `device=iphone-se&appearance=dark`.
  package var query: String
  /// The environment's name, if there are several.
  package var name: String?
  /// `iPhone 15, 393 × 852 points at 3x`.
  package var title: String
  /// The version of iOS, and what differs from the most common environment.
  package var particulars: [String]
  /// As a layout's JSON has it, as UTF-8.
  package var environment: [UInt8]
  /// The state of the table, as an address has it.
  package var state: String
  /// Of the picture, in points.
  package var size: LayoutSize
  /// The origin of the table's content in the picture, in points: above it if the table is scrolled.
  package var origin: LayoutPoint
  /// The part of the screen that nothing else covers, in points.
  package var safeScreen: LayoutSize
  /// The picture as UTF-8.
  package var picture: [UInt8]
  package var views: [SceneView]
  /// What VoiceOver reads, in its order; frames are in the table's content space.
  package var elements: [AccessibilityElement]
  /// The number of rows of the table, with those outside of the picture.
  package var rowCount: Int
  /// The files that the places of views refer to by index.
  package var files: [String]

  /// - Parameter limit: of the picture, in bytes; a larger one is cut off at some point after it and is unusable.
  package init(of tree: LayoutTree, query: String, pictures: SVGOptions, limit: Int = .max) {
    let words = EnvironmentText(tree.environment)
    let bounds = tree.table.pictureBounds
    let safeArea = tree.environment.safeArea
    self.query = query
    name = tree.environment.name
    title = words.title
    particulars = ["iOS \(tree.environment.ios)"] + words.particulars
    environment = tree.environmentJSON
    state = tree.environment.state.argument
    size = bounds.size
    origin = LayoutPoint(x: -bounds.x, y: -bounds.y)
    safeScreen = LayoutSize(
      width: max(tree.environment.size.width - safeArea.left - safeArea.right, 0),
      height: max(tree.environment.size.height - safeArea.top - safeArea.bottom, 0))
    picture = SVGEmitter(options: pictures).emit(tree, cutAfter: limit)
    views = SceneViews.views(of: tree)
    elements = tree.accessibilityElements(cutAfter: limit)
    rowCount = tree.rowCount
    files = tree.files
  }
}

extension LayoutTree {
  /// The number of rows in all sections.
  package var rowCount: Int { table.sections.reduce(0) { $0 + $1.rows.count } }
}
