import Languages
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
      _ axis: KeyPath<EnvironmentAxes, [Value]>, _ word: @escaping (Value) -> String
    ) -> (values: [Value], word: (Value) -> String?) {
      let flag = flags[keyPath: axis]
      if !flag.isEmpty { return (flag, { flag.count > 1 ? word($0) : nil }) }
      let values = axes[keyPath: axis]
      return (values, { isNamed && values.count == 1 ? nil : word($0) })
    }
    return [start]
      .crossed(\.screen, choices(\.screens, \.word))
      .crossed(\.held, choices(\.orientations, \.rawValue))
      .crossed(\.window, choices(\.windows, \.word))
      .crossed(\.split, choices(\.splits, \.word))
      .crossed(\.contentSize, choices(\.contentSizes, \.shortName))
      .crossed(\.said, choices(\.languages, \.text.fileWord))
      .crossed(\.written, choices(\.directions, \.rawValue))
      .crossed(\.userInterfaceStyle, choices(\.userInterfaceStyles, \.rawValue))
      .crossed(\.metrics, choices(\.metrics, \.name.fileWord))
      .crossed(\.state, choices(\.states, \.word))
  }

  private var said: LanguageTag {
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
    environment.contentSizeCategory = contentSize
    environment.language = language
    environment.isEditing = state.isEditing
    environment.selectedRows = state.selectedRows
    environment.highlightedRows = state.highlightedRows
    environment.contentOffset = state.contentOffset
    environment.swipedRow = state.swipedRow
    return environment
  }

  fileprivate func with<Value>(
    _ axis: WritableKeyPath<Self, Value>, _ value: Value, _ word: String?
  ) -> EnvironmentCombination {
    var other = self
    other[keyPath: axis] = value
    if let word { other.words.append(word) }
    return other
  }
}

extension [EnvironmentCombination] {
  /// Each element combined with each of the choices, or unchanged if there are none.
  fileprivate func crossed<Value>(
    _ axis: WritableKeyPath<EnvironmentCombination, Value>,
    _ choices: (values: [Value], word: (Value) -> String?)
  ) -> [EnvironmentCombination] {
    guard !choices.values.isEmpty else { return self }
    return flatMap { combination in choices.values.map { combination.with(axis, $0, choices.word($0)) } }
  }
}
