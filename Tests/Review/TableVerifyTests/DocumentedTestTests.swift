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
      ("Sources/Tool/tablec/Documentation.docc/Xcode.md", 1),
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

  @Test("of the example apps compile, too", arguments: ["Harbour/Tests", "Friends"])
  func example(_ folder: String) async throws {
    let root = PackageFolder.url("Templates/Examples/\(folder)")
    var texts: [String: String] = [:]
    for file in PackageFolder.files(below: root) where file.hasSuffix("s.swift") || file.hasPrefix("Sources/") {
      texts[String(file.split(separator: "/").last ?? "")] =
        try String(contentsOf: root.appending(path: file), encoding: .utf8).replacing("import FriendsApp\n", with: "")
    }
    #expect(texts.keys.contains { $0.hasSuffix("Tests.swift") })
    let problems = try await TableVerifyPart.problems(inTexts: texts)
    #expect(problems == "")
  }

  @Test("of the example app name specs that are there", arguments: ["friends", "friends-list"])
  func specs(_ name: String) throws {
    let folder = PackageFolder.url("Templates/Examples/Friends/Tests/FriendsAppTests")
    let test = try String(contentsOf: folder.appending(path: "FriendsTests.swift"), encoding: .utf8)
    #expect(test.contains("matches: \"\(name)\""))
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Tables/\(name).yaml").path))
  }

  @Test("have at most ten lines on the library's page")
  func length() throws {
    let example = try #require(try Self.examples(in: Self.page).first)
    #expect(example.split(separator: "\n").count <= 10)
  }
}
