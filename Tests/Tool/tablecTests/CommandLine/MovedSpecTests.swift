import Foundation
import Testing

@testable import tablec

@Suite("Specs and rows that went elsewhere")
struct MovedSpecTests {
  private struct Report: Decodable {
    struct Spec: Decodable {
      var name: String
      var status: String
      var changes: [Change]
    }
    struct Change: Decodable { var code: String }

    var specs: [Spec]
  }

  private func report(_ arguments: String..., in folder: TemporaryFolder) async throws -> Report {
    let run = try await Program.tablec.run(["diff"] + arguments + ["--format", "json"], in: folder.url)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test("a folder of equal specs that was moved has the same specs, each under its name")
  func movedFolder() async throws {
    var files: [String: String] = [:]
    for number in 0..<60 {
      files["old/Old/s\(number).yaml"] = Specs.list
      files["new/New/s\(number).yaml"] = Specs.list
    }
    let folder = try TemporaryFolder(files)
    let report = try await report("old", "new", in: folder)
    #expect(report.specs.count == 60 && report.specs.allSatisfy { $0.status == "renamed" })
    #expect(report.specs.allSatisfy { $0.changes.map(\.code) == ["D0503"] }, "\(report.specs.first?.changes ?? [])")
    let text = try await Program.tablec.run(["diff", "old", "new"], in: folder.url)
    #expect(
      text.output.replacing(#/  cause-[0-9a-f]{12}/#, with: "") == """
        60 specs with shared causes only

        60 specs: 60 are renamed; 1 cause

          causes
            new/New/s0.yaml  the folder 'Old' was moved to 'New': 60 changes in 60 specs
              none      60 places (New/s0 table, New/s1 table, …)  the spec was renamed from Old/s0 to New/s0 and others  D0503

        """)
  }

  @Test("equal specs that were moved and renamed are paired in order, and one that is left is gone")
  func renamedCopies() async throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": Specs.list, "old/b.yaml": Specs.list, "old/c.yaml": Specs.list,
      "new/x.yaml": Specs.list, "new/sub/c.yaml": Specs.list,
    ])
    let report = try await report("old", "new", in: folder)
    #expect(report.specs.map(\.name) == ["b", "sub/c", "x"], "\(report.specs)")
    #expect(report.specs.map(\.status) == ["removed", "renamed", "renamed"])
  }

  private static func rows(_ count: Int, _ prefix: String, changing every: Int?) -> String {
    let rows = (0..<count).map { number in
      let detail = every.map { number % $0 == 0 ? "changed" : "plain" } ?? "plain"
      return "      - {id: \(prefix)\(number), style: value1, text: Row \(number % 9), detailText: \(detail)}"
    }
    return "tablespec: 1\nsections:\n  - id: all\n    rows:\n\(rows.joined(separator: "\n"))\n"
  }

  @Test("rows that got other ids in place stay where they are, however alike they are", arguments: [350, 3_500])
  func renamedRows(_ count: Int) async throws {
    let folder = try TemporaryFolder([
      "old.yaml": Self.rows(count, "a", changing: nil), "new.yaml": Self.rows(count, "b", changing: 7),
    ])
    let codes = Dictionary(
      try await report("old.yaml", "new.yaml", in: folder).specs.flatMap(\.changes).map { ($0.code, 1) },
      uniquingKeysWith: +)
    #expect(codes["D0103"] == count, "\(codes)")
    for code in ["D0102", "D0202", "D0204"] { #expect(codes[code] == nil, "\(codes)") }
  }

  @Test(
    "findings of rows without ids stay known when a row or a section is added above them, and no new one is silenced")
  func baseline() async throws {
    func row(_ text: String) -> String { "      - {text: {text: \(text), color: '#fefefe'}}\n" }
    let head = "tablespec: 1\nsections:\n"
    let folder = try TemporaryFolder(["a.yaml": head + "  - rows:\n" + row("Ann") + row("Ben")])
    #expect(try await tablec("lint", "a.yaml", "--write-baseline", "known.yaml", in: folder).status == 0)
    #expect(folder.text("known.yaml")?.contains("'Ann'") == true)
    try folder.write(head + "  - rows:\n      - New\n  - rows:\n" + row("Zoe") + row("Ann") + row("Ben"), to: "a.yaml")
    let run = try await tablec("lint", "a.yaml", "--baseline", "known.yaml", "--reporter", "checkstyle", in: folder)
    #expect(run.output.matches(of: /<error line="(\d+)"/).map { String($0.1) } == ["6"], "\(run.output)")
  }

  @Test("whoever repairs a spec that has errors in the base can pass")
  func repairedBase() async throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.misspelt, "Specs/b.yaml": Specs.list])
    let git = "git -c user.email=a@b -c user.name=a"
    #expect(try await shell("git init -q . && git add . && \(git) commit -qm base", in: folder).status == 0)
    try folder.write(Specs.list, to: "Specs/a.yaml")
    #expect(try await shell("\(git) commit -qam repaired", in: folder).status == 0)
    let run = try await tablec("diff", "HEAD~1..HEAD", "Specs", "--fail-on", "breaking", in: folder)
    #expect(run.status == 0 && run.output.contains("1 is new"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("has errors, so there is nothing to compare with"), "\(run.errors)")
    #expect(run.output.contains("a  had errors, and is compared with nothing"), "\(run.output)")
    // What is broken now is an error as before.
    let other = try await tablec("diff", "HEAD..HEAD~1", "Specs", in: folder)
    #expect(other.status == 2, "\(other.errors)")
  }

  @Test("a comment has the first reason why a spec could not be compared")
  func firstError() async throws {
    let folder = try TemporaryFolder(["old/a.yaml": Specs.list, "new/a.yaml": Specs.misspelt])
    let run = try await tablec("diff", "old", "new", "--format", "markdown", in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("could not be compared: `a`.** `new/a.yaml:"), "\(run.output)")
    #expect(run.output.contains("did you mean"), "\(run.output)")
  }

  @Test("rows that got other ids and another accessory have the causes in their own lines")
  func causesOfRenamedRows() async throws {
    func spec(_ id: String, _ accessory: String) -> String {
      let rows = ["Alpha", "Beta", "Gamma"].enumerated().map { index, text in
        "      - {id: \(id)\(index), text: \(text), accessory: \(accessory)}\n"
      }
      return "tablespec: 1\nsections:\n  - id: s\n    rows:\n" + rows.joined()
    }
    let folder = try TemporaryFolder(["a.yaml": spec("r", "disclosureIndicator"), "b.yaml": spec("q", "checkmark")])
    let run = try await tablec("diff", "a.yaml", "b.yaml", in: folder)
    #expect(!run.output.contains("is new") && !run.output.contains("is gone"), "\(run.output)")
    for line in 5...7 { #expect(run.output.contains("b.yaml:\(line)"), "\(run.output)") }
  }
}
