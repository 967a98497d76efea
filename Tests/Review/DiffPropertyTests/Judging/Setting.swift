import RandomNumbers
import SpecDrawing
import TableIR
import TableLayout

/// Where the two specs of a case are shown, unless they say so themselves.
struct Setting: Hashable, Sendable, CustomStringConvertible {
  var ios = 17
  var device = Device.standard.name
  var isLandscape = false
  var isRightToLeft = false
  var contentSize = ContentSizeCategory.large

  init() {}

  init(_ numbers: inout Generator) {
    let eras = MetricsProfile.all.map(\.versions.upperBound)
    if numbers.chance(60) { ios = numbers.one(of: eras) ?? ios }
    if numbers.chance(20) { device = numbers.one(of: ["iphone-se-1", "iphone-16-pro-max", "ipad"]) ?? device }
    isLandscape = numbers.chance(10)
    isRightToLeft = numbers.chance(15)
    if numbers.chance(15) { contentSize = numbers.one(of: [.small, .accessibilityLarge]) ?? .large }
  }

  var description: String {
    var words = ["iOS \(ios)", device]
    if isLandscape { words.append("landscape") }
    if isRightToLeft { words.append("rtl") }
    if contentSize != .large { words.append(contentSize.rawValue) }
    return words.joined(separator: ", ")
  }

  /// The first environment that a table asks for, and this where it asks for none.
  func entry(of table: Table) -> EnvironmentMatrix.Entry? {
    guard let profile = MetricsProfile.profile(ios: ios) else { return nil }
    var flags = EnvironmentAxes()
    if table.environments.isEmpty {
      flags.screens = Device.named(device).map { [.device($0)] } ?? []
      if isLandscape { flags.orientations = [.landscape] }
      if isRightToLeft { flags.directions = [.rightToLeft] }
      flags.contentSizes = [contentSize]
    }
    return EnvironmentMatrix(
      spec: table.environments, flags: flags, metrics: table.metrics ?? Table.Metrics(profile: profile, ios: ios)
    ).entries.first
  }
}

/// What is going on in a table while it is looked at.
enum ShownState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, editing, swiped, swipedAtLeadingEdge

  func apply(to environment: inout Environment, rows: Set<String>) {
    switch self {
    case .normal: break
    case .selected: environment.selectedRows = rows
    case .highlighted: environment.highlightedRows = rows
    case .editing: environment.isEditing = true
    case .swiped: environment.swipedRow = rows.min().map { SwipedRow(id: $0) }
    case .swipedAtLeadingEdge: environment.swipedRow = rows.min().map { SwipedRow(id: $0, edge: .leading) }
    }
  }
}
