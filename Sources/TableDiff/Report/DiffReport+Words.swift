extension DiffReport {
  /// That not all could be compared; nil where all was.
  package var failedWords: String? {
    failed.isEmpty ? nil : "\(counted(failed.count, "spec")) with errors could not be compared."
  }
}

extension SpecDiff {
  /// What somebody said is meant, and what nobody did.
  package var accepted: [ReportedChange] { changes.filter(\.isAccepted) }
  package var unaccepted: [ReportedChange] { changes.filter { !$0.isAccepted } }

  /// What became of the spec as a whole; nil where it is what it was, under its name.
  package var statusWords: String? {
    switch status {
    case .kept: nil
    case .added: "new"
    case .removed: "gone"
    case .renamed(let old): "was \(old)"
    }
  }
}
