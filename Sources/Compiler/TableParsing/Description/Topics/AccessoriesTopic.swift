import TableIR

extension ReferenceTopic {
  static let accessories = ReferenceTopic(
    name: "accessories", title: "Accessories", about: "UIKit's accessory types, and custom accessory views",
    text: """
      UIKit's own accessories are words: `accessory: disclosureIndicator`, `detailButton`, `detailDisclosureButton`, `checkmark`.
      A mapping is an `accessoryView`.
      """,
    mappings: [
      DescribedMapping(
        MappingType<AccessoryDraft>.accessory.description,
        [
          LanguageExample(
            "Every control by its key", "rows:\n" + lines(of: ControlWords.inAccessories) { "  - accessory: {\($0)}" }),
          LanguageExample(
            "An image with a different one for the selected row, a plain view, a switch that is disabled, a label that takes taps",
            """
            rows:
              - {text: Next, accessory: {image: images/indicator.png, highlightedImage: images/indicator.png}}
              - {text: Colour, accessory: {view: {size: [24, 24], color: systemTeal, cornerRadius: 12}}}
              - {text: Roaming, accessory: {switch: off, enabled: false}}
              - {text: Price, accessory: {label: € 4, active: true}}
            """),
        ]),
      DescribedMapping(
        .plainView,
        LanguageExample(
          "A dot; a view with a centred label",
          """
          rows:
            - {text: Unread, accessory: {view: {size: [10, 10], color: systemBlue, cornerRadius: 5}}}
            - text: Guests
              accessory:
                view:
                  size: [44, 28]
                  views: [{id: count, label: "12"}]
                  constraints: [count.centerX == superview.centerX, count.centerY == superview.centerY]
          """)),
    ])

  /// A line for each control, with the possible values of its key.
  static func lines(of kinds: [ControlWords.Kind], _ line: (String) -> String) -> String {
    kinds.map { line("\($0.name): \($0.example)") }.joined(separator: "\n")
  }
}
