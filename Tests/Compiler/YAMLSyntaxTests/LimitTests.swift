import Testing

@testable import YAMLSyntax

@Suite("An untrusted source stops at a limit")
struct LimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func depth() {
    #expect(refusal(of: nested(64)) == nil)
    let error = refusal(of: nested(65))
    #expect(error?.kind == .depth)
    #expect(error?.mark.description == "1:65")
    #expect(error?.problem == "lists and mappings are nested more than 64 levels deep here")
  }

  @Test("deep bombs of every shape end at once", arguments: ["[", "{a: ", "- ", "? ", "[{a: ", "&a [", "!!seq ["])
  func deepBombs(_ unit: String) {
    let error = refusal(of: String(repeating: unit, count: 200_000 / unit.utf8.count))
    #expect(error?.kind == .depth)
  }

  @Test("an alias counts with the depth of what it stands for")
  func depthThroughAliases() {
    let text =
      "- &a \(nested(40))\n- &b [*a]\n- \(String(repeating: "[", count: 30))*b\(String(repeating: "]", count: 30))\n"
    let error = refusal(of: text)
    #expect(error?.kind == .depth)
    #expect(error?.mark.description == "3:33")
    var limits = SyntaxLimits()
    limits.maxDepth = 72
    #expect(refusal(of: text, limits: limits) == nil)
  }

  @Test func aliases() {
    func list(_ count: Int) -> String { "- &a x\n" + String(repeating: "- *a\n", count: count) }
    #expect(refusal(of: list(100)) == nil)
    let error = refusal(of: list(101))
    #expect(error?.kind == .aliases)
    #expect(error?.mark.description == "102:3")
  }

  @Test func nodes() {
    var limits = SyntaxLimits()
    limits.maxNodes = 4
    #expect(refusal(of: "[a, b, c]", limits: limits) == nil)
    let error = refusal(of: "[a, b, c, d]", limits: limits)
    #expect(error?.kind == .nodes)
    #expect(error?.mark.description == "1:11")
  }

  @Test func bytes() {
    var limits = SyntaxLimits()
    limits.maxBytes = 8
    #expect(refusal(of: "abcdefgh", limits: limits) == nil)
    #expect(refusal(of: "abcdefghi", limits: limits)?.kind == .bytes)
  }

  @Test("a billion laughs are refused, and small files are free")
  func expansion() {
    func laughs(_ levels: Int, _ width: Int) -> String {
      var text = "- &l0 [lol]\n"
      for level in 1...levels {
        let aliases = Array(repeating: "*l\(level - 1)", count: width).joined(separator: ", ")
        text += "- &l\(level) [\(aliases)]\n"
      }
      return text
    }
    #expect(refusal(of: laughs(3, 10)) == nil)
    let error = refusal(of: laughs(9, 10))
    #expect(error?.kind == .expansion)
    #expect(error?.mark.line == 10)
  }

  @Test("the count of a bomb never overflows")
  func saturation() {
    var limits = SyntaxLimits()
    limits.maxAliases = .max
    limits.maxDepth = 1_000
    limits.maxExpansion = .max
    var text = "- &l0 [lol]\n"
    for level in 1...100 { text += "- &l\(level) [\((0..<9).map { _ in "*l\(level - 1)" }.joined(separator: ", "))]\n" }
    #expect(refusal(of: text, limits: limits)?.kind == .expansion)
  }

  @Test("many aliases of a long text are an expansion too")
  func expansionInBytes() {
    let text = "- &a \(String(repeating: "x", count: 100_000))\n" + String(repeating: "- *a\n", count: 30)
    #expect(refusal(of: text)?.kind == .expansion)
  }

  @Test("raised limits let a larger expansion through")
  func raisedExpansion() throws {
    let list = (0..<200).map { "e\($0)" }.joined(separator: ", ")
    let text = "- &a [\(list)]\n" + String(repeating: "- *a\n", count: 90)
    #expect(refusal(of: text)?.kind == .expansion)
    var limits = SyntaxLimits()
    limits.maxExpansion = 100
    #expect(try parse(text, limits: limits).nodeCount == 292)
  }

  @Test(
    "an alias inside its own node is refused",
    arguments: [
      ("&a [*a]", "1:5", "1:1"), ("&a {b: *a}", "1:8", "1:1"), ("- &a\n  b:\n    - *a\n", "3:7", "1:3"),
      ("&a {*a : b}", "1:5", "1:1"),
    ])
  func recursiveAlias(_ text: String, _ place: String, _ anchor: String) {
    let error = refusal(of: text)
    #expect(error?.kind == .recursiveAlias)
    #expect(error?.mark.description == place)
    #expect(error?.contextMark?.description == anchor)
  }

  @Test func undefinedAlias() {
    let error = refusal(of: "a: 1\nb: *nobody\n")
    #expect(error?.kind == .undefinedAlias)
    #expect(error?.description == "2:4: no anchor '&nobody' is defined before this alias in the document")
    #expect(refusal(of: "--- &a b\n--- *a\n")?.kind == .undefinedAlias)
  }

  @Test("tag directives and long tags cannot cost the square")
  func tags() {
    let directives = (0..<101).map { "%TAG !\($0)! x\n" }.joined()
    let error = refusal(of: directives + "---\na")
    #expect(error?.kind == .tags)
    #expect(error?.mark.description == "101:1")
    #expect(refusal(of: "a: |\n" + String(repeating: "  %TAG is no directive here\n", count: 200)) == nil)
    #expect(refusal(of: "%TAG !e! \(String(repeating: "x", count: 2_000))\n---\n!e!a b")?.kind == .tags)
  }
}
