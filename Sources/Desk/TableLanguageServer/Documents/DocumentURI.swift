import TableSupport

/// Addresses of documents and paths of files.
package enum DocumentURI {
  /// The path that a `file:` address names; nil for other addresses, other machines and paths that are not valid UTF-8.
  package static func path(of uri: String) -> String? {
    guard uri.utf8.count <= longest, let colon = uri.firstIndex(of: ":"), uri[..<colon].lowercased() == "file" else {
      return nil
    }
    var rest = uri[uri.index(after: colon)...]
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      guard ["", "localhost"].contains(rest[..<slash].lowercased()) else { return nil }
      rest = rest[slash...]
    }
    guard rest.hasPrefix("/") else { return nil }
    // A query or a fragment is not part of the path; in one, both characters are escaped.
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    return decoded(rest[..<end])
  }

  /// The name of a document that has no file yet: `Untitled-1` for `untitled:Untitled-1`; nil for other addresses.
  package static func untitledName(of uri: String) -> String? {
    let prefix = "untitled:"
    guard uri.utf8.count <= longest, uri.lowercased().hasPrefix(prefix) else { return nil }
    return decoded(uri.dropFirst(prefix.count))
  }

  /// The address of a file.
  ///
  /// - Parameter path: An absolute path.
  package static func uri(ofPath path: String) -> String {
    "file://" + encoded(path)
  }

  private static let longest = 32 << 10

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    guard !bytes.contains(0) else { return nil }
    return String(utf8: bytes)
  }

  private static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80, unescaped.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%" + hex[Int(byte >> 4)] + hex[Int(byte & 15)]
      }
    }
    return text
  }

  private static let hex = "0123456789ABCDEF".map(String.init)

  /// The unreserved characters of RFC 3986, and those that separate and are common in paths.
  private static let unescaped = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".unicodeScalars)

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
