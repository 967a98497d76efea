import LayoutFormat
import TableDiagnostics

extension DiffReport {
  /// The changes as diagnostics on the lines that made them, for tools that show diagnostics: one for all changes with the same
  /// cause in several rows or specs, and one for each other change.
  public var items: [ReportItem] {
    var items: [ReportItem] = []
    forEachItem(bySpec: false) { items.append($0) }
    return items
  }

  /// The same, but the changes of each spec by themselves, for tools that count specs.
  public var itemsBySpec: [ReportItem] {
    var items: [ReportItem] = []
    forEachItem(bySpec: true) { items.append($0) }
    return items
  }

  /// Makes the items one after the other, as a run can have more of them than memory.
  package func forEachItem(bySpec: Bool, _ body: (ReportItem) -> Void) {
    guard !bySpec else {
      for spec in specs where spec.isChanged {
        let only = CauseGrouping([spec], pathInRepository)
        for group in only.groups { body(group.item(suite: spec.name)) }
        spec.forEachItem(only.others(of: 0), body)
      }
      return
    }
    let causes = causes
    for group in causes.groups { body(group.item(suite: nil)) }
    for (index, spec) in specs.enumerated() where spec.isChanged { spec.forEachItem(causes.others(of: index), body) }
  }
}

extension CauseGroup {
  /// The number of places that are named one by one.
  private static let mostNotes = Consequence.mostMembers

  fileprivate func item(suite: String?) -> ReportItem {
    let consequences = consequences
    let worst = consequences[0]
    let isOneSpec = specCount == 1
    let all = count > worst.count ? "; \(count) changes in all" : ""
    let message =
      "\(cause.words): \(extentWords); \(worst.subject(inOneSpec: isOneSpec)): \(worst.message)\(all)"
    var notes: [Note] = []
    let listed = consequences.flatMap(\.members)
    for member in listed.prefix(Self.mostNotes) {
      let change = member.reported.change
      let place = isOneSpec ? change.place.words : "\(member.name) \(change.place.words)"
      notes.append(Note(message: "\(place): \(ChangeSentence(change).message)", range: member.reported.ownSource))
    }
    if count > Self.mostNotes {
      notes.append(Note(message: "and \(counted(count - Self.mostNotes, "more change"))", range: cause.place))
    }
    var print = Fingerprint()
    for part in [cause.kind.rawValue, cause.owner, cause.message, suite] { print.add(part) }
    var diagnostic = Diagnostic(code: worst.first.change.code, message: message, range: cause.place, notes: notes)
    diagnostic.subject = worst.first.change.place.path
    return ReportItem(
      diagnostic,
      fingerprint: print.hexadecimal(12), suite: suite, isFailure: isFailing)
  }
}

extension ReportedChange {
  /// The line to annotate: of the new version, or of the spec that an app is compared with.
  fileprivate var placeOfItem: SourceRange? { change.perspective == .app ? change.oldSource : change.newSource }
}

extension SpecDiff {
  /// Changes one by one, and those that are accepted.
  fileprivate func forEachItem(_ changes: [ReportedChange], _ body: (ReportItem) -> Void) {
    for change in changes { body(item(change)) }
    guard acceptedCount > 0 else { return }
    for change in accepted { body(item(change)) }
  }

  private func item(_ reported: ReportedChange) -> ReportItem {
    let change = reported.change
    let words = ChangeSentence(change)
    let isOfApp = change.perspective == .app
    let file = SourceRange(file: isOfApp ? oldPath ?? name : newPath ?? oldPath ?? name)
    var message = "\(change.place.words): \(words.message)"
    if let followers = words.followers { message += ", \(followers)" }
    var notes: [Note] = []
    let range = (change.isDeclaration ? nil : reported.cause?.place) ?? reported.placeOfItem ?? file
    if !change.isDeclaration, let cause = reported.cause, let own = change.newSource, !cause.place.isOnLine(of: own) {
      message += " (\(cause.words))"
      notes.append(Note(message: "is here", range: own))
    }
    if isOfApp {
      if let app = change.newSource { notes.append(Note(message: "in the app's views", range: app)) }
    } else if let old = change.oldSource, old != change.newSource {
      notes.append(Note(message: "was here", range: old))
    }
    if let words = environmentWords(reported) { notes.append(Note(message: words)) }
    if reported.isCauseUndetermined { notes.append(Note(message: "its cause was not determined")) }
    let acceptance = reported.acceptance
    if let acceptance, !acceptance.isValid {
      notes.append(Note(message: "\(acceptance.untilWords ?? "accepted"): \(acceptance.reason)"))
    }
    var diagnostic = Diagnostic(code: change.code, message: message, range: range, notes: notes)
    diagnostic.subject = change.place.path
    return ReportItem(
      diagnostic,
      fingerprint: reported.fingerprint, suite: name,
      justification: reported.isAccepted ? acceptance?.reason : nil,
      isFailure: !reported.isAccepted && fails(for: change.changeClass))
  }
}

extension SourceRange {
  /// Whether both start on the same line of a file.
  fileprivate func isOnLine(of other: SourceRange) -> Bool { file == other.file && start.line == other.start.line }
}
