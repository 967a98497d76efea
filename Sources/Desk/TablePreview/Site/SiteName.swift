/// The name of the files of a table in a site: the same for the same table, and different for different ones on every file system.
package enum SiteName {
  /// Names of devices on Windows, with any suffix.
  private static let reserved: Set = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2",
    "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
  ]
  /// In bytes, with the hash and the suffix far less than any file system allows.
  private static let longest = 100

  /// The name of a table: that of its spec if this has only small letters, digits and hyphens, with dots for slashes. Otherwise what is
  /// left of it, and a hash.
  ///
  /// - Parameters:
  ///   - id: the path of the spec without its suffix: `forms/login`.
  ///   - hash: the hash of a text in hexadecimal digits.
  package static func name(of id: String, hash: (String) -> String) -> String {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    if id.utf8.count <= longest, parts.allSatisfy(isPlain), !reserved.contains(String(parts[0])) {
      return parts.joined(separator: ".")
    }
    let words = id.lowercased().utf8.map { isSafe($0) ? Character(Unicode.Scalar($0)) : "-" }.prefix(60)
    return "\(String(words))~\(hash(id).prefix(16))"
  }

  private static func isPlain(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, first != UInt8(ascii: "-") else { return false }
    return part.utf8.allSatisfy(isSafe)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-")
  }
}
