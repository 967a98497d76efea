import LayoutFormat
import TableIR

/// The positions of the views of two rows in their tables.
struct RowGeometry {
  private let oldOrigins: [LayoutPoint]
  private let newOrigins: [LayoutPoint]
  private let oldViews: [ViewSnapshot]
  private let newViews: [ViewSnapshot]

  init(_ oldViews: [ViewSnapshot], _ newViews: [ViewSnapshot], pair: RowPair) {
    self.oldViews = oldViews
    self.newViews = newViews
    oldOrigins = Self.origins(oldViews, row: pair.oldFrame)
    newOrigins = Self.origins(newViews, row: pair.newFrame)
  }

  /// The origin of each view in the table's content space. A view comes after its superview.
  private static func origins(_ views: [ViewSnapshot], row: LayoutRect) -> [LayoutPoint] {
    var origins: [LayoutPoint] = []
    origins.reserveCapacity(views.count)
    for view in views {
      guard let parent = view.parent, parent < origins.count else {
        origins.append(LayoutPoint(x: row.x, y: row.y))
        continue
      }
      origins.append(LayoutPoint(x: origins[parent].x + view.frame.x, y: origins[parent].y + view.frame.y))
    }
    return origins
  }

  func oldOutline(_ index: Int) -> LayoutRect { Self.outline(oldViews[index], at: oldOrigins[index]) }
  func newOutline(_ index: Int) -> LayoutRect { Self.outline(newViews[index], at: newOrigins[index]) }

  private static func outline(_ view: ViewSnapshot, at origin: LayoutPoint) -> LayoutRect {
    LayoutRect(x: origin.x, y: origin.y, width: view.frame.width, height: view.frame.height)
  }

  /// The drawn part of each view.
  func oldDrawn(_ index: Int) -> LayoutRect { Self.drawn(oldViews[index], at: oldOrigins[index]) }
  func newDrawn(_ index: Int) -> LayoutRect { Self.drawn(newViews[index], at: newOrigins[index]) }

  private static func drawn(_ view: ViewSnapshot, at origin: LayoutPoint) -> LayoutRect {
    view.drawn.map { $0.offsetBy(x: origin.x, y: origin.y) } ?? outline(view, at: origin)
  }
}
