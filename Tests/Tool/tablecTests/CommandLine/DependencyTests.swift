import Foundation
import SourceTree
import Testing

@testable import tablec

@Suite("Dependencies for build tools")
struct DependencyTests {
  private static let spec = """
    tablespec: 1
    include: _common.yaml
    sections:
      - rows: [{text: Ann, use: link, image: images/icon.png}]

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Specs/contacts.yaml": Self.spec, "Specs/_common.yaml": "templates: {link: {accessory: checkmark}}\n",
    ])
    try folder.makeFolder("Specs/images")
    try Self.copyIcon(to: "Specs/images/icon.png", in: folder)
    return folder
  }

  private static func copyIcon(to path: String, in folder: TemporaryFolder) throws {
    try FileManager.default.copyItem(
      at: PackageFolder.url("Specs/images/topRow@2x.png"), to: folder.url.appending(path: path))
  }

  @Test(
    "make and Ninja read names as they are written",
    .enabled(if: Tools.has("make") && Tools.has("ninja"), "needs make and ninja; set TABLEC_REQUIRE_TOOLS=1 to fail"),
    arguments: [
      "a b", " a", "a#b", "a:b", "C:\\x y", "a$b", "(x)", "a\\b", "a\\ b", "a\\\\ b", "a\\\\b", "icon (1)@2x", "é ü",
      "{a}", "~a", "a]", "@a!", "a,b+c-d", "ab~",
    ])
  func names(_ name: String) async throws {
    let word = try DependencyFile.word(name)
    let folder = try TemporaryFolder([
      name: "", "rule": "out: \(word)\n\n\(word):\n",
      "Makefile": "out:\n\tcp rule out\n-include rule\n",
      "build.ninja": "rule r\n  command = cp rule d; touch out\n  depfile = d\nbuild out: r\n",
    ])
    for tool in ["make", "ninja"] {
      #expect(try await Tools.run(tool, in: folder).status == 0, "\(tool)")
      let again = try await Tools.run(tool, in: folder)
      #expect(again.output.contains("up to date") || again.output.contains("no work to do"), "\(tool) \(again)")
      let later = Date(timeIntervalSinceNow: 10)
      try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: folder.path(name))
      let changed = try await Tools.run(tool, in: folder)
      #expect(changed.status == 0 && changed.output.contains("cp rule"), "\(tool) \(changed)")
      try FileManager.default.removeItem(atPath: folder.path(name))
      let gone = try await Tools.run(tool, in: folder)
      #expect(gone.status == 0 && gone.output.contains("cp rule"), "\(tool) \(gone)")
      try folder.write("", to: name)
      try? FileManager.default.removeItem(atPath: folder.path("out"))
    }
  }

  @Test(
    "a name that make or Ninja would misread is an error",
    arguments: [
      "a\nb", "a[b].yaml", "$(x)", "a(b)", "a\tb", "a&b", "a;b", "a|b", "a=b", "a%b", "a*b", "a?b", "a'b", "a\"b",
      "a<b", "a`b", "a^b", "a\\", "a ",
      "a\\#b",
      "a\\:b", "a\u{1}b",
    ])
  func wrongNames(_ name: String) {
    #expect(throws: (any Error).self) { try DependencyFile.word(name) }
  }

  @Test(
    "the example for Ninja compiles what changed, and nothing else",
    .enabled(if: Tools.has("ninja"), "needs ninja; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func ninja() async throws {
    let folder = try folder()
    let example = try String(
      contentsOf: PackageFolder.url("Templates/CI/ninja/build.ninja"), encoding: .utf8)
    try folder.write(
      example.replacing("tablec = tablec\n", with: "tablec = \(Program.tablec.url.path)\n"), to: "build.ninja")
    func ninja() async throws -> String {
      let run = try await Tools.run("ninja", in: folder)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      return run.output
    }
    /// The file systems of tests may have times of ten milliseconds.
    func change(_ body: () throws -> Void) async throws {
      try await Task.sleep(for: .milliseconds(50))
      try body()
    }
    func isIdle() async throws -> Bool { try await ninja().contains("no work to do") }

    #expect(try await ninja().contains("[2/2]"))
    #expect(try await isIdle())
    // A file that is read, one that is there now, one that is no longer there.
    try await change { try folder.write("templates: {link: {accessory: detailButton}}\n", to: "Specs/_common.yaml") }
    #expect(try await ninja().contains("[2/2]"))
    #expect(folder.text("build/contacts.layout.json")?.contains("detailButton") == true)
    #expect(try await isIdle())
    try await change { try Self.copyIcon(to: "Specs/images/icon@3x.png", in: folder) }
    #expect(try await ninja().contains("[2/2]"))
    #expect(try await isIdle())
    try await change { try FileManager.default.removeItem(atPath: folder.path("Specs/images/icon@3x.png")) }
    #expect(try await ninja().contains("[2/2]"))
    #expect(try await isIdle())
    // A spec that is added belongs to the folder.
    try await change { try folder.write(Specs.list, to: "Specs/forms/a.yaml") }
    #expect(try await ninja().contains("tablec Specs\n") && folder.text("build/specs/forms/a.svg") != nil)
    #expect(try await isIdle())
    // An include that is gone is a spec's problem, not one of the build.
    try await change { try FileManager.default.removeItem(atPath: folder.path("Specs/_common.yaml")) }
    let broken = try await Tools.run("ninja", in: folder)
    #expect(broken.status != 0 && broken.output.contains("error[E0301]: there is no file '_common.yaml' to include"))
  }
}
