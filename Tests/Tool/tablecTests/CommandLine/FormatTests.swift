import Foundation
import Testing

@Suite("The command that formats")
struct FormatTests {
  private static let untidy = "style:   plain\ntablespec: 1\nsections: []\n"
  private static let tidy = "tablespec: 1\nstyle: plain\nsections: []\n"

  @Test(
    "writes the files of a folder that change, with parts, profiles and the configuration, and keeps their permissions")
  func writes() async throws {
    let folder = try TemporaryFolder([
      "Specs/a.yaml": Self.untidy, "Specs/b.yaml": Self.tidy, "Specs/_rows.yaml": "- {text: Ann, id: ann}\n",
      "Specs/_ours.yaml": "extends: ios17\nmetricsprofile: 1\n", "Specs/.tablec.yaml": "output: 'build'\n",
      "Specs/.hidden/c.yaml": Self.untidy, "Specs/workflow.yaml": "on:   push\n",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("Specs/a.yaml"))
    let before = try FileManager.default.attributesOfItem(atPath: folder.path("Specs/b.yaml"))
    let run = try await tablec("format", "Specs", "-v", "-j", "3", in: folder)
    #expect(run.status == 0 && run.output == "")
    #expect(
      run.errors == """
        wrote Specs/.tablec.yaml
        wrote Specs/_ours.yaml
        wrote Specs/_rows.yaml
        wrote Specs/a.yaml
        formatted 4 files; 1 unchanged
        note[E0651]: left as it is, because it is neither a spec nor another file of tablec
         --> Specs/workflow.yaml
          = help: a spec begins with 'tablespec: 1'; a part of specs has only keys of a table, of sections or of rows

        """)
    #expect(folder.text("Specs/a.yaml") == Self.tidy)
    #expect(folder.text("Specs/_rows.yaml") == "- {id: ann, text: Ann}\n")
    #expect(folder.text("Specs/_ours.yaml") == "metricsprofile: 1\nextends: ios17\n")
    #expect(folder.text("Specs/.tablec.yaml") == "output: build\n")
    #expect(folder.text("Specs/.hidden/c.yaml") == Self.untidy)
    #expect(folder.text("Specs/workflow.yaml") == "on:   push\n")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("Specs/a.yaml"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let after = try FileManager.default.attributesOfItem(atPath: folder.path("Specs/b.yaml"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    let again = try await tablec("format", "Specs", "-q", in: folder)
    #expect(again.status == 0 && again.errors == "")
  }

  @Test("--check writes nothing and fails, and --diff shows what would change")
  func checks() async throws {
    let folder = try TemporaryFolder(["a.yaml": Self.untidy, "b.yaml": Self.tidy])
    let check = try await tablec("format", "--check", ".", in: folder)
    #expect(check.status == 1 && check.output == "" && folder.text("a.yaml") == Self.untidy)
    #expect(
      check.errors == """
        would format 1 file; 1 unchanged
        error[E0650]: the file is not in its canonical form: 2 lines would change
         --> a.yaml:1:1
          |
        1 | style:   plain
          | ^
          = help: write it with 'tablec format a.yaml'

        """)
    let diff = try await tablec("format", "--diff", "a.yaml", "b.yaml", in: folder)
    #expect(diff.status == 1 && folder.text("a.yaml") == Self.untidy)
    #expect(
      diff.output == """
        --- a/a.yaml
        +++ b/a.yaml
        @@ -1,3 +1,3 @@
        -style:   plain
         tablespec: 1
        +style: plain
         sections: []

        """)
    #expect(try await tablec("format", "--check", "b.yaml", in: folder).status == 0)
    let report = try await tablec("format", "--check", "a.yaml", "--reporter", "json", in: folder)
    #expect(report.status == 1 && report.errors.contains(#""code": "E0650""#))
  }

  @Test("standard input is formatted to standard output")
  func streams() async throws {
    let folder = try TemporaryFolder()
    func format(_ text: String, _ flags: String...) async throws -> Program.Run {
      try await Program.tablec.run(["format", "-"] + flags, in: folder.url, input: text)
    }
    let run = try await format(Self.untidy)
    #expect(run.status == 0 && run.output == Self.tidy && run.errors == "")
    #expect(try await format(Self.tidy).output == Self.tidy)
    #expect(try await format(Self.untidy, "--check").status == 1)
    #expect(try await format(Self.tidy, "--check").status == 0)
    let directives = "%YAML 1.2\n---\nstyle:   plain\ntablespec: 1\n"
    let alone = try await format(directives)
    #expect(alone.status == 0 && alone.output == directives && alone.errors.hasPrefix("note[W0220]: "))
    let broken = try await format("tablespec: 1\nname: {a\n")
    #expect(broken.status == 1 && broken.output == "" && broken.errors.hasPrefix("error[E0"))
  }

  @Test("what is named and cannot be formatted is an error; links are not written through")
  func problems() async throws {
    let folder = try TemporaryFolder([
      "other.yaml": "on: push\n", "Specs/a.yaml": Self.untidy, "broken.yaml": "tablespec: 1\nname: {a\n",
    ])
    let other = try await tablec("format", "other.yaml", in: folder)
    #expect(other.status == 1 && other.errors.hasPrefix("error[E0651]: "))
    #expect(try await tablec("format", "broken.yaml", in: folder).status == 1)
    #expect(try await tablec("format", "nowhere.yaml", in: folder).status == 2)
    try folder.link("link.yaml", to: "Specs/a.yaml")
    let link = try await tablec("format", "link.yaml", in: folder)
    #expect(link.status == 2 && folder.text("Specs/a.yaml") == Self.untidy)
    try folder.link("Specs/link.yaml", to: "a.yaml")
    let both = try await tablec("format", "Specs", in: folder)
    #expect(both.status == 0 && both.errors == "formatted 1 file; 0 unchanged\n")
    #expect(folder.text("Specs/link.yaml") == Self.tidy)
    try folder.write("on: push\n", to: "CI/build.yaml")
    let none = try await tablec("format", "--check", "CI", in: folder)
    #expect(
      none.status == 0 && none.errors.contains("note[E0651]")
        && none.errors.hasPrefix("nothing to format: no file is a spec or another file of tablec\n"), "\(none.errors)")
  }

  @Test("files are chosen as in other commands")
  func selection() async throws {
    let folder = try TemporaryFolder([
      ".tablec.yaml": "specs: [Specs]\nexclude: [Specs/old]\n", "Specs/a.yaml": Self.untidy,
      "Specs/old/b.yaml": Self.untidy, "Specs/c.yaml": Self.untidy, "d.yaml": Self.untidy,
    ])
    let run = try await tablec("format", "--exclude", "Specs/c.yaml", in: folder)
    #expect(run.status == 0 && run.errors == "formatted 1 file; 0 unchanged\n")
    #expect(folder.text("Specs/a.yaml") == Self.tidy && folder.text("Specs/old/b.yaml") == Self.untidy)
    #expect(folder.text("Specs/c.yaml") == Self.untidy && folder.text("d.yaml") == Self.untidy)
  }
}
