import TableSupport
import Testing

@Suite("The hash of contents")
struct ContentHashTests {
  /// As `b2sum -l 256` prints them.
  @Test(
    "a hash is that of RFC 7693",
    arguments: [
      ("", 0, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
      ("abc", 1, "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
      ("x", 128, "164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b"),
      ("y", 129, "1fae0060de404a27c2a5cb5668c24b7277cc51ddd2c3dae88b8a824a81193a49"),
      ("z", 1000, "ede3c7fe61664448156ffacd74769c14d598dd38fc8eb46e06ba84c6e5b2b990"),
    ])
  func published(_ text: String, _ count: Int, _ hash: String) {
    #expect(ContentHash(Array(String(repeating: text, count: count).utf8)).hexadecimal == hash)
  }

  @Test("bytes in parts have the hash of the whole", arguments: [0, 1, 127, 128, 129, 255, 256, 257, 1000])
  func parts(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let whole = ContentHash(bytes)
    for size in [1, 3, 64, 128, 129, 500] {
      var hasher = ContentHasher()
      var rest = bytes[...]
      while !rest.isEmpty {
        hasher.add(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      #expect(hasher.finish() == whole)
    }
  }

  @Test("a hash survives being written and read")
  func bytes() {
    let hash = ContentHash(Array("abc".utf8))
    #expect(ContentHash(bytes: hash.bytes[...]) == hash)
    #expect(ContentHash(bytes: hash.bytes.dropLast()) == nil)
    #expect(hash.hexadecimal.hasPrefix("bddd81") && hash.bytes.prefix(3) == [0xbd, 0xdd, 0x81])
  }

  @Test("parts cannot be mistaken for each other")
  func separation() {
    func hash(_ parts: [String]) -> ContentHash {
      var hasher = ContentHasher()
      for part in parts { hasher.addPart(part) }
      return hasher.finish()
    }
    #expect(hash(["ab", "c"]) != hash(["a", "bc"]))
    #expect(hash(["a", ""]) != hash(["a"]))
  }
}
