import TableIR
import TableLayout
import TableSupport

extension Record<AccessibilityElement> {
  static let element = Record(
    "element",
    summary: "Something that VoiceOver stops at and that UI tests find: a row as a whole, a control in it, a title.",
    blank: { _, _ in AccessibilityElement(owner: "", frame: .zero) },
    [
      Member("view", \.view, .text, "the view's id or name; left out for the whole", .unreported(derived)),
      Member("label", \.label, .text, "read first; empty for none", .unreported(derived)),
      Member("value", \.value, .text, "", .unreported(derived)),
      Member("hint", \.hint, .text, "that the spec sets", .unreported(derived)),
      Member("traits", \.traits, .traits, unless: [], "UIKit's names", .unreported(derived)),
      Member("identifier", \.identifier, .text, "what UI tests find it by", .unreported(derived)),
      Member("frame", \.frame, .rect, "in the table's content space", .unreported(derived)),
      .derived("spoken", .text, .always, "what VoiceOver reads", .unreported(derived)) { $0.pointee.spoken },
      .derived("spokenHint", .text, .optional, "what it reads after a pause", .unreported(derived)) {
        $0.pointee.spokenHint
      },
    ])

  private static let derived = "it follows from the views and their accessibility"
}

extension Member {
  /// What VoiceOver reads of a node, if that is written: it follows from the rest, and is not read back.
  static func elements(
    _ find: @escaping @Sendable (ElementReader, UnsafePointer<Node>, LayoutWriter.Context) -> [AccessibilityElement]
  ) -> Member {
    Member(
      "elements", .array(of: .element, inline: (false, true)), "what VoiceOver reads, in its order, with --elements",
      .unreported("it follows from the views and their accessibility"),
      written: { node, context in context.elements.map { find($0, node, context) } }, set: { _, _ in })
  }
}
