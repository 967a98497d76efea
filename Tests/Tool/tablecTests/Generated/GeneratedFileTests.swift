import Foundation
import Recordings
import SourceTree
import Testing

@testable import TableParsing
@testable import tablec

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

  @Test(
    "the tables of the reference's pages, which 'tablec schema reference' prints",
    arguments: ["overview"] + LanguageReference.topicNames)
  func topics(_ name: String) async throws {
    let topic = LanguageTopics.all(.all).first { $0.name == name }
    let path = Self.language + (topic.map { "/\($0.file)" } ?? ".md")
    let page = try String(contentsOf: PackageFolder.url(path), encoding: .utf8)
    let pages = ReferencePages(.all)
    try Recording.compare(topic.map { pages.current(page, of: $0) } ?? pages.currentOverview(page), with: path)
    let run = try await Program.tablec.run(["schema", "reference", name], in: PackageFolder.root)
    #expect(run.status == 0 && run.output == page && page.hasPrefix("# "))
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }

  @Test("there is no page but those of topics")
  func stale() {
    let files = LanguageReference.topicNames.compactMap { LanguageReference().file(of: $0) }
    #expect(PackageFolder.files(below: PackageFolder.url(Self.language)) == files.sorted())
  }
}
