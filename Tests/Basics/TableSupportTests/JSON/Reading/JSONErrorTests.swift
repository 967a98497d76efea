import Foundation
import TableSupport
import Testing

@Suite("A problem tells its reason and its place")
struct JSONErrorTests {
  @Test("in lines as editors count them and columns of scalars", arguments: cases)
  func places(_ text: String, _ reason: JSONError.Reason, _ line: Int, _ column: Int) {
    let error = #expect(throws: JSONError.self) { try JSONValue.parse(Array(text.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.line == line && error?.column == column)
    #expect(error?.message.isEmpty == false)
  }

  private static let cases: [(String, JSONError.Reason, Int, Int)] = [
    ("", .endOfText(expected: "a value"), 1, 1),
    ("\u{FEFF}x", .unexpected(expected: "a value"), 1, 1),
    ("{\n  \"a\": 1,\n  \"a\": 2\n}", .duplicateKey("a"), 3, 3),
    ("[\"表é\", tru]", .unexpected(expected: "a value"), 1, 8),
    ("[1,\r\n2,\r3,\n01]", .invalidNumber, 4, 1),
    ("[1\r\n 2]", .unexpected(expected: "',' or ']'"), 2, 2),
    ("{\"a\" 1}", .unexpected(expected: "':'"), 1, 6),
    ("{\"a\": 1 2}", .unexpected(expected: "',' or '}'"), 1, 9),
    ("{1}", .unexpected(expected: "a key in quotes"), 1, 2),
    ("\"a", .endOfText(expected: "'\"'"), 1, 3),
    ("\"ab\\x\"", .invalidEscape, 1, 4),
    ("\"\\uD800\"", .loneSurrogate, 1, 2),
    ("\"a\tb\"", .controlCharacter, 1, 3),
    ("1e999", .numberOutOfRange, 1, 1),
    ("[] []", .textAfterEnd, 1, 4),
  ]

  @Test("a text may be as deep and as large as the limits say, and no more")
  func limits() throws {
    func nested(_ depth: Int) -> [UInt8] { Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth) }
    _ = try JSONValue.parse(nested(5), limits: JSONLimits(depth: 5))
    let error = #expect(throws: JSONError.self) { try JSONValue.parse(nested(6), limits: JSONLimits(depth: 5)) }
    #expect(error?.reason == .tooDeep(limit: 5) && error?.column == 6)
    // On a thread with the stack that the program's have: a debug build needs more for 256 levels than a test's thread has on macOS.
    let (deepest, deeper) = (nested(JSONLimits.greatestDepth), nested(1_000_000))
    let isRead = Locked<[Bool]>([])
    let thread = WorkThread.start {
      for text in [deepest, deeper] {
        let value = try? JSONValue.parse(text, limits: JSONLimits(depth: .max))
        isRead.withLock { $0.append(value != nil) }
      }
    }
    if let thread { pthread_join(thread, nil) }
    #expect(isRead.withLock { $0 } == [true, false])
    // Depth is what stands in each other, not what stands in a row.
    _ = try JSONValue.parse(Array("[[],[],[{}],{}]".utf8), limits: JSONLimits(depth: 3))

    _ = try JSONValue.parse(Array("[10]".utf8), limits: JSONLimits(bytes: 4))
    let large = #expect(throws: JSONError.self) {
      try JSONValue.parse(Array("[100]".utf8), limits: JSONLimits(bytes: 4))
    }
    #expect(large?.reason == .tooManyBytes(limit: 4))
  }
}
