import Foundation
import SourceTree
import TableParsing
import Testing

@Suite("Files that the compiler writes about itself are committed as it writes them")
struct GeneratedFileTests {
  @Test(
    "pages of 'tablec schema'",
    arguments: [
      ("spec", "Templates/Schema/tablespec.schema.json"),
      ("profile", "Templates/Schema/metricsprofile.schema.json"),
      ("configuration", "Templates/Schema/configuration.schema.json"),
      ("changes", "Templates/Schema/changes.schema.json"),
      ("layout", "Templates/Schema/layout.schema.json"),
      ("diff", "Templates/Schema/diff.schema.json"),
      ("explanation", "Templates/Schema/explanation.schema.json"),
      ("layout-reference", "Sources/Tool/tablec/Documentation.docc/Layout.md"),
      ("template-reference", "Sources/Tool/tablec/Documentation.docc/Templates.md"),
      ("diagnostics", "Sources/Tool/tablec/Documentation.docc/Diagnostics.md"),
    ])
  func pages(_ subject: String, _ path: String) async throws {
    let run = try await Program.tablec.run(["schema", subject], in: PackageFolder.root)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    try Recording.compare(run.output, with: path)
  }

  private static let language = "Sources/Tool/tablec/Documentation.docc/Language"

  @Test("pages of 'tablec schema reference'", arguments: ["overview"] + LanguageReference.topicNames)
  func topics(_ topic: String) async throws {
    let run = try await Program.tablec.run(["schema", "reference", topic], in: PackageFolder.root)
    #expect(run.status == 0 && run.output.hasPrefix("# "))
    #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    let file = LanguageReference(words: ReportWords()).file(of: topic).map { "/\($0)" } ?? ".md"
    try Recording.compare(run.output, with: Self.language + file)
  }

  @Test("there is no page but those of topics")
  func stale() {
    let files = LanguageReference.topicNames.compactMap { LanguageReference(words: ReportWords()).file(of: $0) }
    #expect(PackageFolder.files(below: PackageFolder.url(Self.language)) == files.sorted())
  }
}
