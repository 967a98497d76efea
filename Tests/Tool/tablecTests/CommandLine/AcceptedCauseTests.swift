import Foundation
import Testing

@Suite(
  "Changes that are accepted by their cause, and by the base",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct AcceptedCauseTests {
  private static func people(_ first: String, _ second: String) -> String {
    """
    tablespec: 1
    include: ../_common.yaml
    sections:
      - rows:
          - {use: person, id: \(first), text: \(first)}
          - {use: person, id: \(second), text: \(second)}
          - {id: last, text: Last}

    """
  }

  private let repository: ScratchRepository
  private var folder: TemporaryFolder { repository.folder }

  /// On `topic` a template of two specs is changed, and a text in one of them.
  init() async throws {
    repository = try await ScratchRepository([
      "Specs/_common.yaml": "templates:\n  person: {height: 44}\n",
      "Specs/Checkout/pay.yaml": Self.people("ann", "ben"), "Specs/Debug/log.yaml": Self.people("cat", "dan"),
      ".tablec.yaml": "root: Specs\ndiff: {known: known.yaml}\n",
    ])
    try await repository.git("branch", "-M", "main")
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try folder.write("templates:\n  person: {height: 60}\n", to: "Specs/_common.yaml")
    try folder.write(
      Self.people("ann", "ben").replacing("text: Last", with: "text: The last"), to: "Specs/Checkout/pay.yaml")
    try await repository.commit("higher")
  }

  private func diff(_ arguments: String...) async throws -> Program.Run {
    try await Program.tablec.run(["diff", "main...topic", "Specs"] + arguments, in: folder.url)
  }

  private func cause() async throws -> String {
    let output = try await diff().output
    let match = try #require(output.firstMatch(of: /cause-[0-9a-f]{12}/), "\(output)")
    return String(match.output)
  }

  @Test("one entry accepts a cause with all that it moved, and nothing else")
  func accepting() async throws {
    let cause = try await cause()
    for format in ["json", "markdown", "html"] {
      #expect(try await diff("--format", format).output.contains(cause), "\(format)")
    }
    let run = try await diff("--accept", cause, "--reason", "Easier to hit")
    #expect(run.status == 1 && run.errors == "wrote known.yaml: 1 cause accepted\n", "\(run.errors)")
    #expect(run.output.contains("1 text, 3 accepted") && run.output.contains("→ 'The last'"), "\(run.output)")
    let known = try #require(folder.text("known.yaml"))
    #expect(
      known.hasSuffix(
        """
        accept:
          - {fingerprint: \(cause), reason: Easier to hit, message: "height 44 → 60 in the template 'person'", spec: Specs/_common}

        """), "\(known)")
    #expect(try await repository.tablec("format", "known.yaml", "--check").status == 0)
    #expect(try await diff().output.contains("1 text, 3 accepted"))
    #expect(try await diff("--fail-on", "layout").status == 0)
    // From another folder, and of one spec: it is the same cause.
    let one = try await Program.tablec.run(
      ["diff", "main:./pay.yaml", "pay.yaml", "--fail-on", "layout"], in: folder.url.appending(path: "Specs/Checkout"))
    #expect(one.status == 0 && one.output.contains("3 accepted"), "\(one.output)")

    // Other lines are the same cause, and another value is another one.
    try folder.write("# Shared.\n\ntemplates:\n  person: {height: 60}\n", to: "Specs/_common.yaml")
    try await repository.commit("a comment")
    #expect(try await diff("--fail-on", "layout").status == 0)
    #expect(try await diff("--prune").errors.contains("no accepted change of"))
    try folder.write("templates:\n  person: {height: 61}\n", to: "Specs/_common.yaml")
    try await repository.commit("higher still")
    #expect(try await diff("--fail-on", "layout").status == 1)
    #expect(try await diff("--prune").errors.contains("1 accepted change removed"))
  }

  @Test("a cause goes into the file or the folder that a flag names, or where known changes are")
  func places() async throws {
    let cause = try await cause()
    try FileManager.default.removeItem(atPath: folder.path(".tablec.yaml"))
    let nowhere = try await diff("--accept", cause, "--reason", "meant")
    #expect(nowhere.status == 64 && nowhere.errors.contains("needs a file of known changes"), "\(nowhere.errors)")
    #expect(
      try await diff("--accept", cause, "--accept", "a.yaml", "--reason", "meant").errors.hasPrefix("wrote a.yaml"))
    #expect(
      try await diff("--accept", cause, "--accept", "more/", "--reason", "meant").errors.hasPrefix("wrote more/common-")
    )
    #expect(try await diff("--known", "more", "--fail-on", "layout").status == 0)
    let two = try await diff("--accept", "a.yaml", "--accept", "b.yaml", "--reason", "meant")
    #expect(two.status == 64 && two.errors.contains("--accept takes one file or folder"), "\(two.errors)")
    let unknown = try await diff("--accept", "cause-0123456789ab", "--accept", "c.yaml", "--reason", "meant")
    #expect(unknown.status == 2 && unknown.errors.contains("E0408"), "\(unknown.errors)")
    #expect(folder.text("c.yaml") == nil)
  }

  @Test("with --known-from-base a branch does not accept its own changes, nor does its configuration")
  func base() async throws {
    _ = try await diff("--accept", "known.yaml", "--reason", "mine")
    try folder.write("root: Specs\ndiff: {known: known.yaml, failOn: none}\n", to: ".tablec.yaml")
    try await repository.commit("all of it is meant")
    #expect(try await diff().status == 0)
    let own = try await diff("--known-from-base")
    #expect(own.status == 1 && own.errors == "" && !own.output.contains("accepted"), "\(own.output)")
    let named = try await diff("--known-from-base", "--known", "known.yaml")
    #expect(named.status == 1 && !named.output.contains("accepted"), "\(named.output)")
    #expect(named.errors.contains("the base has no file of known changes 'known.yaml'"), "\(named.errors)")

    // Somebody else accepts them on the branch that it is for, after the topic left it.
    let known = try #require(folder.text("known.yaml"))
    try await repository.git("checkout", "--quiet", "main")
    try folder.write(known, to: "known.yaml")
    try await repository.commit("accepted")
    try await repository.git("checkout", "--quiet", "topic")
    try FileManager.default.removeItem(atPath: folder.path("known.yaml"))
    for sides in [["main...topic", "Specs"], ["main:Specs", "Specs"]] {
      let run = try await Program.tablec.run(["diff"] + sides + ["--known-from-base"], in: folder.url)
      #expect(run.status == 0 && run.output.contains("accepted"), "\(run.output)\(run.errors)")
    }
    let pruned = try await diff("--known-from-base", "--prune")
    #expect(pruned.status == 64 && pruned.errors.contains("use one of them"), "\(pruned.errors)")
    let disk = try await repository.tablec("diff", "Specs", "Specs", "--known-from-base")
    #expect(disk.status == 64 && disk.errors.contains("needs a revision on the old side"), "\(disk.errors)")
  }

  // elastic/kibana#262111 and gemaraproj/gemara#460: an exception that was too wide hid what nobody had looked at;
  // Azure/azure-sdk-for-python#36968: it did not count in another output; alien-tools/roseau#80: its line did.
  @Test(
    "what is accepted is in no format's changes nor pictures, and what else an edit of the same key does is not accepted"
  )
  func narrowness() async throws {
    let cause = try await cause()
    #expect(try await diff("--accept", cause, "--reason", "meant").status == 1)
    #expect(try await diff("--format", "markdown", "--pictures", "svg", "-o", "report/").status == 1)
    let text = try #require(folder.text("report/diff.md"))
    #expect(text.matches(of: /\| before \| after \|/).count == 1 && !text.contains("height 44"), "\(text)")
    #expect(try await !diff("--format", "sarif").output.contains("\"level\": \"error\""))
    // The same words in another file.
    try folder.write("templates:\n  person: {height: 44}\n", to: "Specs/_common.yaml")
    for spec in ["Checkout/pay", "Debug/log"] {
      let own = try #require(folder.text("Specs/\(spec).yaml"))
      try folder.write(
        own.replacing("include: ../_common.yaml", with: "templates:\n  person: {height: 60}"), to: "Specs/\(spec).yaml")
    }
    try await repository.commit("templates of their own")
    #expect(try await !diff().output.contains("accepted"))
  }

  @Test("what an edit and an environment made together is not accepted with one of them")
  func together() async throws {
    func spec(_ metrics: String) -> String {
      """
      tablespec: 1
      include: _common.yaml
      environments: [{name: small, device: iphone-se, metrics: \(metrics)}]
      sections: [{id: s, rows: [{use: link, id: a, text: A, detailText: B}, {use: link, id: b, text: C, detailText: D}]}]

      """
    }
    try folder.write("templates:\n  link: {style: value1}\n", to: "Specs/Both/_common.yaml")
    try folder.write(spec("ios18"), to: "Specs/Both/list.yaml")
    try await repository.commit("before")
    try folder.write("templates:\n  link: {style: subtitle}\n", to: "Specs/Both/_common.yaml")
    try folder.write(spec("ios26"), to: "Specs/Both/list.yaml")
    let sides = ["diff", "HEAD:Specs/Both", "Specs/Both"]
    let report = try await Program.tablec.run(sides + ["--format", "json"], in: folder.url)
    let causes = try #require(
      (try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any])?["causes"]
        as? [[String: Any]])
    let edit = try #require(causes.first { $0["kind"] as? String == "template" && $0["with"] == nil })
    let print = try #require(edit["fingerprint"] as? String)
    let run = try await Program.tablec.run(
      sides + ["--accept", print, "--accept", "both.yaml", "--reason", "meant"], in: folder.url)
    #expect(run.status == 1 && run.output.contains("accepted"), "\(run.errors)")
    // A row of 44 points became one of 62: the template alone makes it 58, and the system alone 52.
    let rows = try #require(run.output.split(separator: "\n").first { $0.contains("height 44 → 62") })
    #expect(!rows.contains("meant"), "\(run.output)")
    #expect(run.output.contains("and the environment 'small' iOS 18 → iOS 26"), "\(run.output)")
    #expect(!run.output.contains("was iOS 18 (meant)"), "\(run.output)")
  }

  @Test("a policy says for each folder which changes fail, in the exit status and in reports")
  func policy() async throws {
    func set(_ policy: String) throws {
      try folder.write("root: Specs\ndiff: {failOn: breaking, policy: \(policy)}\n", to: ".tablec.yaml")
    }
    try set("[{specs: Specs/Debug, failOn: none}]")
    #expect(try await diff().status == 0)
    try set("[{specs: Specs/Debug, failOn: layout}]")
    let own = try await diff()
    #expect(
      own.status == 1 && own.output.hasSuffix("\nFails by 'policy': Debug/log from 'layout' on.\n"), "\(own.output)")
    #expect(try await diff("--format", "markdown").output.contains(" Fails by 'policy': `Debug/log` from 'layout' on."))
    #expect(try await !diff("--fail-on", "layout").output.contains("'policy'"))
    try set("[{specs: [Specs/Debug, 'Specs/C*/**'], failOn: none}, {specs: Specs/Checkout, failOn: text}]")
    #expect(try await diff("--format", "junit").output.contains("failures=\"0\""))
    try set("[{specs: Specs/Checkout, failOn: text}, {specs: '**', failOn: none}]")
    let junit = try await diff("--format", "junit")
    #expect(
      junit.status == 1 && junit.output.contains("<testsuite name=\"Debug/log\" tests=\"1\" failures=\"0\""),
      "\(junit.output)")
    // A flag, which services always give, is for the other specs.
    #expect(try await diff("--fail-on", "none").status == 1)
    try set("[{specs: Specs/Checkout, failOn: none}]")
    #expect(try await diff("--fail-on", "layout").status == 1)
    #expect(try await diff("--fail-on", "breaking").status == 0)
    try set("[{specs: [Specs/Chekcout, Specs/Checkout/pay, 'Specs/*'], failOn: none}]")
    let missing = try await diff()
    #expect(
      missing.errors.contains("'policy' names 'Specs/Chekcout', which does not exist")
        && missing.errors.contains("'Specs/Checkout/pay'"), "\(missing.errors)")
    try set("[{specs: Specs/Debug, failOn: often}]")
    let wrong = try await diff()
    #expect(wrong.status == 2 && wrong.errors.contains("'often'"), "\(wrong.errors)")
  }

  @Test("a cause that was accepted until a day that is over says so in every report")
  func expired() async throws {
    let cause = try await cause()
    try folder.write(
      "tablecchanges: 1\naccept:\n  - {fingerprint: \(cause), reason: Easier, expires: 2020-01-31}\n", to: "known.yaml")
    let words = "(accepted until 2020-01-31, expired: "
    #expect(try await diff().output.contains(words + "Easier)"))
    #expect(try await diff("--format", "markdown").output.contains(words + "<code>Easier</code>)"))
    #expect(try await diff("--format", "html").output.contains(words + "Easier)"))
  }

  @Test("a fingerprint that is nearly a cause's is answered by that cause")
  func nearly() async throws {
    let cause = try await cause()
    let mistyped = cause.dropLast() + (cause.last == "0" ? "1" : "0")
    let run = try await diff("--accept", String(mistyped), "--reason", "meant")
    #expect(run.status == 2 && run.errors.contains("did you mean \(cause)?"), "\(run.errors)")
  }

  @Test("a range needs no path where the project has one")
  func projectPath() async throws {
    let run = try await repository.tablec("diff", "main...topic")
    #expect(
      run.status == 64 && run.errors.contains("add a path to compare, or list one under 'specs'"), "\(run.errors)")
    try folder.write("root: Specs\nspecs: [Specs]\n", to: ".tablec.yaml")
    let named = try await repository.tablec("diff", "main...topic", "Specs")
    #expect(try await repository.tablec("diff", "main...topic").output == named.output && !named.output.isEmpty)
  }

  @Test("two branches that accept changes of different specs merge, and with merge=union any two do")
  func merging() async throws {
    func accept(_ branch: String, _ spec: String) async throws {
      try await repository.git("checkout", "--quiet", "-b", branch, "main")
      try folder.write(Self.people("x", "y"), to: "Specs/\(spec).yaml")
      let run = try await repository.tablec(
        "diff", "HEAD:Specs/\(spec).yaml", "Specs/\(spec).yaml", "--accept", "known.yaml", "--reason", branch)
      #expect(run.status == 0, "\(run.errors)")
      try await repository.commit(branch)
    }
    let specs = ["Checkout/a", "Checkout/b", "Debug/c"]
    try await repository.git("checkout", "--quiet", "main")
    for spec in specs { try folder.write(Self.people("ann", "ben"), to: "Specs/\(spec).yaml") }
    try await repository.commit("specs")
    // What stands between the two keeps them apart.
    try await accept("first", "Checkout/b")
    try await repository.git("branch", "-f", "main", "first")
    try await accept("second", "Checkout/a")
    try await accept("third", "Debug/c")
    try await repository.git("merge", "--quiet", "--no-edit", "second")
    for spec in specs {
      let run = try await repository.tablec(
        "diff", "first~1:Specs/\(spec).yaml", "Specs/\(spec).yaml", "--known", "known.yaml")
      #expect(run.status == 0, "\(spec): \(run.output)")
    }
    #expect(try await repository.tablec("format", "known.yaml", "--check").status == 0)

    try folder.write("known.yaml merge=union\n", to: ".gitattributes")
    try await repository.commit("union")
    try await repository.git("branch", "-f", "main", "third")
    try await accept("fourth", "Checkout/pay")
    try await accept("fifth", "Debug/log")
    try await repository.git("merge", "--quiet", "--no-edit", "fourth")
    for spec in ["Checkout/pay", "Debug/log"] {
      let run = try await repository.tablec(
        "diff", "third:Specs/\(spec).yaml", "Specs/\(spec).yaml", "--known", "known.yaml")
      #expect(run.status == 0, "\(spec): \(run.output)\(run.errors)")
    }
  }
}
