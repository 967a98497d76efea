import TableIR
import TableLayout

/// Which environments of the two sides are the same: those of one name, or else the only ones left for a screen, whose made-up names say
/// what is different.
struct EnvironmentMatches {
  private var olds: [String: EnvironmentMatrix.Entry] = [:]

  init(_ old: [EnvironmentMatrix.Entry], _ new: [EnvironmentMatrix.Entry]) {
    let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for entry in old where after.contains(entry.name) { olds[entry.name] = entry }
    let (gone, added) = (old.filter { !after.contains($0.name) }, new.filter { !before.contains($0.name) })
    for entry in added {
      func isThere(_ other: EnvironmentMatrix.Entry) -> Bool { other.environment.hasScreen(of: entry.environment) }
      let same = gone.filter(isThere)
      if same.count == 1, added.filter(isThere).count == 1 { olds[entry.name] = same[0] }
    }
  }

  func old(for entry: EnvironmentMatrix.Entry) -> EnvironmentMatrix.Entry? { olds[entry.name] }

  func hasNew(for entry: EnvironmentMatrix.Entry) -> Bool { olds.values.contains { $0.name == entry.name } }
}

extension EnvironmentMatrix.Entry {
  /// This environment on the screen of another of the same name; nil if they are the same.
  func shown(on other: Self) -> Self? {
    var entry = other
    entry.metrics = metrics
    let own = environment
    if own.hasScreen(of: other.environment) {
      entry.environment = own
      entry.environment.name = other.environment.name
    } else {
      entry.environment.ios = own.ios
      entry.environment.userInterfaceStyle = own.userInterfaceStyle
      entry.environment.contrast = own.contrast
      entry.environment.legibilityWeight = own.legibilityWeight
      entry.environment.contentSizeCategory = own.contentSizeCategory
      entry.environment.language = own.language
      entry.environment.layoutDirection = own.layoutDirection
      entry.environment.state = own.state
    }
    return entry == other ? nil : entry
  }
}

extension Environment {
  func hasScreen(of other: Environment) -> Bool {
    size == other.size && windowSize == other.windowSize && device == other.device && scale == other.scale
      && orientation == other.orientation
  }
}
