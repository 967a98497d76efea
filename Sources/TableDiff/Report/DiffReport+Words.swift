import TableDiagnostics

extension DiffReport {
  /// The sentence that some specs could not be compared; nil if all were.
  package var failedWords: String? {
    failed.isEmpty ? nil : "\(counted(failed.count, "spec")) with errors could not be compared."
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
