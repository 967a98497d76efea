import ArgumentParser
import TableDiagnostics
import TableIR
import TableLayout

/// The flags that say where the table is shown. Everywhere the same.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: \(Device.all.map(\.name).joined(separator: ", ")). Default: \(Device.standard).", valueName: "name"),
    completion: .list(Device.all.map(\.name)))
  var device: String?

  @Option(help: ArgumentHelp("A size in points instead of a device, such as 320x480.", valueName: "WxH"))
  var size: ScreenSize?

  @Option(help: ArgumentHelp("Pixels a point, with --size: 1, 2 or 3. Default: 2.", valueName: "n"))
  var scale: Int?

  @Option(
    help: ArgumentHelp(
      "The major version of iOS, \(MetricsProfile.knownVersions). Default: the spec's 'metrics', or 17.", valueName: "n"
    ))
  var ios: Int?

  @Option(
    help: ArgumentHelp(
      "The metrics: an era such as ios17, or a profile file. Default: the spec's 'metrics', or ios17.",
      valueName: "profile"),
    completion: .file(extensions: ["yaml", "yml"]))
  var metrics: MetricsChoice?

  @Option(help: ArgumentHelp("How the device is held.", valueName: "portrait|landscape"))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp("Which way the interface runs: rtl mirrors it, as for Arabic or Hebrew.", valueName: "ltr|rtl"))
  var direction: LayoutDirection = .leftToRight

  @Option(
    name: .customLong("content-size"),
    help: ArgumentHelp(
      "How large the reader wants text: \(ContentSizeCategory.flagNames).", valueName: "category"),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName)))
  var contentSize: ContentSizeCategory = .large

  @Option(help: ArgumentHelp("The colours of the system.", valueName: "light|dark"))
  var appearance: Appearance = .light

  @Option(
    help: ArgumentHelp(
      "What is shown: editing for a table that is being edited, selected=ID for a row; several with commas.",
      valueName: "state"))
  var state: [String] = []

  func validate() throws {
    if device != nil && size != nil { throw ValidationError("--device and --size exclude each other") }
    if scale != nil && size == nil { throw ValidationError("--scale goes with --size: a device has its own") }
    if let scale, !(1...3).contains(scale) { throw ValidationError("--scale is 1, 2 or 3") }
    if let device, Device.named(device) == nil { throw ValidationError(unknownDevice(device)) }
    if ios != nil && metrics != nil { throw ValidationError("--ios and --metrics exclude each other") }
    if let version = ios ?? metrics?.ios, MetricsProfile.profile(ios: version) == nil {
      throw ValidationError("no metrics for iOS \(version): \(MetricsProfile.knownVersions) are known")
    }
    _ = try states()
  }

  /// The environment for a table of these metrics.
  func environment(ios version: Int) -> Environment {
    var environment: Environment
    if let size {
      environment = Environment(
        size: size.size(turned: orientation, scale: Double(scale ?? 2)), scale: Double(scale ?? 2),
        idiom: min(size.size.width, size.size.height) >= 744 ? .pad : .phone,
        orientation: orientation ?? (size.size.width > size.size.height ? .landscape : .portrait),
        appearance: appearance, ios: version)
    } else {
      guard let device = Device.named(device ?? Device.standard) else { preconditionFailure("validated before") }
      environment = device.environment(orientation: orientation ?? .portrait, ios: version, appearance: appearance)
    }
    environment.layoutDirection = direction
    environment.contentSizeCategory = contentSize
    environment.selectedRows = rowsToSelect
    environment.isEditing = (try? states())?.isEditing ?? false
    return environment
  }

  /// The ids that `--state` names.
  var rowsToSelect: Set<String> { (try? states())?.selectedRows ?? [] }

  private func states() throws -> (isEditing: Bool, selectedRows: Set<String>) {
    var isEditing = false
    var rows: Set<String> = []
    for part in state.flatMap({ $0.split(separator: ",") }) {
      if part == "editing" {
        isEditing = true
        continue
      }
      guard part.hasPrefix("selected="), part.count > 9 else {
        throw ValidationError("--state takes editing and selected=ID, not '\(part)'")
      }
      rows.insert(String(part.dropFirst(9)))
    }
    return (isEditing, rows)
  }

  private func unknownDevice(_ name: String) -> String {
    let names = Device.all.map(\.name)
    let hint = closestMatch(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    return "unknown device '\(name)'.\(hint) Known are \(names.joined(separator: ", "))."
  }
}

/// `320x480`.
struct ScreenSize: ExpressibleByArgument {
  var size: Size

  /// The size held one way, if a way is given, with its edges on whole pixels.
  func size(turned orientation: Orientation?, scale: Double) -> Size {
    let isTurned = orientation.map { ($0 == .landscape) != (size.width > size.height) } ?? false
    let width = (size.width * scale).rounded() / scale
    let height = (size.height * scale).rounded() / scale
    return isTurned ? Size(width: height, height: width) : Size(width: width, height: height)
  }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    // Wider or higher than any screen, and still a file that a viewer opens.
    guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
    size = Size(width: width, height: height)
  }
}

extension Orientation: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}

extension ContentSizeCategory: ExpressibleByArgument {
  /// `XXXL`, or UIKit's own name: `extraExtraExtraLarge`.
  public init?(argument: String) {
    let match = Self.allCases.first { $0.shortName == argument.lowercased() || $0.rawValue == argument }
    guard let match else { return nil }
    self = match
  }

  /// As designers write them: `xs` to `xxxl`, then `ax1` to `ax5`.
  var shortName: String {
    switch self {
    case .extraSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .large: "l"
    case .extraLarge: "xl"
    case .extraExtraLarge: "xxl"
    case .extraExtraExtraLarge: "xxxl"
    case .accessibilityMedium: "ax1"
    case .accessibilityLarge: "ax2"
    case .accessibilityExtraLarge: "ax3"
    case .accessibilityExtraExtraLarge: "ax4"
    case .accessibilityExtraExtraExtraLarge: "ax5"
    }
  }

  static var flagNames: String { allCases.map(\.shortName).joined(separator: ", ") }
  public static var allValueStrings: [String] { allCases.map(\.shortName) }
  public var defaultValueDescription: String { shortName }
}
extension Appearance: ExpressibleByArgument {}
