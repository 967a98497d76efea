import TableIR
import TableLayout

extension [EnvironmentMatrix.Entry] {
  /// The environments that share one layout: colours are resolved only when they are drawn or checked, so a table has the same frames in
  /// another appearance unless it asks for it.
  func sharingLayouts(of table: Table) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    let asks = table.asksForAppearance
    for index in indices {
      if let last = groups.last, !asks, self[index].isOtherAppearance(of: self[index - 1]) {
        groups[groups.count - 1] = last.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
    }
    return groups
  }
}

extension EnvironmentMatrix.Entry {
  /// Whether the two differ only in their appearance, apart from their names.
  fileprivate func isOtherAppearance(of other: Self) -> Bool {
    guard metrics == other.metrics else { return false }
    var environment = environment
    environment.colorTraits = other.environment.colorTraits
    environment.name = other.environment.name
    return environment == other.environment
  }
}

extension Table {
  /// Whether anything in it depends on the appearance, other than colours that have several.
  fileprivate var asksForAppearance: Bool {
    if assets.contains(where: \.dependsOnAppearance) { return true }
    guard isAdaptive else { return false }
    func asks(_ conditions: [Condition]) -> Bool { conditions.contains { !$0.userInterfaceStyles.isEmpty } }
    return appearance.contains { asks($0.conditions) }
      || sections.contains { section in
        asks(section.conditions)
          || section.rows.contains { row in
            asks(row.conditions) || row.variants.contains { asks($0.conditions) }
          }
      }
  }
}
