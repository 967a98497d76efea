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
  public var languages: [LanguageTag] = []
  /// Whether flags ask for each language of the app's strings, which are only known with a table.
  public var hasAllLanguages = false
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
      screens.count, orientations.count, windows.count, splits.count, contentSizes.count, languages.count,
      directions.count,
      userInterfaceStyles.count, metrics.count, states.count,
    ]
    return choices.reduce(1) { product, count in
      let (value, overflow) = product.multipliedReportingOverflow(by: max(count, 1))
      return overflow ? .max : value
    }
  }

  /// The same with the languages of the app's strings, if all of them are asked for.
  public func naming(_ languages: [LanguageTag]) -> EnvironmentAxes {
    guard hasAllLanguages else { return self }
    var axes = self
    (axes.languages, axes.hasAllLanguages) = (languages, false)
    return axes
  }
}
