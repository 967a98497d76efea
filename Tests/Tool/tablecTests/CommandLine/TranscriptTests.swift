import Foundation
import Recordings
import SourceTree
import Testing

@Suite("The transcripts of the command line", .enabled(if: ScratchRepository.canBeMade))
struct TranscriptTests {
  private static let folder = "Tests/Tool/tablecTests/Transcripts"
  private static let all = PackageFolder.files(below: PackageFolder.url(folder)).filter { $0.hasSuffix(".md") }
  /// Those whose names begin as `TABLEC_TRANSCRIPTS` says. Pages in `linux` show what other systems do not have.
  private static let pages = all.filter {
    $0.hasPrefix(ProcessInfo.processInfo.environment["TABLEC_TRANSCRIPTS"] ?? "")
      && (isLinux || !$0.hasPrefix("linux/"))
  }
  #if os(Linux)
    private static let isLinux = true
  #else
    private static let isLinux = false
  #endif

  @Test("show what is printed, and how commands end", arguments: pages)
  func follow(_ name: String) async throws {
    let page = try MarkdownPage("\(Self.folder)/\(name)")
    let commands = ShownCommands(in: try TemporaryFolder())
    var lines: [String] = []
    for part in page.parts {
      switch part {
      case .prose(let line): lines.append(line)
      case .code(let code):
        let followed = try await commands.follow(code)
        lines +=
          [code.opening] + (try #require(followed, "\(code.opening) is neither a file nor commands")) + [code.closing]
      }
    }
    try Recording.compare(lines.joined(separator: "\n"), with: page.path)
  }

  @Test("say what they show, and run something", arguments: pages)
  func words(_ name: String) throws {
    let page = try MarkdownPage("\(Self.folder)/\(name)")
    let prose = page.prose.filter { !$0.isEmpty }
    #expect(prose.count > 1 && prose[0].hasPrefix("# "), "a title, and a sentence that says what is shown and why")
    #expect(page.lines.contains { $0.hasPrefix("$ tablec") || $0.hasPrefix("$ ") && $0.contains("tablec ") })
  }

  @Test("are found") func found() { #expect(Self.all.count > 50) }

  @Test(
    "keep what stands for other text where it still does",
    arguments: [
      (["a", "...", "d"], ["a", "b", "c", "d"], ["a", "...", "d"]), (["...", "b"], ["b"], ["...", "b"]),
      (["a [..] c"], ["a bb c"], ["a [..] c"]), (["[..]b[..]"], ["acd"], ["acd"]),
      (["a", "...", "d"], ["x", "b", "d"], ["x", "...", "d"]),
      (["a", "...", "d"], ["a", "b", "e"], ["a", "...", "e"]),
      (["a", "[..]b"], ["a", "new", "bb"], ["a", "new", "[..]b"]), (["a", "b", "c"], ["a", "c"], ["a", "c"]),
      (["..."], [], ["..."]), ([], ["a"], ["a"]), (["a [..]"], [], []),
      (["a", "...", "b"], ["a", "x", "b", "c"], ["a", "...", "b", "c"]),
    ] as [([String], [String], [String])])
  func following(_ expected: [String], _ printed: [String], _ result: [String]) {
    #expect(ExpectedLines(expected).following(printed) == result)
  }
}
