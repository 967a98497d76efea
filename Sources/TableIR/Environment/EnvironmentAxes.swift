/// The environments that a spec or a command line asks for: those of every choice on each axis. An axis without a choice is left
/// to the defaults.
public struct EnvironmentAxes: Hashable, Sendable {
  /// What stands for these environments in names, instead of the axes that have one choice.
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

  /// How many environments there are, two that come to the same counted as two.
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
