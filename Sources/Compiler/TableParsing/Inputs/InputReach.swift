import TableIR
import TableSupport
import YAMLSyntax

/// Which of the input changes can have an effect on a row, a header or a footer.
///
/// What it leaves out has none: a change in another row that only that row shows, in a template that the row does not use, or in
/// the header of another section. Everything else remains, whether it has an effect or not.
public final class InputReach {
  /// What a layout change is about.
  public struct Subject: Hashable {
    /// The names of the row on either side; nil where there is none.
    public var oldRow: String?
    /// The row's name on the new side; nil if the row is gone, or for another subject than a row.
    public var newRow: String?
    /// The names of the section, likewise.
    public var oldSection: String?
    /// The section's name on the new side; nil if the section is gone.
    public var newSection: String?

    /// Creates a subject.
    public init(oldRow: String?, newRow: String?, oldSection: String?, newSection: String?) {
      (self.oldRow, self.newRow, self.oldSection, self.newSection) = (oldRow, newRow, oldSection, newSection)
    }
  }

  /// The changes that can have an effect on a subject, and what subjects of the same kind have in common.
  public struct Answer: Sendable {
    /// An index of ``InputReach/candidates``.
    public var candidates: Int
    /// Of these, the one that adds, removes or moves the whole row or section; nil if none does.
    public var whole: Int?
    /// Of these, those that set keys of the row itself, by the first of their keys.
    public var own: [String: [Int]] = [:]
    /// The keys that the row has, and the template that it uses.
    public var shape: String
  }

  /// The different lists of changes that answers name, by index and in order: most subjects have the same. The first has all changes.
  public private(set) var candidates: [[Int]]

  private let changes: [InputChange]
  private let work: WorkMeter
  private let old: InputSources
  private let new: InputSources
  /// The changes that can have an effect on any subject.
  private var everywhere: [Int] = []
  /// The others, by where they are.
  private var ofRows = Places()
  private var ofSections = Places()
  private var ofHeaders = Places()
  private var ofTemplates: [String: [Int]] = [:]
  private var ofStrings: [String: Int] = [:]
  /// All changes of rows and of sections.
  private var inRows = Places()
  private var inSections = Places()
  private var answers: [Units: Answer] = [:]
  /// The indices of the lists that have more changes than those everywhere, by these.
  private var known: [[Int]: Int] = [:]

  /// The nodes of the rows and sections that a subject is on both sides: subjects that come from the same ones have the same answer.
  private struct Units: Hashable {
    var oldRow: SourceLocation?
    var newRow: SourceLocation?
    var oldSection: SourceLocation?
    var newSection: SourceLocation?
    var isRow: Bool
  }

  /// Changes by the nodes where they are, on either side.
  private struct Places {
    private var old: [Int: [(node: UInt32, change: Int)]] = [:]
    private var new: [Int: [(node: UInt32, change: Int)]] = [:]

    mutating func add(_ index: Int, _ change: InputChange, _ tree: TreeChange, withHome: Bool = false) {
      if let entry = tree.old { old[change.oldFile, default: []].append((entry.first.rawValue, index)) }
      if let entry = tree.new { new[change.newFile, default: []].append((entry.first.rawValue, index)) }
      if withHome { new[change.newFile, default: []].append((tree.home.rawValue, index)) }
    }

    mutating func sort() {
      old = old.mapValues { $0.sorted { $0 < $1 } }
      new = new.mapValues { $0.sorted { $0 < $1 } }
    }

    /// The changes in a unit of either side.
    func changes(in units: (old: InputSources.Unit?, new: InputSources.Unit?)) -> [Int] {
      Self.changes(in: units.old, old) + Self.changes(in: units.new, new)
    }

