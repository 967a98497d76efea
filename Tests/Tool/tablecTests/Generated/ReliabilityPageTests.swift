import Foundation
import Recordings
import SourceTree
import Testing

@testable import Reliability

@Suite("What is promised is told in one way")
struct ReliabilityPageTests {
  @Test("on the page of the documentation")
  func page() throws {
    try Recording.compare(Promise.page, with: "Sources/Tool/tablec/Documentation.docc/Reliability.md")
  }

  @Test("in SECURITY.md")
  func security() throws {
    let text = try String(contentsOf: PackageFolder.url("SECURITY.md"), encoding: .utf8)
    let promises = try #require(text.firstMatch(of: /\n## Promises\n\n((?:- .*\n)*)/))
    try Recording.compare(
      text.replacingCharacters(in: promises.1.startIndex..<promises.1.endIndex, with: Promise.list), with: "SECURITY.md"
    )
  }

  @Test("and every test that holds a promise is there", arguments: Promise.all.flatMap(\.tests))
  func tests(_ name: String) throws {
    let parts = try #require(name.wholeMatch(of: /(\w+)\.(\w+)(?:\/(\w+))?/))
    // On some floor; the tests of a target that is itself for tests stand in its folder.
    let tests = PackageFolder.url("Tests")
    let floors = try FileManager.default.contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)
    let folders =
      floors.map { $0.appending(path: String(parts.1)) }
      + [tests.appending(path: String(parts.1.dropLast("Tests".count)))]
    let folder = try #require(folders.first { FileManager.default.fileExists(atPath: $0.path) })
    let sources = try PackageFolder.files(below: folder).filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let suite = sources.first { $0.contains("struct \(parts.2) {") }
    #expect(suite != nil && (parts.3 == nil || suite?.contains("func \(parts.3 ?? "")(") == true))
  }

  @Test("and a table in which one is not held says so")
  func table() {
    let promise = Promise(name: "all", words: "All is well", tests: ["a.B", "a.C/d"], figures: ["tries"])
    func table(_ names: [String], _ figures: String = "2 tries\n1 tries\n") -> ReliabilityTable {
      let cases = names.map { name in
        let words = name.split(separator: " ")
        let end = words.count == 2 ? "><\(words[1]) message=\"\" /></testcase>" : " />"
        let parts = words[0].split(separator: "/")
        return "<testcase classname=\"\(parts[0])\" name=\"\(parts[1])\" time=\"0.1\"\(end)\n"
      }
      return ReliabilityTable(of: [promise], TestReport(cases.joined()), figures: figures)
    }
    let green = table(["a.B/c()", "a.B/e(_:)", "a.C/d()", "a.Bc/f() failure"])
    #expect(green.isGreen && green.text.contains("3 tries") && green.text.hasSuffix("every promise is kept\n"))
    for (names, line) in [
      (["a.B/c()"], "a.C/d did not run"), (["a.B/c()", "a.C/d() skipped"], "a.C/d did not run"),
      (["a.B/c() failure", "a.C/d()"], "a.B/c() failed"), (["a.B/c()", "a.C/de()"], "a.C/d did not run"),
    ] {
      let table = table(names)
      #expect(!table.isGreen && table.text.contains(line) && table.text.contains("\nNOT every promise"))
    }
    #expect(!table(["a.B/c()", "a.C/d()"], "").isGreen)
  }
}
