import Foundation
import Testing

@testable import tablec

@Suite("What stands where an output goes")
struct OverwritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["list.yaml": Specs.list]) }

  @Test("an output never overwrites a spec", arguments: ["list.yaml", "./list.yaml", "twin.yaml"])
  func specs(_ name: String) async throws {
    try FileManager.default.linkItem(atPath: folder.path("list.yaml"), toPath: folder.path("twin.yaml"))
    let run = try await tablec("compile", "list.yaml", "-o", name, in: folder)
    #expect(
      run.status == 2
        && run.errors.hasPrefix(
          "error[E0605]: the output would overwrite a file that this command reads\n --> \(name)\n")
    )
    #expect(folder.text("list.yaml") == Specs.list)
    let picture = try await tablec("preview", "list.yaml", "-o", name, in: folder)
    #expect(picture.status == 2 && folder.text("list.yaml") == Specs.list)
  }

  @Test("an output never overwrites anything else that the run reads")
  func inputs() async throws {
    try folder.write("- rows: [Ann]\n", to: "_rows.yaml")
    try folder.write("metricsprofile: 1\nextends: base.yaml\n", to: "phone.yaml")
    try folder.write("metricsprofile: 1\n", to: "base.yaml")
    try folder.write("tablespec: 1\nmetrics: phone.yaml\nsections: [{include: _rows.yaml}]\n", to: "whole.yaml")
    try folder.write(Specs.list.replacing("Ben", with: "Cy"), to: "newer.yaml")
    try folder.write("tablecchanges: 1\naccept: []\n", to: "known.yaml")
    try folder.write("diff: {known: known.yaml}\n", to: ".tablec.yaml")
    let before = folder.files.map { folder.text($0) }
    for line in [
      "compile whole.yaml -o _rows.yaml", "compile whole.yaml -o phone.yaml", "compile whole.yaml -o ./base.yaml",
      "compile list.yaml --metrics phone.yaml -o base.yaml", "preview whole.yaml -o _rows.yaml",
      "diff list.yaml newer.yaml -o list.yaml", "diff list.yaml newer.yaml -o newer.yaml --format json",
      "diff list.yaml newer.yaml -o .tablec.yaml", "diff list.yaml newer.yaml -o known.yaml",
      "lint list.yaml --write-baseline list.yaml", "lint list.yaml --write-baseline .tablec.yaml",
    ] {
      let run = try await Program.tablec.run(line.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.status == 2 && run.errors.contains("error[E0605]: the output would overwrite a file"), "\(line)")
      #expect(folder.files.map { folder.text($0) } == before, "\(line)")
    }
    // What is known is added to the file that says it.
    let accepted = try await tablec(
      "diff", "list.yaml", "newer.yaml", "--accept", "known.yaml", "--reason", "renamed", in: folder)
    #expect(accepted.status == 0 && folder.text("known.yaml")?.contains("reason: renamed") == true)
  }

  @Test("an older file is replaced as a whole, and keeps its permissions")
  func permissions() async throws {
    try folder.write(String(repeating: "old\n", count: 10_000), to: "out.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("out.json"))
    #expect(try await tablec("compile", "list.yaml", "-o", "out.json", in: folder).status == 0)
    #expect(folder.text("out.json")?.contains("old") == false)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.files == ["list.yaml", "out.json"])
  }

  @Test("a name as long as the system allows can be written")
  func longName() async throws {
    let name = String(repeating: "n", count: 250) + ".json"
    #expect(try await tablec("compile", "list.yaml", "-o", name, in: folder).status == 0)
    #expect(folder.files == ["list.yaml", name])
  }

  @Test("a device is written to, not replaced")
  func devices() async throws {
    #expect(try await tablec("compile", "list.yaml", "-o", "/dev/null", in: folder).status == 0)
    let run = try await tablec("compile", "list.yaml", "-o", "/dev/stdout", in: folder)
    #expect(run.status == 0 && run.output.hasPrefix("{"))
    // Redirections and pipes of a shell, which the system names by links.
    let appended = try await shell(
      "echo first > a; \"$TABLEC\" compile list.yaml -o /dev/stdout >> a; cat a", in: folder)
    #expect(appended.status == 0 && appended.output == "first\n" + run.output)
    let piped = try await shell("\"$TABLEC\" compile list.yaml -o /dev/fd/7 7>&1 | cat", in: folder)
    #expect(piped.status == 0 && piped.output == run.output)
    let fifo = try await shell("mkfifo p; cat p & \"$TABLEC\" compile list.yaml -o p; wait", in: folder)
    #expect(fifo.status == 0 && fifo.output == run.output)
  }

  @Test("a device or a pipe below the folder that is named is neither written to nor replaced")
  func pipesBelow() async throws {
    let run = try await shell(
      "mkdir build; mkfifo build/list.svg; \"$TABLEC\" compile list.yaml -o build; test -p build/list.svg", in: folder)
    #expect(run.status == 0 && run.errors.contains("cannot be written: it is neither a file nor a folder"))
  }

  @Test("what a killed run left is removed by the next one, and nothing else")
  func leftovers() async throws {
    let other = Self.temporary(1, 0).replacing("-1-0-", with: "-1-1-")
    let kept = [
      "build/.tablec-1", "build/.tablec-1-1", "build/.tablec-1-0", "build/.tablec-1-2-3", "build/.tablec--1",
      "build/.tablec-a-1", "build/tablec-1-1", "build/\(other)",
    ]
    let left = ["build/\(Self.temporary(1, 0))", "build/\(Self.temporary(4711, 23))"]
    for name in kept + left { try folder.write("{", to: name) }
    try folder.write("mine", to: "mine")
    try folder.link("build/\(Self.temporary(2, 0))", to: "../mine")
    #expect(try await tablec("compile", "list.yaml", "--emit", "svg", "-o", "build", in: folder).status == 0)
    let link = "build/\(Self.temporary(2, 0))"
    #expect(Set(folder.files) == Set(kept + [link, "build/list.svg", "list.yaml", "mine"]))
  }

  private static func temporary(_ process: Int, _ number: Int) -> String {
    TemporaryOutput.name(process: "\(process)", number: "\(number)")
  }

  @Test("a user's file with a name like a temporary one survives 'format'")
  func formatted() async throws {
    try folder.write("mine", to: ".tablec-1-1")
    try folder.write("tablespec:   1\nsections: [ {rows: [A]} ]\n", to: "list.yaml")
    #expect(try await tablec("format", "list.yaml", in: folder).status == 0)
    #expect(folder.text(".tablec-1-1") == "mine" && folder.text("list.yaml")?.hasPrefix("tablespec: 1\n") == true)
  }

  @Test("a file that another run is writing is left to it", .enabled(if: Program.named("flock") != nil))
  func written() async throws {
    let name = Self.temporary(1, 0)
    try folder.write("{", to: "build/\(name)")
    let run = try await shell(
      "flock build/\(name) \"$TABLEC\" compile list.yaml --emit svg -o build && ls -A build", in: folder)
    #expect(run.status == 0 && run.output == "\(name)\nlist.svg\n")
  }

  @Test("runs into one folder at once, some of them killed, leave whole files and nothing else")
  func atOnce() async throws {
    try folder.write(Specs.large, to: "large.yaml")
    #expect(try await tablec("compile", "large.yaml", "-o", "alone", in: folder).status == 0)
    let run = try await shell(
      """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
        "$TABLEC" compile large.yaml -o build & test $((i % 3)) = 0 && { sleep 0.0$i; kill -9 $! 2> /dev/null; }
      done; wait; "$TABLEC" compile large.yaml -o build
      """, in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(folder.files.filter { $0.hasPrefix("build/") } == ["build/large.layout.json", "build/large.svg"])
    for name in ["large.layout.json", "large.svg"] {
      #expect(folder.text("build/\(name)") == folder.text("alone/\(name)"))
    }
  }

  @Test("a file larger than the shell allows is trouble like a full disk")
  func fileLimit() async throws {
    try folder.write(Specs.large, to: "large.yaml")
    try folder.write("old", to: "large.svg")
    let run = try await shell("ulimit -f 8; \"$TABLEC\" preview large.yaml", in: folder)
    #expect(
      run.status == 2 && run.errors == "error[E0604]: the output cannot be written: File too large\n --> large.svg\n")
    #expect(folder.text("large.svg") == "old" && folder.files == ["large.svg", "large.yaml", "list.yaml"])
  }

  @Test(
    "what cannot be written is trouble, and no part of it is left",
    arguments: [
      ("list.yaml/out.json", "Not a directory"), ("list.yaml/deeper/out.json", "Not a directory"),
      noFolderCanBeMade,
    ])
  func unwritable(_ path: String, _ reason: String) async throws {
    let run = try await tablec("compile", "list.yaml", "-o", path, in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "error[E0604]: the output cannot be written: \(reason)\n --> \(path)\n")
    #expect(folder.files == ["list.yaml"])
  }

  @Test("a full disk is trouble, on the standard output too", .enabled(if: hasFullDevice))
  func fullDisk() async throws {
    let file = try await tablec("compile", "list.yaml", "-o", "/dev/full", in: folder)
    #expect(file.status == 2 && file.errors.contains("No space left on device\n --> /dev/full\n"))
    let commands = [
      "compile list.yaml", "preview list.yaml -o -", "schema", "init -", "", "--help", "--version", "help", "help lint",
      "lint --help",
      "templates", "--generate-completion-script zsh",
    ]
    for command in commands {
      let run = try await shell("\"$TABLEC\" \(command) > /dev/full", in: folder)
      #expect(run.status == 2, "\(command)")
      #expect(run.errors.contains("No space left on device\n --> /dev/stdout\n"), "\(command)")
      let closed = try await shell("\"$TABLEC\" \(command) >&-", in: folder)
      #expect(closed.status == 2 && closed.errors.contains(" --> /dev/stdout\n"), "\(command)")
      // A reader that has gone away wants no more.
      let unread = try await shell(
        "trap '' PIPE; { \"$TABLEC\" \(command); echo $? > status; } | true; cat status", in: folder)
      #expect(unread.output == "0\n" && unread.errors == "", "\(command)")
    }
  }

  @Test("protected files and folders are left alone", .enabled("root may write anything") { getuid() != 0 })
  func protected() async throws {
    try folder.write("old", to: "locked/out.json")
    let files = FileManager.default
    for (path, mode) in [("locked/out.json", 0o444), ("locked", 0o555)] {
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(path))
      let run = try await tablec("compile", "list.yaml", "-o", "locked/out.json", in: folder)
      #expect(run.status == 2 && run.errors.contains("Permission denied") && folder.text("locked/out.json") == "old")
    }
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("locked"))
  }

  /// Where nobody can make a folder: below the kernel's own files, or on the Mac's sealed volume.
  private static let noFolderCanBeMade: (String, String) = {
    #if canImport(Darwin)
      ("/tablec/out.json", "Read-only file system")
    #else
      ("/proc/tablec/out.json", "No such file or directory")
    #endif
  }()

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
}
