import Foundation
import SourceTree
import Testing
import UIKitDeclarations

/// What templates write is part of an app.
@Suite(
  "The Swift of templates compiles against UIKit and SwiftUI",
  .enabled(if: SwiftCompiler.shouldRun, "\(SwiftCompiler.note)"))
struct SwiftOutputTests {
  private static let templates = ["swift-uikit", "swift-diffable", "swiftui", "ids"]

  /// Specs that together have every control, views in cells and in headers, conditions, symbols and colours.
  @Test(
    "the project's specs",
    arguments: [
      ["settings", "embedded-controls", "custom-headers"], ["constraints-form", "mail-inbox", "adaptive-list"],
      ["stacks", "easy-custom-table", "five-lines", "arabic-settings", "list-form"],
      ["shaped-backgrounds", "sliced-backgrounds", "localized-settings", "appearance", "swipe-actions"],
    ])
  func specs(_ names: [String]) async throws {
    try await check(names.map { PackageFolder.url("Specs/\($0).yaml").path })
  }

  @Test("A spec of a stranger: its texts, ids and names stay texts, and no two of them become the same identifier")
  func hostile() async throws {
    let evil = #""); } } ; fatalError() ; /* \(exit(1)) */ // \" \#\u{202E}\#n}"#
    let text =
      "\"" + evil.unicodeScalars.map { #"\u"# + String(String(0x10000 + $0.value, radix: 16).dropFirst()) }.joined()
      + "\""
    // An id cannot contain a slash.
    let id = text.replacing(#"\u002f"#, with: "")
    let words = [
      "default", "self", "init", "Type", "allCases", "rawValue", "all", "rows", "a-b", "a.b", "a b", "👍", "1st", "none",
      "case",
    ]
    let folder = try TemporaryFolder([
      "evil.yaml": """
      tablespec: 1
      name: \(text)
      sections:
        - id: \(id)
          header: \(text)
          footer: {title: \(text)}
          rows:
            - {id: \(id), text: \(text), detailText: \(text), style: value1, image: {symbol: star}}
            - {text: \(text), accessory: {button: \(text)}}
            - {text: a, accessory: {textField: {placeholder: \(text), width: 80}}}
            - views:
                - {id: \(id), label: {text: \(text), key: \(text)}, frame: [0, 0, 90, 20], font: {style: body}}
                - {button: {title: {text: \(text), key: \(text)}}, frame: [0, 30, 90, 20]}
            - {text: b, accessory: {segmentedControl: {segments: [\(text), x]}}}
            - views: [{id: \(id), label: \(text), frame: [0, 0, 90, 20], color: {light: "#112233", dark: white}}]
        - rows: [\(words.map { "{id: \"\($0)\", text: x}" }.joined(separator: ", "))]
        - id: empty
      """
    ])
    let run = try await Program.tablec.run(["compile", "evil.yaml", "--check"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let sources = try await check([folder.path("evil.yaml")])
    #expect(sources.allSatisfy { !$0.contains("\u{202E}") && !$0.contains("\n} ;") })
  }

  @Test("A table without rows")
  func empty() async throws {
    let folder = try TemporaryFolder(["none.yaml": "tablespec: 1\nsections: []\n"])
    try await check([folder.path("none.yaml")])
  }

  @discardableResult
  private func check(_ specs: [String]) async throws -> [String] {
    let folder = try TemporaryFolder()
    let run = try await Program.tablec.run(
      ["compile", "-o", "out"] + specs + Self.templates.flatMap { ["--template", $0] }, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let files = PackageFolder.files(below: folder.url.appending(path: "out")).filter { $0.hasSuffix(".swift") }
    #expect(files.count == specs.count * Self.templates.count)
    let urls = files.map { folder.url.appending(path: "out/\($0)") }
    let problems = try await TypeCheck.problems(in: urls, importing: [.uiKit, .swiftUI])
    #expect(problems == "")
    return try urls.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
