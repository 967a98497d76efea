import TableDiagnostics
import TableIR
import TableParsing
import YAMLSyntax

/// Finds the comments that silence rules, in a spec and in the files that it includes.
struct SpecComments {
  let files: any SpecFiles
  let limits: SyntaxLimits

  /// - Parameter bytes: the bytes of the spec itself.
  func suppressions(of table: Table, _ bytes: [UInt8]) -> [Suppression] {
    let reader = SuppressionReader(limits: limits)
    return table.files.enumerated().flatMap { index, path in
      let content = index == 0 ? bytes : try? files.read(path, limit: limits.maxBytes)
      return content.map { reader.suppressions(in: $0, path: path) } ?? []
    }
  }
}
