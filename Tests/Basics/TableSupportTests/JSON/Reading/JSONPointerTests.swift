import TableSupport
import Testing

@Suite("Pointers")
struct JSONPointerTests {
  struct Unexpected: Error {}

  @Test(
    "are read and written as RFC 6901 has them",
    arguments: [
      ("", []), ("/", [""]), ("/foo/0", ["foo", "0"]), ("/a~1b", ["a/b"]), ("/m~0n", ["m~n"]), ("/~01", ["~1"]),
      ("/ /\"/%25", [" ", "\"", "%25"]), ("//", ["", ""]),
    ])
  func roundTrip(_ text: String, _ tokens: [String]) {
    #expect(JSONPointer(parsing: text)?.tokens == tokens)
    #expect(JSONPointer(tokens).description == text)
  }

  @Test("are refused where they are none", arguments: ["a", "a/b", "/~", "/~2", "/a~", " /a"])
  func refused(_ text: String) {
    #expect(JSONPointer(parsing: text) == nil)
  }

  @Test(
    "have indices without a zero in front",
    arguments: [
      ("0", 0), ("10", 10), ("01", nil), ("-1", nil), ("+1", nil), ("", nil), ("1e0", nil),
      ("99999999999999999999", nil),
    ])
  func indices(_ token: String, _ index: Int?) {
    #expect(JSONPointer.index(token) == index)
  }

  @Test("lead to a place in the text, or to what it is missing from")
  func places() throws {
    let text = "\u{FEFF}{\"a\": [1, {\"b\\n\": \"é\", \"c\": true}],\r\n \"d\": {}}"
    func place(_ pointer: String) throws -> [Int] {
      let pointer = try #require(JSONPointer(parsing: pointer))
      let place = try #require(JSONLocator(Array(text.utf8)).place(of: pointer))
      return [place.start.line, place.start.column, place.end.line, place.end.column]
    }
    #expect(try place("") == [1, 1, 2, 10])
    #expect(try place("/a/0") == [1, 8, 1, 9])
    #expect(try place("/a/1/b\n") == [1, 19, 1, 22])
    #expect(try place("/a/1/c") == [1, 29, 1, 33])
    #expect(try place("/d") == [2, 7, 2, 9])
    #expect(try place("/d/x/y") == place("/d"))
    #expect(try place("/a/2") == place("/a"))
    #expect(try place("/a/0/b") == place("/a/0"))
  }
}
