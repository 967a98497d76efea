import TableDiagnostics

// E0650–E0659, W0220–W0229: files in their canonical form.
extension DiagnosticCode {
  package static let formattingCodes = [unformatted, notFormatted, formattingDiffers, leftAlone]

  package static let unformatted = DiagnosticCode(
    "E0650", "a file that is not in its canonical form",
    """
    'tablec format --check' writes nothing and fails if it would change a file: the order of keys, indentation, flow collections that are \
    too long for a line, quotes that are not needed, blank lines. What the file says is the same in both forms. 'tablec format' writes \
    it, and '--diff' shows what would change.
    """,
    .shell(wrong: "tablec format --check Specs", right: "tablec format Specs; tablec format --check Specs"))

  package static let notFormatted = DiagnosticCode(
    "E0651", "a file that is not one of the project's",
    """
    'tablec format' writes specs, the parts that they include, metrics profiles, configurations, baselines and known changes. It recognizes \
    them by their keys: 'tablespec', 'metricsprofile', 'tablecbaseline' or 'tablecchanges' at the root, or, in a part, only keys of a table, of \
    sections or of rows. This file is none of them and is left as it is. In a folder, such a file is only noted.
    """,
    .shell(wrong: "tablec format .github/workflows/tables.yaml", right: "tablec format Specs"))

  package static let formattingDiffers = DiagnosticCode(
    "E0652", "an internal problem of the formatter",
    """
    Before it writes a file, 'tablec format' reads the result again and compares it with the file: all values, anchors, aliases and comments \
    must be there. Here, they are not. The file is left as it is. This is a mistake in tablec: please report it, with the file.
    """,
    .shell(wrong: "tablec format odd.yaml", right: "tablec format Specs --exclude odd.yaml"))

  package static let leftAlone = DiagnosticCode(
    "W0220", severity: .note, "a file that the formatter leaves as it is",
    """
    Some things in YAML cannot be written in another way without a risk, and specs do not need them: directives, documents that end with \
    '...', a document that begins on the line of its '---', UTF-16, lines that end with a carriage return alone, and a byte order mark inside the file. A file with one of \
    them is left as it is, and counts as formatted.
    """,
    .shell(
      wrong: "printf '%%YAML 1.2\\n---\\ntablespec: 1\\n' > a.yaml; tablec format a.yaml",
      right: "printf 'tablespec: 1\\n' > a.yaml; tablec format a.yaml"))
}

extension Diagnostic {
  static func notFormatted(_ path: String) -> Diagnostic {
    Diagnostic(
      code: .notFormatted, message: "left as it is, because it is neither a spec nor another file of tablec",
      range: SourceRange(file: path),
      help: "a spec begins with 'tablespec: 1'; a part of specs has only keys of a table, of sections or of rows")
  }

  static func formattingDiffers(_ path: String) -> Diagnostic {
    Diagnostic(
      code: .formattingDiffers, message: "left as it is, because its canonical form would not say the same",
      range: SourceRange(file: path), help: "this is a mistake in tablec; please report it with the file")
  }

  static func leftAlone(_ path: String, _ reason: LeftAlone) -> Diagnostic {
    Diagnostic(code: .leftAlone, message: "left as it is, because \(reason.reason)", range: SourceRange(file: path))
  }
}
