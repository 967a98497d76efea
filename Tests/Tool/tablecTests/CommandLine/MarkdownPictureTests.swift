import Foundation
import Testing

/// What else there is of them is in `Transcripts/diff/pictures.md`.
@Suite("Pictures of changes in a comment")
struct MarkdownPictureTests {
  @Test(
    "PNG, where a program can draw it",
    .enabled(
      if: Program.named("rsvg-convert") != nil || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1",
      "needs rsvg-convert; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func png() async throws {
    let folder = try TemporaryFolder(["old.yaml": Specs.list, "new.yaml": Specs.list.replacing("Ben", with: "Cy")])
    let run = try await tablec(
      "diff", "old.yaml", "new.yaml", "--format", "markdown", "--pictures", "png", "-o", "report/", in: folder)
    #expect(run.status == 1, "\(run.errors)")
    let bytes = FileManager.default.contents(atPath: folder.path("report/pictures/1-before.png"))
    #expect(bytes?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(try #require(folder.text("report/diff.md")).contains(#"src="pictures/1-before.png""#))
  }
}
