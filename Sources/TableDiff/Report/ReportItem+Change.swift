import TableDiagnostics

extension DiffReport {
  /// The changes as diagnostics on the lines of the new side, for tools that show diagnostics.
  public var items: [ReportItem] {
    specs.flatMap { spec in spec.changes.map { spec.item($0) } }
  }
}

extension SpecDiff {
  fileprivate func item(_ reported: ReportedChange) -> ReportItem {
    let change = reported.change
    let words = ChangeWords(change)
    let file = SourceRange(file: newPath ?? oldPath ?? name)
    var message = "\(change.place.path): \(words.message)"
    if let followers = words.followers { message += ", \(followers)" }
    var notes: [Note] = []
    if let old = change.oldSource, old != change.newSource { notes.append(Note(message: "was here", range: old)) }
    if let words = environmentWords(reported) { notes.append(Note(message: words)) }
    let acceptance = reported.acceptance
    if let acceptance, !acceptance.isValid {
      notes.append(Note(message: "accepted until \(acceptance.expires ?? "now"): \(acceptance.reason)"))
    }
    var diagnostic = Diagnostic(code: change.code, message: message, range: change.newSource ?? file, notes: notes)
    diagnostic.subject = change.place.path
    return ReportItem(
      diagnostic,
      fingerprint: reported.fingerprint, suite: name,
      justification: reported.isAccepted ? acceptance?.reason : nil)
  }
}
