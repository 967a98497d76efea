import TableDiagnostics

extension OutputPlan.Update {
  /// Removes or reports orphans, and updates the list of outputs.
  ///
  /// - Parameters:
  ///   - outputs: what `--verify` says to update.
  ///   - stale: the outputs that are not up to date.
  /// - Returns: whether outputs were written, not only compared.
  func finish(
    _ outputs: String, stale: [Diagnostic], ledger: inout OutputLedger?, tally: inout OutputTally,
    reporter: inout Reporter
  ) -> Bool {
    // A run that could not read or write something does not know what is orphaned.
    let isWhole = reporter.status < .trouble
    if verifies {
      let orphans = isWhole ? ledger?.orphanPlaces ?? [] : []
      let command = UpdateCommand.words(prunes: !orphans.isEmpty)
      for var problem in stale + orphans.map(OutputVerification.orphan) {
        if let maker = ledger?.otherMaker {
          let own = Tablec.configuration.version
          problem.notes.append(Note(message: "the outputs were made by tablec \(safeText(maker)), and this is \(own)"))
        }
        problem.help = "update the \(outputs) with: \(command)"
        reporter.add(problem)
      }
      return false
    }
    if isWhole {
      tally.removed = ledger?.finish(prunes: prunes, reporter: &reporter) ?? 0
    } else if prunes {
      reporter.say("nothing is pruned, because of the errors")
    }
    return true
  }
}
