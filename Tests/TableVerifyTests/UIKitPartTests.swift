import Foundation
import Testing
import UIKitDeclarations

/// The part of TableVerify that sees UIKit, which is not compiled where there is none.
@Suite("TableVerify and UIKit", .enabled(if: SwiftCompiler.shouldRun, Comment(rawValue: SwiftCompiler.note)))
struct UIKitPartTests {
  @Test("The part that reads UIKit's views compiles against the declarations")
  func sources() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/TableVerify")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    #expect(files.contains { $0.lastPathComponent == "ExpectTable.swift" })
    // SwiftPM's name for a package is that of its folder.
    let problems = try await TypeCheck.problems(
      in: files, importing: [.uiKit, .xcTest], products: true,
      options: ["-package-name", root.lastPathComponent.lowercased()])
    #expect(problems == "")
  }
}
