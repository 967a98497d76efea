/// The environments in a spec or on a command line: all combinations of the values on each axis. An axis without values has its
/// default.
public struct EnvironmentAxes: Hashable, Sendable {
  /// The name for these environments, instead of the axes with a single value.
  public var name: String?
  public var screens: [Screen] = []
  public var orientations: [Orientation] = []
  public var windows: [WindowWidth] = []
  public var splits: [Split] = []
  public var contentSizes: [ContentSizeCategory] = []
  public var directions: [LayoutDirection] = []
  public var userInterfaceStyles: [UserInterfaceStyle] = []
  public var metrics: [Table.Metrics] = []
  public var states: [TableState] = []
  public var location: SourceLocation

  public init(location: SourceLocation = .start) {
    self.location = location
  }

  /// The number of environments, including duplicates.
  public var count: Int {
    let choices = [
      screens.count, orientations.count, windows.count, splits.count, contentSizes.count, directions.count,
      userInterfaceStyles.count, metrics.count, states.count,
    ]
    return choices.reduce(1) { product, count in
      let (value, overflow) = product.multipliedReportingOverflow(by: max(count, 1))
      return overflow ? .max : value
    }
  }
}
