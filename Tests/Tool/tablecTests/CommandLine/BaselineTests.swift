import Foundation
import Testing

@Suite("A baseline of known findings")
struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Specs/a.yaml": Self.spec("ann", "ben"), "Specs/b.yaml": Self.spec("cat"),
      "Specs/c.yaml": Self.spec("dan", "eve", "fay"),
    ])
  }

  /// A spec with one finding for each row.
  private static func spec(_ rows: String...) -> String {
    "tablespec: 1\nsections:\n  - rows:\n"
      + rows.map { "      - {id: \($0), text: {text: \($0), color: '#fefefe'}}\n" }.joined()
  }

  private func lint(_ arguments: String...) async throws -> Program.Run {
    try await Program.tablec.run(["lint"] + arguments, in: folder.url)
  }

  private func write(_ arguments: String...) async throws {
    let run = try await Program.tablec.run(
      ["lint"] + (arguments.isEmpty ? ["Specs"] : arguments) + ["--write-baseline", "known.yaml"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The rows whose findings are reported.
  private func found(_ arguments: String...) async throws -> [String] {
    let paths = arguments.isEmpty ? ["Specs"] : arguments
    let run = try await Program.tablec.run(["lint"] + paths + ["--baseline", "known.yaml"], in: folder.url)
    return run.errors.matches(of: /\{id: (\w+)/).map { String($0.1) }
  }

  private var known: String { folder.text("known.yaml") ?? "" }

  private func move(_ old: String, _ new: String) throws {
    let target = folder.url.appending(path: new)
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: folder.url.appending(path: old), to: target)
  }

  // MARK: Moved specs

  @Test(
    "a spec that was renamed keeps its findings, a new one in it is reported, and --prune writes its new name (KotlinIsland/basedmypy#151)"
  )
  func renamed() async throws {
    try await write()
    try move("Specs/c.yaml", "Specs/other.yaml")
    #expect(try await found() == [])
    try folder.write(Self.spec("dan", "eve", "fay", "gil"), to: "Specs/other.yaml")
    #expect(try await found() == ["gil"])
    let told = try await lint("Specs", "--baseline", "known.yaml")
    #expect(
      told.errors.contains("specs of the baseline were moved: Specs/c.yaml is now Specs/other.yaml"), "\(told.errors)")
    #expect(told.errors.contains("--prune"))
    let pruned = try await lint("Specs", "--baseline", "known.yaml", "--prune")
    #expect(pruned.errors.hasPrefix("wrote known.yaml: 3 known findings moved\n"), "\(pruned.errors)")
    #expect(known.contains("Specs/other.yaml") && !known.contains("Specs/c.yaml") && !known.contains("gil"))
    #expect(
      try await lint("Specs", "--baseline", "known.yaml", "--prune").errors.contains(
        "no known finding of known.yaml is out"))
  }

  @Test("two specs that were renamed at once keep what is their own")
  func twoRenamed() async throws {
    try await write()
    try move("Specs/a.yaml", "Specs/z.yaml")
    try move("Specs/c.yaml", "Specs/y.yaml")
    #expect(try await found() == [])
    try folder.write(Self.spec("dan", "eve", "fay", "ann"), to: "Specs/y.yaml")
    #expect(try await found() == ["ann"])
  }

  @Test("the findings of a copy are new, whether its original is checked or not")
  func copied() async throws {
    try await write()
    try folder.write(Self.spec("cat"), to: "Specs/copy.yaml")
    #expect(try await found() == ["cat"])
    #expect(try await found("Specs/copy.yaml") == ["cat"])
    // Of two copies of a spec that is gone, one is that spec.
    try folder.write(Self.spec("cat"), to: "Specs/other.yaml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/b.yaml"))
    #expect(try await found() == ["cat"])
  }

  @Test("specs of a folder that was moved keep their findings by their names, though they are equal")
  func movedFolder() async throws {
    for name in ["a", "b", "c"] { try folder.write(Self.spec("same"), to: "Specs/\(name).yaml") }
    try await write()
    try move("Specs", "Screens/Lists")
    #expect(try await found("Screens") == [])
    _ = try await lint("Screens", "--baseline", "known.yaml", "--prune")
    #expect(known.matches(of: /Screens\/Lists\/([abc]).yaml/).map { String($0.1) } == ["a", "b", "c"], "\(known)")
  }

  @Test("a spec that is new and not like the one that is gone has no known findings")
  func unlike() async throws {
    try await write()
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/a.yaml"))
    try folder.write(Self.spec("ann", "una", "uri"), to: "Specs/new.yaml")
    #expect(try await found() == ["ann", "una", "uri"])
    #expect(
      try await lint("Specs", "--baseline", "known.yaml").errors.contains("2 findings of the baseline no longer occur"))
  }

  @Test(
    "a run over some specs takes no other for gone, and removes nothing of it (phpstan/phpstan#3099)",
    .enabled(if: ScratchRepository.canBeMade))
  func partial() async throws {
    let repository = try await ScratchRepository([
      "Specs/a.yaml": Self.spec("ann", "ben"), "Specs/b.yaml": Self.spec("cat"), "Specs/c.yaml": Self.spec("dan"),
    ])
    let baseline = ["--baseline", "known.yaml"]
    func run(_ arguments: [String]) async throws -> Program.Run {
      try await Program.tablec.run(arguments, in: repository.folder.url, variables: ScratchRepository.variables)
    }
    _ = try await repository.tablec("lint", "Specs", "--write-baseline", "known.yaml")
    let whole = try #require(repository.folder.text("known.yaml"))
    try await repository.commit("known")
    try await repository.git("mv", "Specs/a.yaml", "Specs/z.yaml")
    for part in [["Specs/b.yaml"], ["Specs/c.yaml"]] {
      let run = try await run(["lint"] + part + baseline + ["--prune"])
      #expect(run.errors == "no known finding of known.yaml is out of date\n", "\(run.errors)")
    }
    #expect(repository.folder.text("known.yaml") == whole)
    for part in [["--changed-since", "HEAD"], ["--shard", "1/2"], ["--shard", "2/2"]] {
      let run = try await run(["lint", "Specs", "--strict"] + part + baseline)
      #expect(run.status == 0, "\(run.errors)")
    }
    let run = try await repository.tablec("lint", "Specs/z.yaml", "--strict", "--baseline", "known.yaml")
    #expect(run.status == 0 && run.errors.contains("Specs/a.yaml is now Specs/z.yaml"), "\(run.errors)")
  }

  // MARK: Writing

  @Test(
    "--write-baseline replaces what is known of the checked specs, and keeps comments, reasons and other specs (vimeo/psalm#2979)"
  )
  func writing() async throws {
    try await write()
    let reasoned = known.replacing("at: \"ann: text.color\"}", with: "at: \"ann: text.color\", reason: By design}")
    try folder.write(
      "# Ours\n" + reasoned.replacing("findings:\n", with: "findings:\n  # The first\n"), to: "known.yaml")
    try folder.write(Self.spec("ann", "bob"), to: "Specs/a.yaml")
    try await write("Specs/a.yaml")
    #expect(
      known.split(separator: "\n").dropFirst(3) == [
        "findings:", "  # The first",
        "  - {spec: Specs/a.yaml, rule: text-contrast, at: \"ann: text.color\", reason: By design}",
        "  - {spec: Specs/a.yaml, rule: text-contrast, at: \"bob: text.color\"}",
        "  - {spec: Specs/b.yaml, rule: text-contrast, at: \"cat: text.color\"}",
        "  - {spec: Specs/c.yaml, rule: text-contrast, at: \"dan: text.color\"}",
        "  - {spec: Specs/c.yaml, rule: text-contrast, at: \"eve: text.color\"}",
        "  - {spec: Specs/c.yaml, rule: text-contrast, at: \"fay: text.color\"}",
      ], "\(known)")
    #expect(known.hasPrefix("# Ours\n"))
    // What a merge has torn is written anew (phpstan/phpstan#3198).
    try folder.write("<<<<<<< HEAD\n" + known, to: "known.yaml")
    #expect(try await lint("Specs", "--baseline", "known.yaml").status == 2)
    try await write()
    #expect(try await lint("Specs", "--strict", "--baseline", "known.yaml").status == 0)
  }

  @Test("a finding is known until its entry expires")
  func expiry() async throws {
    let variables = ["SOURCE_DATE_EPOCH": "1798761600"]
    let written = try await tablec(
      "lint", "Specs", "--write-baseline", "known.yaml", "--reason", "Legacy", "--expires", "2027-01-01", in: folder,
      variables: variables)
    #expect(written.status == 0 && known.contains("reason: Legacy, expires: \"2027-01-01\""), "\(known)")
    let arguments = ["lint", "Specs", "--strict", "--baseline", "known.yaml"]
    #expect(try await Program.tablec.run(arguments, in: folder.url, variables: variables).status == 0)
    let later = try await Program.tablec.run(
      arguments, in: folder.url, variables: ["SOURCE_DATE_EPOCH": "1798848000"])
    #expect(
      later.status == 1 && later.errors.contains("6 findings of the baseline are no longer accepted"), "\(later.errors)"
    )
    #expect(try await lint("Specs", "--reason", "Legacy").status == 64)
  }

  @Test(
    "a rule that is off is not looked for, so what is known of it is not out of date (diegosouzapw/OmniRoute#13359)")
  func offRule() async throws {
    try await write()
    let run = try await lint("Specs", "--baseline", "known.yaml", "--disable", "text-contrast", "--prune")
    #expect(run.errors == "no known finding of known.yaml is out of date\n", "\(run.errors)")
  }

  @Test("a baseline beside the specs' folder names them as every machine does (realm/SwiftLint#6812)")
  func elsewhere() async throws {
    let written = try await lint("Specs", "--write-baseline", "ci/known.yaml")
    #expect(written.status == 0)
    let text = try #require(folder.text("ci/known.yaml"))
    #expect(text.contains("spec: \"../Specs/a.yaml\""), "\(text)")
    #expect(try await lint("Specs", "--strict", "--baseline", "ci/known.yaml").status == 0)
    // As it was written before.
    try folder.write(text.replacing("../Specs", with: folder.path("Specs")), to: "ci/known.yaml")
    #expect(try await lint("Specs", "--strict", "--baseline", "ci/known.yaml").status == 0)
  }

  @Test("entries keep the line ends and the indentation of their file")
  func lineEnds() async throws {
    try await write("Specs/a.yaml")
    try folder.write(known.replacing("\n", with: "\r\n").replacing("  - {", with: "- {"), to: "known.yaml")
    try await write("Specs/b.yaml")
    #expect(known.hasSuffix("- {spec: Specs/b.yaml, rule: text-contrast, at: \"cat: text.color\"}\r\n"), "\(known)")
    #expect(known.matches(of: /[^\r]\n/).isEmpty)
    #expect(try await found("Specs/a.yaml", "Specs/b.yaml") == [])
  }

  // MARK: What users of other tools met

  @Test("a spec that is gone is told and pruned (eslint/eslint#19778)")
  func gone() async throws {
    try await write()
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/c.yaml"))
    let told = try await lint("Specs", "--baseline", "known.yaml")
    #expect(told.errors.contains("3 findings of the baseline no longer occur"), "\(told.errors)")
    _ = try await lint("Specs", "--baseline", "known.yaml", "--prune")
    #expect(!known.contains("c.yaml") && known.contains("a.yaml"))
  }

  @Test("--prune accepts nothing new, and updates the file of --baseline (phpstan/phpstan#4502, vimeo/psalm#7903)")
  func prune() async throws {
    try await write()
    try folder.write(Self.spec("ann", "zoe"), to: "Specs/a.yaml")
    let run = try await lint("Specs", "--baseline", "known.yaml", "--prune", "--strict")
    #expect(run.status == 1 && run.errors.hasPrefix("wrote known.yaml: 1 known finding removed\n"), "\(run.errors)")
    #expect(!known.contains("ben") && !known.contains("zoe"))
    #expect(try await lint("Specs", "--prune").status == 64)
  }

  @Test(
    "a baseline that is out of date fails where the project wants that (vimeo/psalm#6227), and is not told where not")
  func severity() async throws {
    try await write()
    try folder.write(Self.spec("ann"), to: "Specs/a.yaml")
    for (level, status, isTold) in [("error", Int32(1), true), ("note", 0, true), ("off", 0, false)] {
      try folder.write("lint: {baseline: known.yaml, rules: {stale-baseline: \(level)}}\n", to: ".tablec.yaml")
      let run = try await lint("Specs")
      #expect(run.status == status && run.errors.contains("L0903") == isTold, "\(level): \(run.errors)")
    }
  }

  @Test("a file of another kind is no empty baseline (fallow-rs/fallow#2679)")
  func otherKind() async throws {
    try folder.write("tablecchanges: 1\naccept: []\n", to: "known.yaml")
    let run = try await lint("Specs", "--baseline", "known.yaml")
    #expect(run.status == 2 && run.errors.contains("'tablecbaseline'"), "\(run.errors)")
  }

  @Test("a project that is reached by a link is the same (realm/SwiftLint#6909)")
  func linked() async throws {
    try await write()
    try folder.write("exclude: [other]\nlint: {baseline: known.yaml}\n", to: ".tablec.yaml")
    let links = try TemporaryFolder()
    try links.link("project", to: folder.url.path)
    let run = try await Program.tablec.run(["lint", "project/Specs", "--strict"], in: links.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("nothing to accept makes an empty baseline, which takes entries later (phpstan/phpstan#11727)")
  func nothing() async throws {
    try folder.write(Specs.list, to: "Specs/a.yaml")
    try await write("Specs/a.yaml")
    #expect(known.hasSuffix("tablecbaseline: 1\nfindings: []\n"))
    try await write("Specs/b.yaml")
    let entry = "  - {spec: Specs/b.yaml, rule: text-contrast, at: \"cat: text.color\"}\n"
    #expect(known.hasSuffix("tablecbaseline: 1\nfindings:\n\(entry)"), "\(known)")
  }

  // MARK: The form

  @Test("every file of YAML that tablec writes is in the form of 'tablec format'")
  func canonical() async throws {
    try folder.write(Specs.list, to: "old.yaml")
    try folder.write(DiffTests.shorter, to: "new.yaml")
    try folder.write(Specs.storyboard, to: "table.storyboard")
    let long = String(repeating: "A long reason. ", count: 12)
    for command in [
      ["lint", "Specs", "--write-baseline", "known.yaml"], ["lint", "Specs/a.yaml", "--write-baseline", "known.yaml"],
      ["lint", "Specs", "--write-baseline", "long.yaml", "--reason", long, "--expires", "2099-01-01"],
      ["diff", "old.yaml", "new.yaml", "--accept", "changes.yaml", "--reason", long, "--expires", "2099-01-01"],
      ["diff", "old.yaml", "new.yaml", "--accept", "changes/", "--reason", "Meant: \"so\""],
      ["import", "table.storyboard", "-o", "Imported/"], ["init", "--project", "--ci", "none"],
    ] {
      let run = try await Program.tablec.run(command, in: folder.url)
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
    let own = ["Specs/a.yaml", "Specs/b.yaml", "Specs/c.yaml", "old.yaml", "new.yaml"]
    let files = Set(folder.files.filter { $0.hasSuffix(".yaml") } + [".tablec.yaml"]).subtracting(own)
    #expect(files.count == 8, "\(files)")
    for file in files {
      let run = try await Program.tablec.run(["format", "--check", file], in: folder.url)
      #expect(run.status == 0, "\(file): \(run.errors)")
    }
  }
}
