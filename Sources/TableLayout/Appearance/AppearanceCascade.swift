import TableIR

/// The rules of a table's appearance that hold in an environment, and what they come to for each view.
///
/// Views of one class in one place have the same look, which is found once.
struct AppearanceCascade {
  /// A rule that is for a view.
  struct Match {
    var rule: AppearanceRule
    var precedence: AppearancePrecedence
  }

  private(set) var contexts: AppearanceContexts
  private let rules: [(rule: AppearanceRule, traits: Int, order: Int)]
  private var sheets: [Kind: AppearanceSheet] = [:]

  private struct Kind: Hashable {
    var viewClass: ViewClass
    var className: String?
    var context: Int
  }

  init(_ rules: [AppearanceRule], in environment: Environment) {
    contexts = AppearanceContexts(rules)
    self.rules = rules.enumerated().compactMap { order, rule in
      guard !rule.conditions.isEmpty else { return (rule, 0, order) }
      let traits = rule.conditions.filter { $0.holds(in: environment) }.map(\.traitCount).max()
      return traits.map { (rule, $0, order) }
    }
  }

  /// The place in a container that stands in another place.
  mutating func enter(
    _ kind: ViewContainer.Kind, id: String? = nil, className: String? = nil, in outer: Int
  ) -> Int {
    contexts.enter(kind, id: id, className: className, in: outer)
  }

  /// What all rules together give views of a class in a place.
  mutating func sheet(_ viewClass: ViewClass, _ className: String? = nil, in context: Int) -> AppearanceSheet {
    let kind = Kind(viewClass: viewClass, className: contexts.known(className), context: context)
    if let sheet = sheets[kind] { return sheet }
    var sheet = AppearanceSheet()
    for match in matches(viewClass, className, in: context).reversed() { sheet.set(match.rule.settings) }
    sheets[kind] = sheet
    return sheet
  }

  /// The rules for views of a class in a place, the one that wins first.
  func matches(_ viewClass: ViewClass, _ className: String?, in context: Int) -> [Match] {
    let path = contexts.paths[context]
    let matches = rules.compactMap { entry in
      entry.rule.precedence(
        for: viewClass, className: className, in: path, traits: entry.traits, order: entry.order
      ).map { Match(rule: entry.rule, precedence: $0) }
    }
    return matches.sorted { $0.precedence.advantage(over: $1.precedence) != nil }
  }
}

extension Condition {
  /// How many kinds of choice it makes.
  var traitCount: Int {
    [
      !idioms.isEmpty, !orientations.isEmpty, !splits.isEmpty, !horizontalSizeClasses.isEmpty,
      !verticalSizeClasses.isEmpty, !appearances.isEmpty, !directions.isEmpty, ios != nil, isEditing != nil,
      isAccessibilitySize != nil,
    ].count { $0 }
  }
}
