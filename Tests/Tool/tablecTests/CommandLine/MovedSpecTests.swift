import Foundation
import Testing

@Suite("Specs and rows that went elsewhere")
struct MovedSpecTests {
  private struct Report: Decodable {
    struct Spec: Decodable { var changes: [Change] }
    struct Change: Decodable { var code: String }

    var specs: [Spec]
  }

  private func report(_ arguments: String..., in folder: TemporaryFolder) async throws -> Report {
    let run = try await Program.tablec.run(["diff"] + arguments + ["--format", "json"], in: folder.url)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
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
}
