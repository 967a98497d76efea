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

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path(path))[.modificationDate] as? Date
  }

  private func age(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: folder.path(path))
  }

  private var outputs: [String] { folder.files.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) } }

  @Test("Only outputs that differ are written, and the run counts specs")
  func differing() async throws {
    #expect(try await run("compile Specs -o out -v").errors.hasSuffix("3 specs: 3 written, 0 unchanged\n"))
    for path in outputs { try age("out/\(path)") }
    try folder.write(Specs.list.replacing("Ann", with: "Eve"), to: "Specs/b.yaml")
    try folder.write("same length?", to: "out/in/c.svg")
    let again = try await run("compile Specs -o out -v")
    #expect(again.status == 0 && again.errors.hasSuffix("3 specs: 2 written, 1 unchanged\n"), "\(again.errors)")
    let kept = try outputs.filter { try date("out/\($0)") == Date(timeIntervalSince1970: 1_000_000) }
    #expect(kept == ["a.layout.json", "a.svg", "in/c.layout.json"])
    #expect(folder.text("out/in/c.svg") == folder.text("out/a.svg")?.replacing("a", with: "a") || kept.count == 3)
    try folder.write(Specs.misspelt, to: "Specs/a.yaml")
    #expect(
      try await run("compile Specs -o out -v").errors.contains("3 specs: 0 written, 2 unchanged, 1 with errors\n"))
    // Without -v, and not on a terminal, it is silent.
    #expect(try await run("compile Specs/b.yaml -o out").errors == "")
  }

  @Test("outputs of another version are no fault of whoever changed a spec, and line ends are called that")
  func otherVersion() async throws {
    #expect(try await run("compile Specs -o out --prune").status == 0)
    let list = try #require(folder.text("out/\(Self.list)"))
    #expect(list.contains(#""compiler": "\#(Tablec.configuration.version)""#))
    try folder.write((folder.text("out/a.svg") ?? "").replacing("\n", with: "\r\n"), to: "out/a.svg")
    let own = try await run("compile Specs -o out --verify")
    #expect(own.status == 1 && own.errors.contains("only line ends differ") && !own.errors.contains("made by"))
    try folder.write(list.replacing(Tablec.configuration.version, with: "0.0.9"), to: "out/\(Self.list)")
    let other = try await run("compile Specs -o out --verify")
    #expect(other.errors.contains("the outputs were made by tablec 0.0.9, and this is"), "\(other.errors)")
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

  @Test("--prune removes the outputs of specs that are gone, and keeps a list of the same bytes")
  func prune() async throws {
    #expect(try await run("compile Specs -o out --prune").status == 0)
    let list = folder.text("out/\(Self.list)")
    #expect(try await run("compile ./Specs/ -o out/ --prune -j 1").errors == "")
    #expect(folder.text("out/\(Self.list)") == list)
    try FileManager.default.removeItem(atPath: folder.path("Specs/in/c.yaml"))
    // A run without it keeps the list, and the outputs.
    #expect(try await run("compile Specs -o out").status == 0)
    #expect(folder.text("out/\(Self.list)") == list)
    let pruned = try await run("compile Specs -o out --prune -v")
    #expect(pruned.errors.contains("removed out/in/c.svg\n") && pruned.errors.contains("2 outputs removed"))
    #expect(outputs == [Self.list, "a.layout.json", "a.svg", "b.layout.json", "b.svg"])
  }

  @Test("Runs with other arguments, stages or environments prune none of each other's outputs")
  func runs() async throws {
    let lines = [
      "compile Specs -o out --prune", "compile Specs -o out --emit html --prune",
      "compile Specs/a.yaml -o out/ --emit ir --prune",
      "compile Specs -o out --appearance light,dark --emit svg --prune",
      "compile Specs -o out --device ipad,iphone-se --emit svg --prune",
    ]
    for line in lines { #expect(try await run(line).errors == "") }
    let all = outputs
    for line in lines.reversed() { #expect(try await run(line).errors == "") }
    #expect(outputs == all && all.count == 3 * (2 + 1 + 2 + 2) + 2, "\(all)")
  }

  @Test("The outputs of a spec with errors stay, and a run with trouble prunes nothing")
  func errors() async throws {
    #expect(try await run("compile Specs -o out --prune").status == 0)
    let all = outputs
    try folder.write(Specs.misspelt, to: "Specs/a.yaml")
    #expect(try await run("compile Specs -o out --prune").status == 1)
    #expect(outputs == all)
    try FileManager.default.removeItem(atPath: folder.path("Specs/b.yaml"))
    try folder.link("Specs/d.yaml", to: "nowhere.yaml")
    let trouble = try await run("compile Specs -o out --prune")
    #expect(trouble.status == 2 && trouble.errors.contains("nothing is pruned"), "\(trouble.errors)")
    #expect(outputs == all)
    try FileManager.default.removeItem(atPath: folder.path("Specs/d.yaml"))
    #expect(try await run("compile Specs -o out --prune").status == 1)
    #expect(outputs == all.filter { !$0.hasPrefix("b.") })
  }

  @Test("An orphan that was changed, or is a link, is kept with a warning")
  func changed() async throws {
    #expect(try await run("compile Specs -o out --prune").status == 0)
    for name in ["a", "b"] { try FileManager.default.removeItem(atPath: folder.path("Specs/\(name).yaml")) }
    try folder.write("mine", to: "out/a.svg")
    try folder.write(folder.text("out/b.svg") ?? "", to: "elsewhere.svg")
    try FileManager.default.removeItem(atPath: folder.path("out/b.svg"))
    try folder.link("out/b.svg", to: "../elsewhere.svg")
    let pruned = try await run("compile Specs -o out --prune")
    #expect(pruned.status == 0 && pruned.errors.components(separatedBy: "W0211").count == 3, "\(pruned.errors)")
    #expect(folder.text("out/a.svg") == "mine" && folder.text("elsewhere.svg") != nil)
    #expect(try await run("compile Specs -o out --prune").errors == "")
    #expect(Set(outputs).isSuperset(of: ["a.svg", "in/c.svg"]) && !outputs.contains("a.layout.json"))
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

  @Test("--verify writes nothing, names what is not up to date, and gives the command that updates it")
  func verify() async throws {
    #expect(try await run("compile Specs -o out --prune").status == 0)
    let current = try await run("compile Specs -o out --verify")
    #expect(current.status == 0 && current.errors == "", "\(current.errors)")
    try folder.write(Specs.list.replacing("Ann", with: "Eve"), to: "Specs/b.yaml")
    try FileManager.default.removeItem(atPath: folder.path("Specs/in/c.yaml"))
    try FileManager.default.removeItem(atPath: folder.path("out/a.svg"))
    let before = Dictionary(uniqueKeysWithValues: folder.files.map { ($0, folder.text($0)) })
    let stale = try await run("compile Specs -o out --verify")
    #expect(stale.status == 1 && stale.output == "")
    for words in [
      "the output is missing\n --> out/a.svg", "compiles to\n --> out/b.layout.json", "'Ann' → 'Eve' (D0401)",
      "compiles to\n --> out/b.svg", "any more\n --> out/in/c.svg", "byte",
    ] { #expect(stale.errors.contains(words), "\(words): \(stale.errors)") }
    #expect(Dictionary(uniqueKeysWithValues: folder.files.map { ($0, folder.text($0)) }) == before)
    let command = stale.errors.firstMatch(of: /update the outputs with: (.*)/)?.1
    let mending = try await shell(String(command ?? "false"), in: folder)
    #expect(mending.status == 0 && command?.hasSuffix("compile Specs -o out --prune") == true, "\(mending.errors)")
    #expect(try await run("compile Specs -o out --verify").status == 0)
    #expect(try await run("compile Specs/a.yaml -o out/a.layout.json --verify").status == 0)
    #expect(try await run("compile Specs/b.yaml -o out/a.layout.json --verify").status == 1)
    #expect(try await run("compile Specs -o nowhere --verify").errors.contains("the output is missing"))
    #expect(PathKind(folder.path("nowhere")) == .missing)
  }

  @Test("--check says that -o has no effect, and flags that need a folder say so")
  func usage() async throws {
    let check = try await run("compile Specs --check -o out")
    #expect(check.status == 0 && check.errors.contains("note[W0210]: --check writes nothing: -o has no effect"))
    #expect(outputs.isEmpty)
    for line in [
      "compile Specs --verify", "compile Specs --check --verify -o out", "compile Specs --prune",
      "compile Specs/a.yaml --prune -o a.svg",
      "compile Specs --check --prune -o out",
    ] { #expect(try await run(line).status == 64, "\(line)") }
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
