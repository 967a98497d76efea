import TableConstraints
import TableParsing

/// Where a text has constraints: the text of one, or of several in the visual format, or a key with which a view constrains itself.
package struct ConstraintMark: Hashable, Sendable {
  /// Where the text begins; for a view's own key, where the view begins.
  package var start: Int
  /// The view's own keys: `width`, `pin`, or `pin` and `leading`; empty for the text of a constraint.
  package var keys: [String] = []
}

extension SpecEditor {
  /// The constraints that are written at an offset; nil where there are none.
  package func constraint(at offset: Int) -> ConstraintMark? {
    let offset = clamped(offset)
    guard tree.comment(at: offset) == nil, var node = tree.node(at: offset), tree.nodes[node].kind == .scalar else {
      return nil
    }
    if isConstraint(node) { return ConstraintMark(start: Int(tree.nodes[node].start)) }
    var keys: [String] = []
    while let key = tree.nodes[node].isKey ? node : tree.key(node), let mapping = tree.parent(key) {
      guard case .known(let described, _) = text.places.key(key) else { return nil }
      keys.insert(text.text(of: key), at: 0)
      guard grammar.mappings[described].description.name == "pin" else { break }
      node = mapping
    }
    guard let first = keys.first, ["width", "height", "aspect", "pin"].contains(first),
      let key = tree.nodes[node].isKey ? node : tree.key(node), let view = tree.parent(key)
    else { return nil }
    return ConstraintMark(start: Int(tree.nodes[view].start), keys: keys)
  }

  /// The meaning of an attribute or a guide after a dot of a constraint.
  func attributeHover(at offset: Int, _ node: Int) -> HoverText? {
    guard isConstraint(node) else { return nil }
    let range = constraintWord(at: offset, in: tree.contentRange(of: node))
    let word = String(decoding: text.bytes[range], as: UTF8.self)
    let isAfterDot = range.lowerBound > 0 && text.bytes[range.lowerBound - 1] == .dot
    guard isAfterDot || Guide(rawValue: word) != nil, let meaning = documentation(ofAttribute: word) else { return nil }
    return HoverText(markdown: "**\(word)** of a constraint\n\n\(meaning)", range: range)
  }

  /// What an attribute or a guide means, and its name in UIKit; nil for any other word.
  func documentation(ofAttribute word: String) -> String? {
    func words(_ meaning: String, _ name: String) -> String {
      "\(meaning.prefix(1).uppercased())\(meaning.dropFirst()).\n\nIn UIKit: `\(name)`"
    }
    if let guide = Guide(rawValue: word) { return words(guide.meaning, "UIView.\(guide.nameInUIKit)") }
    if let attribute = Attribute(rawValue: word) {
      return words(attribute.meaning, "NSLayoutConstraint.Attribute.\(word)")
    }
    return Attribute(withinMargins: word).map {
      words("\($0.meaning), within the view's layout margins", "NSLayoutConstraint.Attribute.\(word)")
    }
  }

  private func isConstraint(_ node: Int) -> Bool {
    guard !tree.nodes[node].isKey, let place = text.places.place(of: node) else { return false }
    return grammar.places[place].names.contains { $0.thing == .constraint }
  }
}
