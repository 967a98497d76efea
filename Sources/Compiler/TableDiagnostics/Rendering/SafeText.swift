extension Unicode.Scalar {
  /// Whether the scalar may be printed as it is.
  package var isSafeToPrint: Bool { safeSubstitute == nil }

  /// The substitute for a scalar that would control the terminal or mislead the reader if printed; nil if it is safe.
  ///
  /// This covers control characters, line separators, byte order marks, and characters that reorder text: a spec must not be able
  /// to move the cursor, change a colour or reorder the displayed text.
  var safeSubstitute: String? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) }
    case 0x7F: "␡"
    case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}

/// Untrusted text made safe to print on one line, truncated after 1,000 scalars. All names are printed this way.
public func safeText(_ text: String) -> String { safeText(text, limit: 1_000) }

/// The same, truncated after a given number of scalars.
package func safeText(_ text: String, limit: Int) -> String {
  var safe = ""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < limit else {
      safe += "…"
      break
    }
    count += 1
    if let substitute = scalar.safeSubstitute {
      safe += substitute
    } else {
      safe.unicodeScalars.append(scalar)
    }
  }
  return safe
}

/// The same for each line of a text, preserving line breaks.
package func safeLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { safeText(String($0), limit: .max) }
    .joined(separator: "\n")
}
