import Testing
import UIKitDeclarations

@Suite("TableVerify and UIKit", .enabled(if: SwiftCompiler.shouldRun, Comment(rawValue: SwiftCompiler.note)))
struct UIKitPartTests {
  @Test("The part that reads UIKit's views compiles against the declarations")
  func sources() async throws {
    #expect(TableVerifyPart.files.contains { $0.lastPathComponent == "ExpectTable.swift" })
    #expect(try await TableVerifyPart.problems() == "")
  }

  @Test("A test that passes what is no table does not compile")
  func wrong() async throws {
    let source = """
      import TableVerify
      import UIKit

      @MainActor func test() { expectTable(UILabel(), matches: "settings") }
      """
    #expect(
      try await TableVerifyPart.problems(inTexts: ["Tests.swift": source]).contains(
        "no exact matches in call to global function 'expectTable'"))
  }
}
