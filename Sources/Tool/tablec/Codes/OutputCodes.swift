import TableDiagnostics

// E0640–E0649, W0210–W0219: outputs that were written before.
extension DiagnosticCode {
  static let outputListCodes = [staleOutput, unusableOutputList, ignoredOutput, changedOrphan]

  static let staleOutput = DiagnosticCode(
    "E0640", "an output that is not up to date",
    """
    'compile -o FOLDER --verify' writes nothing and compares the outputs in the folder with what the specs compile to. This one is \
    missing, has other contents, or is orphaned: a list that '--prune' keeps in the folder says that it was written for a spec that no \
    longer produces it. The notes show the first rows that differ. The command in the message updates the folder.
    """,
    .shell(
      wrong: "tablec compile Specs -o Generated --verify",
      right: "tablec compile Specs -o Generated --prune; tablec compile Specs -o Generated --verify"))

  static let unusableOutputList = DiagnosticCode(
    "E0641", "a list of outputs that cannot be used",
    """
    '--prune' keeps a list of the outputs in their folder, '.tablec-outputs.json', and later runs keep it up to date. This list is not \
    valid JSON, has another version, or names files that cannot be outputs in this folder. Nothing is removed. Two branches that both \
    changed it may have left it with marks of a conflict: remove it, and let the next run with '--prune' write it anew.
    """,
    .shell(
      wrong: "echo '{' > build/.tablec-outputs.json; tablec compile Specs -o build --prune",
      right: "rm build/.tablec-outputs.json; tablec compile Specs -o build --prune"))

  static let ignoredOutput = DiagnosticCode(
    "W0210", "an output that is not written",
    """
    '--check' only checks the specs and writes nothing, so '-o' has no effect beside it. '--verify' compares the outputs in a folder with what \
    the specs compile to.
    """,
    .shell(wrong: "tablec compile Specs --check -o build", right: "tablec compile Specs -o build --verify"))

  static let changedOrphan = DiagnosticCode(
    "W0211", "an orphaned output that was changed",
    """
    '--prune' removes outputs that no spec produces any more, but only if they are still what was written. This one was changed, so it is \
    kept, and no longer listed as an output.
    """,
    .shell(
      wrong: "echo mine > build/old.svg; tablec compile Specs -o build --prune",
      right: "rm build/old.svg; tablec compile Specs -o build --prune"))
}
