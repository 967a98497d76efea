import Foundation
import Testing

@testable import tablec

@Suite("Keeping a folder of outputs up to date")
struct OutputUpdateTests {
  private let folder: TemporaryFolder
  private static let list = ".tablec-outputs.json"

  init() throws {
    folder = try TemporaryFolder([
      "Specs/a.yaml": Specs.list, "Specs/b.yaml": Specs.list, "Specs/in/c.yaml": Specs.list,
    ])
  }

  private func run(_ line: String) async throws -> Program.Run {
    try await Program.tablec.run(line.split(separator: " ").map(String.init), in: folder.url)
  }

  @Test("A line counts thousands")
  func words() {
    var tally = OutputTally()
    for index in 0..<1_000 { tally.add(hasErrors: false, written: index < 12 ? 2 : 0) }
    #expect(tally.words == "1,000 specs: 12 written, 988 unchanged")
    tally.removed = 1
    tally.add(hasErrors: true, written: 0)
    #expect(tally.words == "1,001 specs: 12 written, 988 unchanged, 1 with errors, 1 output removed")
  }

  @Test(
    "A list that is broken or leads elsewhere is an error, and nothing is removed",
    arguments: [
      "{", "[]", "", #"{"format": "tablec.layout", "version": 1}"#,
      #"{"format": "tablec.outputs", "version": 2, "runs": []}"#,
      list("../victim.svg"), list("/etc/victim.svg"), list("x/../../victim.svg"), list("victim.txt"),
      list(".git/victim.svg"),
      list("./victim.svg"), list("a\\u0000.svg"), list("in//c.svg"), String(repeating: "[", count: 100_000),
      #"{"format": "tablec.outputs", "version": 1, "runs": [{"specs": 1}]}"#,
    ])
  func hostile(_ text: String) async throws {
    #expect(try await run("compile Specs -o out --prune").status == 0)
    for path in ["victim.svg", "out/victim.txt", "out/.git/victim.svg", "out/victim.svg"] {
      try folder.write("", to: path)
    }
    try folder.write(text, to: "out/\(Self.list)")
    try FileManager.default.removeItem(atPath: folder.path("Specs/b.yaml"))
    let before = folder.files
    for flag in ["--prune", "--verify"] {
      let run = try await run("compile Specs -o out \(flag)")
      #expect(run.status == 2 && run.errors.contains("error[E0641]"), "\(run.errors)")
    }
    #expect(folder.files == before && folder.text("out/\(Self.list)") == text)
  }

  private static func list(_ path: String) -> String {
    // The hash of an empty file.
    """
    {"format": "tablec.outputs", "version": 1, "runs": [{"specs": ["../Specs"], "stages": ["layout", "svg"], "environments": [],
    "outputs": [{"path": "\(path)", "spec": "gone", "hash": "cbf29ce484222325"}]}]}
    """
  }

  @Test("Nothing is removed through a link to a folder, and a list that is a link is not read")
  func links() async throws {
    #expect(try await run("compile Specs -o out --prune").status == 0)
    try FileManager.default.moveItem(atPath: folder.path("out/in"), toPath: folder.path("in"))
    try folder.link("out/in", to: "../in")
    try FileManager.default.removeItem(atPath: folder.path("Specs/in/c.yaml"))
    let linked = try await run("compile Specs -o out --prune")
    #expect(linked.status == 2 && linked.errors.contains("E0315") && folder.text("in/c.svg") != nil, "\(linked.errors)")
    try FileManager.default.moveItem(atPath: folder.path("out/\(Self.list)"), toPath: folder.path("list.json"))
    try folder.link("out/\(Self.list)", to: "../list.json")
    #expect(try await run("compile Specs -o out --prune").status == 2)
  }

  @Test("A folder that nothing can be written to is one error", arguments: ["file/out", "link"])
  func unwritable(_ path: String) async throws {
    try folder.write("", to: "file")
    try folder.link("link", to: "nowhere")
    for flag in ["", " --prune", " -j 1", " -j 8"] {
      let run = try await run("compile Specs -o \(path)/\(flag)")
      #expect(run.status == 2 && run.errors.components(separatedBy: "error[").count == 2, "\(run.errors)")
    }
  }
}
