import TableDiagnostics
import TableIR
import YAMLSyntax

/// The state of decoding one spec: the file at hand, the problems so far, and what keys refer to by name.
///
/// A class, because every shape writes to it and none owns it. It lives for one spec and is never shared.
final class SpecDecoder {
  let options: SpecParser.Options
  let files: any SpecFiles
  let paths: PathRules
  var source: SourceFile
  var bag: DiagnosticBag
  /// The key whose value is being read, for messages: `'height' in a row`.
  var subject = Subject(key: "", owner: "")
  /// What `{index}` and `{item}` stand for, inside a repeated row.
  var repetition: Repetition?
  var templates: [String: Template] = [:]
  var assets = AssetTable()
  /// The files read so far, the spec first.
  var filePaths: [String]
  /// The includes that led here, outermost first.
  var includeChain: [IncludeStep] = []
  var rowCount = 0
  var rowIDs: [String: SourceLocation] = [:]
  var sectionIDs: [String: SourceLocation] = [:]

  struct Subject {
    var key: String
    var owner: String
  }

  struct IncludeStep {
    var canonicalPath: String
    var path: String
  }

  init(
    source: SourceFile, options: SpecParser.Options, files: any SpecFiles, paths: PathRules, bag: DiagnosticBag
  ) {
    self.source = source
    self.options = options
    self.files = files
    self.paths = paths
    self.bag = bag
    filePaths = [source.path]
    includeChain = [IncludeStep(canonicalPath: source.canonicalPath, path: source.path)]
  }

  var tree: SyntaxTree { source.tree }

  // MARK: Reporting

  func report(
    _ code: DiagnosticCode, _ message: String, at node: NodeID, label: String? = nil, help: String? = nil,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    bag.add(
      Diagnostic(
        code: code, message: message, range: source.range(node), label: label, notes: notes, help: help,
        fixIts: fixIts))
  }

  /// The value of a key has the wrong type.
  func reportWrongType(_ node: NodeID, expected: String, help: String? = nil) {
    let found = foundNoun(node)
    report(
      .wrongType, "\(subjectText) must be \(expected), not \(found)", at: node, label: "this is \(found)", help: help)
  }

  /// The key at hand as messages name it.
  var subjectText: String {
    subject.key.isEmpty ? subject.owner : "'\(subject.key)' in \(subject.owner)"
  }

  private func foundNoun(_ node: NodeID) -> String {
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .alias: return "an alias"
    case .scalar:
      switch tree.coreValue(node) {
      case .null: return "empty"
      case .bool: return "a truth value"
      case .int, .bigInt: return "a whole number"
      case .float: return "a number"
      case .string: return tree.scalarStyle(node) == .plain ? "text" : "quoted text"
      }
    }
  }
}
