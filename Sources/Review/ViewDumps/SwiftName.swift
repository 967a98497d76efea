/// Names of Swift classes in the Objective-C runtime.
enum SwiftName {
  /// `App.FriendCell` for `_TtC3App10FriendCell`; a name that is not mangled, or mangled in an unknown way, is
  /// unchanged.
  static func plain(_ name: String) -> String {
    guard name.hasPrefix("_Tt") else { return name }
    var rest = name.utf8.dropFirst(3)
    var kinds = 0
    while let byte = rest.first, byte == UInt8(ascii: "C") || byte == UInt8(ascii: "V") || byte == UInt8(ascii: "O") {
      rest = rest.dropFirst()
      kinds += 1
    }
    guard kinds > 0 else { return name }
    var parts: [String] = []
    while parts.count <= kinds {
      // A private class has a discriminator for its file, which is not needed.
      if rest.first == UInt8(ascii: "P") {
        guard part(of: &rest, skipping: 1) != nil else { return name }
      }
      guard let part = part(of: &rest, skipping: 0) else { return name }
      parts.append(part)
    }
    return rest.isEmpty ? parts.joined(separator: ".") : name
  }

  /// A string with a length prefix.
  private static func part(of rest: inout String.UTF8View.SubSequence, skipping count: Int) -> String? {
    rest = rest.dropFirst(count)
    var length = 0
    while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), length < 1000 {
      length = length * 10 + Int(byte - UInt8(ascii: "0"))
      rest = rest.dropFirst()
    }
    guard length > 0, rest.count >= length else { return nil }
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }
}
