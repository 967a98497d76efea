import TableDiagnostics

/// The list of what changed.
extension DiffPage {
  mutating func writeChanges(_ changes: [ReportedChange], of spec: SpecDiff) {
    guard !changes.isEmpty else { return }
    writer.raw("<ul class=\"changes\">\n")
    let groups = ChangeGroup.groups(changes)
    for group in groups.prefix(DiffPageEmitter.maxListed) { write(group, of: spec) }
    writer.raw("</ul>\n")
    let rest = groups.dropFirst(DiffPageEmitter.maxListed).reduce(0) { $0 + $1.members.count }
    if rest > 0 { writer.element("p", "and \(counted(rest, "more change")); see the JSON for all of them") }
  }

  private mutating func write(_ group: ChangeGroup, of spec: SpecDiff) {
    let reported = group.first
    let change = reported.change
    let text = ChangeText(group)
    writer.raw("<li data-class=\"\(change.changeClass.rawValue)\">")
    writeClass(change.changeClass)
    writer.raw("<span class=\"what\">")
    writer.inline("code", safeText(group.subject))
    writer.text(" \(safeText(text.what))")
    writeValues(text)
    if let followers = text.followers { writer.text(", \(safeText(followers))") }
    if let acceptance = reported.acceptance {
      writer.raw("<small>")
      let until = acceptance.expires.map { acceptance.isValid ? " (until \($0))" : " (accepted until \($0), expired)" }
      writer.text(safeText(acceptance.reason + (until ?? "")))
      writer.raw("</small>")
    }
    writer.raw("</span><span class=\"where\">")
    writer.raw("<code>\(change.code.rawValue)</code>")
    if let source = reported.source {
      writer.raw(" ")
      writer.inline("code", safeText(source.lineText))
    }
    if spec.environmentNames.count > 1 {
      writer.raw(" <small>")
      writer.text(safeText(spec.environmentWords(group.first) ?? "everywhere"))
      writer.raw("</small>")
    }
    writer.raw("</span></li>\n")
  }

  mutating func writeClass(_ changeClass: ChangeClass) {
    writer.raw("<span class=\"class \(changeClass.rawValue)\">\(changeClass.rawValue)</span> ")
  }

  mutating func writeValues(_ text: ChangeText) {
    guard text.old != nil || text.new != nil else { return }
    writer.raw(" <span class=\"values\">")
    if let old = text.old { writer.inline("del", old.isEmpty ? "nothing" : safeText(old)) }
    if text.old != nil, text.new != nil { writer.raw(" → ") }
    if let new = text.new { writer.inline("ins", new.isEmpty ? "nothing" : safeText(new)) }
    writer.raw("</span>")
  }
}
