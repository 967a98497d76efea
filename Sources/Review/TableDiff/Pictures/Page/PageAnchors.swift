import TableDiagnostics

/// The ids of the parts of a page. The same part of another report has the same id, so that a link of a review holds.
struct PageAnchors {
  private var counts: [String: Int] = [:]
  private var made: Set<String> = []

  private static let longest = 160

  /// An id of what it is about: `mail/inbox:D0301:messages/ann.textLabel`. Parts that are about the same are numbered.
  mutating func make(_ parts: [String]) -> String {
    var id = ""
    for scalar in safeText(parts.joined(separator: ":")).unicodeScalars {
      let isPlain = scalar.isASCII ? Self.isPlain(scalar) : !scalar.properties.isWhitespace
      id.unicodeScalars.append(isPlain ? scalar : "-")
      guard id.unicodeScalars.count < Self.longest else { break }
    }
    // Another part may be called what a number makes of this one.
    var count = counts[id, default: 0] + 1
    var numbered = count == 1 ? id : "\(id):\(count)"
    while !made.insert(numbered).inserted {
      count += 1
      numbered = "\(id):\(count)"
    }
    counts[id] = count
    return numbered
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "/", ":", "-", "[", "]", "=": true
    default: false
    }
  }

  /// The address of a part within the page.
  static func address(_ id: String) -> String {
    var address = "#"
    for byte in id.utf8 {
      if byte < 0x80, isPlain(Unicode.Scalar(byte)), byte != UInt8(ascii: "["), byte != UInt8(ascii: "]") {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%\(digits.utf8.count == 1 ? "0" : "")\(digits)"
      }
    }
    return address
  }
}
