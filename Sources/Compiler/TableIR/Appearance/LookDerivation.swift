/// The derivation of a property's value: its source, and the values that it won over.
public struct LookDerivation: Hashable, Sendable {
  /// The property that is explained.
  public var property: AppearanceProperty
  /// Nil if nothing is drawn, or if the value that UIKit uses has no name.
  public var value: AppearanceValue?
  /// What is drawn where the value is nil and the default has words: `the table's`.
  public var usual: String?
  /// Where the value is set, or that it is the default.
  public var source: Source
  /// Why the value applies, in words: `set directly`, `a rule for label in [cell]`.
  public var reason: String
  /// The values that are also set but do not apply, the strongest first.
  public var beaten: [Beaten]

  /// The source of a value.
  public enum Source: Hashable, Sendable {
    /// The spec sets it directly: with one of these keys, in a mapping at the location.
    case spec(SourceLocation, keys: [SpecPlace])
    /// An appearance rule, with its line.
    case rule(SourceLocation)
    /// The default of the cell style or of UIKit.
    case standard
  }

  /// A value that lost, and its source.
  public struct Beaten: Hashable, Sendable {
    /// The value that is set but does not apply.
    public var value: AppearanceValue
    /// Where the value is set: in the spec or in a rule.
    public var source: Source
    /// Why it lost, in words: `the value closest to the view wins`.
    public var reason: String
  }
}

extension Styled {
  /// Returns how each property of a view is derived: from the spec, the rules that apply, or UIKit. Properties that are not set and
  /// need not be reported are omitted.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the view.
  ///   - shown: The view as laid out.
  ///   - standard: The source of default text attributes.
  public func derivations(
    of view: StyledView, in mapping: SpecPlace, shown: any Styled, standard: String
  ) -> [LookDerivation] {
    slots.compactMap { slot in
      let property = slot.property
      let declared = (self.declared(property, in: mapping).map { [$0] } ?? []) + view.inherited(property)
      return LookDerivation(
        property, declared, view.sheet.ruled(property), shown: shown[property], slot.reporting,
        standard: slot.standard ?? standard, usual: slot.usual, overruling: slot.overruling)
    }
  }
}

extension LookDerivation {
  fileprivate init?(
    _ property: AppearanceProperty, _ declared: [DeclaredLook], _ rules: [AppearanceSheet.Ruled],
    shown: AppearanceValue?,
    _ reporting: LookReporting, standard: String, usual: String?, overruling: String?
  ) {
    let isReported = reporting == .always || (reporting == .shown && shown != nil)
    guard isReported || !declared.isEmpty || !rules.isEmpty else { return nil }
    let wanted = declared.first?.value ?? rules.first?.value
    (self.property, value, source, beaten) = (property, shown ?? wanted, .standard, [])
    // The colour of the row's text is shown as that colour, which differs from the word without being overruled.
    if let overruling, wanted != nil, wanted != shown, wanted != .color(.text) {
      (value, reason) = (shown, overruling)
      lose(declared, overruling)
      lose(rules) { _ in overruling }
    } else if let first = declared.first {
      let position = first.position.map { ", at the position '\($0)'" } ?? ""
      let isTexts = first.value == .color(.text)
      (source, reason) = (
        first.source, (isTexts ? "set directly: the colour of the row's text" : "set directly") + position
      )
      lose(declared.dropFirst(), "the value closest to the view wins")
      lose(rules) { _ in "a value set directly in the spec wins" }
    } else if let first = rules.first {
      let winner = first.match
      (source, reason) = (.rule(first.setting.location), "a rule for \(winner.rule.subject)")
      lose(rules.dropFirst()) {
        $0.rule.lost(to: winner.rule, by: winner.precedence.advantage(over: $0.precedence))
      }
    } else {
      (reason, self.usual) = (standard, usual)
    }
  }

  private mutating func lose(_ declared: some Sequence<DeclaredLook>, _ reason: String) {
    beaten += declared.map { Beaten(value: $0.value, source: $0.source, reason: reason) }
  }

  private mutating func lose(
    _ rules: some Sequence<AppearanceSheet.Ruled>, _ reason: (AppearanceSheet.Match) -> String
  ) {
    beaten += rules.map { Beaten(value: $0.value, source: .rule($0.setting.location), reason: reason($0.match)) }
  }

  /// The same with the places of the spec's values resolved.
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

extension DeclaredLook {
  /// The position in its section that a row's background is for; nil for other looks.
  fileprivate var position: String? {
    for place in places {
      guard let backgrounds = place.path.firstIndex(of: "backgrounds"), backgrounds + 1 < place.path.count,
        case .key(let position) = place.path[backgrounds + 1]
      else { continue }
      return position
    }
    return nil
  }

  fileprivate var source: LookDerivation.Source { .spec(places.first?.location ?? .start, keys: places) }
}

extension AppearanceRule {
  /// The views that it applies to, as written: `label in [cell, section#friends]`.
  fileprivate var subject: String {
    let name = viewClass.word + (className.map { " of class \($0)" } ?? "")
    return containers.isEmpty ? name : "\(name) in [\(containers.map(\.description).joined(separator: ", "))]"
  }

  /// The reason why another rule wins over it.
  fileprivate func lost(to winner: AppearanceRule, by advantage: AppearancePrecedence.Advantage?) -> String {
    switch advantage {
    case .derivation: return "its class is further from the view's own"
    case .container(let index):
      let (own, others) = (Array(winner.containers.reversed())[index], Array(containers.reversed())[index])
      return "its container \(others) is further in than \(own)"
    case .depth: return containers.isEmpty ? "it has no container" : "its chain of containers is shorter"
    case .traits: return "it has fewer conditions"
    case .order, nil: return "of two equal rules, the later one wins"
    }
  }
}
