import Foundation
import TablePreview
import Testing

@Suite("The page of the preview is embedded in the compiler")
struct EmbeddedPageTests {
  private static let folder = "Sources/TablePreview/Page"
  /// Where the scripts of a site are loaded, in page.html.
  private static let siteMark = "<!-- site -->\n"

  @Test("EmbeddedPage.swift has the files of the page")
  func embeds() throws {
    let page = try text("page.html").components(separatedBy: Self.siteMark)
    try #require(page.count == 2)
    // One function around all parts: nothing of the page is global.
    let script = "(() => {\n\"use strict\";\n" + (try joined("Script", "js")) + "\nstart();\n})();\n"
    let parts = [
      ("head", "The HTML up to where a site's script is loaded.", page[0]),
      ("body", "The HTML after it.", page[1]),
      ("script", "The files of Script.", script),
      ("style", "The files of Style.", try joined("Style", "css")),
    ]
    var source = """
      // swift-format-ignore-file
      // The files of \(Self.folder), so that one binary is the whole tool. A test compares the two and records this file.

      enum EmbeddedPage {

      """
    for (name, comment, text) in parts {
      #expect(!text.contains("\"\"\"##"), "\(name) would end its literal")
      source += "  /// \(comment)\n  static let \(name): StaticString = ##\"\"\"\n\(text)\n\"\"\"##\n\n"
    }
    source.removeLast()
    try Recording.compare(source + "}\n", with: "Sources/TablePreview/EmbeddedPage.swift")
  }

  @Test("the page has no script and no style in its HTML, and asks for no other site")
  func isolated() throws {
    for source in [PreviewPage.Source.live, .site] {
      let html = PreviewPage.html(source: source)
      #expect(html.matches(of: /<script(?![^>]*\ssrc=)/).isEmpty)
      #expect(html.matches(of: /<style|\sstyle=|\son\w+=|javascript:/).isEmpty)
      #expect(html.matches(of: /(?:src|href)="(?:https?:)?\/\//).isEmpty)
    }
    #expect(PreviewPage.style.matches(of: /@import|url\(/).isEmpty)
    let scripts = "<script src=\"site.js\" defer></script>\n<script src=\"page.js\""
    #expect(PreviewPage.html(source: .site).contains(scripts))
  }

  @Test("the script sets texts as text, never as markup, and evaluates nothing")
  func textsAreText() {
    let forbidden = [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", " eval(", "new Function", "srcdoc",
      "createContextualFragment",
    ]
    for word in forbidden { #expect(!PreviewPage.script.contains(word)) }
  }

  @Test("the page has the environment flags and the text sizes of the compiler")
  func environment() async throws {
    let script = PreviewPage.script
    let list = try #require(script.firstMatch(of: /const environmentKeys = \[([^\]]*)\]/)?.1)
    let keys = list.matches(of: /"([^"]+)"/).map { "--\($0.1)" }
    let help = try await Program.tablec.run(["preview", "--help"], in: PackageFolder.root).output
    let section = try #require(help.components(separatedBy: "ENVIRONMENT:").dropFirst().first)
    let flags = section.components(separatedBy: "\n\n")[0].matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
    #expect(Set(keys) == Set(flags).subtracting(["--font"]))

    let names = try #require(script.firstMatch(of: /const contentSizeNames = \{([^}]*)\}/)?.1)
    let sizes = names.matches(of: /(\w+): "(\w+)"/).map { String($0.2) }
    let schema = try await Program.tablec.run(["schema", "layout"], in: PackageFolder.root).output
    let values = try #require(schema.firstMatch(of: /"contentSize": \{"enum": \[([^\]]*)\]/)?.1)
    #expect(Set(sizes) == Set(values.matches(of: /"(\w+)"/).map { String($0.1) }))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url(Self.folder + "/" + path), encoding: .utf8)
  }

  private func joined(_ folder: String, _ suffix: String) throws -> String {
    try PackageFolder.files(below: PackageFolder.url(Self.folder + "/" + folder)).filter { $0.hasSuffix("." + suffix) }
      .map { try text(folder + "/" + $0) }.joined(separator: "\n")
  }
}
