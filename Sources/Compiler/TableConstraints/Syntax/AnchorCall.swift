/// A call that makes a constraint: UIKit's `title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)` and
/// `NSLayoutConstraint(item: title, attribute: .width, relatedBy: .equal, …)`, or SnapKit's `make.top.equalToSuperview()`.
package enum AnchorCall {
  /// Whether a text is such a call, or begins as one.
  package static func isCall(_ text: String) -> Bool { marks.contains { text.contains($0) } }

  private static let marks = [
    "Anchor.constraint(", "NSLayoutConstraint(", ".equalTo(", ".equalToSuperview(", "OrEqualTo(", "OrEqualToSuperview(",
  ]

  /// The constraint as a spec writes it: `title.leading == view.leading + 16`; nil for a call with other arguments than names and
  /// numbers, and for SnapKit's, which depend on the view that they are made for.
  package static func constraint(for call: String) -> String? {
    guard call.utf8.count <= ConstraintText.maxBytes, let start = call.firstIndex(of: "("),
      let end = call.lastIndex(of: ")"), start < end,
      let arguments = arguments(call[call.index(after: start)..<end])
    else { return nil }
    let function = call[..<start]
    let equation =
      function.hasSuffix("NSLayoutConstraint")
      ? Equation(ofInitializer: arguments)
      : function.hasSuffix("Anchor.constraint")
        ? Equation(of: arguments, on: function.dropLast(".constraint".count)) : nil
    guard let text = equation?.text else { return nil }
    let isValid = (try? ConstraintText.parse(text, holder: "superview")) != nil
    return isValid ? text : nil
  }

  private typealias Argument = (label: Substring, value: Substring)

  /// Nil if one of them has no label.
  private static func arguments(_ list: Substring) -> [Argument]? {
    let arguments = list.split(separator: ",").compactMap { argument -> Argument? in
      let parts = argument.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    return arguments.count == list.split(separator: ",").count ? arguments : nil
  }
}

extension AnchorCall {
  /// What the arguments of a call say.
  private struct Equation {
    var first: String?
    var relation: Relation?
    var second: String?
    var multiplier: Substring?
    var constant: Substring?

    /// Nil if an argument is no name and no number.
    init?(of arguments: [Argument], on path: Substring) {
      first = Self.anchor(path)
      for (label, value) in arguments {
        if setNumber(label, value) { continue }
        let isConstant = label.hasSuffix("Constant")
        relation = Self.relations[label.dropLast(isConstant ? "ToConstant".count : "To".count)]
        if isConstant { constant = value } else { second = Self.anchor(value) }
        guard isConstant || second != nil else { return nil }
      }
    }

    /// Nil for other labels than those of the initializer.
    init?(ofInitializer arguments: [Argument]) {
      for (label, value) in arguments {
        if setNumber(label, value) { continue }
        let word = value.split(separator: ".").last ?? ""
        switch label {
        case "item": first = Self.path(value)
        case "toItem": second = value == "nil" ? nil : Self.path(value)
        case "relatedBy": relation = Self.relations[word]
        case "attribute" where relation == nil: first = first.map { "\($0).\(word)" }
        case "attribute": second = second.map { "\($0).\(word)" }
        default: return nil
        }
      }
    }

    private mutating func setNumber(_ label: Substring, _ value: Substring) -> Bool {
      switch label {
      case "constant": constant = value
      case "multiplier": multiplier = value
      default: return false
      }
      return true
    }

    /// Nil if something is missing, or a number is written as something else.
    var text: String? {
      guard let first, let relation, [multiplier, constant].allSatisfy({ $0.map { Double($0) != nil } ?? true }) else {
        return nil
      }
      guard let second else { return constant.map { "\(first) \(relation.rawValue) \($0)" } }
      var text = "\(first) \(relation.rawValue) \(second)"
      if let multiplier, Double(multiplier) != 1 { text += " * \(multiplier)" }
      if let constant, let number = Double(constant), number != 0 {
        text += number < 0 ? " - \(constant.dropFirst())" : " + \(constant)"
      }
      return text
    }

    private static let relations: [Substring: Relation] = [
      "equal": .equal, "greaterThanOrEqual": .greaterOrEqual, "lessThanOrEqual": .lessOrEqual,
    ]

    /// `title.leading` for `self.title.leadingAnchor`.
    private static func anchor(_ path: Substring) -> String? {
      path.hasSuffix("Anchor") ? self.path(path.dropLast("Anchor".count)) : nil
    }

    /// `view.safeArea` for `self.view.safeAreaLayoutGuide`.
    private static func path(_ path: Substring) -> String {
      path.split(separator: ".").filter { $0 != "self" }
        .map { word in Guide.allCases.first { $0.nameInUIKit == word }?.rawValue ?? String(word) }
        .joined(separator: ".")
    }
  }
}
