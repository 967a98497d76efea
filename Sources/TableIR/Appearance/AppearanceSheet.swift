/// The rules of appearance for the views of one class in one place, and what they come to.
public final class AppearanceSheet: Sendable {
  /// A rule that is for the views.
  struct Match: Sendable {
    var rule: AppearanceRule
    var precedence: AppearancePrecedence
  }

  /// The rule that wins first.
  let matches: [Match]
  /// What wins: each property once.
  private let winners: [Ruled]
  /// Those of the winners, kept since every view takes them.
  let settings: [AppearanceRule.Setting]

  public var isEmpty: Bool { winners.isEmpty }
  /// How many rules are for the views.
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

  /// A property that a rule gives the views.
  public struct Ruled: Sendable {
    let match: Match
    let setting: AppearanceRule.Setting
    public var rule: AppearanceRule { match.rule }
    public var value: AppearanceValue { setting.value }
  }

  /// The rule that gives a property.
  public func winner(_ property: AppearanceProperty) -> Ruled? { winners.first { $0.setting.property == property } }

  /// What rules give of a property, the one that wins first.
  public func ruled(_ property: AppearanceProperty) -> [Ruled] {
    matches.compactMap { match in
      match.rule.settings.first { $0.property == property }.map { Ruled(match: match, setting: $0) }
    }
  }
}