    private static func changes(
      in unit: InputSources.Unit?, _ places: [Int: [(node: UInt32, change: Int)]]
    ) -> [Int] {
      guard let unit, let all = places[unit.file] else { return [] }
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if all[middle].node < unit.nodes.lowerBound { low = middle + 1 } else { high = middle }
      }
      return all[low...].prefix { $0.node < unit.nodes.upperBound }.map(\.change)
    }
  }

  /// - Parameters:
  ///   - considered: the indices of the changes that are asked about, in order.
  ///   - work: the meter for the cost; once that reaches its limit, answers are incomplete.
  public init(
    _ difference: InputDifference, considering considered: [Int], _ old: InputSide, _ new: InputSide, work: WorkMeter
  ) {
    changes = difference.changes
    candidates = [considered]
    self.work = work
    self.old = InputSources(old, work: work)
    self.new = InputSources(new, work: work)
    let strings = Set(considered.compactMap { difference.changes[$0].string?.key })
    if !strings.isEmpty { for side in [self.old, self.new] { side.findUses(of: strings) } }
    for index in considered { sortIn(index) }
    for places in [\InputReach.ofRows, \.ofSections, \.ofHeaders, \.inRows, \.inSections] {
      self[keyPath: places].sort()
    }
    candidates.append(everywhere)
  }

  private func sortIn(_ index: Int) {
    let change = changes[index]
    if let key = change.string?.key, !old.strings.elsewhere.contains(key), !new.strings.elsewhere.contains(key) {
      ofStrings[key] = index
      return
    }
    guard let tree = change.tree else {
      everywhere.append(index)
      return
    }
    switch tree.owner {
    case .row: inRows.add(index, change, tree)
    case .section: inSections.add(index, change, tree)
    default: break
    }
    guard !tree.isShared, tree.staysInside else {
      everywhere.append(index)
      return
    }
    switch tree.owner {
    case .row: ofRows.add(index, change, tree, withHome: true)
    case .template(let name): ofTemplates[name, default: []].append(index)
    case .section where tree.path.first == "header" || tree.path.first == "footer":
      ofHeaders.add(index, change, tree, withHome: true)
    case .section: ofSections.add(index, change, tree, withHome: true)
    default: everywhere.append(index)
    }
  }

  /// Returns the changes that can have an effect on a subject; subjects that come from the same nodes have one answer.
  public func answer(for subject: Subject) -> Answer {
    let isRow = subject.oldRow != nil || subject.newRow != nil
    let units = Units(
      oldRow: subject.oldRow.flatMap { old.row($0) }, newRow: subject.newRow.flatMap { new.row($0) },
      oldSection: subject.oldSection.flatMap { old.section($0) },
      newSection: subject.newSection.flatMap { new.section($0) }, isRow: isRow)
    if let known = answers[units] { return known }
    let answer = answer(for: units)
    answers[units] = answer
    return answer
  }

  private func answer(for subject: Units) -> Answer {
    work.spend(InputCost.unit)
    let rows = (old: old.unit(at: subject.oldRow, isRow: true), new: new.unit(at: subject.newRow, isRow: true))
    let sections = (
      old: old.unit(at: subject.oldSection, isRow: false), new: new.unit(at: subject.newSection, isRow: false)
    )
    let units = subject.isRow ? rows : sections
    guard units.old != nil || units.new != nil else { return Answer(candidates: 0, shape: "") }
    var more = ofSections.changes(in: sections)
    if subject.isRow {
      more += ofRows.changes(in: rows) + changes(ofTemplatesIn: rows.old) + changes(ofTemplatesIn: rows.new)
      more += changes(ofStrings: old.strings.rows, subject.oldRow, new.strings.rows, subject.newRow)
    } else {
      more += ofHeaders.changes(in: sections)
      more += changes(ofStrings: old.strings.headers, subject.oldSection, new.strings.headers, subject.newSection)
    }
    var answer = Answer(
      candidates: list(everywhereAnd: Set(more).sorted()), shape: (rows.new ?? rows.old)?.shape ?? "")
    for index in Set((subject.isRow ? inRows : inSections).changes(in: units)).sorted() {
      guard let tree = changes[index].tree else { continue }
      if !tree.path.isEmpty {
        answer.own[tree.path[0], default: []].append(index)
      } else if Self.isUnit(units.old, changes[index].oldFile, tree.old)
        || Self.isUnit(units.new, changes[index].newFile, tree.new)
      {
        answer.whole = index
      }
    }
    return answer
  }

  private func changes(ofTemplatesIn unit: InputSources.Unit?) -> [Int] {
    guard let unit, !ofTemplates.isEmpty else { return [] }
    guard let templates = unit.templates else { return ofTemplates.values.flatMap(\.self) }
    work.spend(InputCost.element, times: templates.count)
    return templates.flatMap { ofTemplates[$0] ?? [] }
  }

  private func changes(
    ofStrings before: [SourceLocation: Set<String>], _ oldPlace: SourceLocation?,
    _ after: [SourceLocation: Set<String>], _ newPlace: SourceLocation?
  ) -> [Int] {
    guard !ofStrings.isEmpty else { return [] }
    let keys = (oldPlace.flatMap { before[$0] } ?? []).union(newPlace.flatMap { after[$0] } ?? [])
    work.spend(InputCost.element, times: keys.count)
    return keys.compactMap { ofStrings[$0] }
  }

  /// The index of a list of changes.
  private func list(everywhereAnd more: [Int]) -> Int {
    work.spend(InputCost.element, times: more.count)
    guard !more.isEmpty else { return 1 }
    if let index = known[more] { return index }
    work.spend(InputCost.element, times: everywhere.count)
    guard !work.isSpent else { return 0 }
    known[more] = candidates.count
    candidates.append((everywhere + more).sorted())
    return candidates.count - 1
  }

  private static func isUnit(_ unit: InputSources.Unit?, _ file: Int, _ entry: TreeChange.Entry?) -> Bool {
    guard let unit, let entry else { return false }
    return unit.file == file && unit.nodes.lowerBound == entry.value.rawValue
  }
}

extension TreeChange {
  /// Whether it has no effect on other rows than those that have the key: not on how many there are, nor on their neighbours.
  fileprivate var staysInside: Bool {
    guard let key = path.first else { return false }
    return switch owner {
    case .row, .template: Self.keysOfOne.contains(key)
    case .section: Self.keysOfSection.contains(key)
    default: false
    }
  }

