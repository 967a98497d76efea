import Testing

@testable import YAMLSyntax

@Suite("The tree prints as JSON")
struct JSONTests {
  private func json(_ text: String) throws -> String {
    let tree = try parse(text)
    return String(decoding: try tree.json(document: try #require(tree.documents.first)), as: UTF8.self)
  }

  @Test func nested() throws {
    let text = "b: [1, {c: d}, []]\na: {}\n<<: &x {e: f}\ng: *x\na: again\n"
    #expect(
      try json(text) == """
        {
          "b": [
            1,
            {
              "c": "d"
            },
            []
          ],
          "a": {},
          "<<": {
            "e": "f"
          },
          "g": {
            "e": "f"
          },
          "a": "again"
        }

        """)
  }

  @Test(arguments: [
    ("~", "null"), ("true", "true"), ("12", "12"), ("007", "7"), ("-0", "0"), ("0x10", "16"), ("1.50", "1.5"),
    ("1.0", "1.0"),
    ("0.1", "0.1"), ("1e21", "1e+21"), ("5e-324", "5e-324"), ("0.30000000000000004", "0.30000000000000004"),
    (".inf", "\".inf\""), ("-.inf", "\"-.inf\""), (".nan", "\".nan\""),
    ("123456789012345678901234567890", "123456789012345678901234567890"), ("'12'", "\"12\""), ("no", "\"no\""),
    (#""a\"b\\c\n\t\r\b\0\x7f\u2028/""#, #""a\"b\\c\n\t\r\u0008\u0000\u007f\u2028/""#), ("表", "\"表\""),
    ("!!str 1", "\"1\""),
  ])
  func scalars(_ text: String, _ expected: String) throws {
    #expect(try json(text) == expected + "\n")
  }

  @Test("keys are text, whatever they would be as values")
  func keys() throws {
    #expect(
      try JSONTokens(json("1: a\n~: b\ntrue: c\n\"\\\"\": d\n? \n: e"))
        == JSONTokens(#"{"1":"a","~":"b","true":"c","\"":"d","":"e"}"#))
    #expect(try JSONTokens(json("[&a k, {*a : v}]")) == JSONTokens(#"["k", {"k": "v"}]"#))
  }

  @Test(
    "a key that is a list or mapping is refused at its place",
    arguments: [
      ("a: 1\n[b, c]: d\n", "2:1"), ("- {? {a: b} : c}\n", "1:6"), ("- &x [a]\n- {*x : b}\n", "2:4"),
    ])
  func complexKeys(_ text: String, _ place: String) throws {
    let tree = try parse(text)
    let root = try #require(tree.documents.first)
    let error = #expect(throws: SyntaxError.self) { try tree.json(document: root) }
    #expect(error?.kind == .complexKey)
    #expect(error?.mark.description == place)
  }

  @Test("depth costs no stack")
  func deep() throws {
    var limits = SyntaxLimits()
    limits.maxDepth = SyntaxLimits.deepest
    let tree = try parse(String(repeating: "- ", count: SyntaxLimits.deepest) + "x", limits: limits)
    let bytes = try tree.json(document: try #require(tree.documents.first))
    #expect(bytes.count { $0 == UInt8(ascii: "[") } == SyntaxLimits.deepest)
  }
}
