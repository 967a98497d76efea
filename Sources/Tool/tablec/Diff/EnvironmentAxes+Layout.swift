import TableIR
import TableLayout

extension EnvironmentAxes {
  /// The one environment that a layout was made for.
  ///
  /// - Parameter hasMetrics: whether the spec that is to be laid out there specifies its metrics.
  init(of environment: Environment, hasMetrics: Bool) {
    self.init()
    if let device = environment.device.flatMap(Device.named) {
      screens = [.device(device)]
      orientations = [environment.orientation]
    } else {
      screens = [.custom(environment.windowSize, scale: environment.scale)]
    }
    if environment.idiom == .pad { windows = [.points(environment.windowSize.width)] }
    if environment.split.kind == .expanded {
      splits = [.expanded(primaryWidth: environment.size.width)]
    } else if environment.split != .none {
      splits = [environment.split]
    }
    contentSizes = [environment.contentSizeCategory]
    languages = environment.language.map { [$0] } ?? []
    directions = [environment.layoutDirection]
    userInterfaceStyles = [environment.userInterfaceStyle]
    levels = [environment.level]
    contrasts = [environment.contrast]
    legibilityWeights = [environment.legibilityWeight]
    if environment.isEditing {
      var state = TableState()
      state.isEditing = true
      states = [state]
    }
    if !hasMetrics, let profile = MetricsProfile.profile(ios: environment.ios) {
      metrics = [Table.Metrics(profile: profile, ios: environment.ios)]
    }
  }
}
