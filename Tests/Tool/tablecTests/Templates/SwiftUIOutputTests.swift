import Foundation
import ReferenceExamples
import SourceTree
import TableParsing
import Testing
import UIKitDeclarations

/// What the template `swiftui` writes is part of an app, too.
@Suite("A List in SwiftUI", .enabled(if: SwiftCompiler.shouldRun, "\(SwiftCompiler.note)"))
struct SwiftUIOutputTests {
  @Test("Every spec of the project becomes a view that compiles")
  func specs() async throws {
    let specs = PackageFolder.files(below: PackageFolder.url("Specs")).filter {
      $0.hasSuffix(".yaml") && !$0.split(separator: "/").contains { $0.hasPrefix("_") || $0.hasPrefix(".") }
    }
    try await expectCompiling(specs.map { PackageFolder.url("Specs/\($0)").path })
  }

  @Test("Every example of the reference compiles as a list of SwiftUI")
  func examples() async throws {
    // Examples name the images and the files of this folder.
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: PackageFolder.url("Specs"), to: folder.url.appending(path: "Specs"))
    let examples = LanguageTopics.specs.flatMap(\.examples)
    try #require(examples.count > 100)
    let paths = try examples.enumerated().map { index, example in
      try folder.write(example.spec, to: "Specs/example-\(index).yaml")
      return folder.path("Specs/example-\(index).yaml")
    }
    try await expectCompiling(paths)
  }

  @Test(
    "Every accessory, control, text and background compiles, in each view that shows rows",
    arguments: ["swiftui", "table"])
  func kinds(_ host: String) async throws {
    var files = ["Localizable.xcstrings": SwiftUISpecs.catalog]
    for (name, spec) in SwiftUISpecs.kinds { files["\(name).yaml"] = "tablespec: 1\nhost: \(host)\n\(spec)" }
    let folder = try TemporaryFolder(files)
    try FileManager.default.copyItem(
      at: PackageFolder.url("Specs/images/avatar@2x.png"), to: folder.url.appending(path: "picture.png"))
    try await expectCompiling(SwiftUISpecs.kinds.keys.sorted().map { folder.path("\($0).yaml") })
  }

  @Test(
    "Where imports are internal and members are visible only to who imports their module, it compiles without a warning"
  )
  func importing() async throws {
    try await expectCompiling(
      [PackageFolder.url("Specs/list-form.yaml").path],
      options: [
        "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors",
      ])
  }

  @Test("An app shows it with its values, its actions and its destinations")
  func use() async throws {
    let app = """
      import SwiftUI

      struct Screen: View {
        @State private var values = ListFormView.Values()

        var body: some View {
          NavigationStack {
            ListFormView(values: $values, hiddenRows: [], select: { row in print(row.rawValue) })
              .navigationDestination(for: ListFormView.Row.self) { row in
                switch row {
                case .name: Text(verbatim: values.sounds ? "on" : "off")
                default: EmptyView()
                }
              }
          }
        }
      }
      """
    try await expectCompiling([PackageFolder.url("Specs/list-form.yaml").path], with: ["Screen.swift": app])
  }

  /// A table with more rows, sections, views, segments or actions than the view builder of older SDKs takes, or than the compiler can check
  /// as one expression, which it says.
  @Test("A large table compiles", arguments: SwiftUISpecs.large)
  func large(_ spec: String) async throws {
    let folder = try TemporaryFolder(["large.yaml": "tablespec: 1\nhost: swiftui\n" + spec])
    try await expectCompiling([folder.path("large.yaml")])
  }

  @Test("What others reported of SwiftUI and of generators does not happen", arguments: SwiftUIReport.all)
  func reports(_ report: SwiftUIReport) async throws {
    let folder = try TemporaryFolder(["1st-report.yaml": "tablespec: 1\nhost: swiftui\n" + report.spec])
    let swift = try await expectCompiling([folder.path("1st-report.yaml")])
    for line in report.lines { #expect(swift.contains(line + "\n"), "\(report.source)") }
    for text in report.absent { #expect(!swift.contains(text), "\(report.source)") }
  }

  @discardableResult
  private func expectCompiling(
    _ specs: [String], with more: [String: String] = [:], options: [String] = []
  ) async throws -> String {
    let folder = try TemporaryFolder(more)
    let run = try await Program.tablec.run(
      ["compile", "-o", "out", "--template", "swiftui"] + specs, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let files = PackageFolder.files(below: folder.url.appending(path: "out")).filter { $0.hasSuffix(".swift") }
    #expect(files.count == specs.count)
    let urls = files.map { folder.url.appending(path: "out/\($0)") }
    let problems = try await TypeCheck.problems(
      in: urls + more.keys.sorted().map { folder.url.appending(path: $0) }, importing: [.uiKit, .swiftUI],
      options: options)
    #expect(problems == "")
    return try urls.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
