/// Paths that do not name an anchor, and anchors that cannot be compared.
extension SyntaxProblem {
  static func unknownAttribute(_ range: Range<Int>, _ word: String, isOfGuide: Bool) -> SyntaxProblem {
    if word == "edges" {
      return SyntaxProblem(range, "\(word.forMessage) is not an attribute", help: "write 'pin: 0' in the view")
    }
    if let attribute = attribute(ofAnchor: word) {
      return SyntaxProblem(
        range, "\(word.forMessage) is not an attribute", help: "write '\(attribute)'", replacement: "\(attribute)")
    }
    let guides = Guide.allCases.map(\.rawValue)
    let guide = isOfGuide ? nil : guide(ofUIKit: word)
    let help: String? =
      if isOfGuide && guides.contains(word) {
        "put the word before it in single quotes if it names a view"
      } else {
        guide.map { "write '\($0)'" }
      }
    return SyntaxProblem(
      range, "\(word.forMessage) is not an attribute", help: help, replacement: guide?.rawValue,
      candidates: isOfGuide ? Attribute.allCases.map(\.rawValue) : Attribute.words + guides, word: word)
  }

  static func unknownGuide(_ range: Range<Int>, _ word: String) -> SyntaxProblem {
    let guides = Guide.allCases.map(\.rawValue)
    let guide = guide(ofUIKit: word)
    return SyntaxProblem(
      range, "\(word.forMessage) is not a guide", help: guide.map { "write '\($0)'" } ?? "write \(guides.asChoice)",
      replacement: guide?.rawValue, candidates: guides, word: word)
  }

  /// The attribute for an anchor of UIKit: `leadingAnchor`.
  private static func attribute(ofAnchor word: String) -> Attribute? {
    word.hasSuffix("Anchor") ? Attribute(rawValue: String(word.dropLast("Anchor".count))) : nil
  }

  private static func guide(ofUIKit word: String) -> Guide? { Guide.allCases.first { $0.nameInUIKit == word } }

  static func afterAttribute(_ range: Range<Int>, _ attribute: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "unexpected name after the attribute '\(attribute)'", help: "write a guide before the attribute")
  }

  static func noAttribute(_ range: Range<Int>, _ path: String, help: String?) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(path.forMessage) has no attribute",
      help: help ?? "write one after it, such as '.leading' or '.width'")
  }

  /// An attribute without a view.
  static func noOwner(_ range: Range<Int>, _ attribute: String, holder: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "'\(attribute)' needs a view before it",
      help: "write the view before it, such as 'title.\(attribute)' or '\(holder).\(attribute)'")
  }

  static func baselineOfGuide(_ range: Range<Int>, _ attribute: Attribute) -> SyntaxProblem {
    SyntaxProblem(range, "a guide has no '\(attribute)'", help: "use a view's baseline, or the guide's top or bottom")
  }

  static func marginOfGuide(_ range: Range<Int>, _ word: String, _ attribute: Attribute) -> SyntaxProblem {
    SyntaxProblem(range, "a guide has no '\(word)'", help: "write '\(attribute)'", replacement: "\(attribute)")
  }

  static func hyphenOrMinus(_ range: Range<Int>, _ name: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(name.forMessage) is ambiguous: it could be a name or a subtraction",
      help: "write spaces around the minus sign, or put the name in single quotes")
  }

  static func notComparable(_ first: Anchor, _ second: Anchor) -> SyntaxProblem {
    let label =
      switch (first.attribute.group, second.attribute.group) {
      case (.size, _): "one is a size, the other a position"
      case (_, .size): "one is a position, the other a size"
      case (.vertical, _): "one is vertical, the other horizontal"
      case (_, .vertical): "one is horizontal, the other vertical"
      default: "only one of them follows the layout direction"
      }
    let partners = Attribute.allCases.filter(first.attribute.canBeCompared).map(\.rawValue)
    return SyntaxProblem(
      second.range, "\(first.description.forMessage) cannot be compared with \(second.description.forMessage)",
      label: label, help: "compare '\(first.attribute)' with \(partners.asChoice)")
  }

  static func constantAlone(_ range: Range<Int>, _ first: Anchor, meant: ConstraintExpression?) -> SyntaxProblem {
    SyntaxProblem(
      range, "the position \(first.description.forMessage) is compared with a constant alone",
      help: meant.map { "write '\($0)'" } ?? "compare it with an anchor of another view")
  }

  static func withoutEffect(_ range: Range<Int>, _ anchor: Anchor, holds: Bool) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(anchor.description.forMessage) is compared with itself",
      label: holds ? "this always holds" : "this never holds", help: "compare it with another anchor")
  }
}
