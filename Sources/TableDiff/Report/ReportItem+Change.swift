import TableDiagnostics

extension DiffReport {
  /// The changes as diagnostics on the lines of the new side, for tools that show diagnostics.
  public var items: [ReportItem] {
    specs.flatMap { spec in spec.changes.map { spec.item($0) } }
  }
}

extension ReportedChange {
  /// The line to annotate: of the new version, or of the spec that an app is compared with.
  fileprivate var placeOfItem: SourceRange? { change.perspective == .app ? change.oldSource : change.newSource }
}

extension SpecDiff {
  fileprivate func item(_ reported: ReportedChange) -> ReportItem {
    let change = reported.change
    let words = ChangeWords(change)
    let isOfApp = change.perspective == .app
    let file = SourceRange(file: isOfApp ? oldPath ?? name : newPath ?? oldPath ?? name)
    var message = "\(change.place.path): \(words.message)"
    if let followers = words.followers { message += ", \(followers)" }
    var notes: [Note] = []
    if isOfApp {
      if let app = change.newSource { notes.append(Note(message: "in the app's views", range: app)) }
    } else if let old = change.oldSource, old != change.newSource {
      notes.append(Note(message: "was here", range: old))
    }
    if let words = environmentWords(reported) { notes.append(Note(message: words)) }
    let acceptance = reported.acceptance
    if let acceptance, !acceptance.isValid {
      notes.append(Note(message: "accepted until \(acceptance.expires ?? "now"): \(acceptance.reason)"))
    }
    return ReportItem(
      Diagnostic(code: change.code, message: message, range: reported.placeOfItem ?? file, notes: notes),
      fingerprint: reported.fingerprint, suite: name,
      justification: reported.isAccepted ? acceptance?.reason : nil)
  }
}
