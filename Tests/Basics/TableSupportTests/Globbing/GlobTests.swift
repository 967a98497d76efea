import Testing
@testable import TableSupport

@Suite("Globs")
struct GlobTests {
  @Test(
    "match paths",
    arguments: [
      ("*.yaml", ["a.yaml", ".yaml"], ["a/b.yaml", "a.yml", "a.yamlx"]),
      ("Specs/*", ["Specs/a", "Specs/"], ["Specs", "Specs/a/b"]),
      ("**/a.yaml", ["a.yaml", "b/a.yaml", "b/c/a.yaml"], ["ba.yaml", "b/ca.yaml"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb", "a/b/c", "x/a/b"]),
      ("a/**", ["a/b", "a/b/c"], ["a", "ab/c"]),
      ("**", ["a", "a/b"], []),
      ("a**b", ["ab", "axb"], ["a/b"]),
      ("***/b", ["b", "a/b"], ["ab"]),
      ("?.y", ["a.y", "é.y"], ["ab.y", "/.y", ".y"]),
      ("[a-cx].y", ["a.y", "c.y", "x.y"], ["d.y", "-.y"]),
      ("[a-]", ["a", "-"], ["b"]),
      ("{a,b/c}.y", ["a.y", "b/c.y"], ["b.y", "c.y"]),
      ("{a,{b,c}d,}e", ["ae", "bde", "cde", "e"], ["be", "ade"]),
      ("{**/,x}b", ["b", "a/b", "xb"], ["xab"]),
      ("a,b}", ["a,b}"], ["a"]),
      (#"\*\{a"#, ["*{a"], ["x{a", #"\*{a"#]),
      ("", [""], ["a"]),
    ])
  func paths(_ pattern: String, _ matching: [String], _ others: [String]) throws {
    let glob = try Glob(path: pattern)
    #expect(matching.filter { !glob.matches($0) } == [])
    #expect(others.filter { glob.matches($0) } == [])
  }

  @Test(
    "match texts by stars alone",
    arguments: [
      ("*", ["", "a/b"], []), ("theme/*", ["theme/", "theme/a/b"], ["theme"]), ("a?[b]{c,d}", ["a?[b]{c,d}"], ["axb"]),
      ("*a*b", ["ab", "xaxb"], ["ba"]), ("***", ["", "x"], []), ("é*", ["é", "éa"], ["e\u{301}", "e"]),
      ("", [""], ["a"]), ("settings*.yaml", ["settings.yaml", "settings/a.yaml"], ["a.yaml"]),
    ])
  func texts(_ pattern: String, _ matching: [String], _ others: [String]) {
    let glob = Glob(text: pattern)
    #expect(matching.allSatisfy { glob.matches($0) } && !others.contains { glob.matches($0) })
  }

  @Test("a path is matched by the folder that it is in", arguments: [("Old", true), ("Old/a", true), ("ld", false)])
  func folders(_ pattern: String, _ isMatched: Bool) throws {
    #expect(try Glob(path: pattern).matchesPathOrFolder("Old/a/b.yaml") == isMatched)
  }

  @Test(
    "say what is wrong with them",
    arguments: [
      ("[a", GlobProblem.unclosed("[")), ("{a,b", .unclosed("{")), ("[]", .emptySet), ("[z-a]", .reversedRange),
      ("[!a]", .negation), ("[^a]", .negation), (String(repeating: "*", count: 100_000), .tooLong),
      (String(repeating: "{", count: 11), .tooDeep),
    ])
  func problems(_ pattern: String, _ problem: GlobProblem) {
    #expect(throws: problem) { try Glob(path: pattern) }
    #expect(!problem.words.isEmpty)
  }

  @Test(
    "take no more steps than pattern times text",
    arguments: [
      (String(repeating: "*a", count: 500), "/"), (String(repeating: "**/", count: 333), "/a"),
      (String(repeating: "{a,aa}", count: 160), "a"), (String(repeating: "{a,{a,{a,a}}}*", count: 70), "a"),
    ])
  func work(_ pattern: String, _ piece: String) throws {
    let glob = try Glob(path: pattern)
    let text = String(repeating: piece, count: 2_000) + "/!"
    let work = WorkMeter(limit: .max)
    let isMatch = glob.matches(text, work: work)
    #expect(!isMatch)
    let most = Glob.costOfPlace * (glob.steps.count + 1) * text.unicodeScalars.count
    #expect(work.spent <= most)
  }

  @Test("match nothing once the work is spent")
  func spent() throws {
    let work = WorkMeter(limit: 10)
    #expect(try !Glob(path: "**/*").matches(String(repeating: "a/", count: 100) + "b", work: work))
    #expect(work.isSpent)
  }

  @Test(
    "have a folder that all matches are in",
    arguments: [
      ("Specs/**/*.yaml", "Specs", "**/*.yaml"), ("*.yaml", "", "*.yaml"), ("/a/{b,c}", "/a", "{b,c}"),
      ("/*", "/", "*"), ("../S/a[b]/c", "../S", "a[b]/c"), ("Specs/a.yaml", "Specs/a.yaml", ""), ("./*", ".", "*"),
    ])
  func parts(_ pattern: String, _ folder: String, _ below: String) {
    #expect(Glob.parts(of: pattern) == (folder, below))
  }
}
