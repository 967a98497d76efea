import TableIR

/// The rules of `UIAppearance` once more, as plainly as can be: read from the window down, step by step, without keeping anything.
enum ReferenceCascade {
  /// The index of the rule that gives a label its colour; nil where none does.
  static func winner(_ rules: [AppearanceRule], className: String?, path: [ViewContainer]) -> Int? {
    var left = rules.indices.filter { index in
      let rule = rules[index]
      guard rule.viewClass == .label || rule.viewClass == .view, rule.className == nil || rule.className == className,
        rule.settings.contains(where: { $0.property == .color })
      else { return false }
      return isContained(rule.containers, in: path)
    }
    // A subclass before its class, and that before all views.
    let nearest = left.map { derivation(rules[$0]) }.max()
    left = left.filter { derivation(rules[$0]) == nearest }
    // From the window down: at each container, those that speak of it before those that do not.
    var spoken = Dictionary(uniqueKeysWithValues: left.map { ($0, 0) })
    for (depth, container) in path.enumerated() {
      let speaking = left.filter { index in
        let chain = Array(rules[index].containers.reversed())
        let next = spoken[index] ?? 0
        return next < chain.count && chain[next].matches(container)
          && isContained(Array(chain[(next + 1)...].reversed()), in: Array(path[(depth + 1)...]))
      }
      if speaking.isEmpty { continue }
      left = speaking
      for index in speaking { spoken[index, default: 0] += 1 }
    }
    return left.last
  }

  private static func derivation(_ rule: AppearanceRule) -> Int {
    rule.className != nil ? 2 : rule.viewClass == .label ? 1 : 0
  }

  /// Whether a chain, innermost first, is found in containers from the table inwards: each way of leaving some out is tried.
  private static func isContained(_ chain: [AppearanceContainer], in path: [ViewContainer]) -> Bool {
    guard let outermost = chain.last else { return true }
    return path.indices.contains { index in
      outermost.matches(path[index]) && isContained(Array(chain.dropLast()), in: Array(path[(index + 1)...]))
    }
  }
}
