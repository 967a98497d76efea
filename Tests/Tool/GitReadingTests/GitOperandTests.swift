import Testing

@testable import GitReading

@Suite("What an argument names in git")
struct GitOperandTests {
  private static let files: [(argument: String, revision: String, path: String)] = [
    ("HEAD:Specs/a.yaml", "HEAD", "Specs/a.yaml"), ("HEAD~1:Specs/", "HEAD~1", "Specs"), ("main:", "main", ""),
    ("origin/main:a.yaml", "origin/main", "a.yaml"), ("HEAD:./a.yaml", "HEAD", "Here/deep/a.yaml"),
    ("HEAD:../a.yaml", "HEAD", "Here/a.yaml"), ("HEAD:.", "HEAD", "Here/deep"), ("v1.0:a//b/./c", "v1.0", "a/b/c"),
    ("main@{2026-01-02 10:00}:a.yaml", "main@{2026-01-02 10:00}", "a.yaml"),
    ("HEAD^{/fix: it}:a", "HEAD^{/fix: it}", "a"),
    ("HEAD:a:b.yaml", "HEAD", "a:b.yaml"), ("HEAD:a..b.yaml", "HEAD", "a..b.yaml"), ("-x:a", "-x", "a"),
  ]

  @Test("a revision, a colon and a path from the top, or with a dot from the working folder", arguments: files.indices)
  func file(_ index: Int) throws {
    let (argument, revision, path) = Self.files[index]
    guard case .file(let found, let place) = GitOperand(argument: argument) else {
      Issue.record("\(argument) is not read")
      return
    }
    #expect(found == revision && place.fromTop(prefix: "Here/deep/") == path)
  }

  private static let ranges: [(argument: String, old: String, new: String, isSinceFork: Bool)] = [
    ("main..HEAD", "main", "HEAD", false), ("main..", "main", "HEAD", false), ("..topic", "HEAD", "topic", false),
    ("main...topic/x", "main", "topic/x", true), ("v1.0..v1.1", "v1.0", "v1.1", false),
    ("main...", "main", "HEAD", true),
  ]

  @Test("two revisions, of which HEAD can be left out", arguments: ranges.indices)
  func range(_ index: Int) throws {
    let (argument, old, new, isSinceFork) = Self.ranges[index]
    guard case .range(let range) = GitOperand(argument: argument) else {
      Issue.record("\(argument) is not read")
      return
    }
    #expect(range.old == old && range.new == new && range.isSinceFork == isSinceFork)
  }

  @Test(
    "nothing, where it is a path",
    arguments: [
      "a.yaml", "Specs", "..", "...", "../Specs", "../../a.yaml", "Specs/../a.yaml", "./a.yaml", "-",
      "C:\\Specs\\a.yaml",
      "https://example.com/a.yaml", ":a.yaml", "", ":", "a..b..c",
    ])
  func paths(_ argument: String) {
    #expect(GitOperand(argument: argument) == nil)
  }

  @Test("no path above the top")
  func above() {
    #expect(GitPath("../../../a.yaml").fromTop(prefix: "Here/deep/") == nil)
    #expect(GitPath("..").fromTop(prefix: "") == nil)
  }
}
