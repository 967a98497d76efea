import Foundation
import SourceTree
import Testing

@testable import tablec

@Suite("A module has each type in Swift once")
struct SwiftTypesTests {
  private static func spec(_ name: String) -> String {
    "tablespec: 1\nname: \(name)\nsections: [{rows: [{id: a, text: A}]}]\n"
  }

  @Test("so two specs of one folder with one name are an error, which names both")
  func oneFolder() async throws {
    let folder = try TemporaryFolder(["S/a.yaml": Self.spec("my list"), "S/b.yaml": Self.spec("My-List")])
    try await KnownProgram.put(in: folder)
    for arguments in [[], ["--cache", "cache"], ["--cache", "cache"], ["--verify"]] {
      let run = try await Program.tablec.run(
        ["compile", "S", "-o", "out", "--template", "ids"] + arguments, in: folder.url)
      #expect(run.status == 2 && run.errors.contains("error[E0605]: its Swift would declare the type 'MyListID'"))
      #expect(run.errors.contains(" --> S/b.yaml") && run.errors.contains("a.ids.swift of S/a.yaml declares it"))
      #expect(folder.files.contains("out/a.ids.swift") && !folder.files.contains("out/b.ids.swift"))
    }
    // Other outputs are no matter.
    #expect(try await tablec("compile", "S", "-o", "other", "--emit", "svg", in: folder).status == 0)
  }

  @Test("and two specs of two folders get these before their names", arguments: ["ids", "swift-uikit", "swiftui"])
  func twoFolders(_ template: String) async throws {
    let folder = try TemporaryFolder(["S/x/a.yaml": Self.spec("list"), "S/y/b.yaml": Self.spec("list")])
    let run = try await tablec("compile", "S", "-o", "out", "--template", template, in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let sources = folder.files.filter { $0.hasSuffix(".swift") }
    #expect(sources.map { $0.prefix(9) }.sorted() == ["out/x/x-a", "out/y/y-b"])
    let types = sources.compactMap(folder.text).flatMap { SwiftTypes.declared(in: Array($0.utf8)) }
    #expect(types.count == 2 && Set(types.map { $0.prefix(5) }) == ["XList", "YList"], "\(types)")
  }

  @Test("and an output that another run left is told, until nothing has it")
  func leftovers() async throws {
    let folder = try TemporaryFolder(["S/a.yaml": Self.spec("list")])
    #expect(try await tablec("compile", "S", "-o", "out", "--template", "ids", "--prune", in: folder).errors == "")
    try folder.write(Self.spec("list"), to: "S/b.yaml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "S/a.yaml"))
    let run = try await tablec("compile", "S", "-o", "out", "--template", "ids", in: folder)
    #expect(run.status == 0 && run.errors.contains("warning[E0605]: it declares the type 'ListID' once more"))
    #expect(run.errors.contains("b.ids.swift of S/b.yaml declares it, too"), "\(run.errors)")
    let pruned = try await tablec("compile", "S", "-o", "out", "--template", "ids", "--prune", in: folder)
    #expect(pruned.errors == "" && !folder.files.contains("out/a.ids.swift"))
  }

  @Test(
    "and neither two runs nor a copy of an output go unnoticed",
    .bug("https://github.com/apollographql/apollo-ios/issues/1871"),
    .bug("https://github.com/tensorflow/swift-models/issues/587"))
  func copies() async throws {
    let folder = try TemporaryFolder(["A/a.yaml": Self.spec("list"), "B/b.yaml": Self.spec("list")])
    #expect(try await tablec("compile", "A", "-o", "out", "--template", "swiftui", in: folder).errors == "")
    let second = try await tablec("compile", "B", "-o", "out", "--template", "swiftui", in: folder)
    #expect(second.status == 0 && second.errors.contains("warning[E0605]: it declares the type 'ListView' once more"))
    #expect(second.errors.contains("--> out/a.swiftui.swift"), "\(second.errors)")
    let other = try TemporaryFolder(["A/a.yaml": Self.spec("list")])
    #expect(try await tablec("compile", "A", "-o", "out", "--template", "ids", in: other).errors == "")
    try other.write(try #require(other.text("out/a.ids.swift")), to: "out/a.ids 3.swift")
    let copied = try await tablec("compile", "A", "-o", "out", "--template", "ids", in: other)
    #expect(copied.errors.contains("--> out/a.ids 3.swift"), "\(copied.errors)")
  }

  @Test(
    "and none of SwiftUI's or UIKit's own views is hidden by one",
    .bug("https://github.com/finn-no/FinniversKit/pull/1451"), .bug("https://github.com/wireapp/wire-ios/pull/1119"),
    arguments: [
      ("progress", "ProgressListView"), ("Empty", "EmptyListView"), ("UI table", "UITableListView"), ("ui", "UiView"),
      ("UI", "UIListView"), ("settings", "SettingsView"), ("UIs", "UIsView"),
    ])
  func system(_ name: String, _ type: String) async throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(name)])
    let run = try await tablec("compile", "a.yaml", "--template", "swiftui", in: folder)
    #expect(SwiftTypes.declared(in: Array(run.output.utf8)) == [type], "\(run.errors)")
  }

  @Test(
    "and what is beside the types is of one file", .bug("https://github.com/glideapps/quicktype/issues/1166"),
    arguments: ["swift-uikit", "swift-diffable", "swiftui", "ids"])
  func others(_ template: String) async throws {
    for name in ["settings", "embedded-controls", "custom-headers", "mail-inbox", "swipe-actions"] {
      let path = PackageFolder.url("Specs/\(name).yaml").path
      let run = try await tablec("compile", path, "--template", template, in: TemporaryFolder())
      let lines = run.output.split(separator: "\n").filter { line in
        !line.hasPrefix(" ") && ["func ", "let ", "var ", "extension "].contains { line.contains($0) }
          && !line.hasPrefix("//")
      }
      #expect(run.status == 0 && lines.allSatisfy { $0.contains("private ") }, "\(lines)")
    }
  }

  @Test("and a template of single environments cannot declare one in each")
  func environments() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.spec("list") + "environments: [{name: one}, {name: two}]\n",
      "own.mustache": "{{% suffix: .own.swift }}struct {{typeName}} {}\n",
    ])
    let run = try await tablec("compile", "a.yaml", "-o", "out", "--template", "own.mustache", in: folder)
    #expect(run.status == 2 && run.errors.contains("declares it for another environment"), "\(run.errors)")
  }

  @Test("in what a source declares at its top")
  func declared() {
    let source = """
      import UIKit
      /// struct A {}
      @MainActor
      public final class One<T>: UIView {
        struct Inner {}
      }
      @available(iOS 16, *) struct `Two` {}
      private enum Three {}
      extension One { enum Four {} }
      #if DEBUG
      struct Five {}
      #endif
      enum Six: String { case a }
      typealias Seven = Int
      func make() -> One {}
      """
    #expect(SwiftTypes.declared(in: Array(source.utf8)) == ["One", "`Two`", "Six", "Seven"])
  }
}
