extension String {
  /// Text for an element or an attribute of XML 1.0, which forbids most control characters.
  var escapedForXML: String {
    safeText(self).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        text.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
  }
}
