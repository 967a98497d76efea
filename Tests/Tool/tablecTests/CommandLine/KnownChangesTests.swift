import Foundation
import Testing

@Suite("Changes that are known")
struct KnownChangesTests {
  private let folder: TemporaryFolder
  /// The 1st of January 2027.
  private let newYear = ["SOURCE_DATE_EPOCH": "1798761600"]

  init() throws {
    folder = try TemporaryFolder(["old.yaml": Specs.list, "new.yaml": DiffTests.shorter])
  }

  @Test("--accept writes what counts, with a reason, and it counts no more until it expires")
  func accepting() async throws {
    let accepted = try await tablec(
      "diff", "old.yaml", "new.yaml", "--accept", "known.yaml", "--reason", "Ben: \"left\"", "--expires", "2027-01-01",
      in: folder, variables: newYear)
    #expect(accepted.status == 0 && accepted.errors == "wrote known.yaml: 2 changes accepted\n")
    let known = try #require(folder.text("known.yaml"))
    let values = [#"reason: "Ben: \"left\"""#, #"expires: "2027-01-01""#, "change: row-removed", "at: friends/ben"]
    #expect(known.contains(values.joined(separator: ", ") + ", spec: new}\n"), "\(known)")
    #expect(try await tablec("format", "known.yaml", "--check", in: folder).status == 0)

    let run = try await tablec("diff", "old.yaml", "new.yaml", "--known", "known.yaml", in: folder, variables: newYear)
    #expect(
      run.status == 0 && run.output.contains("2 accepted") && run.output.contains(#"(Ben: "left")"#), "\(run.output)")
    let later = ["SOURCE_DATE_EPOCH": "1798848000"]
    let expired = try await tablec(
      "diff", "old.yaml", "new.yaml", "--known", "known.yaml", in: folder, variables: later)
    #expect(
      expired.status == 1 && expired.output.contains(#"(accepted until 2027-01-01, expired: Ben: "left")"#),
      "\(expired.output)")
  }

  @Test("what was accepted and is no difference any more is told on request: it may be of another branch")
  func unused() async throws {
    _ = try await tablec("diff", "old.yaml", "new.yaml", "--accept", "known.yaml", "--reason", "meant", in: folder)
    try folder.write(Specs.list, to: "new.yaml")
    let run = try await tablec("diff", "old.yaml", "new.yaml", "--known", "known.yaml", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let verbose = try await tablec("diff", "old.yaml", "new.yaml", "--known", "known.yaml", "-v", in: folder)
    #expect(verbose.status == 0 && verbose.errors.contains("2 accepted changes no longer occur"), "\(verbose.errors)")
  }

  @Test("of specs and environments that were not compared nothing is said")
  func others() async throws {
    _ = try await tablec("diff", "old.yaml", "new.yaml", "--accept", "known.yaml", "--reason", "meant", in: folder)
    try folder.write(Specs.list, to: "another.yaml")
    let other = try await tablec("diff", "old.yaml", "another.yaml", "--known", "known.yaml", in: folder)
    #expect(other.status == 0 && other.errors == "", "\(other.errors)")
    let elsewhere = try await tablec(
      "diff", "old.yaml", "new.yaml", "--known", "known.yaml", "--device", "ipad", in: folder)
    #expect(!elsewhere.errors.contains("any more"), "\(elsewhere.errors)")
  }

  @Test("a change is accepted in all environments, whatever its numbers are there, and another change in none")
  func variants() async throws {
    let matrix = ["--device", "iphone-15,ipad"]
    try folder.write(Specs.list.replacing("{id: ann", with: "{id: top, text: Top}\n      - {id: ann"), to: "new.yaml")
    let first = ["diff", "old.yaml", "new.yaml"]
    _ = try await Program.tablec.run(first + ["--accept", "known.yaml", "--reason", "meant"], in: folder.url)
    let known = try await Program.tablec.run(first + matrix + ["--known", "known.yaml"], in: folder.url)
    #expect(known.status == 0, "\(known.output)")
    let higher = "{id: top, text: Top, variants: [{when: {idiom: pad}, height: 300}]}\n      - {id: ann"
    try folder.write(Specs.list.replacing("{id: ann", with: higher), to: "new.yaml")
    let moved = try await Program.tablec.run(first + matrix + ["--known", "known.yaml"], in: folder.url)
    #expect(moved.status == 0, "\(moved.output)")
    let red = "{id: top, text: Top}\n      - {variants: [{when: {idiom: pad}, accessory: checkmark}], id: ann"
    try folder.write(Specs.list.replacing("{id: ann", with: red), to: "new.yaml")
    let run = try await Program.tablec.run(first + matrix + ["--known", "known.yaml"], in: folder.url)
    #expect(run.status == 1 && run.output.contains("accessoryView"), "\(run.output)\(run.errors)")
  }

  @Test("a change to something else is not what was accepted")
  func otherValues() async throws {
    _ = try await tablec("diff", "old.yaml", "new.yaml", "--accept", "known.yaml", "--reason", "meant", in: folder)
    try folder.write(DiffTests.shorter.replacing("Anna", with: "Anne"), to: "new.yaml")
    #expect(try await tablec("diff", "old.yaml", "new.yaml", "--known", "known.yaml", in: folder).status == 1)
  }

  @Test("the configuration names the file, what is ignored is not told")
  func configured() async throws {
    try folder.write("diff: {known: known.yaml, failOn: visual}\n", to: ".tablec.yaml")
    try folder.write(
      "tablecchanges: 1\nignore:\n  - {change: row-removed, at: friends/b*, spec: n*, reason: They come and go}\n",
      to: "known.yaml")
    let run = try await tablec("diff", "old.yaml", "new.yaml", in: folder)
    #expect(run.status == 0 && !run.output.contains("ben") && run.output.contains("1 text"), "\(run.output)")
  }

  @Test("a file that the configuration names and that is not there is told, with the name that was meant")
  func missing() async throws {
    try folder.write("diff: {known: knwon.yaml}\n", to: ".tablec.yaml")
    let run = try await tablec("diff", "old.yaml", "new.yaml", in: folder)
    #expect(run.status == 1 && run.errors.contains(".tablec.yaml:1:8"), "\(run.errors)")
    #expect(run.errors.contains("no change is accepted: the file of known changes 'knwon.yaml' does not exist"))
    #expect(run.errors.contains("accept changes into it with --accept knwon.yaml"))
    try folder.write("tablecchanges: 1\n", to: "known.yaml")
    let meant = try await tablec("diff", "old.yaml", "new.yaml", in: folder)
    #expect(meant.errors.contains("did you mean 'known.yaml'?"), "\(meant.errors)")
    let accepting = try await tablec(
      "diff", "old.yaml", "new.yaml", "--accept", "knwon.yaml", "--reason", "meant", in: folder)
    #expect(accepting.errors == "wrote knwon.yaml: 2 changes accepted\n")
  }

  @Test("many changes that were accepted for one reason are one line, and few are listed")
  func reasons() async throws {
    let rows = (0..<9).map { "      - {id: r\($0), text: Row \($0), rest}\n" }.joined()
    let spec = "tablespec: 1\nsections:\n  - id: s\n    rows:\n" + rows
    let keys = ["accessory: checkmark", "height: 60", "indentationLevel: 1", "detailText: x", "selected: true"]
    var new = spec
    for (index, key) in keys.enumerated() { new = new.replacing("Row \(index), rest", with: "Row \(index), \(key)") }
    try folder.write(spec.replacing(", rest", with: ""), to: "old.yaml")
    try folder.write(new.replacing(", rest", with: ""), to: "new.yaml")
    _ = try await tablec("diff", "old.yaml", "new.yaml", "--accept", "known.yaml", "--reason", "meant", in: folder)
    let run = try await tablec("diff", "old.yaml", "new.yaml", "--known", "known.yaml", in: folder)
    #expect(run.output.contains(try Regex(#"\n  accepted\n    [0-9]+ changes \(meant\)\n$"#)), "\(run.output)")
  }

  @Test(
    "a file that is wrong is told where it is, and nothing is compared",
    arguments: [
      ("ignore: []\n", "E0"), ("tablecchanges: 1\nignore: [{change: row-gone}]\n", "did you mean"),
      ("tablecchanges: 1\naccept: [{fingerprint: abc, reason: r, expires: soon}]\n", "is not a valid date"),
      ("tablecchanges: 2\n", "known.yaml:1"),
      ("tablecchanges: 1\naccept: [{fingerprint: cause-7bc2e036662, reason: r}]\n", "is not a fingerprint"),
      (
        "tablecchanges: 1\naccept: [{fingerprint: CAUSE-7BC2E0366623, reason: r}]\n",
        "did you mean 'cause-7bc2e0366623'?"
      ),
    ])
  func wrong(_ text: String, _ message: String) async throws {
    try folder.write(text, to: "known.yaml")
    let run = try await tablec("diff", "old.yaml", "new.yaml", "--known", "known.yaml", in: folder)
    #expect(run.status == 2 && run.output == "" && run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    "a spec that was renamed in both versions keeps its accepted changes, and --prune writes its new name",
    .enabled(if: ScratchRepository.canBeMade))
  func moved() async throws {
    let repository = try await ScratchRepository([
      "old/a.yaml": Specs.list, "new/a.yaml": DiffTests.shorter, "old/c.yaml": Specs.list, "new/c.yaml": Specs.list,
    ])
    let folder = repository.folder
    func diff(_ arguments: String...) async throws -> Program.Run {
      try await Program.tablec.run(
        ["diff", "old", "new"] + arguments, in: folder.url, variables: ScratchRepository.variables)
    }
    _ = try await diff("--accept", "known.yaml", "--reason", "meant")
    let written = folder.text("known.yaml")
    // A copy is another spec.
    for side in ["old", "new"] {
      try folder.write(try #require(folder.text("\(side)/a.yaml")), to: "\(side)/b.yaml")
    }
    #expect(try await diff("--known", "known.yaml").status == 1)
    for side in ["old", "new"] { try FileManager.default.removeItem(atPath: folder.path("\(side)/a.yaml")) }
    let run = try await diff("--known", "known.yaml")
    #expect(run.status == 0 && run.output.contains("2 accepted"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("specs of the file of known changes were moved: old/a is now old/b"), "\(run.errors)")
    // Another change is not accepted, and a part of the specs does not tell what is gone.
    try folder.write(DiffTests.shorter.replacing("Anna", with: "Anne"), to: "new/b.yaml")
    #expect(try await diff("--known", "known.yaml").status == 1)
    try folder.write(DiffTests.shorter, to: "new/b.yaml")
    #expect(try await diff("--known", "known.yaml", "--exclude", "c.yaml").status == 1)
    #expect(folder.text("known.yaml") == written)

    let pruned = try await diff("--known", "known.yaml", "--prune")
    #expect(
      pruned.status == 0 && pruned.errors.contains("wrote known.yaml: 2 accepted changes moved"), "\(pruned.errors)")
    let after = try await diff("--known", "known.yaml")
    #expect(after.status == 0 && after.errors == "", "\(after.errors)")
  }
}
