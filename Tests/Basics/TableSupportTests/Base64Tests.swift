import TableSupport
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test("is read as it was written, with or without padding, and with line breaks", arguments: 0..<70)
  func roundTrip(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
    var text: [UInt8] = []
    text.appendBase64(bytes)
    #expect(text.count == (count + 2) / 3 * 4)
    #expect([UInt8](base64: text) == bytes)
    #expect([UInt8](base64: text.filter { $0 != UInt8(ascii: "=") } + Array("\n".utf8)) == bytes)
  }

  @Test("is not read where there is none")
  func none() {
    #expect([UInt8](base64: "+/8=".utf8) == [0xFB, 0xFF])
    #expect([UInt8](base64: "a-b".utf8) == nil)
  }
}
