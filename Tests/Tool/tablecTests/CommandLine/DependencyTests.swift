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

  @Test("the file has a rule for each spec, and an empty one for each input")
  func rules() async throws {
    let folder = try folder()
    try folder.write(Specs.list, to: "Specs/a.yaml")
    let run = try await tablec("compile", "Specs", "-o", "build", "--depfile", "build/specs.d", in: folder)
    #expect(run.status == 0 && run.errors == "")
    let specs = ". \\\n  Specs \\\n"
    #expect(
      folder.text("build/specs.d") == """
        build/a.layout.json build/a.svg: \\
          \(specs)  Specs/a.yaml \\
          Specs/images
        build/contacts.layout.json build/contacts.svg: \\
          \(specs)  Specs/_common.yaml \\
          Specs/contacts.yaml \\
          Specs/images \\
          Specs/images/icon.png

        .:

        Specs:

        Specs/_common.yaml:

        Specs/a.yaml:

        Specs/contacts.yaml:

        Specs/images:

        Specs/images/icon.png:

        """)
  }

  @Test("a folder that has no spec yet is a dependency, since one may be added to it")
  func emptyFolders() async throws {
    let folder = try folder()
    try folder.makeFolder("Specs/New/Deeper")
    let run = try await tablec("compile", "Specs", "-o", "build", "--depfile", "build/specs.d", in: folder)
    #expect(run.status == 0)
    let rules = try #require(folder.text("build/specs.d"))
    #expect(rules.contains(" Specs/New ") && rules.contains("Specs/New/Deeper"))
  }

  @Test("profiles, configurations and fonts are dependencies, and a target can stand for the outputs")
  func others() async throws {
    let folder = try folder()
    try folder.write("metricsprofile: 1\nextends: base.yaml\n", to: "own/ours.yaml")
    try folder.write("metricsprofile: 1\nextends: ios17\n", to: "own/base.yaml")
    try folder.write("lint: {rules: {}}\n", to: "Specs/.tablec.yaml")
    let arguments = ["compile", "Specs", "--check", "--metrics", "own/ours.yaml"]
    let run = try await Program.tablec.run(
      arguments + ["--root", ".", "--depfile", "d", "--depfile-target", "stamp"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let rule = folder.text("d")?.split(separator: "\n\n").first.map(String.init)
    #expect(
      rule == """
        stamp: \\
          Specs \\
          Specs/.tablec.yaml \\
          Specs/_common.yaml \\
          Specs/contacts.yaml \\
          Specs/images \\
          Specs/images/icon.png \\
          own/base.yaml \\
          own/ours.yaml
        """)
    for wrong in [["--depfile", "d"], ["--depfile-target", "stamp"], ["--depfile", ""]] {
      #expect(try await Program.tablec.run(arguments + wrong, in: folder.url).status == 64)
    }
  }

  @Test("a folder that outputs are written into is no dependency, as its time changes with each run")
  func besideItsOutput() async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list])
    let run = try await tablec("preview", "a.yaml", "-o", "a.svg", "--depfile", "a.d", in: folder)
    #expect(run.status == 0 && folder.text("a.d") == "a.svg: \\\n  a.yaml\n\na.yaml:\n")
  }

  @Test("a run with errors leaves the file as it is, and the file never replaces an output or an input")
  func failures() async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.misspelt, "b.yaml": Specs.list, "d": "old"])
    #expect(try await tablec("compile", "a.yaml", "-o", "out.json", "--depfile", "d", in: folder).status == 1)
    #expect(folder.text("d") == "old")
    let clash = try await tablec("compile", "b.yaml", "-o", "out.json", "--depfile", "out.json", in: folder)
    #expect(clash.status == 2 && clash.errors.contains("error[E0605]: the dependency file has the name of an output"))
    for name in ["./out/b.svg", "out/../out/b.svg"] {
      let other = try await tablec("compile", "b.yaml", "-o", "out/", "--depfile", name, in: folder)
      #expect(other.status == 2 && folder.text("out/b.svg")?.hasPrefix("<svg") == true, "\(name) \(other.errors)")
    }
    // An output that is only compared is one, too.
    let verified = try await tablec(
      "compile", "b.yaml", "-o", "out/", "--verify", "--reporter", "json=out/b.svg", in: folder)
    #expect(verified.errors.contains("the report would overwrite an output"), "\(verified.errors)")
    #expect(try await tablec("compile", "b.yaml", "-o", "out.json", "--depfile", "b.yaml", in: folder).status == 2)
    #expect(folder.text("b.yaml") == Specs.list)
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
  func wrongNames(_ name: String) async throws {
    #expect(throws: (any Error).self) { try DependencyFile.word(name) }
    let folder = try TemporaryFolder(["\(name).yaml": Specs.list])
    // Files that the command line can name, and that end otherwise.
    guard name.last != "\\", name.last != " ", name.last != ")" else { return }
    let run = try await tablec("compile", "\(name).yaml", "-o", "out.json", "--depfile", "d", in: folder)
    #expect(run.status == 2 && run.errors.contains("error[E0609]") && folder.text("d") == nil)
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
