/// How one property of a view's look comes by its value: what gave it, and what it won over.
public struct LookDerivation: Hashable, Sendable {
  public var property: AppearanceProperty
  /// Nil where nothing is drawn, or what UIKit draws has no name.
  public var value: AppearanceValue?
  public var source: Source
  public var reason: String
  public var beaten: [Beaten]

  /// What gives a value.
  public enum Source: Hashable, Sendable {
    /// The spec says it directly: by one of these keys, of a mapping that stands at the location.
    case spec(SourceLocation, keys: [SpecPlace])
    /// The line of a rule of appearance.
    case rule(SourceLocation)
    /// Nothing does: it is the cell style's own, or UIKit's.
    case standard
  }

  /// What gave a value too and lost.
  public struct Beaten: Hashable, Sendable {
    public var value: AppearanceValue
    public var source: Source
    public var reason: String
  }
}

/// What a laid-out view shows of a property.
public struct ShownLook: Sendable {
  /// Nil for what is said or ruled.
  public var value: AppearanceValue?
  /// Whose the value is that nothing says.
  public var standard: String
  /// Whether it is told where nothing says it.
  public var isAlwaysTold: Bool
  /// Why the view may show something else than what is said or ruled.
  public var overruling: String?

  public init(
    _ value: AppearanceValue?, standard: String, isAlwaysTold: Bool = false, overruling: String? = nil
  ) {
    self.value = value
    self.standard = standard
    self.isAlwaysTold = isAlwaysTold
    self.overruling = overruling
  }
}

extension LookDerivation {
  /// Weighs what says a property: the spec, the rules that are for the view, UIKit. Nil for what nothing says and need not be told.
  ///
  /// - Parameters:
  ///   - said: what the spec says, the nearest to the view first.
  ///   - sheet: the rules for the view.
  public init?(_ property: AppearanceProperty, said: [SaidLook], _ sheet: AppearanceSheet, shown: ShownLook) {
    let rules = sheet.ruled(property)
    guard shown.isAlwaysTold || !said.isEmpty || !rules.isEmpty else { return nil }
    let wanted = said.first?.value ?? rules.first?.value
    (self.property, source, beaten) = (property, .standard, [])
    if let overruling = shown.overruling, wanted != nil, wanted != shown.value {
      (value, reason) = (shown.value, overruling)
      lose(said, overruling)
      lose(rules) { _ in overruling }
    } else if let first = said.first {
      (value, source, reason) = (shown.value ?? wanted, first.source, "said directly")
      lose(said.dropFirst(), "what is nearer to the view wins")
      lose(rules) { _ in "what the spec says directly wins" }
    } else if let first = rules.first {
      let winner = first.match
      (value, source, reason) = (
        shown.value ?? wanted, .rule(first.setting.location), "a rule for \(winner.rule.subject)"
      )
      lose(rules.dropFirst()) {
        $0.rule.lost(to: winner.rule, by: winner.precedence.advantage(over: $0.precedence))
      }
    } else {
      (value, reason) = (shown.value, shown.standard)
    }
  }

  private mutating func lose(_ said: some Sequence<SaidLook>, _ reason: String) {
    beaten += said.map { Beaten(value: $0.value, source: $0.source, reason: reason) }
  }

  private mutating func lose(
    _ rules: some Sequence<AppearanceSheet.Ruled>, _ reason: (AppearanceSheet.Match) -> String
  ) {
    beaten += rules.map { Beaten(value: $0.value, source: .rule($0.setting.location), reason: reason($0.match)) }
  }

  /// The same with the places of what the spec says looked up.
  public func locating(_ find: ([SpecPlace]) -> SourceLocation?) -> LookDerivation {
    func located(_ source: Source) -> Source {
      guard case .spec(_, let keys) = source, let location = find(keys) else { return source }
      return .spec(location, keys: keys)
    }
    var look = self
    look.source = located(source)
    for index in beaten.indices { look.beaten[index].source = located(beaten[index].source) }
    return look
  }
}

extension SaidLook {
  fileprivate var source: LookDerivation.Source { .spec(places.first?.location ?? .start, keys: places) }
}

extension AppearanceRule {
  /// What it is for, in its own words: `label in [cell, section#friends]`.
  fileprivate var subject: String {
    let name = viewClass.rawValue + (className.map { " of class \($0)" } ?? "")
    return containers.isEmpty ? name : "\(name) in [\(containers.map(\.description).joined(separator: ", "))]"
  }

  /// Why another rule wins over it.
  fileprivate func lost(to winner: AppearanceRule, by advantage: AppearancePrecedence.Advantage?) -> String {
    switch advantage {
    case .derivation: return "its class is further from the view's own"
    case .container(let index):
      let (own, others) = (Array(winner.containers.reversed())[index], Array(containers.reversed())[index])
      return "its \(others) is further in than \(own)"
    case .depth: return containers.isEmpty ? "it has no container" : "its chain of containers is shorter"
    case .traits: return "it asks for less of the environment"
    case .order, nil: return "it is the earlier of two equal rules"
    }
  }
}