  private static let keysOfOne: Set = [
    "text", "detailText", "image", "highlightedImage", "accessory", "editingAccessory", "style", "content", "class",
    "swipeActions", "views", "constraints", "designSize", "stack", "userInteractionEnabled", "height",
    "indentationLevel", "indentationWidth", "layoutMargins", "background", "backgrounds", "separatorStyle",
  ]
  private static let keysOfSection: Set = [
    "header", "footer", "rowHeight", "separatorStyle", "backgrounds", "swipeActions",
  ]
}

/// Where the rows and sections of a table are in its files.
final class InputSources {
  /// A row or a section in its file.
  struct Unit {
    var file: Int
    var nodes: Range<UInt32>
    /// The templates that it uses, and those that they use; nil if that is not known before it is read.
    var templates: Set<String>?
    var shape: String
  }

  private let side: InputSide
  private lazy var rows = Dictionary(
    side.table.sections.lazy.flatMap(\.rows).map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
  private lazy var sections = Dictionary(
    side.table.sections.lazy.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
  /// The names that each template uses; nil for names with placeholders.
  private lazy var usesOfTemplates = findTemplates()

  private let work: WorkMeter
  private var units: [Place: Unit?] = [:]
  /// Where the strings are shown that were asked for.
  private(set) var strings = StringUses(of: [], in: Table(name: ""))

  private struct Place: Hashable {
    var location: SourceLocation
    var isRow: Bool
  }

  init(_ side: InputSide, work: WorkMeter) {
    self.side = side
    self.work = work
  }

  func findUses(of keys: Set<String>) { strings = StringUses(of: keys, in: side.table) }

  func row(_ name: String) -> SourceLocation? { rows[name] }

  func section(_ name: String) -> SourceLocation? { sections[name] }

  func unit(at location: SourceLocation?, isRow: Bool) -> Unit? {
    guard let location else { return nil }
    let place = Place(location: location, isRow: isRow)
    if let known = units[place] { return known }
    let unit = makeUnit(at: location, isRow: isRow)
    units[place] = .some(unit)
    return unit
  }

  private func makeUnit(at location: SourceLocation, isRow: Bool) -> Unit? {
    let file = Int(location.file)
    guard let tree = side.tree(of: file), let node = tree.node(at: Mark(line: location.line, column: location.column))
    else {
      return nil
    }
    var unit = Unit(file: file, nodes: tree.range(of: node), templates: [], shape: "")
    guard isRow else { return unit }
    work.spend(InputCost.element, times: unit.nodes.count)
    unit.templates = closure(of: uses(in: node, tree))
    if tree.kind(node) == .mapping {
      unit.shape = tree.pairs(of: node).map { key, value in
        let name = tree.scalar(key) ?? ""
        return name == "use" ? "use \(tree.scalar(value) ?? "")" : name
      }.sorted().joined(separator: ",")
    }
    return unit
  }

  // MARK: Templates

  /// The names of templates in what is below a node, also where variants and merged mappings name them.
  private func uses(in node: NodeID, _ tree: SyntaxTree) -> Set<String>? {
    var names: Set<String> = []
    var seen: Set<NodeID> = []
    guard addUses(in: node, tree, to: &names, seen: &seen) else { return nil }
    return names
  }

  /// - Returns: false if a name has a placeholder.
  private func addUses(in node: NodeID, _ tree: SyntaxTree, to names: inout Set<String>, seen: inout Set<NodeID>)
    -> Bool
  {
    let target = tree.resolved(node)
    if target != node, !seen.insert(target).inserted { return true }
    switch tree.kind(target) {
    case .scalar, .alias: return true
    case .sequence: return tree.elements(of: target).allSatisfy { addUses(in: $0, tree, to: &names, seen: &seen) }
    case .mapping:
      return tree.pairs(of: target).allSatisfy { key, value in
        if tree.scalar(key) == "use", let name = tree.scalar(value) {
          names.insert(name)
          return !name.contains("{")
        }
        return addUses(in: value, tree, to: &names, seen: &seen)
      }
    }
  }

  private func closure(of names: Set<String>?) -> Set<String>? {
    guard var all = names else { return nil }
    var waiting = Array(all)
    while let name = waiting.popLast() {
      guard let uses = usesOfTemplates[name] else { continue }
      guard let uses else { return nil }
      for name in uses where all.insert(name).inserted { waiting.append(name) }
    }
    work.spend(InputCost.element, times: all.count)
    return all
  }

  private func findTemplates() -> [String: Set<String>?] {
    var found: [String: Set<String>?] = [:]
    for index in side.table.files.indices {
      guard let tree = side.tree(of: index), let root = tree.documents.first, tree.kind(root) == .mapping,
        let templates = tree.pair("templates", of: root)?.value, tree.kind(tree.resolved(templates)) == .mapping
      else { continue }
      for (key, value) in tree.pairs(of: tree.resolved(templates)) {
        guard let name = tree.scalar(key) else { continue }
        let own = uses(in: value, tree)
        // Files can define one name several times.
        if let known = found[name] {
          found[name] = known.flatMap { known in own.map { known.union($0) } }
        } else {
          found[name] = .some(own)
        }
      }
    }
    return found
  }
}
