extension Lexer {
  /// Takes a word. A hyphen between two of its scalars belongs to it: a name with a hyphen is more common than a subtraction
  /// without spaces.
  mutating func takeName(hasHyphens: Bool) -> String {
    let start = index
    while let scalar = scalar() {
      let isHyphen = hasHyphens && scalar == "-" && index > start && self.scalar(1)?.continuesName == true
      guard scalar.continuesName || isHyphen else { break }
      index += 1
    }
    return text(from: start)
  }

  mutating func takeQuotedName() -> Token.Kind {
    let start = index
    var name = String.UnicodeScalarView()
    index += 1
    while let scalar = scalar() {
      index += 1
      if scalar == "'" {
        guard self.scalar() == "'" else {
          return name.isEmpty ? .invalid(.emptyName(range(from: start))) : .quoted(String(name))
        }
        index += 1
      }
      name.append(scalar)
    }
    index = start + 1
    return .invalid(.unclosedQuote(range(from: start)))
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  var startsName: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: self == "_"
    }
  }

  /// Letters of many languages contain combining marks.
  var continuesName: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: startsName
    }
  }

  var isRelational: Bool {
    switch self {
    case "=", "<", ">", "≤", "≥", "≠", "!": true
    default: false
    }
  }
}
