import TableDiagnostics
import TableIR
import YAMLSyntax

/// Locates the values of a parsed table in its spec: in the row itself, in the template that it uses, in a merged mapping, or in
/// an included file.
///
/// The syntax tree of a spec is not kept after parsing. Each file is parsed again, once, when a place in it is first requested, so
/// only runs that report a place pay for it. If a file has changed in the meantime, the places are approximate.
///
/// This is a class because its sources are created lazily. An instance belongs to one spec and is never shared.
public final class KeyLocator {
  private let side: InputSide
  private var table: Table { side.table }
  private var files: any SpecFiles { side.files }
  private var paths: [String] { side.table.files }
  /// Of the changes of views, by where they are: where the views are that they start from.
  private lazy var origins = Dictionary(
    table.sections.flatMap(\.rows).flatMap { [$0] + $0.variants.map(\.row) }
      .flatMap(\.ownViews).flatMap(\.changes),
    uniquingKeysWith: { first, _ in first })
  /// By their names.
  private lazy var templates = findTemplates()
  /// By the indices of their paths; nil for files that can no longer be read.
  private var sources: [Int: SourceFile?] = [:]

  /// - Parameters:
  ///   - table: The parsed table.
  ///   - bytes: The bytes of its spec. Included files are read again.
  public convenience init(
    _ table: Table, bytes: [UInt8], files: any SpecFiles = DiskFiles(), limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.init(InputSide(table, bytes: bytes, files: files, limits: limits))
  }

  /// In a version of a table whose files something else looks into, too.
  public init(_ side: InputSide) { self.side = side }

  /// The place of a value. If the value is not set, the nearest enclosing value; at the least, the mapping that would contain it.
  public func find(_ place: SpecPlace) -> KeyPlace {
    var best: Match?
    visitOwners(of: place) { owner in
      let match = walk(place.path, from: owner)
      if match.depth > best?.depth ?? -1 { best = match }
      if match.depth == place.path.count { return false }
      // A value set in the row itself replaces its template's, except for values that are merged with it.
      guard match.depth > 0, case .key(let name)? = place.path.first, !owner.isView else { return true }
      return Self.keysReadOver.contains(name)
    }
    guard let best else { return nowhere(place) }
    return KeyPlace(best, isWhole: best.depth == place.path.count)
  }

  /// The keys whose values are merged with those of a template or an included file instead of replacing them.
  private static let keysReadOver: Set = ["text", "detailText", "backgrounds", "templates"]

  /// Whether a mapping changes a view of a template.
  public func changesView(at location: SourceLocation) -> Bool { origins[location] != nil }

  /// The first of several places that exists, in the owner that wins: they are alternative ways to write one value.
  public func find(_ places: [SpecPlace]) -> KeyPlace? {
    guard let location = places.first?.location, origins[location] != nil,
      places.allSatisfy({ $0.location == location })
    else { return places.lazy.map { self.find($0) }.first { $0.isWhole } }
    var found: KeyPlace?
    visitOwners(of: places[0]) { owner in
      for place in places {
        let match = walk(place.path, from: owner)
        guard match.depth == place.path.count else { continue }
        found = KeyPlace(match, isWhole: true)
        return false
      }
      return true
    }
    return found
  }

  /// A place in a file that can no longer be read.
  private func nowhere(_ place: SpecPlace) -> KeyPlace {
    guard let location = place.location, paths.indices.contains(Int(location.file)) else {
      return KeyPlace(value: SourceRange(file: paths.first ?? "-"), isWhole: false)
    }
    let start = SourcePosition(line: Int(location.line), column: Int(location.column))
    return KeyPlace(
      value: SourceRange(file: paths[Int(location.file)], start: start, end: start), isWhole: false)
  }

  // MARK: Owners

  /// A node that may contain the requested keys, in its file.
  struct Owner {
    var source: SourceFile
    var node: NodeID
    /// Whether it changes a view, or is changed.
    var isView = false
  }

