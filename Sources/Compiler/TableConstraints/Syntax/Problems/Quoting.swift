extension String {
  /// A name in single quotes: a quote in it is doubled.
  var inSingleQuotes: String {
    // A quote followed by a combining mark is one character, so this iterates over scalars.
    var quoted = String.UnicodeScalarView("'".unicodeScalars)
    for scalar in unicodeScalars {
      if scalar == "'" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("'")
    return String(quoted)
  }

  /// As messages of `TableDiagnostics` quote, which this room does not see.
  private var inQuotes: String { contains("'") && !contains("\"") ? "\"\(self)\"" : "'\(self)'" }

  /// The string in quotes for a message, unless it has quotes, and truncated after 60 scalars: a name can be as long as a constraint.
  var forMessage: String {
    let scalars = unicodeScalars
    if scalars.count > 2 && scalars.count <= 60 && scalars.first == "'" && scalars.last == "'" { return self }
    guard let end = scalars.index(startIndex, offsetBy: 60, limitedBy: endIndex), end != endIndex else {
      return inQuotes
    }
    return "\(String(scalars[..<end]))…".inQuotes
  }
}

extension [String] {
  /// `a, b or c`.
  var asChoice: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
