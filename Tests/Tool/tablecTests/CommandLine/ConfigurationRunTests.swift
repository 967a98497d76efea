import Foundation
import Testing

/// What it may not reach; what it is for is in `Transcripts/config`.
@Suite("The configuration of a run")
struct ConfigurationRunTests {
  private static let spec = """
    tablespec: 1
    include: ../_common.yaml
    sections:
      - rows:
          - {use: person, text: Ann}
          - {use: person, text: Ben}

    """
  private static let files = [
    "Specs/_common.yaml": "templates:\n  person: {style: subtitle}\n", "Specs/A/s.yaml": spec, "Specs/B/s.yaml": spec,
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(Self.files) }

  private func run(_ command: String, below path: String = "") async throws -> Program.Run {
    try await Program.tablec.run(
      command.split(separator: " ").map(String.init), in: folder.url.appending(path: path, directoryHint: .isDirectory))
  }

  // MARK: The root

  @Test(
    "gives a spec the same root in every command and from every folder",
    arguments: [
      "compile Specs/A/s.yaml --check", "compile Specs/A --check", "lint Specs/A/s.yaml", "explain Specs/A/s.yaml",
      "preview Specs/A/s.yaml -o -", "diff Specs/A/s.yaml Specs/B/s.yaml", "diff Specs/A Specs/B",
    ], ["", "root: Specs\n", "root: .\n"])
  func root(_ command: String, _ configuration: String) async throws {
    #expect(try await run(command).errors.contains("error[E0302]"))
    try folder.write(configuration, to: ".tablec.yaml")
    let run = try await self.run(command)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let words = command.split(separator: " ").map { $0.hasPrefix("Specs/") ? String($0.dropFirst(6)) : String($0) }
    #expect(try await self.run(words.joined(separator: " "), below: "Specs").status == 0)
  }

