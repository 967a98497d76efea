import RandomNumbers
import TableSupport
import Testing

@Suite("Text of bytes")
struct UTF8Tests {
  @Test(
    "is that of valid UTF-8, whatever it contains",
    arguments: ["", "a", "\0", "é", "\u{FEFF}é", "\u{FFFD}", "e\u{301}", "名😀", "\u{10FFFF}\r\n"])
  func valid(_ text: String) {
    #expect(String(utf8: Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
    #expect(String(utf8: Array("(\(text))".utf8)[1..<(text.utf8.count + 1)]).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(
    "does not exist for any other bytes",
    arguments: [
      [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x61, 0xFF, 0x62],
      [0xEF, 0xBF, 0xBD, 0xFF],
    ] as [[UInt8]])
  func invalid(_ bytes: [UInt8]) {
    #expect(String(utf8: bytes) == nil)
  }

  @Test("exists exactly if a strict decoder finds no error")
  func decoder() {
    var generator = Generator(state: 1)
    let parts: [[UInt8]] =
      ["a", "é", "€", "😀"].map { Array($0.utf8) } + [[0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0xFF]]
    for _ in 0..<2_000 {
      let bytes = (0..<generator.below(6)).flatMap { _ in parts[generator.below(parts.count)] }
      #expect((String(utf8: bytes) != nil) == Self.isValid(bytes), "\(bytes)")
    }
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    var (decoder, rest) = (UTF8(), bytes.makeIterator())
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
