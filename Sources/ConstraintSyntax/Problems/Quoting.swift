extension String {
  /// A name as a text spells it in quotes: a quote in it is written twice.
  var inSingleQuotes: String {
    // A quote and a combining mark after it are one character, so scalars are looked at.
    var quoted = String.UnicodeScalarView("'".unicodeScalars)
    for scalar in unicodeScalars {
      if scalar == "'" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("'")
    return String(quoted)
  }

  /// The text in quotes for a message, unless it has some, and cut after 60 scalars: a name may take a whole text.
  var forMessage: String {
    let scalars = unicodeScalars
    if scalars.count > 2 && scalars.count <= 60 && scalars.first == "'" && scalars.last == "'" { return self }
    guard let end = scalars.index(startIndex, offsetBy: 60, limitedBy: endIndex), end != endIndex else {
      return "'\(self)'"
    }
    return "'\(String(scalars[..<end]))…'"
  }
}

extension [String] {
  /// `a, b or c`.
  var asChoice: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
