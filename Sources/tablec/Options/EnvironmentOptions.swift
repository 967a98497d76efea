import ArgumentParser
import TableDiagnostics
import TableIR
import TableLayout

/// The flags that say where the table is shown. Everywhere the same.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: \(Device.all.map(\.name).joined(separator: ", ")). Default: \(Device.standard.name).",
      valueName: "name"),
    completion: .list(Device.all.map(\.name)))
  var device: [Choices<String>] = []

  @Option(help: ArgumentHelp("A size in points instead of a device, such as 320x480.", valueName: "WxH"))
  var size: [Choices<ScreenSize>] = []

  @Option(help: ArgumentHelp("Pixels a point, with --size: 1, 2 or 3. Default: 2.", valueName: "n"))
  var scale: Int?

  @Option(
    help: ArgumentHelp(
      "The major version of iOS, \(MetricsProfile.knownVersions). Default: the spec's 'metrics', or \(Table.Metrics.standard.ios).",
      valueName: "n"))
  var ios: [Choices<Int>] = []

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
      "The app's part of a pad's screen, or its width in points.", valueName: "part"),
    completion: .list(WindowWidth.named.map(\.name)))
  var window: [Choices<WindowWidth>] = []

  @Option(
    help: ArgumentHelp(
      "The split view around the table; expanded=320 gives the primary column a width.",
      valueName: "split"),
    completion: .list(["none", "collapsed", "expanded"]))
  var split: [Choices<Split>] = []

  @Option(
    help: ArgumentHelp("Which way the interface runs: rtl mirrors it, as for Arabic or Hebrew.", valueName: "direction")
  )
  var direction: [Choices<LayoutDirection>] = []

  @Option(
    name: .customLong("content-size"),
    help: ArgumentHelp(
      "How large the reader wants text.", valueName: "category"),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName) + ["all"]))
  var contentSize: [Choices<ContentSizeChoice>] = []

  @Option(
    name: .customLong("appearance"), help: ArgumentHelp("The colours of the system.", valueName: "appearance"))
  var userInterfaceStyle: [Choices<UserInterfaceStyle>] = []

  @Option(
    help: ArgumentHelp(
      "A table that is being edited, rows that are selected, a row that is swiped open; with commas for several at once, repeated for one after the other.",
      valueName: "state"))
  var state: [TableState] = []

  @Option(
    help: ArgumentHelp(
      "Of the environments that the spec asks for, only those with these names; repeatable or with commas.",
      valueName: "name"))
  var environment: [Choices<String>] = []

  func validate() throws {
    if !device.isEmpty && !size.isEmpty { throw ValidationError("--device and --size exclude each other") }
    if scale != nil && size.isEmpty { throw ValidationError("--scale goes with --size: a device has its own") }
    if let scale, !(1...3).contains(scale) { throw ValidationError("--scale is 1, 2 or 3") }
    for name in device.flatMap(\.values) where Device.named(name) == nil { throw ValidationError(unknownDevice(name)) }
    if !ios.isEmpty && !metrics.isEmpty { throw ValidationError("--ios and --metrics exclude each other") }
    for version in ios.flatMap(\.values) + metrics.flatMap(\.values).compactMap(\.ios) {
      guard MetricsProfile.profile(ios: version) == nil else { continue }
      throw ValidationError("no metrics for iOS \(version): \(MetricsProfile.knownVersions) are known")
    }
  }

  /// What the flags ask for, but for the metrics, which may have to be read first.
  var axes: EnvironmentAxes {
    var axes = EnvironmentAxes()
    axes.screens = device.flatMap(\.values).compactMap(Device.named).map(Screen.device)
    axes.screens += size.flatMap(\.values).map { .custom($0.size, scale: Double(scale ?? 2)) }
    axes.orientations = orientation.flatMap(\.values)
    axes.windows = window.flatMap(\.values)
    axes.splits = split.flatMap(\.values)
    axes.contentSizes = contentSize.flatMap(\.values).flatMap(\.categories)
    axes.directions = direction.flatMap(\.values)
    axes.userInterfaceStyles = userInterfaceStyle.flatMap(\.values)
    axes.states = state
    return axes
  }

  /// The names of `--environment`.
  var names: [String] { environment.flatMap(\.values) }

  private func unknownDevice(_ name: String) -> String {
    let names = Device.all.map(\.name)
    let hint = closestMatch(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    return "unknown device '\(name)'.\(hint) Known are \(names.joined(separator: ", "))."
  }
}
