import Foundation
import Testing

@testable import tablec

/// Permissions, and runs that were killed or run at once; what else there is is in `Transcripts/outputs`.
@Suite("What stands where an output goes")
struct OverwritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["list.yaml": Specs.list]) }

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

  @Test(
    "folders that may be passed through and not listed lead to outputs", .enabled("root may list any") { getuid() != 0 }
  )
  func unlistable() async throws {
    try folder.makeFolder("way/out")
    try FileManager.default.setAttributes([.posixPermissions: 0o311], ofItemAtPath: folder.path("way"))
    let run = try await tablec("compile", "list.yaml", "-o", "way/out", in: folder)
    #expect(run.status == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("way"))
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
}
