import LayoutFormat
import TableLayout

/// What comparing costs, in steps (``WorkMeter``).
enum ComparisonCost {
  /// A row that is looked at.
  static let row = 200
  /// A view of a row that is not the same, listed with all that can be said of it.
  static let view = 600
  /// A change, which is kept, grouped and rendered.
  static let change = 2_500
}

extension RowSnapshot {
  /// About how many views it has: those of a cell's own making, and all of the spec's.
  var viewCount: Int {
    switch content {
    case .cell(let cell): 4 + cell.subviews.reduce(0) { $0 + $1.count }
    case .views(let views): views.count
    }
  }
}

extension ViewNode {
  fileprivate var count: Int { subviews.reduce(1) { $0 + $1.count } }
}
