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

  @Test("Everything that a row, a header or a footer can be")
  func everything() async throws {
    let folder = try TemporaryFolder(["all.yaml": SwiftReport.everything, "picture.png": ""])
    try await check([folder.path("all.yaml")])
  }

  @Test(
    "Specs of the same name in two folders are one module, with other access levels and another bundle, and with internal imports",
    arguments: [("public", "main"), ("package", "module"), ("internal", "Theme")])
  func module(_ access: String, _ bundle: String) async throws {
    let spec = """
      tablespec: 1
      strings: [Settings.xcstrings, Localizable.xcstrings]
      assets: Theme.xcassets
      sections: [{rows: [{id: a, text: {key: k}, background: {color: Brand}}]}]
      """
    let catalog = #"{"sourceLanguage": "en", "strings": {"k": {}}, "version": "1.0"}"#
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}],
      "info": {"author": "xcode", "version": 1}}
      """
    var files = [".tablec.yaml": "output: {access: \(access), bundle: \(bundle)}\n"]
    for name in ["account", "profile"] {
      files["\(name)/settings.yaml"] = spec
      files["\(name)/Settings.xcstrings"] = catalog
      files["\(name)/Localizable.xcstrings"] = catalog
      files["\(name)/Theme.xcassets/Brand.colorset/Contents.json"] = color
    }
    let folder = try TemporaryFolder(files)
    let run = try await Program.tablec.run(
      ["compile", ".", "-o", "out"] + Self.templates.flatMap { ["--template", $0] }, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let urls = PackageFolder.files(below: folder.url.appending(path: "out")).map {
      folder.url.appending(path: "out/\($0)")
    }
    #expect(Set(urls.map(\.lastPathComponent)).count == 2 * Self.templates.count)
    let more = folder.url.appending(path: "More.swift")
    try Data("import Foundation\nfinal class Theme {}\nextension Bundle { static var module: Bundle { .main } }\n".utf8)
      .write(to: more)
    let problems = try await TypeCheck.problems(
      in: urls + [more], importing: [.uiKit, .swiftUI],
      options: ["-enable-upcoming-feature", "InternalImportsByDefault", "-package-name", "app", "-warnings-as-errors"])
    #expect(problems == "")
    for url in urls {
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.contains("public ") == (access == "public"))
      if !url.path.hasSuffix(".ids.swift") {
        let own = ["module": ", bundle: Bundle.module", "Theme": ", bundle: Bundle(for: Theme.self)"][bundle] ?? ""
        let rest = #"NSLocalizedString("k"\#(own), comment: "")"#
        let assets = own.replacing(", bundle:", with: ", in:") + (own.isEmpty ? "" : ", compatibleWith: nil")
        #expect(text.contains("UIColor(named: \"Brand\"\(assets))"))
        #expect(text.contains(#"NSLocalizedString("k", tableName: "Settings"\#(own), value: \#(rest), comment: "")"#))
      }
    }
  }

  @discardableResult
  private func check(_ specs: [String], options: [String] = []) async throws -> [String] {
    let folder = try TemporaryFolder()
    let run = try await Program.tablec.run(
      ["compile", "-o", "out"] + specs + Self.templates.flatMap { ["--template", $0] }, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let files = PackageFolder.files(below: folder.url.appending(path: "out")).filter { $0.hasSuffix(".swift") }
    #expect(files.count == specs.count * Self.templates.count)
    let urls = files.map { folder.url.appending(path: "out/\($0)") }
    // The page says so: the Swift for UIKit is for iOS 15 and later, and that for SwiftUI for iOS 16 and later.
    for (system, suffix) in [(16, ".swiftui.swift"), (15, ".swift")] {
      let own = urls.filter {
        $0.path.hasSuffix(suffix) && (suffix == ".swiftui.swift" || !$0.path.hasSuffix(".swiftui.swift"))
      }
      let problems = try await TypeCheck.problems(
        in: own, importing: [.uiKit, .swiftUI], system: system, options: options)
      #expect(problems == "")
    }
    return try urls.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
