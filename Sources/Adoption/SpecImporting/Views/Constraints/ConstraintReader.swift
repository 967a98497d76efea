import TableConstraints

/// Reads a `<constraint>`.
struct ConstraintReader {
  let tree: ViewTree
  /// The view whose `<constraints>` it stands in.
  let holder: XMLElement

  enum Result {
    case constraint(ReadConstraint)
    /// It concerns nothing that a row shows, such as the size of what a scroll view scrolls.
    case withoutEffect
    case unknown(property: String, reason: String)
  }

  func read(_ declared: VariedElement) -> Result {
    let ends: (first: ReadConstraint.End, second: ReadConstraint.End?)
    do {
      ends = (
        try end("first", of: declared), declared["secondAttribute"] == nil ? nil : try end("second", of: declared)
      )
    } catch {
      return .unknown(property: error.property, reason: error.reason)
    }
    guard !scrolls(ends.first, ends.second), !scrolls(ends.second, ends.first) else { return .withoutEffect }
    guard let constant = constant(of: declared, ends.first, ends.second) else {
      let isNumber = declared.number("constant") != nil
      return .unknown(property: "constant", reason: "the constant is \(isNumber ? "out of range" : "not a number")")
    }
    guard let ratio = multiplier(of: declared) else {
      return .unknown(property: "multiplier", reason: "the multiplier is out of range")
    }
    if ends.second == nil, !ends.first.attribute.isSize {
      return .unknown(property: "secondItem", reason: "a position without another view to compare it with")
    }
    var constraint = ReadConstraint(
      first: ends.first, relation: relation(of: declared), second: ends.second, multiplier: ratio, constant: constant)
    if ratio != 1 { constraint.ratio = declared["multiplier"] }
    constraint.priority = min(max(declared.number("priority") ?? 1_000, 1), 1_000)
    constraint.identifier = declared["identifier"]
    constraint.isPlaceholder = declared.flag("placeholder") == true
    guard let placed = constraint.placed else {
      return .unknown(property: "constant", reason: "the label's text decides where its baseline is")
    }
    constraint = placed
    // The view comes before what contains it.
    let isTurned =
      constraint.second?.view.map { $0 != tree.root && constraint.first.view.map(isAround($0)) ?? false } ?? false
    return .constraint(isTurned ? constraint.turned : constraint)
  }

  private struct Problem: Error {
    var property: String
    var reason: String
  }

  private func end(_ which: String, of declared: VariedElement) throws(Problem) -> ReadConstraint.End {
    let word = declared[which + "Attribute"] ?? ""
    var guide: Guide?
    let attribute: Attribute
    if let plain = Attribute(rawValue: word == "baseline" ? "lastBaseline" : word) {
      attribute = plain
    } else if let inner = Attribute(withinMargins: word) {
      (attribute, guide) = (inner, .margins)
    } else {
      throw Problem(property: "\(which)Attribute = \(word)", reason: "the language has no such attribute")
    }
    guard let id = declared[which + "Item"] else {
      return ReadConstraint.End(view: holder, guide: guide, attribute: attribute)
    }
    if let (view, key) = tree.guides[id] {
      switch key {
      case "safeArea": guide = .safeArea
      case "layoutMargins": guide = .margins
      case "readableContent": guide = .readable
      case "contentView", "frameLayoutGuide", "contentLayoutGuide": break
      default: throw Problem(property: "\(which)Item = \(key)", reason: "the language has no such guide")
      }
      return ReadConstraint.End(view: view, guide: guide, attribute: attribute)
    }
    if let insets = tree.insetsOfLabel(id) {
      return ReadConstraint.End(view: tree.root, guide: nil, attribute: attribute, insets: insets)
    }
    guard let view = tree.view(id) else {
      throw Problem(property: "\(which)Item = \(id)", reason: "the view is not one of these, or not installed")
    }
    return ReadConstraint.End(view: view, guide: guide, attribute: attribute)
  }

  private func relation(of declared: VariedElement) -> Relation {
    switch declared["relation"] {
    case "greaterThanOrEqual": .greaterOrEqual
    case "lessThanOrEqual": .lessOrEqual
    default: .equal
    }
  }

  /// A symbolic constant is UIKit's standard spacing, unless it is written as a number.
  private func constant(of declared: VariedElement, _ first: ReadConstraint.End, _ second: ReadConstraint.End?)
    -> Constant?
  {
    if declared.flag("symbolic") == true, declared["constant"] == nil, let second, first.guide == nil,
      second.guide == nil,
      let spacing = StandardSpacing(between: first.attribute, and: second.attribute)
    {
      return .standard(spacing, isNegative: false)
    }
    guard let number = declared["constant"].map({ _ in declared.number("constant") }) ?? 0 else { return nil }
    return number.magnitude <= SpecLimits.longest ? .number(number) : nil
  }

  /// A number, or a ratio such as `16:9` or `2/3`.
  private func multiplier(of declared: VariedElement) -> Double? {
    guard let text = declared["multiplier"] else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double(String($0)) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return parts.count == 1 && Self.multipliers.contains(first.magnitude) ? first : nil }
    guard let second = parts[1], Self.multipliers.contains((first / second).magnitude) else { return nil }
    return first / second
  }

  /// Those that the language accepts.
  private static let multipliers = 0.001...1_000

  /// Whether an end is an edge of what a scroll view scrolls, after the other end inside of it: it sets how far that scrolls.
  private func scrolls(_ end: ReadConstraint.End?, _ other: ReadConstraint.End?) -> Bool {
    guard let view = end?.view, view.name == "scrollView", let inner = other?.view, isAround(inner)(view) else {
      return false
    }
    switch end?.attribute {
    case .trailing, .right, .bottom: return true
    default: return false
    }
  }

  /// Whether a view contains another one.
  private func isAround(_ view: XMLElement) -> (XMLElement) -> Bool {
    { outer in
      var next = tree.parent(of: view)
      while let parent = next {
        if parent == outer { return true }
        next = tree.parent(of: parent)
      }
      return false
    }
  }
}
