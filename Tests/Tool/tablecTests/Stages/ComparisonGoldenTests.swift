import Foundation
import Recordings
import SourceTree
import Testing

@Suite("Two versions of a spec, in every format")
struct ComparisonGoldenTests {
  private static let folder = "Tests/Tool/tablecTests/Comparisons"

  static let formats = [
    ("text", "diff.txt"), ("json", "diff.json"), ("patch", "diff.patch.json"), ("markdown", "diff.md"),
    ("svg", "diff.svg"), ("html", "diff.html"), ("github", "diff.github.txt"), ("sarif", "diff.sarif"),
    ("junit", "diff.junit.xml"),
  ]

  @Test("are told as recorded", arguments: ["settings", "custom-headers", "constraints"], formats)
  func golden(_ pair: String, _ format: (name: String, file: String)) async throws {
    // In a folder of its own: in a repository, reports name files relative to its top.
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: PackageFolder.url("\(Self.folder)/\(pair)"), to: folder.url.appending(path: pair))
    let run = try await Program.tablec.run(
      ["diff", "old.yaml", "new.yaml", "--format", format.name], in: folder.url.appending(path: pair))
    #expect(run.status == 1 && run.errors == "")
    try Recording.compare(run.output, with: "\(Self.folder)/\(pair)/told/\(format.file)")
  }

  @Test("and nothing where they are the same", arguments: formats)
  func same(_ format: (name: String, file: String)) async throws {
    let run = try await Program.tablec.run(
      ["diff", "old.yaml", "old.yaml", "--format", format.name], in: PackageFolder.url("\(Self.folder)/settings"))
    #expect(run.status == 0 && run.errors == "")
    switch format.name {
    case "text", "github": #expect(run.output == "")
    case "patch": #expect(run.output == "[]\n")
    case "json":
      #expect(run.output.contains(#""changes": []"#))
    default: #expect(!run.output.isEmpty)
    }
  }
}
