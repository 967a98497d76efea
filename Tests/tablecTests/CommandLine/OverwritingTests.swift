import Foundation
import Testing

@Suite("What stands where an output goes")
struct OverwritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["list.yaml": Specs.list]) }

  @Test("an output never overwrites a spec", arguments: ["list.yaml", "./list.yaml", "link.yaml"])
  func specs(_ name: String) async throws {
    try folder.link("link.yaml", to: "list.yaml")
    let run = try await tablec("compile", "list.yaml", "-o", name, in: folder)
    #expect(run.status == 2 && run.errors.hasPrefix("error[E0605]: the output would overwrite a spec\n --> \(name)\n"))
    #expect(folder.text("list.yaml") == Specs.list)
    let picture = try await tablec("preview", "list.yaml", "-o", name, in: folder)
    #expect(picture.status == 2 && folder.text("list.yaml") == Specs.list)
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

  @Test("a link stays, and the file it leads to changes")
  func links() async throws {
    try folder.write("old", to: "real/out.json")
    try folder.link("out.json", to: "real/out.json")
    #expect(try await tablec("compile", "list.yaml", "-o", "out.json", in: folder).status == 0)
    #expect(folder.text("real/out.json")?.hasPrefix("{") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("out.json")) == "real/out.json")
    #expect(folder.files == ["list.yaml", "out.json", "real/out.json"])
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
  }

  @Test(
    "what cannot be written is trouble, and no part of it is left",
    arguments: [
      ("list.yaml/out.json", "Not a directory"), ("list.yaml/deeper/out.json", "Not a directory"),
      ("/proc/tablec/out.json", "No such file or directory"),
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
    for command in ["compile list.yaml", "preview list.yaml -o -", "schema", "init -"] {
      let run = try await shell("\"$TABLEC\" \(command) > /dev/full", in: folder)
      #expect(run.status == 2, "\(command)")
      #expect(run.errors.contains("No space left on device\n --> /dev/stdout\n"), "\(command)")
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

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
}
