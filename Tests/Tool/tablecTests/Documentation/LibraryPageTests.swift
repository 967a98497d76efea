import Foundation
import SourceTree
import Testing

@Suite("What the documentation says of the library")
struct LibraryPageTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url(path), encoding: .utf8)
  }

  private static let page = "Sources/Tool/tablec/Documentation.docc/Library.md"

  @Test("the examples of its products are programs that CI builds and runs")
  func example() throws {
    for (page, program, count) in [("TableCompiler", "Friends", 12), ("TableLayout", "Rows", 14)] {
      let page = try text("Sources/Tool/tablec/Documentation.docc/Library/\(page).md")
      let block = try #require(page.firstMatch(of: /```swift\n(import (?:.|\n)*?)```/)).1
      let code = try text("Templates/Examples/Screens/Sources/\(program)/main.swift")
      #expect(String(block) == code)
      #expect(code.split(separator: "\n").count == count)
    }
  }

  @Test("the changelog and the documentation name only products that exist")
  func products() throws {
    let manifest = try text("Package.swift")
    let products = Set(
      manifest.matches(of: /\.(?:library|executable|plugin)\(\s*name: "(\w+)",\s*targets: \[/).map { String($0.1) })
    #expect(products == ["tablec", "TableLayout", "TableVerify", "TableCompiler", "CompileTables", "RunTablec"])
    var count = 0
    let pages =
      ["CHANGELOG.md", "README.md", "CONTRIBUTING.md"] + MarkdownPage.all.filter { $0.contains(".docc/") }
    for page in pages {
      // A sentence that speaks of products names each of them as code.
      for sentence in try text(page).replacing("\n", with: " ").matches(
        of: /(?:library )?products? ?[^.`]*((?:`\w+`(?:,| and|) ?)+)/)
      {
        for name in sentence.1.matches(of: /`(\w+)`/).map({ String($0.1) }) {
          #expect(products.contains(name), "\(page) names the product \(name)")
          count += 1
        }
      }
    }
    #expect(count >= 3)
  }

  @Test("the plugin names are those of the package")
  func plugins() throws {
    for page in [Self.page, "Sources/Tool/tablec/Documentation.docc/CI.md", "Templates/Examples/Screens/Package.swift"]
    {
      for plugin in try text(page).matches(of: /\.plugin\(name: "(\w+)"/).map({ String($0.1) }) {
        #expect(try text("Package.swift").contains(".plugin(name: \"\(plugin)\", targets:"), "\(page): \(plugin)")
      }
    }
  }
}
