import TableDiagnostics
import TableIR
import YAMLSyntax

/// Reads specs: the only place that knows the language's YAML keys.
public struct SpecParser: Sendable {
  /// The version of the language, which a spec names as `tablespec`.
  public static let languageVersion = 1

  /// What a spec may cost, and where its files may be.
  public struct Options: Sendable {
    public var syntax = SyntaxLimits()
    /// The most rows of one table, repeated ones counted.
    public var maxRows = 100_000
    /// The most files that one spec includes.
    public var maxIncludes = 100
    /// The folder that images and includes must be in, or nil for the spec's own.
    public var root: String?

    public init() {}
  }

  public let options: Options
  public let files: any SpecFiles

  public init(options: Options = Options(), files: any SpecFiles = DiskFiles()) {
    self.options = options
    self.files = files
  }

  /// A spec as read: its table, unless it has errors, and every problem that was found.
  public struct Result: Sendable {
    public var table: Table?
    public var diagnostics: DiagnosticBag
  }

  /// Reads a spec. `path` is what messages call it and what its images are found from; `-` is the standard input.
  public func parse(_ bytes: [UInt8], path: String) -> Result {
    var bag = DiagnosticBag()
    bag.registerFile(path)
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: options.syntax)
      return parse(tree, path: path, bag: bag)
    } catch {
      bag.add(Diagnostic(error, in: path, source: bytes))
      return Result(table: nil, diagnostics: bag)
    }
  }

  private func parse(_ tree: SyntaxTree, path: String, bag: DiagnosticBag) -> Result {
    var bag = bag
    guard let root = tree.documents.first(where: { !tree.isEmptyDocument($0) || tree.documents.count > 1 }) else {
      bag.add(
        Diagnostic(
          code: .emptyFile, message: "the spec is empty", range: SourceRange(file: path),
          help: "begin with 'tablespec: 1', or run 'tablec init' for a start"))
      return Result(table: nil, diagnostics: bag)
    }
    let source = SourceFile(tree: tree, path: path, index: 0, canonicalPath: files.canonicalPath(path) ?? path)
    let folder = options.root ?? PathRules.folder(of: path)
    let paths = PathRules(root: files.canonicalPath(folder) ?? folder)
    let decoder = SpecDecoder(source: source, options: options, files: files, paths: paths, bag: bag)
    let table = decoder.decodeSpec(root)
    return Result(table: decoder.bag.hasErrors ? nil : table, diagnostics: decoder.bag)
  }
}

extension SpecDecoder {
  /// Reads the whole spec from its document's root.
  fileprivate func decodeSpec(_ root: NodeID) -> Table {
    let name = ImageName(source.path).fileStem
    var draft = TableDraft(table: Table(name: name == "-" ? "stdin" : name))
    checkDocument(root)
    guard isMapping(root) else { return draft.table }
    decodeTable(root, into: &draft)
    if value(of: "tablespec", in: root) == nil {
      report(
        .missingKey, "a spec says which version of the language it is written in",
        at: firstKey(of: tree.resolved(root)),
        help: "begin it with 'tablespec: \(SpecParser.languageVersion)'")
    }
    // With errors a row that is not read may be the one that uses it.
    if !bag.hasErrors { reportUnusedTemplates() }
    draft.table.assets = assets.assets
    draft.table.files = filePaths
    return draft.table
  }

  /// Reports what is wrong with the document as a whole.
  private func checkDocument(_ root: NodeID) {
    if tree.documents.count > 1 {
      report(
        .severalDocuments, "a spec is one YAML document, and this file has \(tree.documents.count)",
        at: tree.documents[1], label: "the second begins here", help: "give each table a file of its own")
    }
    guard isMapping(root) else {
      let found = isScalar(root) ? "a single value" : "a list"
      report(
        .rootNotMapping, "a spec is a mapping, not \(found)", at: root,
        help: "begin with 'tablespec: 1' and put the sections under 'sections:'")
      return
    }
  }
}

extension SyntaxTree {
  /// Whether a document has a start and nothing in it.
  fileprivate func isEmptyDocument(_ root: NodeID) -> Bool {
    kind(root) == .scalar && scalarStyle(root) == .plain && withScalarBytes(root) { $0.isEmpty }
  }
}

extension ImageName {
  /// The file's name without folder and suffix.
  fileprivate var fileStem: String {
    stem.lastIndex(of: "/").map { String(stem[stem.index(after: $0)...]) } ?? stem
  }
}
