import TableIR
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
    public var newRow: String?
    /// The names of the section, likewise.
    public var oldSection: String?
    public var newSection: String?

    public init(oldRow: String?, newRow: String?, oldSection: String?, newSection: String?) {
      (self.oldRow, self.newRow, self.oldSection, self.newSection) = (oldRow, newRow, oldSection, newSection)
    }
  }

  /// The changes that can have an effect on a subject, by index, and what subjects of the same kind have in common.
  public struct Answer: Sendable {
    public var candidates: [Int]
    /// Of these, the one that adds, removes or moves the whole row or section; nil if none does.
    public var whole: Int?
    /// Of these, those that set keys of the row itself, by the first of their keys.
    public var own: [String: [Int]] = [:]
    /// The keys that the row has, and the template that it uses.
    public var shape: String
  }

  private let changes: [InputChange]
  private let old: InputSources
  private let new: InputSources
  private var answers: [Subject: Answer] = [:]

  public init(_ difference: InputDifference, _ old: InputSide, _ new: InputSide) {
    changes = difference.changes
    self.old = InputSources(old)
    self.new = InputSources(new)
  }

  public func answer(for subject: Subject) -> Answer {
    if let known = answers[subject] { return known }
    let left = subject.oldRow.flatMap { old.row($0) }
    let right = subject.newRow.flatMap { new.row($0) }
    let sections = (subject.oldSection.flatMap { old.section($0) }, subject.newSection.flatMap { new.section($0) })
    let isRow = subject.oldRow != nil || subject.newRow != nil
    let isKnown = isRow ? left != nil || right != nil : sections.0 != nil || sections.1 != nil
    let found = changes.indices.filter { index in
      guard isKnown, let tree = changes[index].tree, !tree.isShared, tree.staysInside else { return true }
      let change = changes[index]
      switch tree.owner {
      case .row:
        return Self.contains(left, change.oldFile, tree.old) || Self.contains(right, change.newFile, tree.new)
          || Self.contains(right, change.newFile, tree.home)
      case .template(let name):
        return left?.uses(name) == true || right?.uses(name) == true
      case .section:
        if isRow && (tree.path.first == "header" || tree.path.first == "footer") { return false }
        return Self.contains(sections.0, change.oldFile, tree.old)
          || Self.contains(sections.1, change.newFile, tree.new)
          || Self.contains(sections.1, change.newFile, tree.home)
      default: return true
      }
    }
    var answer = Answer(candidates: found, shape: (right ?? left)?.shape ?? "")
    let units = isRow ? (left, right) : sections
    for index in found {
      guard let tree = changes[index].tree, tree.isOfSectionOrRow(isRow: isRow) else { continue }
      if tree.path.isEmpty {
        if Self.isUnit(units.0, changes[index].oldFile, tree.old)
          || Self.isUnit(units.1, changes[index].newFile, tree.new)
        {
          answer.whole = index
        }
      } else if Self.contains(units.0, changes[index].oldFile, tree.old)
        || Self.contains(units.1, changes[index].newFile, tree.new)
      {
        answer.own[tree.path[0], default: []].append(index)
      }
    }
    answers[subject] = answer
    return answer
  }

  private static func contains(_ unit: InputSources.Unit?, _ file: Int, _ entry: TreeChange.Entry?) -> Bool {
    entry.map { contains(unit, file, $0.first) } ?? false
  }

  private static func isUnit(_ unit: InputSources.Unit?, _ file: Int, _ entry: TreeChange.Entry?) -> Bool {
    guard let unit, let entry else { return false }
    return unit.file == file && unit.nodes.lowerBound == entry.value.rawValue
  }

  private static func contains(_ unit: InputSources.Unit?, _ file: Int, _ node: NodeID) -> Bool {
    unit.map { $0.file == file && $0.nodes.contains(node.rawValue) } ?? false
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

  fileprivate func isOfSectionOrRow(isRow: Bool) -> Bool {
    switch owner {
    case .row: isRow
    case .section: !isRow
    default: false
    }
  }

  private static let keysOfOne: Set = [
    "text", "detailText", "image", "highlightedImage", "accessory", "editingAccessory", "style", "content", "class",
    "swipeActions", "views", "constraints", "designSize", "stack", "userInteractionEnabled", "height",
    "indentationLevel", "indentationWidth", "background", "backgrounds", "separatorStyle",
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

    func uses(_ template: String) -> Bool { templates?.contains(template) ?? true }
  }

  private let side: InputSide
  private lazy var rows = Dictionary(
    side.table.sections.lazy.flatMap(\.rows).map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
  private lazy var sections = Dictionary(
    side.table.sections.lazy.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
  /// The names that each template uses; nil for names with placeholders.
  private lazy var usesOfTemplates = findTemplates()

  init(_ side: InputSide) {
    self.side = side
  }

  func row(_ name: String) -> Unit? { rows[name].flatMap { unit(at: $0, isRow: true) } }

  func section(_ name: String) -> Unit? { sections[name].flatMap { unit(at: $0, isRow: false) } }

  private func unit(at location: SourceLocation, isRow: Bool) -> Unit? {
    let file = Int(location.file)
    guard let tree = side.tree(of: file), let node = tree.node(at: Mark(line: location.line, column: location.column))
    else {
      return nil
    }
    var unit = Unit(file: file, nodes: tree.range(of: node), templates: [], shape: "")
    guard isRow else { return unit }
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
