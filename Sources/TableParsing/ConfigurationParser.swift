import TableDiagnostics
import WorkMetering
import YAMLSyntax

/// Parses the other files of a project: its configuration, baselines and known changes. They are checked like specs.
public struct ConfigurationParser: Sendable {
  public static let fileName = ".tablec.yaml"

  private let words: ReportWords
  let limits: SyntaxLimits

  public init(words: ReportWords, limits: SyntaxLimits = SyntaxLimits()) {
    self.words = words
    self.limits = limits
  }

  /// Returns a configuration, which is empty if the file is empty; nil if the file has errors.
  public func configuration(
    _ bytes: [UInt8], path: String, diagnostics: inout DiagnosticBag
  ) -> ProjectConfiguration? {
    read(.configuration(words), ProjectConfiguration(), bytes, path, isEmptyAllowed: true, &diagnostics)
  }

  /// Returns a baseline; nil if the file has errors.
  public func baseline(_ bytes: [UInt8], path: String, diagnostics: inout DiagnosticBag) -> BaselineFile? {
    read(.baseline, BaselineFile(), bytes, path, isEmptyAllowed: false, &diagnostics)
  }

  /// Returns known changes; nil if the file has errors.
  public func knownChanges(
    _ bytes: [UInt8], path: String, diagnostics: inout DiagnosticBag
  ) -> KnownChangesFile? {
    read(.knownChanges(words), KnownChangesFile(), bytes, path, isEmptyAllowed: false, &diagnostics)
  }

  private func read<Owner>(
    _ type: MappingType<Owner>, _ start: Owner, _ bytes: [UInt8], _ path: String, isEmptyAllowed: Bool,
    _ diagnostics: inout DiagnosticBag
  ) -> Owner? {
    let tree: SyntaxTree
    do throws(SyntaxError) { tree = try SyntaxTree.parse(bytes, limits: limits) } catch {
      diagnostics.add(Diagnostic(error, in: path, source: bytes))
      return nil
    }
    guard let root = tree.documents.first, tree.documents.count > 1 || !tree.isEmptyDocument(root) else {
      if isEmptyAllowed { return start }
      diagnostics.add(
        Diagnostic(code: .emptyFile, message: "\(type.noun) is empty", range: SourceRange(file: path)))
      return nil
    }
    let source = SourceFile(tree: tree, path: path, index: 0, canonicalPath: path)
    var options = SpecParser.Options()
    options.syntax = limits
    let decoder = SpecDecoder(
      source: source, profiles: [], options: options, files: DiskFiles(), paths: PathRules(root: "/"), bag: diagnostics,
      work: WorkMeter(limit: options.maxWork))
    let errors = diagnostics.errorCount
    decoder.subject = SpecDecoder.Subject(key: "", owner: type.noun)
    var owner = start
    if tree.documents.count > 1 {
      decoder.report(
        .severalDocuments, "\(type.noun) is one YAML document, and this file has \(tree.documents.count)",
        at: tree.documents[1], label: "the second begins here")
    }
    if decoder.isMapping(root) {
      decoder.decode(type, root, into: &owner)
    } else {
      decoder.report(.rootNotMapping, "\(type.noun) is a mapping", at: root)
    }
    diagnostics = decoder.bag
    return diagnostics.errorCount > errors ? nil : owner
  }
}
