/// Replaces names in the texts of a catalog: `%#@files@` by what the catalog says of `files`.
enum FormatText {
  /// The most bytes of a text whose names were replaced: a small file could otherwise name a long text many times.
  private static let greatestSize = 64 << 10

  static func replacing(_ parts: [String: String], in text: String, marks: (start: String, end: String)) -> String {
    let (start, end) = (Array(marks.start.utf8), Array(marks.end.utf8))
    let source = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < source.count, result.count < greatestSize {
      if source[index...].starts(with: start),
        let (name, next) = name(from: index + start.count, to: end, in: source), let part = parts[name]
      {
        result += part.utf8
        index = next
      } else {
        result.append(source[index])
        index += 1
      }
    }
    return String(decoding: result.prefix(greatestSize), as: UTF8.self)
  }

  /// A name of letters, digits, `_` and `-`, and the index behind its end mark.
  private static func name(from start: Int, to end: [UInt8], in source: [UInt8]) -> (String, Int)? {
    let letters = source[start...].prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39, 0x5F, 0x2D,
        0x80...:
        true
      default: false
      }
    }
    guard !letters.isEmpty, source[letters.endIndex...].starts(with: end) else { return nil }
    return (String(decoding: letters, as: UTF8.self), letters.endIndex + end.count)
  }
}
