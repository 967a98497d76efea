import TableIR
import TableLayout
import TableSupport

extension Record<SwipeActionsNode> {
  static let swipeActions = Record(
    "swipeActions",
    summary: "The actions that a row shows when it is swiped open. Only the actions of the open edge have frames.",
    blank: { _, _ in SwipeActionsNode() },
    [
      Member("open", \.openEdge, .word, "the edge that is open", .word(.swiped)),
      edge("leading", \.leading, .leadingActions, "at the leading edge, outermost first"),
      edge("trailing", \.trailing, .trailingActions, "at the trailing edge, outermost first"),
    ])

  private static func edge(
    _ key: StaticString, _ path: WritableKeyPath<SwipeActionsNode, [SwipeActionNode]> & Sendable,
    _ property: Property, _ doc: String
  ) -> Member<SwipeActionsNode> {
    let name = key.description
    return Member(
      key, path, .array(of: .swipeAction, inline: (true, true)), unless: [], doc,
      .own("\(property.words); open ones also as views") { actions, lister in
        lister.add(property, lister.words.swipeActions(actions))
        for (index, action) in actions.enumerated() where action.frame != nil {
          lister.view("\(name)Action \(index + 1)") { $0.list(action) }
        }
      })
  }
}

extension Record<SwipeActionNode> {
  static let swipeAction = Record(
    "swipeAction", summary: "A button of a row that is swiped open.", blank: { _, _ in SwipeActionNode() },
    [
      Member("title", \.title, .text, "even if there is no room for it", .unreported(together)),
      Member("style", \.style, .word, "", .unreported(together)),
      Member("backgroundColor", \.backgroundColor, .color, "", .unreported(together)),
      Member("image", \.image, .image, "", .unreported(together)),
      Member("frame", \.frame, .rect, "in the cell's space, if it is visible", .own("its frame") { _, _ in }),
      Member(
        "imageFrame", \.imageFrame, .rect,
        "in the button's space; at its origin if the row is not open; left out without an image",
        .own("its frame") { _, _ in }),
      Member(
        "titleLabel", \.titleLabel, .object(.label), "in the button's space, if it is visible",
        .own("through its members") { _, _ in }),
    ])

  private static let together = "the actions of an edge are reported together"
}

extension ViewLister {
  /// Lists a visible button: its position and the layout of its title. Its other values are reported for the row.
  fileprivate mutating func list(_ action: SwipeActionNode) {
    current.frame = action.frame ?? .zero
    current.isActive = true
    let name = current.name
    if let frame = action.imageFrame { view("\(name).imageView") { $0.current.frame = frame } }
    guard let label = action.titleLabel else { return }
    view("\(name).titleLabel") { lister in
      lister.current.frame = label.frame
      lister.add(.font, ReportedValue(lister.words.font(label.font)))
      if label.isTruncated { lister.add(.truncated, ReportedValue("yes")) }
      if !label.lines.isEmpty { lister.add(.lines, ReportedValue(label.lines.map(\.text).joined(separator: " / "))) }
    }
  }
}

extension LookFormatter {
  /// `Delete (destructive), Flag (systemIndigo, symbol flag 20 × 22)`.
  fileprivate func swipeActions(_ actions: [SwipeActionNode]) -> ReportedValue {
    let contents = actions.compactMap { action in action.image.flatMap { content(of: $0) ?? look(of: $0) } }
    return ReportedValue(
      actions.isEmpty ? "none" : actions.map(words).joined(separator: ", "),
      content: contents.isEmpty ? nil : contents.joined(separator: ", "))
  }

  private func words(_ action: SwipeActionNode) -> String {
    var parts: [String] = []
    if action.style == .destructive { parts.append("destructive") }
    if action.backgroundColor != action.style.backgroundColor { parts.append(color(action.backgroundColor)) }
    if let image = action.image {
      let size = action.imageFrame.map { " \(String(decimal: $0.width)) × \(String(decimal: $0.height))" } ?? ""
      parts.append(self.image(image) + size)
    }
    let title = action.title ?? ""
    if parts.isEmpty { return title }
    return title.isEmpty ? parts.joined(separator: " ") : "\(title) (\(parts.joined(separator: ", ")))"
  }
}
