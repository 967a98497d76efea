import TableIR
import TableLayout
import TableSupport

/// An environment in words.
package struct EnvironmentText {
  private let environment: Environment

  package init(_ environment: Environment) {
    self.environment = environment
  }

  /// The device and the size of the table: `iphone-15: 393 × 852 points at 3x`.
  package var place: String {
    let device = environment.device.map { "\($0): " } ?? ""
    return "\(device)\(size(environment.size)) points at \(String(decimal: environment.scale))x"
  }

  /// The device as it is sold, and the size of the table: `iPhone 15, 393 × 852 points at 3x`.
  package var title: String {
    let device = environment.device.flatMap(Device.named).map { "\($0.title), " } ?? ""
    return "\(device)\(size(environment.size)) points at \(String(decimal: environment.scale))x"
  }

  /// The properties that differ from the most common environment, each in a few words.
  package var particulars: [String] {
    var words: [String] = []
    if environment.orientation == .landscape { words.append("landscape") }
    switch environment.split {
    case .none: break
    case .collapsed: words.append("collapsed split view")
    case .expanded: words.append("primary column of an expanded split view")
    }
    if environment.windowSize != environment.size || isPartOfScreen {
      words.append("window of \(size(environment.windowSize))")
    }
    if environment.contentSizeCategory != .large { words.append("text \(environment.contentSizeCategory.shortName)") }
    if let language = environment.language { words.append("language \(language)") }
    if environment.layoutDirection == .rightToLeft { words.append("right to left") }
    words.append(environment.userInterfaceStyle.rawValue)
    if environment.level == .elevated { words.append("elevated") }
    if environment.contrast == .high { words.append("increased contrast") }
    if environment.legibilityWeight == .bold { words.append("bold text") }
    if environment.isEditing { words.append("editing") }
    if let offset = environment.contentOffset { words.append("scrolled by \(String(decimal: offset))") }
    words += environment.selectedRows.sorted().map { "\($0) selected" }
    words += environment.highlightedRows.sorted().map { "\($0) highlighted" }
    if let row = environment.swipedRow {
      words.append("\(row.id) swiped open" + (row.edge == .leading ? " at its leading edge" : ""))
    }
    return words
  }

  /// Whether the device shows something else beside the app.
  private var isPartOfScreen: Bool {
    guard let name = environment.device, let device = Device.named(name) else { return false }
    return Screen.device(device).size(held: environment.orientation) != environment.windowSize
  }

  private func size(_ size: LayoutSize) -> String { "\(String(decimal: size.width)) × \(String(decimal: size.height))" }
}
