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
    guard !hasReportedIncludeLimit, let name = readName(node, expected: "the path of a file") else { return }
    guard let file = open(name, at: node), let root = self.root(of: file, name, expecting: kind, at: node) else {
      return
    }
    let outer = source
    source = file
    includeChain.append(IncludeStep(canonicalPath: file.canonicalPath, path: file.path))
    body(self, root)
    includeChain.removeLast()
    source = outer
  }

  /// The root of an included file, if it has the shape that is wanted.
  private func root(of file: SourceFile, _ name: String, expecting kind: NodeKind, at node: NodeID) -> NodeID? {
    let wanted = kind == .sequence ? "a list" : "a mapping of table keys"
    guard let root = file.tree.documents.first else {
      report(
        .includeWrongShape, "the included file \(name.quotedForMessage) must be \(wanted), and it is empty", at: node)
      return nil
    }
    if file.tree.documents.count > 1 {
      bag.add(
        Diagnostic(
          code: .severalDocuments, message: "an included file is one YAML document",
          range: file.range(file.tree.documents[1]),
          label: "the second begins here", help: "include a file of its own for each"))
      return nil
    }
    guard file.tree.kind(file.tree.resolved(root)) == kind else {
      let found = ["a single value", "a list", "a mapping", ""][Int(file.tree.kind(root).rawValue)]
      report(
        .includeWrongShape, "the included file \(name.quotedForMessage) must be \(wanted), not \(found)", at: node)
      return nil
    }
    return root
  }

  /// Finds, reads and parses an included file, or reports why not.
  private func open(_ name: String, at node: NodeID) -> SourceFile? {
    guard filePaths.count <= options.maxIncludes else {
      hasReportedIncludeLimit = true
      report(
        .tooManyIncludes, "more than \(options.maxIncludes) files are included", at: node,
        label: "the limit is passed here", help: "raise the limit with --max-includes if the spec is yours")
      return nil
    }
    let quoted = name.quotedForMessage
    switch paths.resolve(name, from: source.path, files: files) {
    case .outside:
      report(
        .includeOutsideRoot, "the file \(quoted) is outside the spec's root", at: node,
        help: "include files below \(paths.root), or move the root with --root")
    case .missing(let path):
      report(.includeMissing, "there is no file \(quoted) to include", at: node, label: "no file \(path.cutForLabel)")
    case .inside(let path, let canonical):
      if let start = includeChain.firstIndex(where: { $0.canonicalPath == canonical }) {
        let chain = includeChain[start...].map(\.path) + [path]
        report(.includeCycle, "the file \(quoted) includes itself", at: node, label: chain.joined(separator: " → "))
        return nil
      }
      return parse(path, canonical, name: quoted, at: node)
    }
    return nil
  }

  private func parse(_ path: String, _ canonical: String, name: String, at node: NodeID) -> SourceFile? {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(canonical, limit: options.syntax.maxBytes)
    } catch {
      report(error, of: name, at: node)
      return nil
    }
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: options.syntax)
      filePaths.append(path)
      return SourceFile(tree: tree, path: path, index: UInt32(filePaths.count - 1), canonicalPath: canonical)
    } catch {
      bag.add(Diagnostic(error, in: path, source: bytes))
      return nil
    }
  }

  private func report(_ problem: FileProblem, of name: String, at node: NodeID) {
    guard case .tooLarge = problem else {
      report(.includeMissing, "the file \(name) cannot be read: \(problem.words)", at: node)
      return
    }
    report(
      .tooManyBytes, "the file \(name) cannot be read: \(problem.words)", at: node,
      help: "raise the limit with --max-bytes if the spec is yours")
  }

  private func reportKeysBesideInclude(_ entry: NodeID) {
    let mapping = tree.resolved(entry)
    guard tree.count(mapping) > 1 else { return }
    for (key, _) in tree.pairs(of: mapping)
    where !isScalar(key) || tree.withScalarBytes(key, { !$0.elementsEqual("include".utf8) }) {
      report(
        .conflictingKeys, "'include' must be the only key of its entry", at: key,
        help: "write this in the included file, or in an entry of its own")
    }
  }
}

extension String {
  /// The text, cut where a label would fill the screen.
  var cutForLabel: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: 300, limitedBy: endIndex), end != endIndex else { return self }
    return String(scalars[..<end]) + "…"
  }
}
