import TableDiagnostics
import TableIR
import YAMLSyntax

extension SpecDecoder {
  /// Reads another file in the place of a node and hands its root to `body`, then comes back to the file at hand.
  ///
  /// `entry` is the mapping that holds the `include`, where that must be its only key.
  func include(
    _ node: NodeID, besides entry: NodeID?, expecting kind: NodeKind, _ body: (SpecDecoder, NodeID) -> Void
  ) {
    if let entry { reportKeysBesideInclude(entry) }
    guard let name = readText(node), let file = open(name, at: node) else { return }
    guard let root = file.tree.documents.first else {
      report(.includeWrongShape, "the included file '\(name)' is empty", at: node)
      return
    }
    guard file.tree.kind(file.tree.resolved(root)) == kind else {
      let wanted = kind == .sequence ? "a list" : "a mapping of table keys"
      report(.includeWrongShape, "the included file '\(name)' must be \(wanted)", at: node)
      return
    }
    let outer = source
    source = file
    includeChain.append(IncludeStep(canonicalPath: file.canonicalPath, path: file.path))
    body(self, root)
    includeChain.removeLast()
    source = outer
  }

  /// Finds, reads and parses an included file, or reports why not.
  private func open(_ name: String, at node: NodeID) -> SourceFile? {
    switch paths.resolve(name, from: source.path, files: files) {
    case .outside:
      report(
        .includeOutsideRoot, "the file '\(name)' is outside the spec's root", at: node,
        help: "include files below \(paths.root), or move the root with --root")
    case .missing(let path):
      report(.includeMissing, "there is no file '\(name)' to include", at: node, label: "no file \(path)")
    case .inside(let path, let canonical):
      if let start = includeChain.firstIndex(where: { $0.canonicalPath == canonical }) {
        let chain = includeChain[start...].map(\.path) + [path]
        report(.includeCycle, "the file '\(name)' includes itself", at: node, label: chain.joined(separator: " → "))
        return nil
      }
      guard filePaths.count <= options.maxIncludes else {
        report(
          .tooManyIncludes, "more than \(options.maxIncludes) files are included", at: node,
          help: "raise the limit with --max-includes if the spec is yours")
        return nil
      }
      return parse(path, canonical, name: name, at: node)
    }
    return nil
  }

  private func parse(_ path: String, _ canonical: String, name: String, at node: NodeID) -> SourceFile? {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path, limit: options.syntax.maxBytes)
    } catch {
      report(.includeMissing, "the file '\(name)' cannot be read: \(error.words)", at: node)
      return nil
    }
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: options.syntax)
      filePaths.append(path)
      return SourceFile(tree: tree, path: path, index: UInt32(filePaths.count - 1), canonicalPath: canonical)
    } catch {
      bag.add(Diagnostic(error, in: path))
      return nil
    }
  }

  private func reportKeysBesideInclude(_ entry: NodeID) {
    let mapping = tree.resolved(entry)
    for (key, _) in tree.pairs(of: mapping) where tree.string(tree.resolved(key)) != "include" {
      report(.conflictingKeys, "'include' must be the only key of its entry", at: key)
    }
  }
}
