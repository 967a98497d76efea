import TableDiagnostics

// E0660–E0669, W0660–W0669: specs that are imported from storyboards, xibs and dumps.
extension DiagnosticCode {
  static let importCodes = [
    unreadableDocument, documentWithoutTable, unknownTable, editedImport, invalidImport, savedFrameDiffers, lostFrame,
    lostLook,
    tableGone, importAgreement,
  ]

  static let unreadableDocument = DiagnosticCode(
    "E0660", "a file that cannot be imported",
    """
    'import' reads storyboards and xibs of iOS that Xcode 4 or later saved, and texts with an app's views as 'recursiveDescription' prints \
    them. This file is something else, such as a compiled nib or a document of macOS, or its XML is damaged. The message says what it is.
    """,
    .shell(
      wrong: "tablec import Settings.app/Base.lproj/Main.storyboardc/Main.nib",
      right: "tablec import Settings/Base.lproj/Main.storyboard"))

  static let documentWithoutTable = DiagnosticCode(
    "E0661", "a document without a table",
    """
    'import' makes a spec of each table view in a document, and of a cell that stands alone in a xib. This document was named and has \
    neither. In a folder, documents without tables are passed over. 'diff' has nothing to compare if neither of two documents has a \
    table.
    """,
    .shell(wrong: "tablec import LaunchScreen.storyboard", right: "tablec import Main.storyboard"))

  static let unknownTable = DiagnosticCode(
    "E0662", "a choice of tables that is not clear",
    """
    A table is chosen with '--table ID', or with 'Main.storyboard#ID' in a comparison: by the id that Interface Builder shows in the \
    identity inspector as the object id, or by the name that its spec gets. Nothing has this id, or the output has room for one table \
    and the document has several. The notes list the tables.
    """,
    .shell(
      wrong: "tablec import Main.storyboard --table setings", right: "tablec import Main.storyboard --table settings"))

  static let editedImport = DiagnosticCode(
    "E0663", "a spec that an import would overwrite",
    """
    'import -o FOLDER' overwrites only specs that it wrote itself and that nobody has changed since: the list '.tablec-outputs.json' in the \
    folder has their hashes. This file was changed, or was there before. It is left as it is, and the other specs are written. \
    '--force' overwrites it; another folder keeps both, and 'tablec diff' shows how they differ.
    """,
    .shell(
      wrong: "echo '# mine' >> Specs/settings.yaml; tablec import App -o Specs", right: "tablec import App -o Imported")
  )

  static let invalidImport = DiagnosticCode(
    "E0664", "an imported spec with errors",
    """
    The spec that 'import' made of this table does not compile. This is a mistake in tablec: please report it, with the part of the document \
    that the message names. The spec is written all the same, so that it can be corrected by hand.
    """,
    .shell(wrong: "tablec import Main.storyboard -o Specs", right: "tablec compile Specs/settings.yaml --check"))

  /// A frame of the document that the imported spec does not reproduce.
  static let savedFrameDiffers = DiagnosticCode(
    "W0660", "a frame that is not the one that was saved",
    """
    Interface Builder saves the frames that UIKit computes beside every table. 'import' lays each spec out for the document's own device \
    and version of Xcode and compares the two. This frame is more than half a point off: the spec lacks something, or the document was \
    not laid out after its last change. '--strict' makes it an error.
    """,
    .shell(wrong: "tablec import App -o Specs --strict", right: "tablec import App -o Specs"))

  static let lostFrame = DiagnosticCode(
    "W0661", "a property that an import leaves out",
    """
    A spec cannot express this property of the document, and frames may differ because of it. It stands in the spec as a comment with \
    the id of its element. '--strict' makes it an error.
    """,
    .shell(wrong: "tablec import App -o Specs --strict", right: "tablec import App -o Specs"))

  static let lostLook = DiagnosticCode(
    "W0662", severity: .note, "a property without effect on frames that an import leaves out",
    """
    A spec cannot express this property of the document. No frame depends on it, but a picture may look different. It stands in the spec \
    as a comment with the id of its element.
    """,
    .shell(wrong: "tablec import Main.storyboard", right: "tablec import Main.storyboard --quiet"))

  static let tableGone = DiagnosticCode(
    "W0663", "a spec of a table that is gone",
    """
    An earlier import wrote this spec, and the documents no longer have its table. '--prune' removes such specs, unless they were changed \
    since. The spec may be one that another import into the folder wrote, of a document inside what this one imports.
    """,
    .shell(wrong: "tablec import App -o Specs", right: "tablec import App -o Specs --prune"))

  static let importAgreement = DiagnosticCode(
    "W0664", severity: .note, "how an imported table agrees with its document",
    """
    The number of frames of a table that the imported spec reproduces, of those that the document was saved with. It is reported to \
    other programs: '--reporter json' has it for each table.
    """,
    .shell(wrong: "tablec import App -o Specs", right: "tablec import App -o Specs --reporter json"))
}
