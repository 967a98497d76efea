import TableDiagnostics

/// The changes of a cause that several rows or specs share: what was edited, and the worst of what followed.
///
///     _common.yaml:2  style value1 → subtitle in the template 'link': 214 rows in 22 specs  cause-3f2a9c51d7b3
///       breaking  2 rows.textLabel (a wifi, b wifi)  is now truncated: 'Wi-Fi'  D0104
///       and 12 more changes
struct CauseLines {
  private let group: CauseGroup
  private static let most = 6

  init(_ group: CauseGroup) {
    self.group = group
  }

  func text(on page: TextPage) -> String {
    var title = page.line(from: 4, below: 6)
    title.add(safeText(group.cause.place.lineText), style: .aside)
    title.add(
      "\(safeText(group.cause.words)): \(group.extentWords)\(group.expiredWords { safeText($0) })", after: 2)
    title.add(group.fingerprint, after: 2, style: .aside)
    var text = title.text + "\n"
    let consequences = group.consequences
    let listed = consequences.prefix(consequences.count == Self.most + 1 ? Self.most + 1 : Self.most)
    let lines = listed.map { consequence in
      ChangeLine(
        subject: consequence.subject(inOneSpec: group.specCount == 1), message: consequence.message,
        place: consequence.first.change.code.rawValue)
    }
    let columns = ChangeLine.Columns(lines, from: 6, name: 10, on: page)
    for (consequence, line) in zip(listed, lines) {
      let changeClass = consequence.changeClass
      text += line.text(columns, after: changeClass.rawValue, style: TerminalStyle(changeClass), on: page)
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
      case .accessibility, .text: .note
      case .none: .aside
      }
  }
}
