import TableDiagnostics

/// Names with special characters as git writes and reads them: in quotes, with the escapes of C.
enum GitQuoting {
  /// Whether a name needs no quotes: none of its characters is an escape, ends a line, controls a terminal or misleads the reader.
  static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.isSafeToPrint && $0 != "\"" && $0 != "\\" }
  }

  static func quoted(_ name: String) -> String {
    "\"\(name.unicodeScalars.map(escaped).joined())\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\"", "\\": "\\\(scalar)"
    case _ where scalar.isSafeToPrint: String(scalar)
    default: String(scalar).utf8.map(octal).joined()
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
