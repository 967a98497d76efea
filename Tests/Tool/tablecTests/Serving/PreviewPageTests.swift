import Foundation
import SourceTree
import TablePreview
import Testing

@Suite("The page of the preview")
struct PreviewPageTests {
  @Test("has no script and no style in its HTML, and asks for no other site")
  func isolated() throws {
    for source in [PreviewPage.Source.live, .site] {
      let html = PreviewPage.html(source: source)
      #expect(html.matches(of: /<script(?![^>]*\ssrc=)/).isEmpty)
      #expect(html.matches(of: /<style|\sstyle=|\son\w+=|javascript:/).isEmpty)
      #expect(html.matches(of: /(?:src|href)="(?:https?:)?\/\//).isEmpty)
    }
    #expect(PreviewPage.style.matches(of: /@import|url\(/).isEmpty)
  }

  @Test("loads the scripts of a site once, before its own")
  func site() {
    let scripts = "<script src=\"site.js\" defer></script>\n<script src=\"page.js\""
    #expect(PreviewPage.html(source: .site).components(separatedBy: scripts).count == 2)
    #expect(PreviewPage.html(source: .site).components(separatedBy: "site.js").count == 2)
    #expect(!PreviewPage.html(source: .live).contains("site.js"))
  }

  @Test("sets texts as text, never as markup, and evaluates nothing")
  func textsAreText() {
    let forbidden = [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", " eval(", "new Function", "srcdoc",
      "createContextualFragment",
    ]
    for word in forbidden { #expect(!PreviewPage.script.contains(word)) }
  }

  @Test("has the environment flags and the text sizes of the compiler")
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
}
