/// How a rule that is for a view stands against others that are.
///
/// Containers are compared as the documentation of `UIAppearance` has it: they are a partial ordering, read from the window down, of
/// which the outermost wins and depth breaks the tie. It orders the statements of one class: that a subclass's rules come before its
/// class's, conditions after containers and the later rule at last is this project's reading.
struct AppearancePrecedence: Hashable {
  /// How near to the view's own class the rule's is: `view`, a class of UIKit's, a class of the team's own.
  var derivation: Int
  /// Where the rule's containers are among the view's, the outermost first.
  var positions: [Int]
  /// How much of the environment the rule asks for.
  var traits: Int
  /// The index of the rule in the table.
  var order: Int

  /// What makes one rule win over another.
  enum Advantage: Hashable {
    case derivation
    /// A container is further out; which of the rule's, counted from the outermost.
    case container(Int)
    case depth
    case traits
    case order
  }

  /// What makes this win over another rule; nil where that wins.
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
  /// How the rule stands for a view in some containers; nil if it is not for it.
  func precedence(
    for viewClass: ViewClass, className: String?, in path: [ViewContainer], traits: Int, order: Int
  ) -> AppearancePrecedence? {
    guard applies(to: viewClass, className: className), let positions = match(path) else { return nil }
    let derivation = self.className != nil ? 2 : self.viewClass == .view ? 0 : 1
    return AppearancePrecedence(derivation: derivation, positions: positions, traits: traits, order: order)
  }
}
