/// The rules of a table's appearance that hold somewhere, and what they come to for each view.
///
/// Views of one class in one place have the same look, which is found once.
public struct AppearanceCascade: Sendable {
  private var contexts: AppearanceContexts
  private let rules: [(rule: AppearanceRule, traits: Int, order: Int)]
  /// The sheets of each place: so few that they are found sooner one by one than by their hashes.
  private var sheets: [[Entry]] = []

  private struct Entry {
    var viewClass: ViewClass
    var className: String?
    var sheet: AppearanceSheet
  }

  /// - Parameter holds: whether a condition holds where the table is shown; nil for the rules of all environments together.
  public init(_ rules: [AppearanceRule], where holds: ((Condition) -> Bool)? = nil) {
    contexts = AppearanceContexts(rules)
    self.rules = rules.enumerated().compactMap { order, rule in
      guard !rule.conditions.isEmpty else { return (rule, 0, order) }
      let traits = rule.conditions.filter { holds?($0) ?? true }.map(\.traitCount).max()
      return traits.map { (rule, $0, order) }
    }
  }

  /// The place in a container that stands in another place.
  mutating func enter(
    _ kind: ViewContainer.Kind, id: String? = nil, className: String? = nil, in outer: Int
  ) -> Int {
    contexts.enter(kind, id: id, className: className, in: outer)
  }

  /// The rules for views of a class in a place.
  mutating func sheet(_ viewClass: ViewClass, _ className: String? = nil, in context: Int) -> AppearanceSheet {
    let known = contexts.known(className)
    while sheets.count <= context { sheets.append([]) }
    let found = sheets[context].indices.first {
      sheets[context][$0].viewClass == viewClass && sheets[context][$0].className == known
    }
    if let found { return sheets[context][found].sheet }
    let path = contexts.paths[context]
    let matches = rules.compactMap { entry in
      entry.rule.precedence(
        for: viewClass, className: className, in: path, traits: entry.traits, order: entry.order
      ).map { AppearanceSheet.Match(rule: entry.rule, precedence: $0) }
    }
    let sheet = AppearanceSheet(matches.sorted { $0.precedence.advantage(over: $1.precedence) != nil })
    sheets[context].append(Entry(viewClass: viewClass, className: known, sheet: sheet))
    return sheet
  }

  /// The indices of the rules that were for any of the views asked about.
  public var used: Set<Int> { Set(sheets.joined().flatMap(\.sheet.matches).map(\.precedence.order)) }
}

extension Condition {
  /// How many kinds of choice it makes.
  fileprivate var traitCount: Int {
    [
      !idioms.isEmpty, !orientations.isEmpty, !splits.isEmpty, !horizontalSizeClasses.isEmpty,
      !verticalSizeClasses.isEmpty, !userInterfaceStyles.isEmpty, !directions.isEmpty, ios != nil, isEditing != nil,
      isAccessibilitySize != nil,
    ].count { $0 }
  }
}
