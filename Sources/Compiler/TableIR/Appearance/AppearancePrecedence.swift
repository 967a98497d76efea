/// The precedence of a rule among the rules that apply to a view.
///
/// Containers are compared as documented for `UIAppearance`: they are a partial ordering, read from the window down, of
/// which the outermost wins and depth breaks the tie. The documentation covers rules for one class; that rules for a subclass come
/// first, conditions after containers, and the later rule last is this project's interpretation.
struct AppearancePrecedence: Hashable {
  /// How close the class of the rule is to that of the view: `view`, a UIKit class, a custom class.
  var derivation: Int
  /// The positions of the rule's containers among the view's, the outermost first.
  var positions: [Int]
  /// The number of conditions of the rule.
  var traits: Int
  /// The index of the rule in the table.
  var order: Int

  /// The reason why one rule wins over another.
  enum Advantage: Hashable {
    case derivation
    /// A container is further out; with its index in the rule, counted from the outermost.
    case container(Int)
    case depth
    case traits
    case order
  }

  /// The reason why this rule wins over another; nil if the other wins.
  func advantage(over other: AppearancePrecedence) -> Advantage? {
    if derivation != other.derivation { return derivation > other.derivation ? .derivation : nil }
    for (index, (own, others)) in zip(positions, other.positions).enumerated() where own != others {
      return own < others ? .container(index) : nil
    }
    if positions.count != other.positions.count { return positions.count > other.positions.count ? .depth : nil }
    if traits != other.traits { return traits > other.traits ? .traits : nil }
    return order > other.order ? .order : nil
  }
}

extension AppearanceRule {
  /// The precedence of the rule for a view in some containers; nil if it does not apply.
  func precedence(
    for viewClass: ViewClass, className: String?, in path: [ViewContainer], traits: Int, order: Int
  ) -> AppearancePrecedence? {
    guard applies(to: viewClass, className: className), let positions = match(path) else { return nil }
    let derivation = self.className != nil ? 2 : self.viewClass == .view ? 0 : 1
    return AppearancePrecedence(derivation: derivation, positions: positions, traits: traits, order: order)
  }
}
