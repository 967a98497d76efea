import TableIR

extension Key {
  /// How an object is read, over what a template sets.
  static func accessibility(_ member: WritableKeyPath<Owner, Accessibility> & Sendable) -> Key {
    Key(
      "accessibility", over: .accessibility, default: "as UIKit derives it",
      "how VoiceOver reads it, and what UI tests find it by", member
    ).written(.late)
  }
}

extension MappingType where Owner == Accessibility {
  static let accessibility = MappingType(
    "accessibility", noun: "an accessibility",
    summary:
      "How VoiceOver reads a row, a view, an accessory, a header or a footer, where that is not what UIKit derives from what it shows.",
    Accessibility(),
    keys: [
      Key(
        "label", .phrase, default: "the texts that it shows, joined by commas", "what is read first", \.label),
      Key("value", .phrase, default: "the control's", "what is read after the label", \.value),
      Key("hint", .phrase, default: "the control's", "what is read last, after a pause", \.hint),
      Key(
        "traits", traits, default: "[]",
        "what it is, besides what its kind says: a control, a header and a selected row have traits of their own",
        get: { $0.traits.isEmpty ? nil : $0.traits }
      ) { $0.traits = $1 },
      Key(
        "identifier", .name("an identifier"), default: "its `id`", "what UI tests find it by; it is never read",
        \.identifier),
      Key(
        "hidden", .boolean, default: "false", "whether VoiceOver skips it and everything in it", \.isHidden),
      Key(
        "element", .boolean,
        default:
          "true for a row, a title, a label, a control, and a view with a `label`, a `value`, a `hint` or `traits`",
        "whether it is read as one, and what is in it is not; a row that is none is read view by view", \.isElement),
      Key(
        "order", .list(of: .name("the id of a view", of: .view), count: 1...100),
        default: "all, from top to bottom and from the leading to the trailing side",
        "the ids of the views in it that are read, each by itself, in this order",
        get: { $0.order.isEmpty ? nil : $0.order }
      ) { $0.order = $1 },
    ],
    rules: [.count(["label", "order"], 0...1, help: "views that are read each by itself have labels of their own")])

  private static let traits = Shape<[AccessibilityTraits]>.list(of: trait, count: 0...AccessibilityTraits.named.count)
    .map {
      AccessibilityTraits($0)
    } back: { traits in
      AccessibilityTraits.named.map(\.value).filter { traits.contains($0) }
    }

  private static let trait = Shape<AccessibilityTraits>.words(
    KeyNames(AccessibilityTraits.named.map(\.name)), AccessibilityTraits.named.map(\.value), name: { $0.names[0] })
}
