import TableDiagnostics
import YAMLSyntax

extension SpecDecoder {
  /// Reads another file instead of a node and passes its root to `body`, then returns to the current file.
  ///
  /// `entry` is the mapping with the `include`, where that must be its only key.
  func include(
    _ node: NodeID, besides entry: NodeID?, expecting kind: NodeKind, _ body: (SpecDecoder, NodeID) -> Void
  ) {
    if let entry { reportKeysBesideInclude(entry) }
    readFile(node, as: .part(kind), body)
  }

  /// Reads the file that a node names and passes its root to `body`, then returns to the current file.
  func readFile(_ node: NodeID, as use: FileUse, _ body: (SpecDecoder, NodeID) -> Void) {
    guard !effects.hasReportedIncludeLimit, let name = readName(node, expected: "the path of a file") else {
      noteUnread(use)
      return
    }
    guard let file = open(name, as: use, at: node), let root = root(of: file, name, as: use, at: node) else {
      noteUnread(use)
      return
    }
    let outer = source
    let chain = chain(of: use)
    source = file
    self[keyPath: chain].append(FileStep(canonicalPath: file.canonicalPath, path: file.path))
    body(self, root)
    self[keyPath: chain].removeLast()
    source = outer
  }

  /// Notes that the templates of a file are missing, so that each of their uses is not reported, too.
  private func noteUnread(_ use: FileUse) {
    if use == .part(.mapping) { effects.hasUnreadTable = true }
  }

  /// The files that led here. A profile never leads to a spec, so profiles have a separate chain.
  private func chain(of use: FileUse) -> ReferenceWritableKeyPath<SpecDecoder, [FileStep]> {
    use == .profile ? \.profileChain : \.includeChain
  }

  /// The root of a file, if it has the expected shape.
  private func root(of file: SourceFile, _ name: String, as use: FileUse, at node: NodeID) -> NodeID? {
    let subject = "the \(use.noun) \(name.quotedForMessage)"
    guard let root = file.tree.documents.first else {
      report(.includeWrongShape, "\(subject) must be \(use.wanted), and it is empty", at: node)
      return nil
    }
    let documents = file.tree.documentsWithContent
    if documents.count > 1 {
      effects.bag.add(
        Diagnostic(
          code: .severalDocuments, message: "\(use == .profile ? "a" : "an") \(use.noun) must be one YAML document",
          range: file.range(documents[1]),
          label: "the second begins here", help: "\(use == .profile ? "write" : "include") a separate file for each"))
      return nil
    }
    guard file.tree.kind(file.tree.resolved(root)) == use.kind else {
      let found = ["a single value", "a list", "a mapping", ""][Int(file.tree.kind(root).rawValue)]
      report(.includeWrongShape, "\(subject) must be \(use.wanted), not \(found)", at: node)
      return nil
    }
    return isRight(file.tree.documentKind(root), for: use, name, at: node) ? root : nil
  }

  /// Reports a spec that is named as a profile, and a profile that is included as a part of a spec.
  private func isRight(_ kind: DocumentKind, for use: FileUse, _ name: String, at node: NodeID) -> Bool {
    switch (use, kind) {
    case (.profile, .spec):
      report(
        .includeWrongShape, "\(name.quotedForMessage) is a table spec, not a metrics profile", at: node,
        help: "a profile begins with 'metricsprofile: \(SpecParser.profileVersion)'")
      return false
    case (.part, .profile):
      report(
        .includeWrongShape, "\(name.quotedForMessage) is a metrics profile, not a part of a spec", at: node,
        help: "use it as the table's 'metrics'")
      return false
    default: return true
    }
  }

  /// Finds, reads and parses a file, or reports why not.
  private func open(_ name: String, as use: FileUse, at node: NodeID) -> SourceFile? {
    guard effects.includeCount < options.maxIncludes else {
      effects.hasReportedIncludeLimit = true
      report(
        .tooManyIncludes, "more than \(options.maxIncludes) files are included", at: node,
        label: "the limit is exceeded here", help: "raise the limit with --max-includes if you trust the spec")
      return nil
    }
    let quoted = name.quotedForMessage
    switch paths.resolve(name, from: source.path, files: files) {
    case .outside:
      report(.includeOutsideRoot, use.outside(quoted), at: node, help: use.outsideHelp(root: paths.root, name: name))
    case .missing(let path):
      let closest = ClosestPath(to: name, in: self)
      report(
        .includeMissing, use.missing(quoted), at: node, label: closest.label(for: path),
        help: source.path == "-" ? "standard input has its files in the working folder" : nil,
        fixIts: closest?.fixIts(node, in: self) ?? [])
    case .inside(let path, let canonical):
      checkSpelling(of: name, at: node)
      let steps = self[keyPath: chain(of: use)]
      if let start = steps.firstIndex(where: { $0.canonicalPath == canonical }) {
        let chain = steps[start...].map(\.path) + [path]
        report(.includeCycle, use.cycle(quoted), at: node, label: chain.joined(separator: " → "))
        return nil
      }
      effects.includeCount += 1
      if let known = included[canonical] { return known }
      let file = parse(path, canonical, name: quoted, at: node)
      included[canonical] = .some(file)
      return file
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
    guard LFSPointer(bytes) == nil else {
      effects.bag.add(.notFetched(path))
      return nil
    }
    do throws(SyntaxError) {
      spend(DecodingCost.byte, times: bytes.count)
      guard !work.isSpent else { return nil }
      let tree = try SyntaxTree.parse(bytes, limits: options.syntax)
      spend(DecodingCost.node, times: tree.nodeCount)
      filePaths.append(path)
      return SourceFile(
        tree: tree, path: path, index: UInt32(filePaths.count - 1), canonicalPath: canonical, bytes: bytes)
    } catch {
      effects.bag.add(Diagnostic(error, in: path, source: bytes))
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
      help: "raise the limit with --max-bytes if you trust the spec")
  }

  private func reportKeysBesideInclude(_ entry: NodeID) {
    let mapping = tree.resolved(entry)
    guard tree.count(mapping) > 1 else { return }
    for (key, _) in tree.pairs(of: mapping)
    where !isScalar(key) || tree.withScalarBytes(key, { !$0.elementsEqual("include".utf8) }) {
      report(
        .conflictingKeys, "'include' must be the only key of its entry", at: key,
        help: "write this in the included file, or in a separate entry")
    }
  }
}

extension String {
  /// The text, truncated before a label would fill the screen.
  var cutForLabel: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: 300, limitedBy: endIndex), end != endIndex else { return self }
    return String(scalars[..<end]) + "…"
  }
}
