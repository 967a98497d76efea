/// The appearance rules for the views of one class in one place, and their combined result.
public final class AppearanceSheet: Sendable {
  /// A rule that applies to the views.
  struct Match: Sendable {
    var rule: AppearanceRule
    var precedence: AppearancePrecedence
  }

  /// In order of precedence.
  let matches: [Match]
  /// The winning setting of each property.
  private let winners: [Ruled]
  /// The settings of the winners, stored because every view needs them.
  let settings: [AppearanceRule.Setting]

  /// Whether no rule sets a property of the views.
  public var isEmpty: Bool { winners.isEmpty }
  /// The number of rules that apply to the views.
  public var ruleCount: Int { matches.count }

  static let empty = AppearanceSheet([])

  init(_ matches: [Match]) {
    self.matches = matches
    var seen: Set<AppearanceProperty> = []
    winners = matches.flatMap { match in
      match.rule.settings.filter { seen.insert($0.property).inserted }.map { Ruled(match: match, setting: $0) }
    }
    settings = winners.map(\.setting)
  }

  /// A property that a rule sets for the views.
  public struct Ruled: Sendable {
    let match: Match
    let setting: AppearanceRule.Setting
    /// The rule that sets the property, which another rule with precedence can overrule.
    public var rule: AppearanceRule { match.rule }
    /// The value that this rule sets.
    public var value: AppearanceValue { setting.value }
  }

  /// The winning rule for a property.
  public func winner(_ property: AppearanceProperty) -> Ruled? { winners.first { $0.setting.property == property } }

  /// The settings of a property, in order of precedence.
  public func ruled(_ property: AppearanceProperty) -> [Ruled] {
    matches.compactMap { match in
      match.rule.settings.first { $0.property == property }.map { Ruled(match: match, setting: $0) }
    }
  }
}
