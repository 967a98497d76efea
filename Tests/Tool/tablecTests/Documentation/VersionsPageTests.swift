import Foundation
import SourceTree
import Testing

@testable import tablec

@Suite("What Versions.md promises")
struct VersionsPageTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: PackageFolder.url("Sources/Tool/tablec/Documentation.docc/Versions.md"), encoding: .utf8)
  }

  @Test("names the version that each schema requires")
  func formats() async throws {
    let folder = try TemporaryFolder()
    let rows = page.matches(of: /\| `([^`]+)` \| `tablec schema (\w+)` \|/)
    #expect(rows.count == 6)
    for row in rows {
      let run = try await tablec("schema", String(row.2), in: folder)
      #expect(run.status == 0)
      if let key = row.1.wholeMatch(of: /(\w+): (\d+)/) {
        let declaration = try Regex("\"\(key.1)\": \\{\"description\": \"[^\"]*\", \"enum\": \\[\(key.2)\\]\\}")
        #expect(run.output.contains(declaration), "\(row.1)")
      } else {
        let members = try #require(row.1.wholeMatch(of: /"format": "([\w.]+)", "version": (\d+)/), "\(row.1)")
        #expect(run.output.contains("\"format\": {\"const\": \"\(members.1)\"}"), "\(row.1)")
        #expect(run.output.contains("\"version\": {\"const\": \(members.2)}"), "\(row.1)")
      }
    }
  }

  @Test("names the version of diagnostics")
  func diagnostics() async throws {
    let members = try #require(page.firstMatch(of: /"format": "tablec.diagnostics", "version": (\d+)/))
    let run = try await tablec("lint", "a.yaml", "--reporter", "json", in: TemporaryFolder(["a.yaml": Specs.list]))
    #expect((run.output + run.errors).contains("\"format\": \"tablec.diagnostics\",\n  \"version\": \(members.1),"))
  }

  @Test("lists the exit statuses, which commands have")
  func statuses() async throws {
    let listed = page.matches(of: /(?m)^\| (\d+) \|/).map { Int32($0.1) }
    #expect(listed.count == 4)
    let folder = try TemporaryFolder(["right.yaml": Specs.list, "wrong.yaml": Specs.misspelt])
    let runs = [
      ["compile", "right.yaml"], ["compile", "wrong.yaml"], ["compile", "nothing.yaml"], ["compile", "--no"],
    ]
    for (arguments, status) in zip(runs, listed) {
      #expect(try await Program.tablec.run(arguments, in: folder.url).status == status, "\(arguments)")
    }
  }

  @Test("gives an example of a code of every kind, which is one")
  func codes() throws {
    let sentence = try #require(page.firstMatch(of: /A code \(([^)]+)\) keeps its meaning/)).1
    let codes = sentence.matches(of: /`(\w+)`/).map { String($0.1) }
    #expect(codes.compactMap(\.first) == ["E", "W", "L", "D"])
    for code in codes { #expect(CodeRegistry.all.contains { $0.rawValue == code }, "\(code)") }
  }
}
