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
  let settings: [AppearanceRule.Setting]

  public var isEmpty: Bool { settings.isEmpty }

  static let empty = AppearanceSheet([])

  init(_ matches: [Match]) {
    self.matches = matches
    var seen: Set<AppearanceProperty> = []
    settings = matches.flatMap(\.rule.settings).filter { seen.insert($0.property).inserted }
  }

  /// A property that a rule gives the views.
  public struct Ruled: Sendable {
    let match: Match
    let setting: AppearanceRule.Setting
    public var rule: AppearanceRule { match.rule }
    public var value: AppearanceValue { setting.value }
  }

  /// What rules give of a property, the one that wins first.
  public func ruled(_ property: AppearanceProperty) -> [Ruled] {
    matches.compactMap { match in
      match.rule.settings.first { $0.property == property }.map { Ruled(match: match, setting: $0) }
    }
  }
}
