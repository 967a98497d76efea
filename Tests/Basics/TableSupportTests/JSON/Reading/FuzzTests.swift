import RandomNumbers
import TableSupport
import Testing

@Suite("No input crashes the parser")
struct FuzzTests {
  static let pieces = [
    "[", "]", "{", "}", ",", ":", " ", "\n", "\r\n", "\"", "\"a\"", "\"b\": ", "\\", "\\u", "\\uD83D", "\\uDE00", "\\n",
    "1", "-", ".5",
    "0", "e+", "E9", "true", "fal", "null", "é", "表", "👍", "\u{FEFF}", "\u{0}",
  ]

  @Test func randomBytes() {
    var generator = Generator(state: 1)
    for _ in 0..<5_000 {
      visit((0..<Int.random(in: 0..<48, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test func randomPieces() {
    var generator = Generator(state: 2)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<16, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      visit(Array(text.utf8))
    }
  }

  /// Texts that are nearly right: bytes of a right one that are changed, left out or cut off.
  @Test func brokenTexts() {
    let whole = Array(
      #"{"a": [1, -2.5e3, "é\u00e9\ud83d\ude00", {"b": null}], "c": {"d": [[true], false]}, "": 0.0001}"#.utf8)
    var generator = Generator(state: 3)
    for index in whole.indices { visit(Array(whole[..<index])) }
    for _ in 0..<10_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(Self.pieces.randomElement(using: &generator)?.utf8.first ?? 0, at: index)
        }
      }
      visit(bytes)
    }
  }

  /// Parses, and looks for places whether that went well or not.
  private func visit(_ bytes: [UInt8]) {
    let locator = JSONLocator(bytes)
    do throws(JSONError) {
      let value = try JSONValue.parse(bytes)
      #expect(value == value && value.hashValue == value.hashValue)
      #expect(locator.place(of: JSONPointer()) != nil)
    } catch {
      #expect(error.line >= 1 && error.column >= 1 && (0...bytes.count).contains(error.offset), "\(bytes)")
    }
    _ = locator.place(of: JSONPointer(["a", "3", "b"]))
    _ = locator.place(of: JSONPointer(["0", "0", "1"]))
  }
}
