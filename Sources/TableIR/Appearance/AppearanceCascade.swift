import WorkMetering

/// The rules of a table's appearance that hold somewhere, and what they come to for each view.
///
/// Views of one class in one place have the same look, which is found once.
public struct AppearanceCascade: Sendable {
  private var contexts: AppearanceContexts
  private let rules: [(rule: AppearanceRule, traits: Int, order: Int)]
  /// The rules that may be for any view, and those that a view, or what it stands in, must have a name for.
  private var unnamed: [Int] = []
  private var named: [Name: [Int]] = [:]
  private let work: WorkMeter
  /// The sheets of each place: so few that they are found sooner one by one than by their hashes.
  private var sheets: [[Entry]] = []

  /// What a rule asks for by name: most rules of a long list are for a few views each.
  private enum Name: Hashable {
    case ownClass(String)
    case container(AppearanceContainer)
  }

  /// What comparing a rule with a view costs, in steps.
  private static let costOfRule = 15

  private struct Entry {
    var viewClass: ViewClass
    var className: String?
    var sheet: AppearanceSheet
  }

  /// - Parameters:
  ///   - work: what pays for comparing rules with views.
  ///   - holds: whether a condition holds where the table is shown; nil for the rules of all environments together.
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

  /// The rules that may be for views of a class of the team's own in some containers.
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

  /// The place in a container that stands in another place.
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
    // The sheets that are there were looked through for this one.
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

  /// The indices of the rules that were for any of the views asked about.
  public var used: Set<Int> { Set(sheets.joined().flatMap(\.sheet.matches).map(\.precedence.order)) }
}

extension ViewContainer {
  /// How a rule may name it.
  fileprivate var names: [AppearanceContainer] {
    (id.map { [.kind(kind, id: $0)] } ?? []) + (className.map { [.named($0)] } ?? [])
  }
}

extension Condition {
  /// How many kinds of choice it makes.
  fileprivate var traitCount: Int {
    [
      !idioms.isEmpty, !orientations.isEmpty, !splits.isEmpty, !horizontalSizeClasses.isEmpty,
      !verticalSizeClasses.isEmpty, !userInterfaceStyles.isEmpty, !directions.isEmpty, ios != nil, isEditing != nil,
      isAccessibilitySize != nil,
    ].count { $0 }
  }
}
