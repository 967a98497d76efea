import TableDiagnostics

// E0650–E0659, W0220–W0229: files in their canonical form.
extension DiagnosticCode {
  package static let formattingCodes = [unformatted, notFormatted, formattingDiffers, leftAlone]

  package static let unformatted = DiagnosticCode("E0650", "a file that is not in its canonical form")
  package static let notFormatted = DiagnosticCode("E0651", "a file that is not one of the project's")
  package static let formattingDiffers = DiagnosticCode("E0652", "an internal problem of the formatter")
  package static let leftAlone = DiagnosticCode("W0220", severity: .note, "a file that the formatter leaves as it is")
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
