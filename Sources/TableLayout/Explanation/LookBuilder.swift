import TableIR

/// Weighs what says a view's look: its spec, the rules that are for it, UIKit.
struct LookBuilder {
  /// The rules for the view, the one that wins first.
  let matches: [AppearanceCascade.Match]
  private(set) var looks: [LookDerivation] = []

  init(matches: [AppearanceCascade.Match]) {
    self.matches = matches
  }

  /// A value that the spec says directly.
  struct Said {
    var value: AppearanceValue
    var location: SourceLocation
    var keys: [SpecPlace]

    init?(_ value: AppearanceValue?, _ location: SourceLocation?, variant: Int? = nil, _ keys: [SpecPlace.Step]...) {
      guard let value else { return nil }
      self.value = value
      self.location = location ?? .start
      self.keys = keys.map { SpecPlace(location, variant: variant, $0) }
    }

    fileprivate var source: LookDerivation.Source { .spec(location, keys: keys) }
  }

  /// Adds a property, unless nothing says it and it need not be told.
  ///
  /// - Parameters:
  ///   - said: what the spec says, the nearest to the view first.
  ///   - shown: what the laid-out view has.
  ///   - standard: whose the value is that nothing says.
  ///   - overruled: why the view shows something else than what is said or ruled.
  mutating func add(
    _ property: AppearanceProperty, said: [Said?], shown: AppearanceValue? = nil, standard: String,
    isAlwaysTold: Bool = false, overruled: String? = nil
  ) {
    let said = said.compactMap { $0 }
    let rules = matches.compactMap { match in
      match.rule.settings.first { $0.property == property }.map { (match: match, setting: $0) }
    }
    guard isAlwaysTold || !said.isEmpty || !rules.isEmpty else { return }
    var beaten: [LookDerivation.Beaten] = []
    func lose(_ said: some Sequence<Said>, _ reason: String) {
      beaten += said.map { LookDerivation.Beaten(value: $0.value, source: $0.source, reason: reason) }
    }
    func loseRules(_ reason: String) {
      beaten += rules.map {
        LookDerivation.Beaten(value: $0.setting.value, source: .rule($0.setting.location), reason: reason)
      }
    }
    var look = LookDerivation(
      property: property, value: shown, source: .standard, reason: standard, beaten: [])
    if let overruled {
      lose(said, overruled)
      loseRules(overruled)
      look.reason = overruled
    } else if let first = said.first {
      lose(said.dropFirst(), "what is nearer to the view wins")
      loseRules("what the spec says directly wins")
      look.value = shown ?? first.value
      (look.source, look.reason) = (first.source, "said directly")
    } else if let first = rules.first {
      for entry in rules.dropFirst() {
        let advantage = first.match.precedence.advantage(over: entry.match.precedence)
        let reason = Self.reason(advantage, of: first.match.rule, over: entry.match.rule)
        beaten.append(
          LookDerivation.Beaten(
            value: entry.setting.value, source: .rule(entry.setting.location), reason: reason))
      }
      look.value = shown ?? first.setting.value
      (look.source, look.reason) = (.rule(first.setting.location), "a rule for \(first.match.rule.subject)")
    }
    look.beaten = beaten
    looks.append(look)
  }

  private static func reason(
    _ advantage: AppearancePrecedence.Advantage?, of winner: AppearanceRule, over loser: AppearanceRule
  ) -> String {
    switch advantage {
    case .derivation: return "its class is further from the view's own"
    case .container(let index):
      let (own, others) = (Array(winner.containers.reversed())[index], Array(loser.containers.reversed())[index])
      return "its \(others) is further in than \(own)"
    case .depth: return loser.containers.isEmpty ? "it has no container" : "its chain of containers is shorter"
    case .traits: return "it asks for less of the environment"
    case .order, nil: return "it is the earlier of two equal rules"
    }
  }
}

extension AppearanceRule {
  /// What it is for, in its own words: `label in [cell, section#friends]`.
  fileprivate var subject: String {
    let name = viewClass.rawValue + (className.map { " of class \($0)" } ?? "")
    return containers.isEmpty ? name : "\(name) in [\(containers.map(\.description).joined(separator: ", "))]"
  }
}
