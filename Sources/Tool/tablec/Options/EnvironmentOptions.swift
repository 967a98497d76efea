import ArgumentParser
import TableDiagnostics
import TableIR
import TableLayout

/// The flags that choose the environment. They are the same in all commands.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: \(Device.all.map(\.name).joined(separator: ", ")). Default: \(Device.standard.name).",
      valueName: "name"),
    completion: .list(Device.all.map(\.name)))
  var device: [Choices<String>] = []

  @Option(help: ArgumentHelp("A size in points instead of a device, such as 320x480.", valueName: "WxH"))
  var size: [Choices<ScreenSize>] = []

  @Option(help: ArgumentHelp("Pixels per point, with --size: 1, 2 or 3. Default: 2.", valueName: "n"))
  var scale: Int?

  @Option(
    help: ArgumentHelp(
      "The major version of iOS, \(MetricsProfile.knownVersions). Default: the spec's 'metrics', or \(Table.Metrics.standard.ios).",
      valueName: "n"))
  var ios: [Choices<SystemVersion>] = []

  @Option(
    help: ArgumentHelp(
      "The metrics: an era such as ios17, or a profile file. Default: the spec's 'metrics', or ios\(Table.Metrics.standard.ios).",
      valueName: "profile"),
    completion: .file(extensions: ["yaml", "yml"]))
  var metrics: [Choices<MetricsChoice>] = []

  @Option(help: ArgumentHelp("How the device is held.", valueName: "orientation"))
  var orientation: [Choices<Orientation>] = []

  @Option(
    help: ArgumentHelp(
      "The part of an iPad's screen that the app's window covers, or its width in points.", valueName: "part"),
    completion: .list(WindowWidth.named.map(\.name)))
  var window: [Choices<WindowWidth>] = []

  @Option(
    help: ArgumentHelp(
      "The split view around the table; expanded=320 gives the primary column a width.",
      valueName: "split"),
    completion: .list(["none", "collapsed", "expanded"]))
  var split: [Choices<Split>] = []

  @Option(
    name: [.long, .customLong("languages")],
    help: ArgumentHelp(
      "The language of the texts, such as de, from the spec's 'strings'; all for every language that they have; \(LanguageFlag.pseudoTags) or pseudo for pseudo-languages.",
      valueName: "language"),
    completion: .list(["all", "pseudo"] + PseudoLanguage.allCases.map(\.rawValue)))
  var language: [Choices<LanguageFlag>] = []

  @Option(
    help: ArgumentHelp(
      "The layout direction: rtl mirrors the interface, as for Arabic or Hebrew. Default: the language's.",
      valueName: "direction")
  )
  var direction: [Choices<LayoutDirection>] = []

  @Option(
    name: .customLong("content-size"),
    help: ArgumentHelp(
      "The reader's preferred text size.", valueName: "category"),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName) + ["all"]))
  var contentSize: [Choices<ContentSizeChoice>] = []

  @Option(
    name: .customLong("appearance"), help: ArgumentHelp("Light or dark mode.", valueName: "appearance"))
  var userInterfaceStyle: [Choices<UserInterfaceStyle>] = []

  @Option(
    help: ArgumentHelp(
      "How far in front the table is: dark sheets and popovers are elevated. Default: base, or elevated in a --window.",
      valueName: "level"))
  var level: [Choices<UserInterfaceLevel>] = []

  @Option(help: ArgumentHelp("The contrast of UIKit's colours: high for Increase Contrast.", valueName: "contrast"))
  var contrast: [Choices<AccessibilityContrast>] = []

  @Option(
    help: ArgumentHelp("The weight of texts: bold for the setting Bold Text.", valueName: "weight"))
  var legibilityWeight: [Choices<LegibilityWeight>] = []

  @Option(
    help: ArgumentHelp(
      "The state to show: editing, selected or highlighted rows, a row that is swiped open, a scroll offset. Commas combine them in one state; repeat the flag for several states.",
      valueName: "state"))
  var state: [TableState] = []

  @Option(
    help: ArgumentHelp(
      "Use only the spec's environments with these names; repeatable, or separated by commas.",
      valueName: "name"))
  var environment: [Choices<String>] = []

  func validate() throws {
    if !device.isEmpty && !size.isEmpty { throw ValidationError("--device and --size cannot be combined") }
    if scale != nil && size.isEmpty {
      throw ValidationError(
        "--scale needs --size: a device has its own scale. Larger pictures are what 'preview --zoom' makes")
    }
    if let scale, !(1...3).contains(scale) { throw ValidationError("--scale must be 1, 2 or 3") }
    for name in device.flatMap(\.values) where Device.spelled(name) == nil {
      throw ValidationError(Self.unknownDevice(name))
    }
    for case .unknown(let word) in language.flatMap(\.values) {
      throw ValidationError(LanguageFlag.unknown(word))
    }
    if !ios.isEmpty && !metrics.isEmpty { throw ValidationError("--ios and --metrics cannot be combined") }
    for version in ios.flatMap(\.values).map(\.number) + metrics.flatMap(\.values).compactMap(\.ios) {
      guard MetricsProfile.profile(ios: version) == nil else { continue }
      throw ValidationError(
        "there are no metrics for iOS \(version): valid versions are \(MetricsProfile.knownVersions)")
    }
  }

  /// What the flags ask for, except the metrics, which may have to be read from a file first.
  var axes: EnvironmentAxes {
    var axes = EnvironmentAxes()
    axes.screens = device.flatMap(\.values).compactMap(Device.spelled).map(Screen.device)
    axes.screens += size.flatMap(\.values).map { .custom($0.size, scale: Double(scale ?? 2)) }
    axes.orientations = orientation.flatMap(\.values)
    axes.windows = window.flatMap(\.values)
    axes.splits = split.flatMap(\.values)
    axes.contentSizes = contentSize.flatMap(\.values).flatMap(\.categories)
    let languages = language.flatMap(\.values)
    axes.hasAllLanguages = languages.contains(.all)
    axes.languages = languages.flatMap(\.tags)
    axes.directions = direction.flatMap(\.values)
    axes.userInterfaceStyles = userInterfaceStyle.flatMap(\.values)
    axes.levels = level.flatMap(\.values)
    axes.contrasts = contrast.flatMap(\.values)
    axes.legibilityWeights = legibilityWeight.flatMap(\.values)
    axes.states = state
    return axes
  }

  /// The names of `--environment`.
  var names: [String] { environment.flatMap(\.values) }

  /// The message for a device that does not exist.
  static func unknownDevice(_ name: String) -> String {
    let names = Device.all.map(\.name)
    // For an iPhone of another number, the newest.
    let newest = names.last { known in
      name.lowercased().hasPrefix("iphone") && known.hasPrefix("iphone-") && known.dropFirst(7).allSatisfy(\.isNumber)
    }
    let hint =
      ((name.contains(where: \.isNumber) ? newest : nil) ?? closestMatch(to: name, in: names))
      .map { " Did you mean '\($0)'?" } ?? ""
    let groups = ["iphone", "ipad"].map { prefix in
      names.filter { $0.hasPrefix(prefix) }.joined(separator: ", ")
    }
    return
      "unknown device '\(safeText(name))'.\(hint)\n  iPhones: \(groups[0])\n  iPads: \(groups[1])\n  any other: --size WIDTHxHEIGHT --scale N"
  }
}

extension Device {
  /// The device that an argument names, in whatever spelling: `iphone-17-pro`, `iphone17pro`, `iPhone 17 Pro`.
  static func spelled(_ name: String) -> Device? {
    named(name) ?? sameWord(as: name, in: all.map(\.name)).flatMap(named)
  }
}
