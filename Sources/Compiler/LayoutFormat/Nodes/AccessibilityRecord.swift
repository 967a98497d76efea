import TableIR
import TableLayout
import TableSupport

extension Record<Accessibility> {
  static let accessibility = Record(
    "accessibility",
    summary:
      "What the spec sets of how VoiceOver reads a row, a view, an accessory, a header or a footer. What is left out is as UIKit derives it.",
    blank: { _, _ in Accessibility() },
    [
      text("label", \.label, "read first", .accessibilityLabel),
      text("value", \.value, "read after the label", .accessibilityValue),
      text("hint", \.hint, "read last", .accessibilityHint),
      Member(
        "traits", \.traits, .traits, unless: [], "UIKit's names of traits besides those of its kind",
        .property(.accessibilityTraits) { traits, _ in ReportedValue(traits.names.joined(separator: ", ")) }),
      Member("identifier", \.identifier, .text, "what UI tests find it by", .text(.accessibilityIdentifier)),
      Member(
        "hidden", \.isHidden, .only(true), unless: false, "whether it is skipped with everything in it",
        .flag(.accessibilityHidden, "yes")),
      Member(
        "element", \.isElement, .bool, "whether it is read as one",
        .property(.accessibilityElement) { isElement, _ in ReportedValue(isElement ? "yes" : "no") }),
      Member(
        "order", \.order, .strings, unless: [], "the ids of the views in it that are read, in this order",
        .property(.accessibilityOrder) { order, _ in ReportedValue(order.joined(separator: ", ")) }),
    ])

  private static func text(
    _ key: StaticString, _ path: WritableKeyPath<Accessibility, Phrase?> & Sendable, _ doc: String,
    _ property: Property
  ) -> Member<Accessibility> {
    Member(key, .text, doc, .text(property)) {
      $0.pointee[keyPath: path]?.string
    } set: {
      $0[keyPath: path] = Phrase($1)
    }
  }
}

extension Member {
  /// What the spec sets of its accessibility, which few nodes have.
  static func accessibility(
    _ get: @escaping @Sendable (UnsafePointer<Node>) -> Aside<Accessibility>?,
    set: @escaping @Sendable (inout Node, Accessibility) -> Void
  ) -> Member {
    Member(
      "accessibility", .object(.accessibility), "what the spec sets of how VoiceOver reads it",
      .members(.accessibility),
      get: { get($0)?.value }, set: set)
  }
}

extension Form<[String]> {
  fileprivate static let strings = Form(
    #""type": "array", "items": {"type": "string"}"#, noun: "an array of strings",
    write: { strings, writer in
      writer.json.beginArray(inline: true)
      for string in strings { writer.json.string(string) }
      writer.json.endArray()
    }, read: { node, key, _ throws(LayoutProblem) in node.member(key) == nil ? nil : try node.strings(key) })
}

extension Form<AccessibilityTraits> {
  static let traits = Form(
    "\"type\": \"array\", \"items\": {\(Form<String>.words(AccessibilityTraits.named.map(\.name)))}",
    noun: "an array of words",
    write: { traits, writer in Form<[String]>.strings.write(traits.names, &writer) },
    read: { node, key, _ throws(LayoutProblem) in
      guard node.member(key) != nil else { return nil }
      let names = try node.strings(key)
      return AccessibilityTraits(
        try names.map { name throws(LayoutProblem) in
          guard let trait = AccessibilityTraits.named.first(where: { $0.name == name }) else {
            throw node.wrong(key, "an array of UIKit's traits", .string(name))
          }
          return trait.value
        })
    })
}
