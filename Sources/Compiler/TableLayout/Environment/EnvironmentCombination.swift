import TableIR

/// One choice for each axis.
struct EnvironmentCombination {
  private var screen = Screen.device(.standard)
  /// The screen's default orientation if none is chosen.
  private var orientation: Orientation?
  private var window = WindowWidth.full
  private var split = Split.none
  private var contentSize = ContentSizeCategory.large
  private var language: LanguageTag?
  /// The language's if none is chosen.
  private var direction: LayoutDirection?
  private var userInterfaceStyle = UserInterfaceStyle.light
  /// The window's if none is chosen.
  private var level: UserInterfaceLevel?
  private var contrast = AccessibilityContrast.normal
  private var legibilityWeight = LegibilityWeight.regular
  private var state = TableState.normal
  private(set) var metrics: Table.Metrics
  private var words: [String]

  /// Every combination, the later axes varying first.
  static func all(
    of axes: EnvironmentAxes, overriddenBy flags: EnvironmentAxes, metrics: Table.Metrics
  ) -> [EnvironmentCombination] {
    let start = EnvironmentCombination(metrics: metrics, words: axes.name.map { [$0] } ?? [])
    let isNamed = axes.name != nil
    func choices<Value>(
      _ axis: (EnvironmentAxes) -> [Value], _ word: @escaping (Value) -> String
    ) -> (values: [Value], word: (Value) -> String?) {
      let flag = axis(flags)
      if !flag.isEmpty { return (flag, { flag.count > 1 ? word($0) : nil }) }
      let values = axis(axes)
      return (values, { isNamed && values.count == 1 ? nil : word($0) })
    }
    // Not key paths, which cost more to make than all else here.
    return [start]
      .crossed({ $0.screen = $1 }, choices(\.screens, \.word))
      .crossed({ $0.held = $1 }, choices(\.orientations, \.rawValue))
      .crossed({ $0.window = $1 }, choices(\.windows, \.word))
      .crossed({ $0.split = $1 }, choices(\.splits, \.word))
      .crossed({ $0.contentSize = $1 }, choices(\.contentSizes, \.shortName))
      .crossed({ $0.declared = $1 }, choices(\.languages, \.text.fileWord))
      .crossed({ $0.written = $1 }, choices(\.directions, \.rawValue))
      .crossed({ $0.userInterfaceStyle = $1 }, choices(\.userInterfaceStyles, \.rawValue))
      .crossed({ $0.level = $1 }, choices(\.levels, \.rawValue))
      .crossed({ $0.contrast = $1 }, choices(\.contrasts, \.word))
      .crossed({ $0.legibilityWeight = $1 }, choices(\.legibilityWeights, \.word))
      .crossed({ $0.metrics = $1 }, choices(\.metrics, \.name.fileWord))
      .crossed({ $0.state = $1 }, choices(\.states, \.word))
  }

  private var declared: LanguageTag {
    get { language ?? "" }
    set { language = newValue }
  }

  private var written: LayoutDirection {
    get { direction ?? (language?.isRightToLeft == true ? .rightToLeft : .leftToRight) }
    set { direction = newValue }
  }

  private var held: Orientation {
    get { orientation ?? screen.standardOrientation }
    set { orientation = newValue }
  }

  var name: String { words.isEmpty ? "default" : words.joined(separator: "-") }

  var environment: Environment {
    var environment = Environment(
      screen: screen, orientation: orientation, window: window, split: split, direction: written,
      userInterfaceStyle: userInterfaceStyle, ios: metrics.ios)
    if let level { environment.level = level }
    environment.contrast = contrast
    environment.legibilityWeight = legibilityWeight
    environment.contentSizeCategory = contentSize
    environment.language = language
    environment.state = state
    return environment
  }

  fileprivate func with<Value>(
    _ set: (inout Self, Value) -> Void, _ value: Value, _ word: String?
  ) -> EnvironmentCombination {
    var other = self
    set(&other, value)
    if let word { other.words.append(word) }
    return other
  }
}

extension [EnvironmentCombination] {
  /// Each element combined with each of the choices, or unchanged if there are none.
  fileprivate func crossed<Value>(
    _ set: (inout EnvironmentCombination, Value) -> Void,
    _ choices: (values: [Value], word: (Value) -> String?)
  ) -> [EnvironmentCombination] {
    guard !choices.values.isEmpty else { return self }
    return flatMap { combination in choices.values.map { combination.with(set, $0, choices.word($0)) } }
  }
}
