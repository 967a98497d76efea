import TableSupport

/// The appearance rules of a table that apply somewhere, and their result for each view.
///
/// Views of one class in one place have the same appearance, which is computed once.
public struct AppearanceCascade: Sendable {
  private var contexts: AppearanceContexts
  private let rules: [(rule: AppearanceRule, traits: Int, order: Int)]
  /// The rules that can apply to any view, and those that require a name of a view or of its containers.
  private var unnamed: [Int] = []
  private var named: [Name: [Int]] = [:]
  private let work: WorkMeter
  /// The sheets of each place: so few that linear search is faster than hashing.
  private var sheets: [[Entry]] = []

  /// A name that a rule requires: most rules of a long list apply to only a few views each.
  private enum Name: Hashable {
    case ownClass(String)
    case container(AppearanceContainer)
  }

  /// The cost of comparing a rule with a view, in steps.
  private static let costOfRule = 15

  private struct Entry {
    var viewClass: ViewClass
    var className: String?
    var sheet: AppearanceSheet
  }

  /// - Parameters:
  ///   - work: The meter for comparing rules with views.
  ///   - holds: Whether a condition holds where the table is shown; nil for the rules of all environments together.
  public init(
    _ rules: [AppearanceRule], work: WorkMeter = WorkMeter(limit: .max), where holds: ((Condition) -> Bool)? = nil
  ) {
    self.work = work
    contexts = AppearanceContexts(rules)
    self.rules = rules.enumerated().compactMap { order, rule in
      guard !rule.conditions.isEmpty else { return (rule, 0, order) }
      let traits = rule.conditions.filter { holds?($0) ?? true }.map(\.traitCount).max()
      return traits.map { (rule, $0, order) }
    }
    for (index, (rule, _, _)) in self.rules.enumerated() {
      if let name = Self.name(of: rule) { named[name, default: []].append(index) } else { unnamed.append(index) }
    }
  }

  private static func name(of rule: AppearanceRule) -> Name? {
    if let name = rule.className { return .ownClass(name) }
    for container in rule.containers {
      switch container {
      case .named, .kind(_, id: .some): return .container(container)
      case .kind(_, id: nil), .headerFooter, .view: continue
      }
    }
    return nil
  }

  /// The rules that can apply to views of a custom class in some containers.
  private func candidates(_ className: String?, in path: [ViewContainer]) -> [Int] {
    guard !named.isEmpty else { return unnamed }
    var candidates = unnamed
    if let className { candidates += named[.ownClass(className)] ?? [] }
    var seen: Set<AppearanceContainer> = []
    for container in path {
      for wanted in container.names where seen.insert(wanted).inserted {
        candidates += named[.container(wanted)] ?? []
      }
    }
    return candidates
  }

  /// The place in a container that is in another place.
  mutating func enter(
    _ kind: ViewContainer.Kind, id: String? = nil, className: String? = nil, in outer: Int
  ) -> Int {
    contexts.enter(kind, id: id, className: className, in: outer)
  }

  /// The rules for views of a class in a place.
  mutating func sheet(_ viewClass: ViewClass, _ className: String? = nil, in context: Int) -> AppearanceSheet {
    let known = contexts.known(className)
    while sheets.count <= context { sheets.append([]) }
    let found = sheets[context].indices.first {
      sheets[context][$0].viewClass == viewClass && sheets[context][$0].className == known
    }
    if let found { return sheets[context][found].sheet }
    let path = contexts.paths[context]
    let candidates = work.isSpent ? [] : candidates(className, in: path)
    // The existing sheets were searched for this one.
    work.spend(Self.costOfRule * (candidates.count + 1) + sheets[context].count)
    let matches = candidates.compactMap { index in
      let entry = rules[index]
      return entry.rule.precedence(
        for: viewClass, className: className, in: path, traits: entry.traits, order: entry.order
      ).map { AppearanceSheet.Match(rule: entry.rule, precedence: $0) }
    }
    let sheet = AppearanceSheet(matches.sorted { $0.precedence.advantage(over: $1.precedence) != nil })
    sheets[context].append(Entry(viewClass: viewClass, className: known, sheet: sheet))
    return sheet
  }

  /// The indices of the rules that applied to any of the views so far.
  public var used: Set<Int> { Set(sheets.joined().flatMap(\.sheet.matches).map(\.precedence.order)) }
}

extension ViewContainer {
  /// The names by which a rule can refer to it.
  fileprivate var names: [AppearanceContainer] {
    (id.map { [.kind(kind, id: $0)] } ?? []) + (className.map { [.named($0)] } ?? [])
  }
}

extension Condition {
  /// The number of traits that it restricts.
  fileprivate var traitCount: Int {
    [
      !idioms.isEmpty, !orientations.isEmpty, !splits.isEmpty, !horizontalSizeClasses.isEmpty,
      !verticalSizeClasses.isEmpty, !userInterfaceStyles.isEmpty, !directions.isEmpty, ios != nil, isEditing != nil,
      isAccessibilitySize != nil,
    ].count { $0 }
  }
}
