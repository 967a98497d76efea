import TableDiagnostics

/// The changes of a cause that several rows or specs share: what was edited, and the worst of what followed.
///
///     _common.yaml:2  style value1 → subtitle in the template 'link': 214 rows in 22 specs
///       breaking  2 rows.textLabel (a wifi, b wifi)  is now truncated: 'Wi-Fi'  D0104
///       and 12 more changes
struct CauseLines {
  private let group: CauseGroup
  private static let most = 6

  init(_ group: CauseGroup) {
    self.group = group
  }

  func text(colour: Bool) -> String {
    let place = TerminalStyle.aside.apply(to: safeText(group.cause.place.lineText), colour: colour)
    var text = "    \(place)  \(safeText(group.cause.words)): \(group.extentWords)\n"
    let consequences = group.consequences
    let listed = consequences.prefix(consequences.count == Self.most + 1 ? Self.most + 1 : Self.most)
    let rows = listed.map { consequence in
      (
        consequence, safeText(consequence.subject(inOneSpec: group.specCount == 1)),
        safeText(consequence.message)
      )
    }
    let subjects = min(rows.map { DisplayText.width($0.1) }.max() ?? 0, 56)
    let messages = min(rows.map { DisplayText.width($0.2) }.max() ?? 0, 64)
    for (consequence, subject, message) in rows {
      let name = consequence.changeClass.rawValue
      let code = TerminalStyle.aside.apply(to: consequence.first.change.code.rawValue, colour: colour)
      text += "      \(TerminalStyle(consequence.changeClass).apply(to: name, colour: colour))"
      text += String(repeating: " ", count: 10 - name.count)
      text += "\(DisplayText.padded(subject, to: subjects))  \(DisplayText.padded(message, to: messages))  \(code)\n"
    }
    let rest = consequences.dropFirst(listed.count).reduce(0) { $0 + $1.count }
    if rest > 0 { text += "      and \(counted(rest, "more change"))\n" }
    return text
  }
}

extension TerminalStyle {
  init(_ changeClass: ChangeClass) {
    self =
      switch changeClass {
      case .breaking: .error
      case .layout: .warning
      case .visual: .look
      case .text: .note
      case .none: .aside
      }
  }
}
