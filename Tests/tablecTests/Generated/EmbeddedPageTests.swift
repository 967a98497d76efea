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
    #expect(PreviewPage.html(source: .site).contains("<script src=\"site.js\" defer></script>\n<script src=\"page.js\""))
  }

  @Test("the script sets texts as text, never as markup, and evaluates nothing")
  func textsAreText() {
    let forbidden = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|createContextualFragment/
    #expect(PreviewPage.script.firstMatch(of: forbidden) == nil)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url(Self.folder + "/" + path), encoding: .utf8)
  }

  private func joined(_ folder: String, _ suffix: String) throws -> String {
    try PackageFolder.files(below: PackageFolder.url(Self.folder + "/" + folder)).filter { $0.hasSuffix("." + suffix) }
      .map { try text(folder + "/" + $0) }.joined(separator: "\n")
  }
}
