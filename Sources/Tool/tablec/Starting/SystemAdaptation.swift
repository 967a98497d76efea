import TableIR

/// What a template uses that a version of iOS does not have, and what apps used there instead. The versions are those of the rule
/// `impossible-style`, and of self-sizing rows.
struct SystemAdaptation {
  /// The first version that has it.
  let since: Int
  let old: String
  let new: String

  private static let all = [
    SystemAdaptation(since: 13, old: "style: insetGrouped", new: "style: grouped"),
    // Fits a sender, a subject and two lines, in points.
    SystemAdaptation(since: 8, old: "height: automatic", new: "height: 100"),
    SystemAdaptation(since: 13, old: "systemIndigo", new: "systemPurple"),
    // As Headline and Subheadline are at Large.
    SystemAdaptation(since: 7, old: "font: {style: headline}", new: "font: {size: 17, weight: bold}"),
    SystemAdaptation(since: 7, old: "font: {style: subheadline}", new: "font: {size: 15}"),
  ]

  /// Lines without which a template is one of an older version, by how they begin.
  private static let dropped: [(since: Int, start: String)] = [
    (8, "# Swipe a message"), (8, "swipeActions:"), (11, "  leading: [{title:"), (8, "  trailing:"),
    (8, "    - {title: Trash"), (8, "    - {title: Flag"), (8, "    - {title: More"),
    (7, "    separatorStyle: {inset:"),
  ]

  /// A line of a template as a version of iOS can show it; nil for one that it cannot.
  static func line(_ line: Substring, ios: Int) -> String? {
    guard !dropped.contains(where: { ios < $0.since && line.hasPrefix($0.start) }) else { return nil }
    var line = String(line)
    for adaptation in all where ios < adaptation.since {
      line = line.split(separator: adaptation.old, omittingEmptySubsequences: false).joined(separator: adaptation.new)
    }
    if ios < 13 { line.replaceSymbol() }
    return line
  }
}

extension String {
  /// Symbols came with iOS 13. A swipe action does without; elsewhere a rectangle stands for the app's own icon.
  fileprivate mutating func replaceSymbol() {
    guard let start = firstRange(of: ", image: {symbol:") ?? firstRange(of: "image: {symbol:"),
      let end = self[start.upperBound...].firstIndex(of: "}")
    else { return }
    let isAction = firstRange(of: "{title:") != nil
    let icon = "image: {size: [24, 24], color: systemBlue}"
    replaceSubrange(start.lowerBound...end, with: isAction ? "" : self[start.lowerBound] == "," ? ", " + icon : icon)
  }
}
