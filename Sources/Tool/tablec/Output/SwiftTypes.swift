import TableDiagnostics
import TableParsing
import TableSupport
import TableTemplates
import YAMLSyntax

/// The types that the outputs of a run declare in Swift: a module has each of them once.
struct SwiftTypes {
  private struct Declaration {
    var spec: String
    var output: String
  }

  private var declarations: [String: Declaration] = [:]
  private var outputs: Set<String> = []

  /// Takes an output in Swift.
  /// - Returns: the problem with it, if an earlier output declares one of its types.
  mutating func add(_ bytes: [UInt8], _ output: String, of spec: SpecFile) -> Diagnostic? {
    outputs.insert(output)
    for type in Self.declared(in: bytes) {
      guard let other = declarations[type] else {
        declarations[type] = Declaration(spec: spec.path, output: output)
        continue
      }
      let isOfOneSpec = other.spec == spec.path
      return Diagnostic(
        code: .outputCollision,
        message: "its Swift would declare the type \(type.quotedForMessage) once more, which does not compile",
        range: SourceRange(file: spec.path),
        notes: [
          Note(
            message: isOfOneSpec
              ? "\(other.output) declares it for another environment; \(output) is not written"
              : "\(other.output) of \(other.spec) declares it; \(output) is not written")
        ],
        help: isOfOneSpec
          ? "begin the template with {{% for: spec }}, which makes one output for all environments"
          : "give one of the specs another 'name', after which its type is named")
    }
    return nil
  }

  /// Warnings about outputs that other runs left in the folder, or copies of them, and that declare one of the types, too.
  func leftovers(in folder: String) -> [Diagnostic] {
    guard !declarations.isEmpty else { return [] }
    let search = FolderSearch(folder, for: .sources)
    let below = PathRules.join(search.root, "")
    return search.specs.flatMap { file -> [Diagnostic] in
      let name = file.path.hasPrefix(below) ? String(file.path.dropFirst(below.count)) : file.path
      guard !outputs.contains(name),
        let bytes = try? OutputFile.read(OutputPlace(named: folder, below: name), limit: Self.mostBytes),
        bytes.starts(with: Self.signature.utf8)
      else { return [] }
      return Self.declared(in: bytes).compactMap { type in
        guard let other = declarations[type] else { return nil }
        return Diagnostic(
          code: .outputCollision, severity: .warning,
          message: "it declares the type \(type.quotedForMessage) once more, which does not compile in one module",
          range: SourceRange(file: file.path),
          notes: [Note(message: "\(other.output) of \(other.spec) declares it, too")],
          help: "remove the file if nothing makes it any more, or give one of the specs another 'name'")
      }
    }
  }

  /// What tablec's own templates begin with.
  private static let signature = "// Made by tablec "
  /// More than an output in Swift has.
  private static let mostBytes = 8 << 20

  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "final", "indirect", "nonisolated", "distributed",
  ]
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "actor", "protocol", "typealias"]

  /// The types that a source declares at its top, without those of one file and those that are compiled on a condition.
  static func declared(in source: [UInt8]) -> [String] {
    var types: [String] = []
    var conditions = 0
    for line in source.split(separator: 0x0A) {
      // No comment, and nothing inside of a declaration.
      guard let first = line.first, Character(Unicode.Scalar(first)).isLetter || "@#".utf8.contains(first) else {
        continue
      }
      let text = String(decoding: line.prefix(400), as: UTF8.self)
      var words = withoutAttributes(text[...]).split { !($0.isLetter || $0.isNumber || "_#`".contains($0)) }[...]
      if words.first == "#if" { conditions += 1 }
      if words.first == "#endif" { conditions -= 1 }
      while let word = words.first, modifiers.contains(word) { words.removeFirst() }
      guard conditions == 0, let kind = words.popFirst(), kinds.contains(kind), let name = words.first else { continue }
      types.append(String(name))
    }
    return types
  }

  /// What follows the attributes at the start of a line.
  private static func withoutAttributes(_ line: Substring) -> Substring {
    var line = line
    while line.first == "@" {
      line = line.drop { !$0.isWhitespace && $0 != "(" }
      if line.first == "(" { line = line.drop { $0 != ")" }.dropFirst() }
      line = line.drop(while: \.isWhitespace)
    }
    return line
  }
}

extension SpecFile {
  /// The words that its types in Swift are named after, without a prefix: those of its `name`, or of its file.
  func typeName(limit: Int) -> String {
    let own = canBeReadAgain ? (try? read(limit: limit)).flatMap(Self.name) : nil
    return SwiftNames.type(own ?? outputName.lastPathComponent)
  }

  private static func name(in bytes: [UInt8]) -> String? {
    let syntax = SourceSyntax(bytes)
    guard let root = syntax.root, syntax.nodes[root].kind == .mapping else { return nil }
    let key = syntax.children(root).first { syntax.nodes[$0].isKey && syntax.text(of: $0) == "name" }
    guard let value = key.flatMap(syntax.value), syntax.nodes[value].kind == .scalar else { return nil }
    return syntax.text(of: value)
  }
}
