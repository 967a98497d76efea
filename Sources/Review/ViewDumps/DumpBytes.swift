/// The bytes of a text that contains views, with queries for what begins at a position.
///
/// Every query reads one line or a limited number of bytes, so that reading stays linear whatever the bytes are.
struct DumpBytes {
  /// The maximum length of a class name. Names of generic Swift classes are long.
  static let longestName = 512
  /// The maximum distance from a view's address to its frame: only the name of a base class comes between.
  static let farthestFrame = 640

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// 0 outside of the text.
  subscript(index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// The name of a class and the end of the address in `<Name: 0x7f`, where one begins. People take addresses out before they post a dump:
  /// `<Name; frame = (`, `<Name: 0xXXXX;` and `<Name: <address>;` are views too.
  func object(at start: Int) -> (name: Range<Int>, end: Int)? {
    guard self[start] == UInt8(ascii: "<"), Self.isName(self[start + 1]) else { return nil }
    var depth = 0
    var index = start + 1
    let limit = min(count, start + Self.longestName)
    while index < limit {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth < 0 { return nil }
      } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";"), depth == 0 {
        break
      } else if !Self.isName(byte), !(depth > 0 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: " "))) {
        return nil
      }
      index += 1
    }
    guard let end = endOfAddress(at: index) else { return nil }
    return (start + 1..<index, end)
  }

  /// Behind what follows the name of a class: its address, or what stands in its place.
  private func endOfAddress(at index: Int) -> Int? {
    if self[index] == UInt8(ascii: ";") {
      return matches("; frame = (", at: index) || matches("; baseClass = ", at: index) ? index : nil
    }
    if matches(": 0x", at: index) {
      let isTakenOut = matches("X", at: index + 4) || matches("x", at: index + 4) || matches("…", at: index + 4)
      guard Self.isHexadecimal(self[index + 4]) || isTakenOut else { return nil }
      var end = index + 4
      while self[end] != 0, self[end] != UInt8(ascii: ";"), self[end] != UInt8(ascii: ">"), end < index + 24,
        Self.isHexadecimal(self[end]) || isTakenOut && !Self.isBlank(self[end])
      {
        end += 1
      }
      return end
    }
    guard matches(": <", at: index), let end = (index + 3..<index + 24).first(where: { self[$0] == UInt8(ascii: ">") }),
      self[end + 1] == UInt8(ascii: ";")
    else { return nil }
    return end + 1
  }

  /// Whether an object is a view: only views have a frame, and it is printed first.
  func hasFrame(after end: Int) -> Bool {
    let limit = min(count, end + Self.farthestFrame)
    var index = end
    while index < limit {
      if bytes[index] == UInt8(ascii: "f"), matches("frame = ", at: index) { return true }
      index += 1
    }
    return false
  }

  /// Whether a line begins with a view: after only blanks, bars, and marks of quotes and comments, or after a bar.
  func lineBeginsView(at start: Int) -> Bool {
    var index = start
    while Self.isMargin(self[index]) { index += 1 }
    if object(at: index) != nil { return true }
    var isAfterBar = false
    while index < count, bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<"), isAfterBar { return object(at: index) != nil }
      if byte == UInt8(ascii: "|") { isAfterBar = true } else if !Self.isBlank(byte) { isAfterBar = false }
      index += 1
    }
    return false
  }

  func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + text.utf8CodeUnitCount]) }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// A blank, or a byte of a no-break space.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") || byte == 0xC2
      || byte == 0xA0
  }

  /// Whether a byte may precede a view on its line.
  static func isMargin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "#"),
      UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: isBlank(byte)
    }
  }
}
