import Foundation
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
      ("layout-reference", "Sources/tablec/Documentation.docc/Layout.md"),
      ("template-reference", "Sources/tablec/Documentation.docc/Templates.md"),
      ("diagnostics", "Sources/tablec/Documentation.docc/Diagnostics.md"),
    ])
  func pages(_ subject: String, _ path: String) async throws {
    let run = try await Program.tablec.run(["schema", subject], in: PackageFolder.root)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    try Recording.compare(run.output, with: path)
  }

  private static let language = "Sources/tablec/Documentation.docc/Language"

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

  @Test("EmbeddedTemplates.swift holds the files of Templates/")
  func templates() throws {
    try Recording.compare(try embeddedTemplates(), with: "Sources/tablec/EmbeddedTemplates.swift")
  }

  @Test("EmbeddedOutputs.swift holds the files of Templates/Outputs/")
  func outputs() throws {
    let folder = PackageFolder.url(PackageFolder.templates).appending(path: "Outputs")
    var source = """
      // swift-format-ignore-file
      // The files of Templates/Outputs, so that one binary is the whole tool. A test compares the two and records this file.

      extension OutputTemplate {
        static let files: [OutputTemplate] = [

      """
    for name in PackageFolder.files(below: folder) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      source += "    OutputTemplate(\n      name: \"\(name.dropLast(9))\",\n      text: ##\"\"\"\n\(text)\n\"\"\"##),\n"
    }
    try Recording.compare(source + "  ]\n}\n", with: "Sources/TableTemplates/EmbeddedOutputs.swift")
  }

  /// What `init` writes beside a spec, by the names that the compiler has for it.
  private static let projectFiles = [
    ("configuration", "Project/tablec.yaml"), ("github", "Project/github.yml"), ("gitlab", "Project/gitlab.yml"),
    ("helix", "Editors/helix/languages.toml"), ("vscode", "Editors/schema/vscode.json"),
    ("zed", "Editors/zed/settings.json"),
  ]

  private func embeddedTemplates() throws -> String {
    let folder = PackageFolder.url(PackageFolder.templates)
    let names = PackageFolder.files(below: folder).filter { $0.hasSuffix(".yaml") && !$0.contains("/") }
    var source = """
      // swift-format-ignore-file
      // The files of Templates/, so that one binary is the whole tool. A test compares the two and records this file.

      extension SpecTemplate {
        static let all: [SpecTemplate] = [

      """
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      source += "    SpecTemplate(\n      name: \"\(name.dropLast(5))\",\n      text: #\"\"\"\n\(text)\n\"\"\"#),\n"
    }
    source += "  ]\n}\n\nenum ProjectTemplates {\n"
    for (name, path) in Self.projectFiles {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      source += "  static let \(name) = #\"\"\"\n\(text)\n\"\"\"#\n"
    }
    return source + "}\n"
  }
}
