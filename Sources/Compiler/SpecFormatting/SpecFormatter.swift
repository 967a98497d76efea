import TableDiagnostics
import TableParsing
import YAMLSyntax

/// Writes the YAML files of a project in their canonical form: specs, the parts that they include, metrics profiles, configurations,
/// baselines and known changes.
///
/// The form changes how a file is written, never what it says: the values, the comments and what they are about, anchors and aliases
/// stay. What cannot be written in another way without a risk is left as it is.
public struct SpecFormatter: Sendable {
  private let limits: SyntaxLimits

  /// Creates a spec formatter.
  public init(limits: SyntaxLimits = .default) {
    self.limits = limits
  }

  /// The largest file that is formatted, in bytes.
  public var maxBytes: Int { limits.maxBytes }

  /// The width of a line, in characters. A flow collection that is longer is written in block style, except for an
  /// entry of a baseline or of known changes; nothing else is broken.
  public static let lineWidth = 120

  /// Formats a file.
  ///
  /// - Parameter path: its name in messages; `.tablec.yaml` has the keys of a configuration.
  /// - Returns: the same bytes, and a diagnostic, for a file that is not valid YAML or none of a project's files.
  public func format(_ bytes: [UInt8], path: String) -> FormattedFile {
    format(bytes, path: path, isAnyYAML: false)
  }

  /// Formats any YAML, whose keys keep their order where the language does not describe them.
  package func formatYAML(_ bytes: [UInt8], path: String) -> FormattedFile {
    format(bytes, path: path, isAnyYAML: true)
  }

  private func format(_ bytes: [UInt8], path: String, isAnyYAML: Bool) -> FormattedFile {
    let source: FormattingSource
    let tree: SyntaxTree
    do throws(SyntaxError) {
      // The original is parsed, so that problems have its places.
      let original = try SyntaxTree.parse(bytes, limits: limits)
      guard let read = FormattingSource(bytes) else {
        return FormattedFile(bytes, leftAlone: .encoding, path: path)
      }
      source = read
      tree = read.isOriginal ? original : try SyntaxTree.parse(read.bytes, limits: limits)
    } catch {
      return FormattedFile(bytes, problem: Diagnostic(error, in: path, source: bytes))
    }
    let orders = tree.documents.map { KeyOrder.of($0, in: tree, path: path) }
    guard isAnyYAML || orders.contains(where: { $0 != nil }) else {
      return FormattedFile(bytes, problem: .notFormatted(path))
    }
    if !isAnyYAML, let second = tree.documentsWithContent.dropFirst().first {
      let mark = tree.start(second)
      let start = SourcePosition(line: Int(mark.line), column: Int(mark.column))
      return FormattedFile(
        bytes,
        problem: Diagnostic(
          code: .severalDocuments,
          message: "a file must be one YAML document, and this file has \(tree.documentsWithContent.count)",
          range: SourceRange(file: path, start: start, end: start), label: "the second begins here",
          help: "put each in a separate file"))
    }
    let syntax = SourceSyntax(source.bytes)
    let text: [UInt8]
    do throws(LeftAlone) {
      text = try source.bytes.withUnsafeBufferPointer { (buffer) throws(LeftAlone) in
        guard var reader = DocumentReader(tree, syntax, buffer) else { throw .construct }
        let documents = try reader.documents(orders: orders)
        var writer = DocumentWriter(buffer)
        writer.write(documents)
        return writer.bytes
      }
    } catch {
      return FormattedFile(bytes, leftAlone: error, path: path)
    }
    guard text != source.bytes else { return FormattedFile(bytes, source: source, text: text) }
    guard FormattingCheck(limits: limits).isSame(syntax, tree, as: text) else {
      return FormattedFile(bytes, problem: .formattingDiffers(path))
    }
    return FormattedFile(bytes, source: source, text: text)
  }
}
