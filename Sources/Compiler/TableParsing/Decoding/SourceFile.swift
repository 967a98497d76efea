import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// A file being decoded: its tree, and what it is called.
///
/// A class, because its tree is used at every node, and a structure would be copied each time.
final class SourceFile: Sendable {
  let tree: SyntaxTree
  /// The path as messages show it.
  let path: String
  /// Its index in `Table.files`.
  let index: UInt32
  /// Its canonical path, by which a cycle of includes is known.
  let canonicalPath: String
  let gluedComments: GluedComments
  private let bytes: [UInt8]
  private let known = Locked<SourceSyntax?>(nil)

  /// - Parameter bytes: the text, where fix-its are made; empty elsewhere.
  init(tree: SyntaxTree, path: String, index: UInt32, canonicalPath: String, bytes: [UInt8] = []) {
    self.bytes = bytes
    gluedComments = GluedComments(bytes)
    self.tree = tree
    self.path = path
    self.index = index
    self.canonicalPath = canonicalPath
  }

  /// The text as it is written, with the nodes of the tree: read when the first fix-it needs it.
  var syntax: SourceSyntax {
    known.withLock { known in
      let syntax = known ?? SourceSyntax(bytes)
      known = syntax
      return syntax
    }
  }

  func range(_ node: NodeID) -> SourceRange {
    SourceRange(file: path, start: SourcePosition(tree.start(node)), end: SourcePosition(tree.end(node)))
  }

  func location(_ node: NodeID) -> SourceLocation {
    let mark = tree.start(node)
    return SourceLocation(file: index, line: mark.line, column: mark.column)
  }
}

extension SpecDecoder {
  /// The name, from the spec's folder, of a file that the current file names.
  func nameFromSpec(_ name: String) -> String {
    let (folder, root) = (files.folder(of: source.path), files.folder(of: filePaths[0]))
    guard folder != root else { return name }
    let path = files.path(of: name, in: folder)
    // Paths of included files are made of the spec's own folder and the names that lead to them.
    return root != "." && path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
  }

  /// The name, from the spec's folder, of a file by its path.
  func nameFromSpec(ofPath path: String) -> String {
    let folder = files.folder(of: filePaths[0])
    guard let from = files.canonicalPath(folder), let to = files.canonicalPath(path) else { return path }
    return PathRules.way(from: from.split(separator: "/"), to: to.split(separator: "/"))
  }
}

extension SourcePosition {
  init(_ mark: Mark) {
    self.init(line: Int(mark.line), column: Int(mark.column))
  }
}
