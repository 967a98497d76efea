import TableDiagnostics

/// Names as git writes and reads them where they are not as plain as most: in quotes, with the escapes of C.
enum GitQuoting {
  /// Whether a name can stand as it is: no sign of it is an escape, ends a line, steers a terminal or misleads its reader.
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
