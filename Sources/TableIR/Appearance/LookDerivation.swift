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

extension Styled {
  /// Weighs what says each property of a view: the spec, the rules that are for it, UIKit. What nothing says and need not be told
  /// is left out.
  ///
  /// - Parameters:
  ///   - mapping: of the view.
  ///   - shown: what it is laid out as.
  ///   - standard: whose the look of a text is that nothing says.
  public func derivations(
    of view: StyledView, in mapping: SpecPlace, shown: any Styled, standard: String
  ) -> [LookDerivation] {
    slots.compactMap { slot in
      let property = slot.property
      let said = (self.said(property, in: mapping).map { [$0] } ?? []) + view.inherited(property)
      return LookDerivation(
        property, said, view.sheet.ruled(property), shown: shown[property], slot.telling,
        standard: slot.standard ?? standard, overruling: slot.overruling)
    }
  }
}

extension LookDerivation {
  fileprivate init?(
    _ property: AppearanceProperty, _ said: [SaidLook], _ rules: [AppearanceSheet.Ruled], shown: AppearanceValue?,
    _ telling: LookTelling, standard: String, overruling: String?
  ) {
    let isTold = telling == .always || (telling == .shown && shown != nil)
    guard isTold || !said.isEmpty || !rules.isEmpty else { return nil }
    let wanted = said.first?.value ?? rules.first?.value
    (self.property, value, source, beaten) = (property, shown ?? wanted, .standard, [])
    if let overruling, wanted != nil, wanted != shown {
      (value, reason) = (shown, overruling)
      lose(said, overruling)
      lose(rules) { _ in overruling }
    } else if let first = said.first {
      let isTexts = first.value == .color(.text)
      (source, reason) = (first.source, isTexts ? "said directly: the colour of the row's text" : "said directly")
      lose(said.dropFirst(), "what is nearer to the view wins")
      lose(rules) { _ in "what the spec says directly wins" }
    } else if let first = rules.first {
      let winner = first.match
      (source, reason) = (.rule(first.setting.location), "a rule for \(winner.rule.subject)")
      lose(rules.dropFirst()) {
        $0.rule.lost(to: winner.rule, by: winner.precedence.advantage(over: $0.precedence))
      }
    } else {
      reason = standard
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
    let name = viewClass.word + (className.map { " of class \($0)" } ?? "")
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
