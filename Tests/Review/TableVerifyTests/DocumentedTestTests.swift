import Foundation
import SourceTree
import Testing
import UIKitDeclarations

/// The tests of apps that the documentation shows.
@Suite(
  "The documentation's tests with TableVerify",
  .enabled(if: SwiftCompiler.shouldRun, Comment(rawValue: SwiftCompiler.note)))
struct DocumentedTestTests {
  private static let page = "Sources/Tool/tablec/Documentation.docc/Library/TableVerify.md"

  /// Every example that uses TableVerify, without the import of the app.
  private static func examples(in page: String) throws -> [String] {
    let text = try String(contentsOf: PackageFolder.url(page), encoding: .utf8)
    return text.matches(of: /```swift\n((?:.|\n)*?)```/).map { String($0.1) }
      .filter { $0.contains("expectTable(") }
      .map { $0.replacing(/@testable import \w+\n/, with: "") }
  }

  /// What their apps are.
  private static let app = """
    import UIKit

    final class SettingsController: UITableViewController {}

    final class QualityController: UITableViewController {
      enum Quality { case low, best }
      var quality = Quality.low
    }
    """

  @Test(
    "compile against the declarations of UIKit",
    arguments: [
      (Self.page, 1),
      ("Sources/Tool/tablec/Documentation.docc/Cookbook.md", 2),
    ])
  func compile(_ page: String, count: Int) async throws {
    let examples = try Self.examples(in: page)
    #expect(examples.count == count)
    for example in examples {
      // Lines of a test stand in one.
      let source =
        example.contains("import ")
        ? example : "import TableVerify\nimport UIKit\n@MainActor func test(_ tableView: UITableView) {\n\(example)}\n"
      let problems = try await TableVerifyPart.problems(inTexts: ["App.swift": Self.app, "Tests.swift": source])
      #expect(problems == "", "\(example)")
    }
  }

  @Test("of the example app compile, too")
  func example() async throws {
    let test = try String(
      contentsOf: PackageFolder.url("Templates/Examples/Harbour/Tests/HarbourTests.swift"), encoding: .utf8)
    #expect(try await TableVerifyPart.problems(inTexts: ["HarbourTests.swift": test]) == "")
  }

  @Test("have at most ten lines on the library's page")
  func length() throws {
    let example = try #require(try Self.examples(in: Self.page).first)
    #expect(example.split(separator: "\n").count <= 10)
  }
}
