import TableIR
import TableLayout

/// How many frames of a layout are those of the dump.
struct DumpAgreement: Comparable {
  var agreed = 0
  var total = 0

  var isWhole: Bool { agreed == total }

  static func < (left: DumpAgreement, right: DumpAgreement) -> Bool {
    left.agreed * right.total < right.agreed * left.total
  }

  static func + (left: DumpAgreement, right: DumpAgreement) -> DumpAgreement {
    DumpAgreement(agreed: left.agreed + right.agreed, total: left.total + right.total)
  }

  mutating func add(_ one: LayoutRect?, _ other: LayoutRect?) {
    guard one != nil || other != nil else { return }
    total += 1
    if let one, let other, one.isNear(other) { agreed += 1 }
  }
}

extension DumpAgreement {
  /// The frames of a row's parts; the row's own position is not compared.
  init(_ row: DumpTable.Row, _ cell: CellNode, contents: DumpRowForm.Contents) {
    // Of a cell that was printed alone, the text is known and where it is not.
    if row.isAlone { return }
    add(row.contentView, cell.contentView)
    add(row.accessory?.frame, cell.accessoryView?.frame)
    // Of two accessories in the wrong place, the one of the right size is meant.
    add(
      row.accessory.map { LayoutRect(origin: .zero, $0.frame) },
      cell.accessoryView.map { LayoutRect(origin: .zero, $0.frame) })
    switch contents {
    case .style:
      add(row.imageView?.frame, cell.imageView?.frame)
      add(row.textLabel?.frame, cell.textLabel?.frame)
      add(row.detailTextLabel?.frame, cell.detailTextLabel?.frame)
    case .views:
      let views = row.contents
      for index in 0..<max(views.count, cell.subviews.count) {
        add(
          views.indices.contains(index) ? views[index].frame : nil,
          cell.subviews.indices.contains(index) ? cell.subviews[index].frame : nil)
      }
    }
  }

  /// The frames of a header's or footer's views.
  init(_ view: DumpTable.Supplementary, _ node: SupplementaryNode) {
    add(LayoutRect(origin: .zero, view.frame), LayoutRect(origin: .zero, node.frame))
    if view.title?.text == DumpTable.drawnText, node.textLabel != nil {
      // Where SwiftUI draws it is not known.
    } else if let label = node.textLabel {
      add(view.title?.frame, label.frame)
    } else {
      for (part, node) in zip(view.contents, node.subviews) { add(part.frame, node.frame) }
    }
  }
}

extension LayoutRect {
  /// A frame counts as reproduced if it is within half a point; sixth parts are printed rounded.
  func isNear(_ other: LayoutRect) -> Bool {
    x.isNear(other.x) && y.isNear(other.y) && width.isNear(other.width) && height.isNear(other.height)
  }

  /// A frame without its position.
  fileprivate init(origin: LayoutPoint, _ frame: LayoutRect) {
    self.init(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
  }
}

extension LayoutPoint {
  fileprivate static let zero = LayoutPoint(x: 0, y: 0)
}

extension Double {
  func isNear(_ other: Double) -> Bool { (self - other).magnitude <= 0.501 }
}
