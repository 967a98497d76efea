/// The named values of `UILayoutPriority`.
package enum PriorityWord: String, CaseIterable {
  case required, defaultHigh, dragThatCanResizeScene, sceneSizeStayPut, dragThatCannotResizeScene, defaultLow
  case fittingSizeLevel

  package var value: Double {
    switch self {
    case .required: 1_000
    case .defaultHigh: 750
    case .dragThatCanResizeScene: 510
    case .sceneSizeStayPut: 500
    case .dragThatCannotResizeScene: 490
    case .defaultLow: 250
    case .fittingSizeLevel: 50
    }
  }
}
