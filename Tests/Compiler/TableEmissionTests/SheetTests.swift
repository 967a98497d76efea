import Foundation
import TableEmission
import TableIR
import TableLayout
import Testing

@Suite("A page of pictures")
struct SheetTests {
  private func page(_ trees: LayoutTree...) -> String {
    var sheet = SheetEmitter()
    for tree in trees { sheet.add(sheet.figure(of: tree)) }
    return String(decoding: sheet.page(), as: UTF8.self)
  }

  private func tree(_ text: String, environment name: String? = nil) -> LayoutTree {
    var tree = SVGSampleTables.strings(text)
    tree.environment.name = name
    return tree
  }

  @Test("The page has every picture with its environment, and unique ids")
  func figures() {
    let html = page(tree("a", environment: "light"), tree("a", environment: "dark"))
    #expect(html.components(separatedBy: "<figure>").count == 3)
    #expect(html.contains("<h2>light</h2>") && html.contains("<h2>dark</h2>") && html.contains("2 environments"))
    let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
  }

  @Test("The page lists the truncated texts")
  func cut() {
    var tree = tree("<b>long</b>")
    #expect(page(tree).contains("no text is truncated"))
    tree.table.sections[0].rows[0].textLabel?.isTruncated = true
    let html = page(tree)
    #expect(html.contains("<summary>1 text is truncated</summary>") && html.contains("&lt;b&gt;long&lt;/b&gt;</li>"))
  }

  @Test(
    "The page runs and fetches nothing, whatever a spec contains",
    arguments: [
      "<script>alert(1)</script>", "</title><script>", "</style><img src=x onerror=alert(1)>", "\" onload=\"x",
      "--><script>",
      "</svg><iframe src=//x>", "]]><script>",
    ])
  func hostile(_ text: String) {
    let html = page(tree(text, environment: text))
    #expect(html.contains("default-src 'none'"))
    #expect(
      !html.contains("<script") && !html.contains("<iframe") && !html.contains("<img") && !html.contains("onload=\"x"))
    #expect(html.components(separatedBy: "<style>").count == 2)
  }

  @Test("The page has the same bytes each time")
  func determinism() {
    #expect(page(tree("a", environment: "x")) == page(tree("a", environment: "x")))
  }
}
