/// What a tag can call: `uppercased(text)`. A filter computes a value from its arguments and the place in a list, and does nothing else.
package struct TemplateFilter: Sendable {
  package let name: String
  /// The names of its arguments, for the page that documents it; the last may be repeated if it ends with `…`.
  package let arguments: [String]
  package let doc: String
  /// The work of a call, in steps, besides that for the sizes of its arguments.
  let cost: @Sendable ([TemplateValue]) -> Int
  let apply: @Sendable ([TemplateValue], TemplatePosition?) -> TemplateValue
  /// The name of a value of the root that follows its arguments; nil for none.
  let also: String?

  package init(
    _ name: String, _ arguments: [String], _ doc: String, also: String? = nil,
    cost: @escaping @Sendable ([TemplateValue]) -> Int = { _ in 0 },
    apply: @escaping @Sendable ([TemplateValue], TemplatePosition?) -> TemplateValue
  ) {
    (self.name, self.arguments, self.doc, self.cost, self.apply) = (name, arguments, doc, cost, apply)
    self.also = also
  }

  /// A filter of one text.
  package init(_ name: String, _ doc: String, text: @escaping @Sendable (String) -> String) {
    self.init(name, [Self.text], doc) { arguments, _ in .string(text(arguments[0].text)) }
  }

  /// Whether it computes a text from a single one.
  var takesText: Bool { arguments == [Self.text] }

  private static let text = "text"

  var arity: ClosedRange<Int> {
    arguments.last?.hasSuffix("…") == true ? arguments.count...16 : arguments.count...arguments.count
  }

  var arityWords: String {
    let count = arity.lowerBound
    let words = count == 1 ? "1 argument" : "\(count) arguments"
    return arity.upperBound > count ? "at least \(words)" : words
  }

  /// How it is called: `equal(value, other)`.
  package var usage: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

/// The place of an element in the list that a section repeats.
package struct TemplatePosition: Sendable {
  /// Counted from 0.
  package var index: Int
  package var count: Int
}
