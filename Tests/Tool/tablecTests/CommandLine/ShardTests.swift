import Foundation
import Testing

@testable import tablec

@Suite("Parts of a project")
struct ShardTests {
  @Test("each path is in one part, and in the same one whatever other paths there are", arguments: [1, 2, 3, 4, 7, 64])
  func parts(_ count: Int) throws {
    let shards = try (1...count).map { try #require(Shard(argument: "\($0)/\(count)")) }
    var sizes = [Int](repeating: 0, count: count)
    for index in 0..<2_000 {
      let holders = shards.indices.filter { shards[$0].contains("Specs/Area\(index % 40)/screen\(index).yaml") }
      try #require(holders.count == 1)
      sizes[holders[0]] += 1
    }
    // Each part has about as many as the others.
    #expect(sizes.allSatisfy { abs($0 - 2_000 / count) < 6 * Int(Double(2_000 / count).squareRoot()) + 1 })
  }

  @Test(
    "a part is a number up to the number of parts",
    arguments: ["0/4", "5/4", "1", "1/", "/4", "a/b", "1/0", "-1/4", "1/4/2", "+1/4"])
  func wrong(_ argument: String) {
    #expect(Shard(argument: argument) == nil)
  }

  @Test("the parts of a run are the whole run, in any working folder, and an added spec moves no other")
  func union() async throws {
    var files = ["team/.git/HEAD": "", "team/Specs/_part.yaml": "[]\n"]
    for index in 0..<24 { files["team/Specs/f\(index % 3)/s\(index).yaml"] = Specs.list }
    let folder = try TemporaryFolder(files)
    func outputs(_ shard: String, of path: String = "team/Specs") async throws -> Set<String> {
      let run = try await tablec(
        "compile", path, "--emit", "ir", "-o", "out", "--shard", shard, "-v", in: folder)
      #expect(run.status == 0 && run.errors.hasPrefix("shard \(shard): "), "\(run.errors)")
      let written = Set(folder.files.filter { $0.hasPrefix("out/") })
      try? FileManager.default.removeItem(atPath: folder.path("out"))
      return written
    }
    var all: Set<String> = []
    var first: [Set<String>] = []
    for index in 1...4 {
      let part = try await outputs("\(index)/4")
      #expect(all.isDisjoint(with: part))
      all.formUnion(part)
      first.append(part)
    }
    #expect(all.count == 24 && first.allSatisfy { $0.count < 24 })
    #expect(try await outputs("2/4", of: folder.path("team/Specs")) == first[1])
    try folder.write(Specs.list, to: "team/Specs/f0/a.yaml")
    for index in 1...4 {
      #expect(try await outputs("\(index)/4").subtracting(["out/f0/a.ir.json"]) == first[index - 1])
    }
    // A part can be empty, which is told.
    let empty = try await Program.tablec.run(["lint", "team/Specs/f0/a.yaml", "--shard", "9999/10000"], in: folder.url)
    #expect(empty.status == 0 && empty.errors == "shard 9999/10000: 0 of 1 spec\n", "\(empty.errors)")
    let whole = try await tablec("lint", "team/Specs", "--shard", "1/1", "--state", "selected=ann", in: folder)
    #expect(whole.status == 0, "\(whole.errors)")
  }

  @Test("the parts of a comparison are the whole comparison")
  func diffs() async throws {
    var files: [String: String] = [:]
    for index in 0..<12 {
      files["old/s\(index).yaml"] = Specs.list
      files["new/s\(index).yaml"] = Specs.list.replacing("Ann", with: "Anna")
    }
    let folder = try TemporaryFolder(files)
    var named: [String] = []
    for index in 1...3 {
      let run = try await tablec("diff", "old", "new", "--shard", "\(index)/3", "--format", "json", in: folder)
      #expect(run.status == 0 || run.status == 1)
      named += (0..<12).map { "s\($0)" }.filter { run.output.contains("\"\($0)\"") }
    }
    #expect(named.sorted() == (0..<12).map { "s\($0)" }.sorted())
  }
}