  @Test("a narrower root, of a flag or a configuration nearer to the spec, applies")
  func narrower() async throws {
    try folder.write("", to: ".tablec.yaml")
    #expect(try await run("compile Specs --check --root Specs/A").errors.contains("error[E0302]"))
    try folder.write("", to: "Specs/A/.tablec.yaml")
    let run = try await self.run("compile Specs --check")
    #expect(run.status == 1 && run.errors.ranges(of: "error[").count == 1)
    #expect(
      run.errors.contains(
        "error[E0302]: the file '../_common.yaml' is outside the spec's root\n --> Specs/A/s.yaml:2:10\n"))
  }

  @Test(
    "a configuration gives nothing outside its folder",
    arguments: [
      (
        "Specs/A", "root: ..",
        "E0317]: the root '..' is not used: it is outside the configuration's folder\n --> Specs/A/.tablec.yaml:1:1"
      ),
      ("Specs/A", "root: /", "E0317"), ("Specs/A", "root: ~", "E0110"), ("Specs/A", "root: link", "E0317"),
      ("Specs/A", "root: ../A/..", "E0317"),
      ("Specs/A", "root: gone", "E0601]: there is no folder 'gone' for the root"),
      ("Specs/A", "root: s.yaml", "E0601"), ("Specs/A", "root: .git", "E0317"),
      ("", "output: ../out", "E0317]: the output folder '../out' is not written to"), ("", "output: /tmp/out", "E0317"),
      ("", "output: .git/hooks", "E0317"),
      ("", "output: out/nowhere-x", "E0317]: the output folder 'out/nowhere-x' is not written to: a link leads out"),
      ("", "environments: [{metrics: ../secret.yaml}]", "E0302"),
      ("", "environments: [{metrics: /etc/passwd.yaml}]", "E0302"),
    ])
  func outside(_ place: String, _ text: String, _ problem: String) async throws {
    if text.contains(".git") { try folder.makeFolder(place.isEmpty ? ".git" : "\(place)/.git") }
    try folder.link("Specs/A/link", to: "../..")
    try folder.link("out", to: "..")
    try folder.write(text + "\n", to: place.isEmpty ? ".tablec.yaml" : "\(place)/.tablec.yaml")
    let run = try await self.run("compile Specs/A")
    #expect(run.status > 0 && run.errors.contains("error[\(problem)"), "\(run.errors)")
    #expect(run.output == "" && !folder.files.contains { $0.hasSuffix(".json") || $0.hasSuffix(".svg") })
  }

  @Test("files in a git folder are never included, whatever the root is", arguments: [".git/config.yaml", "link"])
  func gitFolder(_ name: String) async throws {
    try folder.write("secret: hunter2\n", to: ".git/config.yaml")
    try folder.write("", to: ".tablec.yaml")
    try folder.link("link", to: ".git/config.yaml")
    try folder.write("tablespec: 1\ninclude: \(name)\n", to: "s.yaml")
    for flags in ["", " --root ."] {
      let run = try await self.run("compile s.yaml --check" + flags)
      #expect(run.status == 1 && run.errors.contains("error[E0302]") && !run.errors.contains("hunter2"))
    }
  }

  // MARK: Where it is found

  @Test("a configuration above the repository, the home folder or a shared folder does not apply")
  func ends() async throws {
    try folder.write("root: 1 2\nwrong: true\n", to: ".tablec.yaml")
    #expect(try await run("lint Specs").errors.contains("error[E0107]"))
    for (variables, repository) in [(["HOME": folder.path("Specs")], false), ([:], true)] {
      if repository { try folder.write("gitdir: elsewhere\n", to: "Specs/.git") }
      let run = try await tablec("lint", "Specs", in: folder, variables: variables)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    }
    try FileManager.default.removeItem(atPath: folder.path("Specs/.git"))
    let shared = try await shell("chmod 1777 .; \"$TABLEC\" lint Specs", in: folder)
    #expect(shared.status == 0 && shared.errors == "")
  }

  @Test(
    "hostile configurations get a diagnostic each",
    arguments: [
      ("specs: [\"" + String(repeating: "*", count: 100_000) + "\"]", "it is longer than 1000 bytes"),
      ("specs: [\"{a\"]", "the '{' is never closed"), ("exclude: [\"[!a]\"]", "are not supported"),
      ("specs: [../Specs]", "it leads out of the configuration's folder"),
      ("specs: [/etc]", "it leads out of the configuration's folder"),
      ("exclude: [a/../../b]", "it leads out of the configuration's folder"),
      ("specs: [" + Array(repeating: "a", count: 101).joined(separator: ",") + "]", "from 0 to 100 elements"),
      (String(repeating: "[", count: 10_000), "error[E0"), ("output: &o {folder: *o}", "error[E0"),
      ("output: {emit: [svgs]}", "did you mean 'svg'"), ("environments: [{device: iphone-see}]", "iphone-se"),
      ("spec: [a]", "did you mean 'specs'"), ("outputs: build", "did you mean 'output'"),
      (
        "environments: [{contentSize: all, device: [" + Array(repeating: "iphone-se", count: 64).joined(separator: ",")
          + "]}]", "error[E0"
      ),
      ("a: " + String(repeating: "x", count: 1 << 20), "it is larger than"),
    ])
  func hostile(_ text: String, _ words: String) async throws {
    try folder.write(text + "\n", to: ".tablec.yaml")
    for command in ["compile --check", "lint Specs", "config"] {
      let run = try await self.run(command)
      #expect(run.status > 0 && run.errors.contains(words), "\(command): \(run.errors.prefix(600))")
      #expect(run.errors.contains(".tablec.yaml") && run.errors.utf8.count < 20_000)
    }
  }

  // MARK: Specs

  @Test("specs of a project that a link leads out of it to are not read")
  func projectLinks() async throws {
    let outer = try TemporaryFolder(["a.yaml": Specs.list])
    try folder.link("More", to: outer.url.path)
    try folder.write("specs: [More, \"More/*.yaml\", Specs]\n", to: ".tablec.yaml")
    let run = try await self.run("compile --check")
    #expect(run.status == 2 && run.errors.ranges(of: "error[E0317]: the specs 'More' are not read").count == 1)
  }

  @Test("patterns that take too much work end the run")
  func work() async throws {
    let deep = (0..<40).map { "f\($0)" }.joined(separator: "/")
    try folder.write(Specs.list, to: "Specs/\(deep)/a.yaml")
    let hostile = String(repeating: "**/", count: 300) + "x"
    try folder.write(
      "exclude: [\(Array(repeating: "\"\(hostile)\"", count: 20).joined(separator: ","))]\n", to: ".tablec.yaml")
    let run = try await self.run("lint Specs --max-work 20000")
    #expect(
      run.status == 2 && run.errors.contains("error[E0511]: matching the patterns for specs exceeds the work limit"))
  }

  // MARK: Git

  @Test(
    "a revision has the configuration that was committed",
    .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func revisions() async throws {
    let repository = try await ScratchRepository(
      Self.files.merging([".tablec.yaml": "root: Specs\nexclude: [Specs/B]\n"]) { $1 })
    let sides = ["HEAD:Specs/A/s.yaml", "HEAD:Specs/A", "HEAD:Specs"]
    for side in sides {
      let run = try await repository.tablec("diff", side, side)
      let reported = side == "HEAD:Specs" ? "1 folder excluded by HEAD:.tablec.yaml\n" : ""
      #expect(run.status == 0 && run.errors == reported, "\(run.errors)")
    }
    try repository.folder.write(Self.spec.replacingOccurrences(of: "Ann", with: "Anna"), to: "Specs/B/s.yaml")
    try await repository.commit("another")
    #expect(try await repository.tablec("diff", "HEAD~1..HEAD", "Specs").status == 0)
    // What is not committed does not apply to it.
    try repository.folder.write("", to: "Specs/A/.tablec.yaml")
    #expect(try await repository.tablec("diff", "HEAD:Specs/A/s.yaml", "HEAD:Specs/A/s.yaml").status == 0)
    #expect(
      try await repository.tablec("diff", "HEAD:Specs/A/s.yaml", "Specs/A/s.yaml").errors.contains("error[E0302]"))
    try repository.folder.write("root: ..\n", to: "Specs/A/.tablec.yaml")
    try await repository.commit("a root outside")
    let run = try await repository.tablec("diff", "HEAD:Specs/A/s.yaml", "HEAD:Specs/A/s.yaml")
    #expect(
      run.status == 2 && run.errors.contains("error[E0317]")
        && run.errors.contains(" --> HEAD:Specs/A/.tablec.yaml:1:1"))
  }

  @Test(
    "git's diff of a spec has the root of its configuration",
    .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func driver() async throws {
    let repository = try await ScratchRepository(Self.files.merging([".tablec.yaml": "root: Specs\n"]) { $1 })
    let folder = repository.folder
    try folder.write(Self.spec.replacingOccurrences(of: "Ann", with: "Anna"), to: "old")
    func driver() async throws -> Program.Run {
      try await repository.tablec(
        "git-diff-driver", "Specs/A/s.yaml", "old", "0", "100644", "Specs/A/s.yaml", "0", "100644")
    }
    #expect(try await driver().output.contains("'Anna' → 'Ann'"))
    try folder.write("", to: "Specs/A/.tablec.yaml")
    #expect(try await driver().output.contains("tablec: no layouts to compare"))
    // A configuration with a problem is told, and git goes on with the next file.
    try folder.write("rot: 1\n", to: "Specs/A/.tablec.yaml")
    let run = try await driver()
    #expect(run.status == 0 && run.errors.contains("error[E0107]") && run.errors.contains("did you mean 'root'?"))
  }

}
