import TableIR
import TableLayout
import TableSupport

/// What is different where a layout was made for and where an app shows its table.
struct EnvironmentDifference: Hashable {
  /// In words, `402 points wide`, for the layout and for the app.
  var layout: String
  var app: String
  /// Whether so much follows from it that a comparison says nothing: every row is wider, or higher, or mirrored.
  var isTooLarge: Bool

  /// All differences, those that are too large first.
  static func all(_ layout: Environment, _ app: AppEnvironment) -> [EnvironmentDifference] {
    var found: [EnvironmentDifference] = []
    func add(_ isDifferent: Bool, _ layout: String, _ app: String, isTooLarge: Bool = true) {
      if isDifferent { found.append(EnvironmentDifference(layout: layout, app: app, isTooLarge: isTooLarge)) }
    }
    add((layout.size.width - app.size.width).magnitude > 0.5, width(layout.size), width(app.size))
    add(
      layout.contentSizeCategory != app.contentSizeCategory, "text of size \(layout.contentSizeCategory.shortName)",
      "text of size \(app.contentSizeCategory.shortName)")
    add(layout.layoutDirection != app.layoutDirection, words(layout.layoutDirection), words(app.layoutDirection))
    add(layout.isEditing != app.isEditing, editing(layout.isEditing), editing(app.isEditing))
    // A system that is newer than this compiler is taken to be like the newest one that it knows.
    let newest = Table.Metrics.standard.ios
    let profiles = [layout.ios, min(app.ios, newest)].map { MetricsProfile.profile(ios: $0) }
    add(layout.ios != app.ios && profiles[0] != profiles[1], "iOS \(layout.ios)", "iOS \(app.ios)")
    add(
      layout.scale != app.scale, "\(String(decimal: layout.scale))x", "\(String(decimal: app.scale))x",
      isTooLarge: false)
    add(
      layout.userInterfaceStyle != app.userInterfaceStyle, layout.userInterfaceStyle.rawValue,
      app.userInterfaceStyle.rawValue, isTooLarge: false)
    // Versions of one profile have the same geometry.
    add(
      layout.ios != app.ios && profiles[0] == profiles[1], "iOS \(layout.ios)", "iOS \(app.ios)", isTooLarge: false)
    return found
  }

  private static func width(_ size: LayoutSize) -> String { "\(String(decimal: size.width)) points wide" }

  private static func words(_ direction: LayoutDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }

  private static func editing(_ isEditing: Bool) -> String { isEditing ? "editing" : "not editing" }
}
