import TableSupport
import Testing

/// What RFC 8259 says of texts that have been hard for parsers: the cases that the known suites of such texts have in common.
@Suite("A text is JSON or not, as the standard has it")
struct JSONCaseTests {
  @Test("accepted", arguments: accepted)
  func accepts(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONValue.parse(Array(text.utf8)) == value)
  }

  private static let accepted: [(String, JSONValue)] = [
    ("[]", .array([])), ("{}", .object([:])), ("null", .null), ("true", .bool(true)), (" \t\r\n false ", .bool(false)),
    ("\"\"", .string("")), ("[[]   ]", .array([.array([])])),
    ("[null, 1, \"1\", {}]", .array([.null, .number(1), .string("1"), .object([:])])),
    ("0", .number(0)), ("-0", .number(0)), ("-1", .number(-1)), ("20e1", .number(200)), ("1E22", .number(1e22)),
    ("1E-2", .number(0.01)), ("1e+2", .number(100)), ("123.456e78", .number(123.456e78)), ("0e1", .number(0)),
    ("-0.0000000000000000000000000000000000000000000000000000000000000000000000000000001", .number(-1e-79)),
    ("1e-400", .number(0)), ("9007199254740993", .number(9_007_199_254_740_992)), ("43.6667", .number(43.6667)),
    ("123456789012345678901234567890", .number(123456789012345678901234567890)), ("0.1", .number(0.1)),
    ("{\"a\":{}, \"\": 1}", .object(["a": .object([:]), "": .number(1)])),
    ("{\"a\\u0000b\": 0}", .object(["a\0b": .number(0)])),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", .string("\"\\/\u{8}\u{C}\n\r\t")),
    ("\"\\u0060\\u012a\\u12AB\"", .string("\u{60}\u{12A}\u{12AB}")), ("\"\\uD801\\udc37\"", .string("\u{10437}")),
    ("\"\\uDBFF\\uDFFF\"", .string("\u{10FFFF}")), ("\"\\uE000\"", .string("\u{E000}")),
    ("\"\u{7F}\u{2028}\u{2029}€𝄞\"", .string("\u{7F}\u{2028}\u{2029}€𝄞")), ("\u{FEFF}[1]", .array([.number(1)])),
    ("\"/* no comment */\"", .string("/* no comment */")),
  ]

  @Test("refused", arguments: refused)
  func refuses(_ text: String) {
    #expect(throws: JSONError.self) { try JSONValue.parse(Array(text.utf8)) }
  }

  private static let refused = [
    "", " ", "\u{FEFF}", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[1 true]", "[1]]", "[1]x", "[1],", "[\"x\"",
    "{", "}", "{\"a\"}", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{,}", "{\"a\" 1}", "{\"a\"::1}", "{a: 1}", "{'a': 1}",
    "{1: 1}",
    "{\"a\":1 \"b\":2}", "{\"a\":1, \"a\":1}", "{\"a\":1}#", "{\"a\":1}/**/", "[/**/]", "// x\n1", "[1:2]", "{[: 1}",
    "nul", "nulll", "NULL", "True", "tru", "fals", "undefined", "NaN", "Infinity", "-Infinity", "[-]", "-", "+1", "++1",
    "01", "-01", "-012", "1.", "-2.", ".1", "-.1", "1.e1", "1e", "1e+", "1E-", "1eE2", "0x1", "1_000", "1a", "1.2.3",
    "0.e1",
    "1 000", "１", "1e400", "-1e400", "\"", "\"a", "\"\\\"", "\"\\x00\"", "\"\\a\"", "\"\\\u{1F300}\"", "\"\\u\"",
    "\"\\u1\"", "\"\\u12\"",
    "\"\\u123\"", "\"\\u00G0\"", "\"\\U0041\"", "\"\\\"", "\"\t\"", "\"\n\"", "\"\0\"", "\"\u{1F}\"", "'a'",
    "\"\\uD800\"",
    "\"\\uDC00\"", "\"\\uD800\\u\"", "\"\\uD800\\uD800\"", "\"\\uD800a\"", "\"\\uD800\\n\"", "\u{A0}1", "\u{2060}[]",
    "[\u{C}]", "[\u{B}1]",
  ]

  @Test("bytes that are not UTF-8 are refused", arguments: invalidBytes)
  func refusesBytes(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONValue.parse([0x22] + bytes + [0x22]) }
    #expect(error?.reason == .invalidUTF8 && error?.offset == 1)
  }

  private static let invalidBytes: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF], [0xE2, 0x82],
    [0xE2, 0x82, 0x28],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80],
  ]

  @Test("UTF-16 and UTF-32 are refused", arguments: [[0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0, 0, 0, 0x31]] as [[UInt8]])
  func refusesOtherEncodings(_ bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONValue.parse(bytes) }
  }
}
