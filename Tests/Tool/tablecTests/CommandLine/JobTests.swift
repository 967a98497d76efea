import Foundation
import TableSupport
import Testing

@testable import tablec

/// `-j` changes neither bytes nor messages nor their order.
@Suite("Runs with several threads")
struct JobTests {
  /// Specs in folders, some with errors, warnings, environments and parts.
  private static let files: [String: String] = {
    var files: [String: String] = ["Specs/_part.yaml": "templates: {link: {accessory: disclosureIndicator}}\n"]
    for index in 0..<24 {
      let path = "Specs/area\(index % 3)/spec\(index).yaml"
      switch index % 6 {
      case 1: files[path] = Specs.misspelt
      case 2: files[path] = Specs.careless
      case 3: files[path] = environments(7, rows: index)
      default:
        files[path] = """
          tablespec: 1
          include: ../_part.yaml
          sections: [{rows: [{repeat: \(1 + (index * 37) % 90), use: link, text: "Row {index}", height: 12}]}]

          """
      }
    }
    return files
  }()

  private static func environments(_ count: Int, rows: Int) -> String {
    let sizes = (0..<count).map {
      "{name: e\($0), size: [\(300 + $0), 500], scale: 2, appearance: \($0 % 2 == 0 ? "light" : "dark")}"
    }
    return """
      tablespec: 1
      environments: [\(sizes.joined(separator: ", "))]
      sections: [{rows: [{repeat: \(rows), text: "A long text that is cut off somewhere in row {index}", height: 15}]}]

      """
  }

  /// What came of a run: its status, its streams, and the files below a folder.
  private struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
    var files: [String: String?] = [:]
  }

  private func outcome(
    _ arguments: [String], jobs: Int, in folder: TemporaryFolder, input: String = ""
  ) async throws -> Outcome {
    let run = try await Program.tablec.run(arguments + ["-j", "\(jobs)"], in: folder.url, input: input)
    // Only the name of the folder differs.
    let errors = run.errors.replacing(folder.url.path, with: "FOLDER")
    var outcome = Outcome(status: run.status, output: run.output, errors: errors)
    for path in folder.files where path.hasPrefix("out/") || path == "known.yaml" {
      outcome.files[path] = folder.text(path)
    }
    return outcome
  }

  @Test(
    "The number of threads changes neither what is written nor what is reported",
    arguments: [
      "compile Specs -o out --root Specs", "compile Specs -o out --emit html --emit ir --reporter json -v",
      "compile Specs --check", "compile Specs -o out --max-work 90000", "lint Specs --root Specs",
      "lint Specs --reporter json --strict --max-work 160000", "lint Specs --write-baseline known.yaml",
      "compile - Specs/area0 Specs/area1/spec4.yaml -o out", "lint - Specs/area2",
      "compile Specs -o Specs --state selected=nobody",
    ])
  func same(_ line: String) async throws {
    var outcomes: [Outcome] = []
    for jobs in [1, 2, 3, 16] {
      // A folder of each run's own, as the outputs of one run may be read by the next.
      let folder = try TemporaryFolder(Self.files.merging(["out/old.svg": "old"]) { $1 })
      outcomes.append(
        try await outcome(line.split(separator: " ").map(String.init), jobs: jobs, in: folder, input: Specs.careless))
    }
    #expect(outcomes[0].errors.contains("error"))
    for other in outcomes.dropFirst() { #expect(other == outcomes[0]) }
  }

  @Test(
    "One spec in many environments is the same for every number of threads, even where the work limit ends it",
    arguments: [
      ("compile", 200_000_000), ("compile", 700_000), ("compile", 400_000), ("compile", 150_000), ("compile", 60_000),
      ("lint", 200_000_000), ("lint", 150_000), ("lint", 100_000), ("lint", 60_000),
    ])
  func environments(_ command: String, _ limit: Int) async throws {
    let spec = ["wide.yaml": Self.environments(30, rows: 12)]
    let outputs = command == "compile" ? ["-o", "out/", "--emit", "layout", "--emit", "svg", "--emit", "html"] : []
    var outcomes: [Outcome] = []
    for jobs in [1, 2, 5, 40] {
      let folder = try TemporaryFolder(spec)
      outcomes.append(
        try await outcome(
          [command, "wide.yaml", "--max-work", "\(limit)"] + outputs, jobs: jobs, in: folder))
    }
    for other in outcomes.dropFirst() { #expect(other == outcomes[0]) }
    #expect(outcomes[0].errors.contains("E0511") == (limit < 1_000_000), "\(outcomes[0].errors)")
  }

  @Test(
    "A large spec is the same for every number of threads, even where the work limit ends it",
    arguments: ["compile", "lint"], [200_000_000, 2_000_000, 1_000_000])
  func rows(_ command: String, _ limit: Int) async throws {
    let spec = ["long.yaml": Self.environments(3, rows: 1_100)]
    let outputs = command == "compile" ? ["-o", "out/", "--emit", "layout"] : []
    var outcomes: [Outcome] = []
    for jobs in [1, 2, 3] {
      let folder = try TemporaryFolder(spec)
      outcomes.append(
        try await outcome([command, "long.yaml", "--max-work", "\(limit)"] + outputs, jobs: jobs, in: folder))
    }
    for other in outcomes.dropFirst() { #expect(other == outcomes[0]) }
    #expect(outcomes[0].errors.contains("E0511") == (limit < 10_000_000), "\(outcomes[0].errors)")
  }

  @Test("What a spec reads from the folder of outputs is what the specs before it have written")
  func readsOutputs() async throws {
    var outcomes: [Outcome] = []
    for jobs in [1, 2, 8] {
      let folder = try TemporaryFolder([
        // Large, so that it is written long after the other spec could be read.
        "out/a.yaml": "tablespec: 1\nsections: [{rows: [{repeat: 3000, text: Ann}]}]\n",
        "out/b.yaml": "tablespec: 1\ninclude: a.ir.json\n", "out/c.yaml": Specs.list,
      ])
      outcomes.append(try await outcome(["compile", "out", "-o", "out", "--emit", "ir"], jobs: jobs, in: folder))
    }
    #expect(outcomes[0].status == 0 && outcomes[0].files.count == 6, "\(outcomes[0].errors)")
    for other in outcomes.dropFirst() { #expect(other == outcomes[0]) }
  }

  @Test("--jobs takes a number of threads", arguments: ["compile", "lint"])
  func usage(_ command: String) async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list])
    let run = try await tablec(command, "a.yaml", "--jobs", "0", in: folder)
    #expect(run.status == 64 && run.errors.contains("--jobs must be 1 or more"))
  }

  @Test("Effects take place in order, and few wait for their turn", arguments: [1, 2, 7])
  func order(_ jobs: Int) {
    var state = (order: [Int](), waiting: 0)
    OrderedRun.run(300, jobs: jobs, budget: 100, state: &state) { index, turn in
      // The first of each ten takes longest.
      if index % 10 == 0 { usleep(3_000) }
      for part in 0..<3 { turn.post(cost: 20) { $0.order.append(index * 3 + part) } }
    }
    #expect(state.order == Array(0..<900))
  }

  @Test("A run that ends begins no other element and runs no other effect", arguments: [1, 2, 7])
  func end(_ jobs: Int) {
    var state: [Int] = []
    OrderedRun.run(1_000_000, jobs: jobs, state: &state) { index, turn in
      turn.post { state in
        state.append(index)
        if index == 40 { turn.end() }
      }
      turn.post { $0.append(-index) }
    }
    #expect(state.filter { $0 > 0 } == Array(1...40) && !state.contains(-40))
  }
}
