import TableDiagnostics

extension DiffReport {
  /// The sentence that some specs could not be compared; nil if all were.
  ///
  /// - Parameter written: how the format writes a name.
  package func failedWords(_ written: (String) -> String = { $0 }) -> String? {
    guard !failed.isEmpty else { return nil }
    let names = failed.prefix(5).map(written).joined(separator: ", ") + (failed.count > 5 ? ", …" : "")
    return "\(counted(failed.count, "spec")) with errors could not be compared: \(names)."
  }
}

extension DiffReport {
  /// The sentence that the causes of some changes were not determined; nil if all were looked for.
  package var undeterminedWords: String? {
    let count = specs.reduce(0) { $0 + $1.undeterminedCount }
    guard count > 0 else { return nil }
    return "The cause of \(counted(count, "change")) was not determined: "
      + "there are too many edits to try each, or that exceeds the work limit."
  }
}

extension SpecDiff {
  /// The changes that are accepted, and those that are not.
  package var accepted: [ReportedChange] { changes.filter(\.isAccepted) }
  package var unaccepted: [ReportedChange] { changes.filter { !$0.isAccepted } }

  /// The status of the spec as a whole; nil if it is on both sides under the same name.
  package var statusWords: String? {
    switch status {
    case .kept: nil
    case .added: "new"
    case .removed: "gone"
    case .renamed(let old): "was \(old)"
    }
  }
}
