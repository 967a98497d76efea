import YAMLSyntax

/// The comments of a file whose number sign is followed by a letter or a digit, as in `text: Issue #12 closed`: most are parts of
/// texts. People put a space after the sign of a comment.
struct GluedComments {
  /// By their lines: the column where the space before the sign begins, and the comment.
  private var comments: [UInt32: (column: UInt32, text: String)] = [:]
  /// More than anybody reads.
  private static let most = 100

  init(_ bytes: [UInt8]) {
    let (sign, space, newline) = (UInt8(ascii: "#"), UInt8(ascii: " "), UInt8(ascii: "\n"))
    var (line, start, counted): (UInt32, Int, Int) = (1, 0, 0)
    var next = 0
    while comments.count < Self.most, let place = bytes[next...].firstIndex(of: sign) {
      next = place + 1
      guard place > 0, bytes[place - 1] == space, next < bytes.count, Self.isWord(bytes[next]) else { continue }
      for index in counted..<place where bytes[index] == newline { (line, start) = (line + 1, index + 1) }
      counted = place
      // Only the first sign of a line begins a comment.
      guard comments[line] == nil else { continue }
      let end = bytes[place...].firstIndex { $0 == newline || $0 == UInt8(ascii: "\r") } ?? bytes.count
      var blank = place
      while blank > start, bytes[blank - 1] == space { blank -= 1 }
      let column = bytes[start..<blank].count { $0 & 0xC0 != 0x80 } + 1
      comments[line] = (UInt32(column), String(decoding: bytes[place..<end], as: UTF8.self))
      next = end
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }

  /// The comment that follows what ends at a place.
  func comment(after end: Mark) -> String? {
    guard !comments.isEmpty, let comment = comments[end.line], comment.column == end.column else { return nil }
    return comment.text
  }
}
