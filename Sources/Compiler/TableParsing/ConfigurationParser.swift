import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// Parses the other files of a project: its configuration, baselines and known changes. They are checked like specs.
public struct ConfigurationParser: Sendable {
  /// The name of a configuration, which applies to the specs in its folder and below.
  public static let fileName = ".tablec.yaml"
  /// What a configuration may be called by mistake, since specs can have either suffix. It is not read.
  package static let misnamedFileName = ".tablec.yml"

  /// Made when the first file is read: most runs have no configuration.
  let words: @Sendable () -> ReportVocabulary
  private let profiles: [MetricsProfile]
  private let options: SpecParser.Options
  package var limits: SyntaxLimits { options.syntax }
  /// The source of the profile files that environments name.
  public var files: any SpecFiles = DiskFiles()

  /// Creates a configuration parser.
  public init(
    words: @autoclosure @escaping @Sendable () -> ReportVocabulary, limits: SyntaxLimits = SyntaxLimits()
  ) {
    var options = SpecParser.Options()
    options.syntax = limits
    self.init(words: words(), profiles: [], options: options)
  }

  /// - Parameters:
  ///   - profiles: the versions of UIKit's geometry that environments can name.
  ///   - options: the limits.
  public init(
    words: @autoclosure @escaping @Sendable () -> ReportVocabulary, profiles: [MetricsProfile],
    options: SpecParser.Options
  ) {
    self.words = words
    self.profiles = profiles
    self.options = options
  }

  /// Returns a configuration, which is empty if the file is empty; nil if the file has errors.
  public func configuration(
    _ bytes: [UInt8], path: String, diagnostics: inout DiagnosticBag
  ) -> ProjectConfiguration? {
    read(.configuration(words()), ProjectConfiguration(), bytes, path, isEmptyAllowed: true, &diagnostics) {
      decoder, root in
      // Before the environments, which can name all of their languages.
      guard let files = decoder.value(of: "strings", in: root) else { return }
      decoder.subject = SpecDecoder.Subject(key: "strings", owner: "the configuration")
      decoder.readStrings(files)
      decoder.strings?.isOfProject = true
    }
  }

  /// The places of the keys of a configuration without errors, by their paths: `lint.rules.text-contrast`.
  public func places(in bytes: [UInt8], path: String) -> [String: SourceRange] {
    guard let tree = try? SyntaxTree.parse(bytes, limits: limits), let root = tree.documents.first else { return [:] }
    let source = SourceFile(tree: tree, path: path, index: 0, canonicalPath: path)
    var places: [String: SourceRange] = [:]
    func note(_ mapping: NodeID, _ prefix: String, depth: Int) {
      let mapping = tree.resolved(mapping)
      guard tree.kind(mapping) == .mapping, depth < 3 else { return }
      for (key, value) in tree.pairs(of: mapping) where tree.kind(tree.resolved(key)) == .scalar {
        let name = tree.string(tree.resolved(key))
        // The keys of a merged mapping are those of the mapping, unless it has them itself.
        if tree.isMergeKey(key) { note(value, prefix, depth: depth + 1) }
        if places[prefix + name] == nil || !tree.isMergeKey(key) { places[prefix + name] = source.range(key) }
        note(value, prefix + name + ".", depth: depth + 1)
      }
    }
    note(root, "", depth: 0)
    return places
  }

  func read<Owner>(
    _ type: MappingType<Owner>, _ start: Owner, _ bytes: [UInt8], _ path: String, isEmptyAllowed: Bool,
    _ diagnostics: inout DiagnosticBag, preparing: (SpecDecoder, NodeID) -> Void = { _, _ in }
  ) -> Owner? {
    let tree: SyntaxTree
    do throws(SyntaxError) { tree = try SyntaxTree.parse(bytes, limits: limits) } catch {
      diagnostics.add(Diagnostic(error, in: path, source: bytes))
      return nil
    }
    let documents = tree.documentsWithContent
    guard let root = documents.first, documents.count > 1 || !tree.isEmptyDocument(root) else {
      if isEmptyAllowed { return start }
      diagnostics.add(
        Diagnostic(code: .emptyFile, message: "\(type.noun) is empty", range: SourceRange(file: path)))
      return nil
    }
    let source = SourceFile(tree: tree, path: path, index: 0, canonicalPath: path, bytes: bytes)
    let folder = files.folder(of: path)
    let decoder = SpecDecoder(
      source: source, profiles: profiles, options: options, files: files,
      paths: PathRules(root: files.canonicalPath(folder) ?? folder), bag: diagnostics,
      work: WorkMeter(limit: options.maxWork))
    let errors = diagnostics.errorCount
    var owner = start
    if documents.count > 1 {
      decoder.report(
        .severalDocuments, "\(type.noun) is one YAML document, and this file has \(documents.count)",
        at: documents[1], label: "the second begins here")
    }
    if decoder.isMapping(root) {
      preparing(decoder, root)
      decoder.subject = SpecDecoder.Subject(key: "", owner: type.noun)
      decoder.decode(type, root, into: &owner)
    } else {
      decoder.report(.rootNotMapping, "\(type.noun) is a mapping", at: root)
    }
    diagnostics = decoder.effects.bag
    return diagnostics.errorCount > errors ? nil : owner
  }
}
