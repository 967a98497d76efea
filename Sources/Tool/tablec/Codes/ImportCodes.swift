import TableDiagnostics

// E0660–E0669, W0660–W0669: specs that are imported from storyboards, xibs and dumps.
extension DiagnosticCode {
  static let importCodes = [
    unreadableDocument, documentWithoutTable, unknownTable, editedImport, invalidImport, savedFrameDiffers, lostFrame,
    lostLook,
    tableGone, importAgreement, listPassedOver, leftOfDocument,
  ]

  static let unreadableDocument = DiagnosticCode("E0660", "a file that cannot be imported")
  static let documentWithoutTable = DiagnosticCode("E0661", "a document without a table")
  static let unknownTable = DiagnosticCode("E0662", "a choice of tables that is not clear")
  static let editedImport = DiagnosticCode("E0663", "a spec that an import would overwrite")
  static let invalidImport = DiagnosticCode("E0664", "an imported spec with errors")

  /// A frame of the document that the imported spec does not reproduce.
  static let savedFrameDiffers = DiagnosticCode("W0660", "a frame that is not the one that was saved")
  static let lostFrame = DiagnosticCode("W0661", "a property that an import leaves out")
  static let lostLook = DiagnosticCode(
    "W0662", severity: .note, "a property without effect on frames that an import leaves out")

  static let tableGone = DiagnosticCode("W0663", "a spec of a table that is gone")
  static let importAgreement = DiagnosticCode(
    "W0664", severity: .note, "how an imported table agrees with its document")
  static let leftOfDocument = DiagnosticCode("W0666", "a change of the document that --keep-edits leaves out")
  static let listPassedOver = DiagnosticCode("W0665", severity: .note, "a list that no spec is made of")
}
