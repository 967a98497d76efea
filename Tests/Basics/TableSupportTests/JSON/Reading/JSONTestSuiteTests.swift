import Foundation
import SourceTree
import TableSupport
import Testing

/// The texts of JSONTestSuite (github.com/nst/JSONTestSuite).
@Suite("JSON is read as it is specified", .enabled(if: SharedOracles.shouldRun, Comment(rawValue: SharedOracles.note)))
struct JSONTestSuiteTests {
  /// A key that comes twice is an error here: one of the two would be lost without a word.
  private static let refused: Set = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]

  @Test("what must be read is, and what must not be is not")
  func cases() throws {
    let folder = SharedOracles.root.appending(path: "oracles/json-test-suite")
    let names = PackageFolder.files(below: folder).filter { $0.hasSuffix(".json") }
    #expect(names.count == 318)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let isRead = (try? JSONValue.parse(bytes)) != nil
      if name.hasPrefix("y_") { #expect(isRead != Self.refused.contains(name), "\(name)") }
      if name.hasPrefix("n_") { #expect(!isRead, "\(name)") }
    }
  }

  @Test("a text in UTF-16 is called that", arguments: [[0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF, 0, 0x7B]])
  func utf16(_ bytes: [UInt8]) {
    #expect { try JSONValue.parse(bytes) } throws: { ($0 as? JSONError)?.reason == .utf16 }
  }
}
