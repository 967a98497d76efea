import LayoutFormat
import TableLayout

/// The cost of comparing, in steps (``WorkMeter``).
enum ComparisonCost {
  /// A row that is compared.
  static let row = 200
  /// A view of a row that differs, listed with all of its properties.
  static let view = 600
  /// Two rows whose contents are compared to find out which belong together.
  static let likeness = 40
  /// A constraint of a row whose frames differ, compared with the others.
  static let constraint = 300
  /// A change, which is kept, grouped and rendered.
  static let change = 2_500
  /// A byte of the names and values of a change, which reports repeat, beyond the usual number.
  static let nameByte = 5
  static let usualNames = 200
}

extension RowSnapshot {
  /// The approximate number of its views: those of the cell itself, and all of the spec's.
  var viewCount: Int {
    switch content {
    case .cell(let cell): 4 + cell.node.subviews.reduce(0) { $0 + $1.count }
    case .views(let views): views.count
    }
  }
}

extension ViewNode {
  fileprivate var count: Int { subviews.reduce(1) { $0 + $1.count } }
}
