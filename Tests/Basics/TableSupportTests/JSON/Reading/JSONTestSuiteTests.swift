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
    let texts = try names.map { (name: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
    // One of them is 100,000 arrays deep: what reads recursively has a thread of its own.
    let isRead = Locked<[String: Bool]>([:])
    let thread = WorkThread.start {
      for text in texts {
        let value = try? JSONValue.parse(text.bytes)
        isRead.withLock { $0[text.name] = value != nil }
      }
    }
    pthread_join(try #require(thread), nil)
    for (name, isRead) in isRead.withLock({ $0 }) {
      if name.hasPrefix("y_") { #expect(isRead != Self.refused.contains(name), "\(name)") }
      if name.hasPrefix("n_") { #expect(!isRead, "\(name)") }
    }
    #expect(isRead.withLock { $0.count } == names.count)
  }

  @Test("a text in UTF-16 is called that", arguments: [[0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF, 0, 0x7B]])
  func utf16(_ bytes: [UInt8]) {
    #expect { try JSONValue.parse(bytes) } throws: { ($0 as? JSONError)?.reason == .utf16 }
  }
}
