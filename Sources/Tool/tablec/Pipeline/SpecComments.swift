import TableDiagnostics
import TableIR
import TableParsing
import YAMLSyntax

/// Finds the comments that silence rules, in a spec and in the files that it includes.
struct SpecComments {
  let files: any SpecFiles
  let limits: SyntaxLimits

  /// - Parameter bytes: the bytes of the spec itself.
  func comments(of table: Table, _ bytes: [UInt8]) -> SuppressionReader.Comments {
    let reader = SuppressionReader(limits: limits)
    return table.files.enumerated().reduce(into: SuppressionReader.Comments()) { comments, file in
      let content = file.offset == 0 ? bytes : try? files.read(file.element, limit: limits.maxBytes)
      guard let found = content.map({ reader.comments(in: $0, path: file.element) }) else { return }
      comments.suppressions += found.suppressions
      comments.misspelt += found.misspelt
    }
  }
}
