import TableIR

/// How a row of a dump is written: which of UIKit's cell styles and accessories it has, or that its views stand at their frames.
struct DumpRowForm: Hashable {
  enum Contents: Hashable {
    /// A cell style by its word.
    case style(String)
    /// Every view of the contentView, at its frame.
    case views
  }

  enum Accessory: Hashable {
    case none
    /// One of UIKit's own, by its word.
    case standard(String)
    /// A control by its kind.
    case control(String)
    /// An image, or a plain view, of the printed size.
    case image, view
  }

  var contents = Contents.views
  var accessory = Accessory.none

  /// The cell styles, the likeliest first; lists have no counterpart of `value2`.
  static func styles(of host: TableHost) -> [String] {
    CellStyle.allCases.filter { host == .table || $0 != .value2 }.map(\.rawValue)
  }
  private static let standardAccessories = [
    "disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton",
  ]
  /// The controls whose size a spec can set, or that have one size.
  private static let controls: Set = [
    "switch", "slider", "button", "stepper", "segmentedControl", "textField", "activityIndicator", "progressView",
    "label",
  ]

  /// The accessories that a view may be, the likeliest first.
  static func accessories(for part: DumpTable.Part?) -> [Accessory] {
    guard let part else { return [.none] }
    switch part.kind {
    case nil where part.className != nil: return [.view]
    case nil: return standardAccessories.map(Accessory.standard) + [.view]
    case "image"?: return [.image]
    // UIKit's own accessories are buttons up to iOS 12.
    case "button"? where part.titles.isEmpty:
      return standardAccessories.map(Accessory.standard) + [.control("button"), .view]
    case let kind? where controls.contains(kind): return [.control(kind), .view]
    default: return [.view]
    }
  }
}
