import Foundation
import Testing

@Suite("Fixing what lint finds")
struct LintFixTests {
  private static let spec = """
    tablespec: 1
    # kept
    sections:
      - include: _section.yaml
      - rows:
          - {text: Ann, acessory: checkmark}   # kept, too
          - {text: Ben, discloses: yes}
          - {text: Cy, accesory: UIButton}

    """
  private static let section = "- rows: [{text: Dan, height: \"60\"}]"

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Specs/a.yaml": Self.spec.replacing("\n", with: "\r\n"), "Specs/_section.yaml": Self.section])
  }

  @Test("safe fix-its are applied to specs and included files, and every other byte stays")
  func safe() async throws {
    let folder = try folder()
    let run = try await tablec("lint", "Specs", "--fix", in: folder)
    #expect(run.status == 1 && run.errors.hasPrefix("fixed 4 problems in 2 files\nerror[E0111]"))
    let fixed = Self.spec.replacing("acessory", with: "accessory").replacing("accesory", with: "accessory")
      .replacing("yes", with: "true")
    #expect(folder.text("Specs/a.yaml") == fixed.replacing("\n", with: "\r\n"))
    #expect(folder.text("Specs/_section.yaml") == "- rows: [{text: Dan, height: 60}]")
    let again = try await tablec("lint", "Specs", "--fix", in: folder)
    #expect(again.errors.hasPrefix("nothing to fix\n"))
    let unsafe = try await tablec("lint", "Specs", "--fix", "--unsafe", in: folder)
    #expect(unsafe.status == 0 && unsafe.errors.hasPrefix("fixed 1 problem in 1 file\n"))
    #expect(folder.files == ["Specs/_section.yaml", "Specs/a.yaml"])
  }

  @Test("--diff shows what 'patch' would do, writes nothing, and fails if something would change")
  func diff() async throws {
    let folder = try folder()
    let run = try await tablec("lint", "Specs", "--fix", "--diff", in: folder)
    #expect(run.status == 1 && run.errors == "would fix 4 problems in 2 files\n")
    #expect(folder.text("Specs/_section.yaml") == Self.section)
    #expect(
      run.output.contains("\n-          - {text: Ben, discloses: yes}")
        || run.output.contains("-      - {text: Ben, discloses: yes}"))
    if let patch = Program.named("patch") {
      let patched = try await patch.run(["-p1", "--binary"], in: folder.url, input: run.output)
      #expect(patched.status == 0, "\(patched.output)\(patched.errors)")
      #expect(try await tablec("lint", "Specs", "--fix", "--diff", in: folder).output == "")
    }
  }

  @Test("nothing is written through a link, and standard input cannot be fixed")
  func links() async throws {
    let folder = try folder()
    try folder.link("link.yaml", to: "Specs/_section.yaml")
    try folder.write("tablespec: 1\nsections: [{rows: [{text: Ann, acessory: checkmark}]}]\n", to: "b.yaml")
    try folder.link("c.yaml", to: "b.yaml")
    let run = try await tablec("lint", "c.yaml", "--fix", in: folder)
    #expect(run.status == 2 && run.errors.contains("E0315"))
    #expect(folder.text("b.yaml")?.contains("acessory") == true)
    #expect(try await tablec("lint", "-", "--fix", in: folder, input: Self.spec).status == 64)
    for flags in [["--unsafe"], ["--diff"], ["--fix", "--write-baseline", "known.yaml"]] {
      #expect(try await Program.tablec.run(["lint", "b.yaml"] + flags, in: folder.url).status == 64)
    }
  }

  @Test("only files that the command names, or that are in folders that it names, are changed")
  func places() async throws {
    let part = "- rows: [{text: Dan, acessory: checkmark}]\n"
    let files = [
      ".tablec.yaml": "root: .\nspecs: [Specs]\n", "Shared/_part.yaml": part, "Specs/_own.yaml": part,
      "Specs/a.yaml": "tablespec: 1\nsections:\n  - include: ../Shared/_part.yaml\n  - include: _own.yaml\n",
    ]
    let fixed = part.replacing("acessory", with: "accessory")
    for (words, own, shared) in [
      (["Specs"], fixed, part), (["Specs/*.yaml"], fixed, part), (["Specs/a.yaml"], part, part), ([], fixed, fixed),
      (["Specs/a.yaml", "--root", "."], fixed, fixed), (["Specs", "Shared"], fixed, fixed),
    ] {
      let folder = try TemporaryFolder(files)
      let run = try await Program.tablec.run(["lint", "--fix", "--unsafe"] + words, in: folder.url)
      #expect(folder.text("Specs/_own.yaml") == own && folder.text("Shared/_part.yaml") == shared, "\(words) \(run)")
      let isWhole = own == fixed && shared == fixed
      #expect(run.errors.hasPrefix("not fixed: ") != isWhole, "\(words): \(run.errors)")
    }
    let folder = try TemporaryFolder(files)
    let run = try await tablec("lint", "Specs", "--fix", "--unsafe", "--diff", in: folder)
    let notFixed = "not fixed: 1 problem in Shared/_part.yaml, outside of what the command names\n"
    #expect(run.errors == notFixed + "would fix 1 problem in 1 file\n", "\(run.errors)")
    #expect(run.output.contains("_own.yaml") && !run.output.contains("_part.yaml"))
  }

  @Test("a key that is there already is not written a second time")
  func keyThere() async throws {
    let text = "tablespec: 1\nsections: [{rows: [{text: Cy, accessory: checkmark, acessory: switch}]}]\n"
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = try await tablec("lint", "a.yaml", "--fix", "--unsafe", in: folder)
    #expect(run.status == 1 && run.errors.hasPrefix("nothing to fix\nerror[E0107]") && folder.text("a.yaml") == text)
  }

  @Test(
    "a text is put in quotes with all its lines, and what cannot be is left as it is",
    arguments: [
      // realm/SwiftLint#5731 and #3208: what was written no longer compiled; #466: and success was told.
      ("- text: @user\n          second line\n      - B", "- text: \"@user second line\"\n      - B"),
      ("- text: Note: this\n          goes \"on\"", "- text: 'Note: this goes \"on\"'"),
      ("- text: @user\n\n          after a blank line", nil), ("- {text: >-\n        folded}", nil),
      ("- text: @user  # a comment\n      - B", "- text: \"@user\"  # a comment\n      - B"),
      ("- text: @one\n      - text: @two", "- text: \"@one\"\n      - text: \"@two\""),
    ] as [(String, String?)])
  func quotes(_ wrong: String, _ right: String?) async throws {
    let head = "tablespec: 1\nsections:\n  - rows:\n      "
    let folder = try TemporaryFolder(["a.yaml": head + wrong + "\n"])
    let run = try await tablec("lint", "a.yaml", "--fix", in: folder)
    #expect(folder.text("a.yaml") == head + (right ?? wrong) + "\n", "\(run.errors)")
    #expect(run.errors.hasPrefix(right == nil ? "nothing to fix\n" : "fixed "), "\(run.errors)")
    #expect((run.status == 0) == (right != nil) && !run.errors.contains("\">-\""), "\(run.errors)")
  }

  @Test("a byte order mark after a comment is removed, and what blanks of several lines indent is indented by spaces")
  func invisible() async throws {
    // adrienverge/yamllint#240
    let marked = "# Copyright\n\u{FEFF}tablespec: 1\nsections: [{rows: [A]}]\n"
    let pasted = "tablespec: 1\nsections:\n  - rows:\n\u{A0}\u{A0}\u{A0}\u{A0}- A\n\u{A0}\u{A0}\u{A0}\u{A0}- B\n"
    let folder = try TemporaryFolder(["a.yaml": marked, "b.yaml": pasted])
    let reported = try await tablec("compile", "a.yaml", "--check", in: folder)
    #expect(
      reported.errors.contains("byte order mark") && reported.errors.contains("help: remove this invisible character"))
    let run = try await tablec("lint", "a.yaml", "b.yaml", "--fix", in: folder)
    #expect(run.errors.hasPrefix("fixed 2 problems in 2 files\n"), "\(run.errors)")
    #expect(folder.text("a.yaml") == marked.replacing("\u{FEFF}", with: ""))
    #expect(folder.text("b.yaml") == pasted.replacing("\u{A0}", with: " "))
  }

  @Test("a fix-it that would do harm is left out, told, and the others are applied")
  func refused() async throws {
    // With a space it would go on as the text of the line above.
    let spec = "tablespce: 1\n\u{A0}style: plain\nsections: [{rows: [{text: Ann, acessory: checkmark}]}]\n"
    let folder = try TemporaryFolder(["a.yaml": spec])
    let run = try await tablec("lint", "a.yaml", "--fix", "-v", in: folder)
    #expect(run.status == 1 && run.errors.contains("1 fix-it is left to you"), "\(run.errors)")
    #expect(run.errors.contains("a.yaml:2:1: not applied: replace with ' style'"), "\(run.errors)")
    let fixed = spec.replacing("tablespce", with: "tablespec").replacing("acessory", with: "accessory")
    #expect(folder.text("a.yaml") == fixed)
  }

  @Test("rules are listed with the severity in force, as text and as JSON")
  func rules() async throws {
    struct List: Decodable {
      struct Rule: Decodable, Equatable { var code: String, name: String, severity: String }
      var rules: [Rule]
    }
    let folder = try TemporaryFolder([
      ".tablec.yaml": "lint: {rules: {text-contrast: off}}\nenvironments: [{metrics: ours.yaml}, {metrics: ios15}]\n",
      "ours.yaml": "metricsprofile: 1\nextends: ios17\n",
    ])
    let text = try await tablec("rules", in: folder)
    #expect(text.status == 0 && text.errors == "")
    #expect(text.status == 0 && text.output.hasPrefix("L0101  text-contrast") && text.output.contains("off (warning)"))
    let json = try await tablec("rules", "--reporter", "json", in: folder)
    let list = try JSONDecoder().decode(List.self, from: Data(json.output.utf8))
    #expect(list.rules.first == List.Rule(code: "L0101", name: "text-contrast", severity: "off"))
    #expect(list.rules.count == text.output.split(separator: "\n").count)
    #expect(try await tablec("rules", "--reporter", "sarif", in: folder).status == 64)
  }

  @Test("the machines that build projects get their reports, and the reports their places")
  func machines() async throws {
    let folder = try TemporaryFolder([
      "bad.yaml": Specs.misspelt, "list.yaml": Specs.list, "summary.md": "before\n",
    ])
    let variables = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path("summary.md")]
    let run = try await tablec("compile", "bad.yaml", "--check", in: folder, variables: variables)
    #expect(
      run.status == 1 && run.errors.hasPrefix("error[E0107]") && run.output.hasPrefix("::error file=bad.yaml,line=4"))
    #expect(folder.text("summary.md")?.hasPrefix("before\n### tablec compile\n\n**1 error in 1 spec.**") == true)
    let named = try await tablec(
      "compile", "bad.yaml", "--check", "--reporter", "text", in: folder, variables: variables)
    #expect(named.output == "" && folder.text("summary.md")?.contains("E0107") == true)
    // The layout is on standard output, so the annotations are not.
    try folder.write(Specs.careless, to: "careless.yaml")
    let shown = try await tablec("compile", "careless.yaml", in: folder, variables: variables)
    #expect(shown.output.hasPrefix("{") && shown.errors.contains("::warning file=careless.yaml"))
    let gitlab = try await tablec(
      "lint", "bad.yaml", "--reporter", "gitlab", in: folder, variables: ["GITLAB_CI": "true"])
    #expect(gitlab.output == "" && folder.text("gl-code-quality-report.json")?.contains("\"E0107\"") == true)
    let both = try await tablec("lint", "bad.yaml", "--reporter", "sarif", "--reporter", "junit", in: folder)
    #expect(both.status == 64 && both.errors.contains("would both be written to standard output"))
    let clash = try await tablec("compile", "list.yaml", "-o", "o.json", "--reporter", "json=o.json", in: folder)
    #expect(clash.status == 64 && folder.text("o.json") == nil)
    let within = try await tablec("compile", "list.yaml", "-o", "out", "--reporter", "json=out/list.svg", in: folder)
    #expect(within.status == 2 && folder.text("out/list.svg")?.hasPrefix("<svg") == true)
  }
}
