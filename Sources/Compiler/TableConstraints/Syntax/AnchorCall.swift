/// A call of UIKit's that makes a constraint: `title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)`.
package enum AnchorCall {
  /// Whether a text is such a call, or begins as one.
  package static func isCall(_ text: String) -> Bool { text.contains("Anchor.constraint(") }

  /// The constraint as a spec writes it: `title.leading == view.leading + 16`; nil for a call with other arguments than names and numbers.
  package static func constraint(for call: String) -> String? {
    guard call.utf8.count <= ConstraintText.maxBytes, let start = call.firstIndex(of: "("),
      call[..<start].hasSuffix("Anchor.constraint"), let end = call.lastIndex(of: ")"), start < end,
      let first = anchor(call[..<start].dropLast(".constraint".count))
    else { return nil }
    var second: String?
    var relation: Relation?
    var rest = ""
    for argument in call[call.index(after: start)..<end].split(separator: ",") {
      let parts = argument.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "constant":
        guard let number = Double(parts[1]) else { return nil }
        rest += number < 0 ? " - \(parts[1].dropFirst())" : " + \(parts[1])"
      case "multiplier":
        guard Double(parts[1]) != nil else { return nil }
        rest += " * \(parts[1])"
      default:
        let isConstant = parts[0].hasSuffix("Constant")
        relation = relations[parts[0].dropLast(isConstant ? "Constant".count : 0)]
        second = isConstant ? (Double(parts[1]) == nil ? nil : String(parts[1])) : anchor(parts[1])
      }
    }
    guard let relation, let second else { return nil }
    let text = "\(first) \(relation.rawValue) \(second)\(rest)"
    let isValid = (try? ConstraintText.parse(text, holder: "superview")) != nil
    return isValid ? text : nil
  }

  private static let relations: [Substring: Relation] = [
    "equalTo": .equal, "greaterThanOrEqualTo": .greaterOrEqual,
    "lessThanOrEqualTo": .lessOrEqual,
  ]

  /// `title.leading` for `self.title.leadingAnchor`.
  private static func anchor(_ path: Substring) -> String? {
    guard path.hasSuffix("Anchor") else { return nil }
    let words = path.dropLast("Anchor".count).split(separator: ".").filter { $0 != "self" }
    return words.map { word in Guide.allCases.first { $0.nameInUIKit == word }?.rawValue ?? String(word) }
      .joined(separator: ".")
  }
}
