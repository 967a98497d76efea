/// A cursor that moves forward through a UTF-8 source and keeps track of its place.
struct PlaceCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int
  private(set) var mark = Mark.start
  /// Whether only LF ends lines, as in nearly all sources: then whole lines can be skipped at once.
  private let hasOnlyLF: Bool
  /// The first LF at or after the cursor when it was last searched for, or the end.
  private var lineFeed = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    hasOnlyLF = bytes.firstOffset(of: 0x0D, from: 0) == nil
  }

  /// The byte at the cursor; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Advances by one scalar.
  mutating func step() {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    // The CR of a CR LF is the last scalar of its line; the LF ends it.
    let isBreak = byte == 0x0A || (byte == 0x0D && self.byte != 0x0A)
    mark = isBreak ? Mark(line: mark.line + 1, column: 1) : Mark(line: mark.line, column: mark.column + 1)
  }

  /// Advances to a place unless the cursor is already there or beyond it.
  mutating func advance(to place: Mark) {
    passLines { line, _ in line < place.line }
    while mark < place, offset < bytes.count { step() }
  }

  mutating func advance(toByte target: Int) {
    passLines { _, lineFeed in lineFeed < target }
    while offset < target { step() }
  }

  /// Advances to the start of the next line while the condition is satisfied.
  private mutating func passLines(while isWanted: (_ line: UInt32, _ lineFeed: Int) -> Bool) {
    guard hasOnlyLF else { return }
    while true {
      if lineFeed < offset { lineFeed = bytes.firstOffset(of: 0x0A, from: offset) ?? bytes.count }
      guard lineFeed < bytes.count, isWanted(mark.line, lineFeed) else { return }
      offset = lineFeed + 1
      mark = Mark(line: mark.line + 1, column: 1)
    }
  }

  /// Advances to the first byte that satisfies the condition.
  mutating func advance(until fits: (UInt8) -> Bool) {
    while let byte, !fits(byte) { step() }
  }
}

extension UInt8 {
  /// Whether libyaml treats the byte as a part of an anchor's name.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
