import TableDiagnostics

/// The changes of a cause that several rows or specs share, folded away in a table.
struct MarkdownCause {
  private let group: CauseGroup
  private static let most = 8

  init(_ group: CauseGroup) {
    self.group = group
  }

  var text: String {
    let cause = group.cause
    var text = "\n<details>\n<summary>\(group.worst.sign) \(MarkdownText.html(cause.place.lineText)) "
    text +=
      "\(MarkdownText.html(cause.words)): \(group.extentWords)\(group.expiredWords(MarkdownText.html))</summary>\n\n"
    text += "| | place | change |\n|---|---|---|\n"
    let consequences = group.consequences
    for consequence in consequences.prefix(Self.most) {
      text += "| \(consequence.changeClass.sign)&nbsp;\(consequence.changeClass.rawValue) "
      text += "| \(MarkdownText.code(consequence.subject(inOneSpec: group.specCount == 1))) "
      text += "| \(MarkdownText.code(consequence.message)) |\n"
    }
    let rest = consequences.dropFirst(Self.most).reduce(0) { $0 + $1.count }
    if rest > 0 { text += "| | \(counted(rest, "more change")) | |\n" }
    return text + "\nTo accept all of it: `--accept \(group.fingerprint) --reason …`\n\n</details>\n"
  }
}

extension ChangeClass {
  /// A sign beside the word, to be found at a glance.
  var sign: String {
    switch self {
    case .breaking: "🔴"
    case .layout: "🟠"
    case .visual: "🟣"
    case .accessibility: "🟢"
    case .text: "🔵"
    case .none: "⚪"
    }
  }
}