  /// Visits the mappings that may set a value, in order of precedence, until `visit` returns false.
  private func visitOwners(of place: SpecPlace, _ visit: (Owner) -> Bool) {
    guard let location = place.location else {
      visitRoots(visit)
      return
    }
    guard let source = source(Int(location.file)),
      let node = source.tree.node(at: Mark(line: location.line, column: location.column))
    else { return }
    if let origins = origins[location] {
      visitView([location] + origins, visit)
      return
    }
    let row = Owner(source: source, node: node)
    if let variant = place.variant {
      let match = walk(["variants", .index(variant)], from: row)
      if match.depth == 2, !visit(Owner(source: match.source, node: match.value)) { return }
    }
    var owner = row
    // The depth of template chains was limited when they were parsed.
    for _ in 0...side.limits.maxDepth {
      guard visit(owner) else { return }
      let use = walk(["use"], from: owner)
      guard use.depth == 1, let name = use.source.tree.scalar(use.value), let template = template(name) else { return }
      owner = template
    }
  }

  /// Visits the changes of a view, the one that wins first, and then the view.
  private func visitView(_ places: [SourceLocation], _ visit: (Owner) -> Bool) {
    for place in places {
      guard let source = source(Int(place.file)),
        let node = source.tree.node(at: Mark(line: place.line, column: place.column))
      else { continue }
      guard visit(Owner(source: source, node: node, isView: true)) else { return }
    }
  }

  private func template(_ name: String) -> Owner? { templates[name] }

  private func findTemplates() -> [String: Owner] {
    var found: [String: Owner] = [:]
    visitRoots { root in
      let match = walk(["templates"], from: root)
      if match.depth == 1 { addTemplates(in: match.value, match.source, to: &found) }
      return true
    }
    return found
  }

  /// A mapping's own keys take precedence over merged keys.
  private func addTemplates(in mapping: NodeID, _ source: SourceFile, to found: inout [String: Owner]) {
    let tree = source.tree
    let node = tree.resolved(mapping)
    if tree.kind(node) == .sequence { tree.elements(of: node).forEach { addTemplates(in: $0, source, to: &found) } }
    guard tree.kind(node) == .mapping else { return }
    var merges: [NodeID] = []
    for (key, value) in tree.pairs(of: node) {
      if tree.isMergeKey(key) {
        merges.append(value)
      } else if let name = tree.scalar(key), found[name] == nil {
        found[name] = Owner(source: source, node: value)
      }
    }
    for merge in merges { addTemplates(in: merge, source, to: &found) }
  }

  /// Visits the table's own mapping, then those of the files that it includes; of several, the last wins.
  private func visitRoots(_ visit: (Owner) -> Bool) {
    var waiting = [0]
    var seen: Set<Int> = []
    while let index = waiting.popLast() {
      guard seen.insert(index).inserted, let source = source(index), let root = source.tree.documents.first else {
        continue
      }
      let owner = Owner(source: source, node: root)
      guard visit(owner) else { return }
      waiting += includes(of: owner)
    }
  }

  /// The indices of the files that a table's mapping includes, in increasing precedence.
  private func includes(of root: Owner) -> [Int] {
    let match = walk(["include"], from: root)
    guard match.depth == 1 else { return [] }
    let tree = match.source.tree
    let node = tree.resolved(match.value)
    let names = tree.kind(node) == .sequence ? Array(tree.elements(of: node)) : [node]
    let folder = files.folder(of: match.source.path)
    return names.compactMap { name in
      tree.scalar(name).flatMap { paths.firstIndex(of: files.path(of: $0, in: folder)) }
    }
  }

  // MARK: Files

  private func source(_ index: Int) -> SourceFile? {
    guard paths.indices.contains(index) else { return nil }
    if let known = sources[index] { return known }
    let source = side.tree(of: index).map {
      SourceFile(tree: $0, path: paths[index], index: UInt32(index), canonicalPath: paths[index])
    }
    sources[index] = .some(source)
    return source
  }
}

extension View {
  /// Where its change is, with what that starts from, and those of all that is in it.
  fileprivate var changes: [(SourceLocation, [SourceLocation])] {
    (origins.isEmpty ? [] : [(location, origins)]) + children.flatMap(\.changes)
  }
}
