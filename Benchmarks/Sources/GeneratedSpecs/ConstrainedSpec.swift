/// A spec of so many rows of eight views each, at frames or held by nineteen constraints of their template.
public struct ConstrainedSpec {
  let rowCount: Int

  public init(rowCount: Int) { self.rowCount = rowCount }

  /// Of each view: its id, its content, its frame where it has one.
  private static func views(_ row: Int) -> [(id: String, content: String, frame: String)] {
    [
      ("avatar", "image: {size: [40, 40]}", "16, 11, 40, 40"),
      ("sender", "label: Sender \(row), font: {weight: semibold}", "68, 11, 180, 20.5"),
      ("time", "label: \"9:\(10 + row % 50)\", font: 13", "300, 14, 40, 16"),
      ("subject", "label: Subject of the message \(row), font: 15", "68, 33, 280, 18"),
      ("preview", "label: The first words of what it says, font: 13", "68, 53, 280, 16"),
      ("flag", "background: systemOrange", "352, 14, 8, 8"),
      ("clip", "image: {size: [12, 12]}", "348, 34, 12, 12"),
      ("unread", "background: systemBlue", "4, 27, 8, 8"),
    ]
  }

  private static let constraints = [
    "avatar.leading == margins.leading", "avatar.top == contentView.top + 11", "sender.leading == avatar.trailing + 12",
    "sender.top == avatar.top", "time.firstBaseline == sender.firstBaseline", "time.leading >= sender.trailing + 8",
    "flag.leading == time.trailing + 8", "flag.trailing == margins.trailing", "flag.centerY == time.centerY",
    "subject.leading == sender.leading", "subject.top == sender.bottom + 2", "clip.leading >= subject.trailing + 4",
    "clip.trailing == margins.trailing", "clip.centerY == subject.centerY", "preview.leading == subject.leading",
    "preview.top == subject.bottom + 2", "preview.trailing == margins.trailing",
    "unread.leading == contentView.leading + 4",
    "unread.centerY == avatar.centerY",
  ]

  /// Sizes of plain views are keys of theirs.
  public func text(isConstrained: Bool) -> [UInt8] {
    var text = "tablespec: 1\n"
    if isConstrained {
      text += "templates:\n  message:\n    constraints:\n"
      for constraint in Self.constraints { text += "      - \(constraint)\n" }
    }
    text += "sections:\n  - rows:\n"
    for row in 0..<rowCount {
      text += "      - {id: row-\(row), height: 80, " + (isConstrained ? "use: message, " : "") + "views: ["
      text += Self.views(row).map { view in
        let size = view.content.hasPrefix("background") ? ", width: 8, height: 8" : ""
        return "{id: \(view.id), \(view.content)" + (isConstrained ? size : ", frame: [\(view.frame)]") + "}"
      }.joined(separator: ", ")
      text += "]}\n"
    }
    return Array(text.utf8)
  }
}
