import TableDiagnostics

// E0601–E0609, W0601: files and folders, reading and writing.
extension DiagnosticCode {
  static let fileCodes = [
    noSuchFile, unreadableFile, folderWithoutSpecs, unwritableOutput, outputCollision, unusableFont, fontNotEmbedded,
    noFontToEmbed, unwritableDependency, notASpec,
  ]

  /// A file of another program in a folder that is compared.
  static let notASpec = DiagnosticCode("W0601", severity: .note, "a file that is not a spec")

  static let noSuchFile = DiagnosticCode("E0601", "no such file")
  static let unreadableFile = DiagnosticCode("E0602", "a file that cannot be read")
  static let folderWithoutSpecs = DiagnosticCode("E0603", "a folder without specs")
  static let unwritableOutput = DiagnosticCode("E0604", "an output that cannot be written")
  static let outputCollision = DiagnosticCode("E0605", "two outputs with the same name")

  /// A font file that text cannot be measured with.
  static let unusableFont = DiagnosticCode("E0606", "a font file that cannot be used")

  /// A font that `--embed-font` cannot put into pictures.
  static let fontNotEmbedded = DiagnosticCode("E0607", "a font that cannot be embedded")

  /// No font that `--embed-font` could embed.
  static let noFontToEmbed = DiagnosticCode("E0608", "no font to embed")

  /// A name that make or Ninja would read as another one.
  static let unwritableDependency = DiagnosticCode("E0609", "a name that a dependency file cannot contain")
}
