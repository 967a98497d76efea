import Foundation
import TableIR
import TableLayout

#if canImport(UIKit)
  import UIKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

// The library's geometry beside that of Apple's frameworks: LayoutPoint, LayoutSize and LayoutRect are the names of nothing else.

extension CGPoint {
  public init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  public init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  public init(_ rect: LayoutRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension LayoutTree {
  /// The frames of all cells, in the space of the table's content.
  public var cellFrames: [CGRect] { table.sections.flatMap(\.rows).map { CGRect($0.frame) } }
}

#if canImport(UIKit)
  /// The outlines of a layout's cells, to lay over the table of an app.
  public final class RowOutlines: UIView {
    public init(_ layout: LayoutTree) {
      super.init(frame: CGRect(origin: .zero, size: CGSize(layout.table.contentSize)))
      isUserInteractionEnabled = false
      for frame in layout.cellFrames {
        let outline = UIView(frame: frame)
        outline.layer.borderWidth = 1
        addSubview(outline)
      }
    }

    public required init?(coder: NSCoder) { nil }
  }
#endif
