import EmbeddedFiles
import Foundation
import SourceTree
import Testing

@Suite("The binary has files of the package, byte for byte")
struct EmbeddedFileTests {
  @Test("all of a folder, in their order")
  func folders() throws {
    for (path, embedded) in [
      ("Sources/Desk/TablePreview/Page/Script", EmbeddedFile.pageScripts),
      ("Sources/Desk/TablePreview/Page/Style", EmbeddedFile.pageStyles),
      ("Templates/Outputs", EmbeddedFile.outputTemplates),
      ("Templates/Release/Licenses", EmbeddedFile.licenseTexts),
    ] {
      let names = PackageFolder.files(below: PackageFolder.url(path))
      try compare(embedded, with: names.map { "\(path)/\($0)" })
    }
  }

  @Test("all specs of Templates")
  func specs() throws {
    let specs = PackageFolder.files(below: PackageFolder.url(PackageFolder.templates))
      .filter { $0.hasSuffix(".yaml") && !$0.contains("/") }
    try compare(EmbeddedFile.startingSpecs, with: specs.map { "\(PackageFolder.templates)/\($0)" })
    #expect(EmbeddedFile.startingSpecs.map(\.stem) == specs.map { String($0.dropLast(5)) })
  }

  @Test("those that are no folder's")
  func single() throws {
    try compare([.notices, .license], with: ["Templates/Release/NOTICES.md", "LICENSE"])
    try compare([.page], with: ["Sources/Desk/TablePreview/Page/page.html"])
    try compare(
      [.configuration, .github, .gitlab, .helix, .vscode, .zed],
      with: [
        "Project/tablec.yaml", "Project/github.yml", "Project/gitlab.yml", "Editors/helix/languages.toml",
        "Editors/schema/vscode.json", "Editors/zed/settings.json",
      ].map { "\(PackageFolder.templates)/\($0)" })
  }

  private func compare(_ embedded: [EmbeddedFile], with paths: [String]) throws {
    #expect(embedded.map(\.path) == paths, "Sources/Basics/CResources lists what is embedded")
    for file in embedded {
      let isSame = try Data(contentsOf: PackageFolder.url(file.path)) == Data(file.text.utf8)
      #expect(isSame, "\(file.path) differs from what is embedded")
    }
  }

  @Test("what looks like a heading in a code block is code")
  func headings() {
    let page = MarkdownLines("# A\n\n```yaml\n## no heading\n```\n\n## B\n")
    #expect(page.headings.map(\.text) == ["A", "B"] && page.lines.filter(\.isFence).count == 2)
  }
}
