import TableDiagnostics
import TableIR
import YAMLSyntax

/// One difference between the inputs of two versions of a table: a key of the spec or of a file that it includes, a number of a
/// profile, a string of a catalog, or an image.
public struct InputChange: Sendable {
  /// What was changed.
  public var kind: InputKind
  /// The name of the template, section or row that has the key; nil for other kinds, and where it has none.
  public var owner: String?
  /// From which value to which: `style value1 → subtitle`.
  public var message: String
  /// Where it is on the new side; for something that is gone, what contained it.
  public var place: SourceRange
  /// Where it is or was on either side.
  public var oldPlace: SourceRange?
  /// Where it is on the new side; nil if it is gone, and for an image.
  public var newPlace: SourceRange?
  /// The same for the same change in every spec that reads the file.
  public var identity: String
  /// Nil for what is in no YAML file.
  var tree: TreeChange?
  /// The index of its file among those of its table, on either side.
  var oldFile = 0
  var newFile = 0
  /// The indices of an image in the assets of the two tables.
  var assets: (old: Int, new: Int)?
  /// The key of a string, and the paths of its catalog on the two sides.
  var string: (key: String, old: String, new: String)?
  /// The paths of what describes a set of an asset catalog on the two sides.
  var set: (old: String, new: String)?
}

extension InputChange {
  /// A longer name of what has the key is cut: every change that it made tells it.
  private static let longestOwner = 200

  init(_ change: TreeChange, old: SourceFile, new: SourceFile) {
    tree = change
    (kind, owner) = Self.kind(of: change)
    if let name = owner?.unicodeScalars, name.count > Self.longestOwner {
      owner = String(String.UnicodeScalarView(name.prefix(Self.longestOwner))) + "…"
    }
    newPlace = change.new.map { new.range($0) }
    oldPlace = change.old.map { old.range($0) }
    place = newPlace ?? new.range(firstOf: change.follower ?? change.home)
    message = InputChangeLine(change, old: old.tree, new: new.tree).message
    let start = change.new.map { new.tree.start($0.first) } ?? new.tree.start(change.follower ?? change.home)
    identity = "\(new.canonicalPath)\n\(start)\n\(kind.rawValue)\n\(owner ?? "")\n\(message)"
  }

  private static func kind(of change: TreeChange) -> (InputKind, String?) {
    switch change.owner {
    case .profile: (.profile, nil)
    case .appearance: (.appearance, nil)
    case .environments: (.environments, nil)
    case _ where change.path.last == "include": (.include, nil)
    case .table where change.path == ["metrics"]: (.metrics, nil)
    case .table, .list: (.table, nil)
    case .template(let name): (.template, name)
    case .section(let name): (.section, name)
    case .row(let name): (.row, name)
    }
  }
}

extension SourceFile {
  /// From a key to the end of its value. An element or a mapping that spans lines is shown at its first line.
  fileprivate func range(_ entry: TreeChange.Entry) -> SourceRange {
    guard let key = entry.key else { return range(firstOf: entry.value) }
    let (start, end) = (tree.start(key), tree.end(entry.value))
    let isInline = tree.kind(entry.value) == .scalar || tree.start(entry.value).line == end.line
    return SourceRange(
      file: path, start: SourcePosition(start), end: SourcePosition(isInline && end.column > 1 ? end : tree.end(key)))
  }

  /// A node, or its first key if it is a mapping.
  fileprivate func range(firstOf node: NodeID) -> SourceRange {
    let mapping = tree.kind(node) == .mapping
    return range(mapping ? tree.pairs(of: node).first { _ in true }?.key ?? node : node)
  }
}
