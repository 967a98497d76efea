extension ConstraintExpression: CustomStringConvertible {
  /// The canonical text, such as `title.leading == avatar.trailing + 12 @750`.
  ///
  /// Parsing it gives an equal expression, regardless of the holder, unless long names make it longer than
  /// `ConstraintText.maxBytes`.
  package var description: String { text(in: nil) }

  /// The same as written beside the views of a holder, whose guides need no name.
  package func text(in holder: String?) -> String {
    var text = "\(first.text(in: holder)) \(relation.rawValue) "
    if let second {
      text += second.text(in: holder)
      if multiplier != 1 { text += " " + multiplier.multiplierText }
      text += constant.addition
    } else {
      text += constant.text
    }
    if priority != 1_000 { text += " @\(priority.shortestText)" }
    return text
  }
}

extension Constant {
  /// The constant as an addition; empty for 0.
  fileprivate var addition: String {
    switch self {
    case .number(0): ""
    case .number(let value): " \(value < 0 ? "-" : "+") \(value.magnitude.shortestText)"
    case .standard(_, let isNegative): " \(isNegative ? "-" : "+") \(Self.standardWord)"
    }
  }

  fileprivate var text: String {
    switch self {
    case .number(let value): value.shortestText
    case .standard(_, let isNegative): (isNegative ? "-" : "") + Self.standardWord
    }
  }
}

extension Double {
  /// The shortest text that is parsed as the same number: `12`, `-0.5`, `1e+20`.
  var shortestText: String {
    if self == 0 { return "0" }
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `* 0.5`, or `/ 3` if the digits of the multiplier would obscure a divisor.
  var multiplierText: String {
    let text = shortestText
    let divisor = (1 / self).shortestText
    // Parsing divides, so the divisor must give exactly the same multiplier.
    guard divisor.utf8.count + 4 < text.utf8.count, 1 / (1 / self) == self else { return "* \(text)" }
    return "/ \(divisor)"
  }
}
