import Foundation
import Testing

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

  @Test("a run without paths compiles the project from any of its folders", arguments: ["", "Specs/A"])
  func project(_ place: String) async throws {
    try folder.write(Specs.list, to: "Specs/Drafts/x.yaml")
    try folder.write(
      "specs: [\"Spec?/**/[a-s].yaml\"]\nexclude: [\"**/Drafts\"]\noutput: {folder: build, emit: ir}\n",
      to: ".tablec.yaml")
    #expect(try await run("compile", below: place).status == 0)
    #expect(folder.files.filter { $0.hasPrefix("build/") } == ["build/Specs/A/s.ir.json", "build/Specs/B/s.ir.json"])
    #expect(try await run("lint", below: place).status == 0)
  }

  @Test("a run without paths and without specs of a project is wrong usage", arguments: [nil, "lint: {}\n"])
  func nothing(_ configuration: String?) async throws {
    if let configuration { try folder.write(configuration, to: ".tablec.yaml") }
    for command in ["compile", "lint"] {
      let run = try await self.run(command)
      #expect(
        run.status == 64 && run.errors.contains("no specs given: pass files or folders, or list them under 'specs' in"))
    }
  }

  @Test("specs of a project that a link leads out of it to are not read")
  func projectLinks() async throws {
    let outer = try TemporaryFolder(["a.yaml": Specs.list])
    try folder.link("More", to: outer.url.path)
    try folder.write("specs: [More, \"More/*.yaml\", Specs]\n", to: ".tablec.yaml")
    let run = try await self.run("compile --check")
    #expect(run.status == 2 && run.errors.ranges(of: "error[E0317]: the specs 'More' are not read").count == 1)
  }

  @Test("patterns that no shell expanded find specs")
  func patterns() async throws {
    for pattern in ["Specs/**/*.yaml", "Specs/{A,B}", "S*/?/s.y*ml", "./Specs/[AB]/*", folder.path("Specs/*/*.yaml")] {
      let run = try await self.run("compile \(pattern) --emit ir -o out --root .")
      #expect(run.status == 0, "\(pattern): \(run.errors)")
      #expect(folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix("A/s.ir.json") }.count == 1, "\(pattern)")
      #expect(folder.files.filter { $0.hasPrefix("out/") }.count == 2)
      try FileManager.default.removeItem(atPath: folder.path("out"))
    }
    try folder.write(Specs.list, to: "a*.yaml")
    try folder.write(Specs.list, to: "ab.yaml")
    #expect(try await run("compile a*.yaml --emit ir -o out").status == 0)
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/a*.ir.json"])
    for (pattern, words) in [
      ("Specs/*.yml", "error[E0603]: no spec matches the pattern"),
      ("Spec/*", "error[E0601]: there is no folder 'Spec'"),
      ("Specs/{A", "the '{' is never closed"), ("Specs/_*.yaml", "E0603"),
    ] {
      let run = try await self.run("compile \(pattern) --check")
      #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test("what a configuration leaves out is said in one line, in summaries and to code scanning")
  func leftOut() async throws {
    let rules = "lint: {rules: {text-contrast: off, tap-target: note}, disable: [clipped-views]}\n"
    try folder.write("exclude: [Specs/B, '**/old.yaml']\n" + rules, to: ".tablec.yaml")
    for name in ["old", "new"] { try folder.write(Self.spec, to: "Specs/A/\(name).yaml") }
    try folder.write("words", to: "Specs/A/old.yaml.orig")
    let line = "2 rules off, 1 spec and 1 folder excluded by .tablec.yaml\n"
    #expect(try await run("lint Specs --root Specs").errors == line)
    #expect(try await run("lint Specs --root Specs --fix").errors == "nothing to fix\n" + line)
    #expect(try await run("lint Specs --root Specs --quiet").errors == "")
    let excluded = "1 spec and 1 folder excluded by .tablec.yaml\n"
    #expect(try await run("compile Specs --check --root Specs").errors == excluded)
    #expect(try await run("diff Specs/A Specs --root Specs").errors.contains(excluded))
    // What the command line leaves out, the user knows.
    #expect(try await run("compile Specs/A --check --root Specs --exclude **/old.yaml").errors == "")
    #expect(try await run("lint Specs/A/s.yaml --root Specs").errors == "2 rules off by .tablec.yaml\n")
    #expect(try await run("lint Specs --root Specs --reporter markdown=m --reporter sarif=s").status == 0)
    #expect(
      folder.text("m") == "No problems in 2 specs.\n\n`\(line.dropLast())`\n"
        && folder.text("s")?.contains("{\"level\": \"note\", \"message\": {\"text\": \"\(line.dropLast()).\"}}")
          == true,
      "\(folder.text("m") ?? "") \(folder.text("s") ?? "")")
    // Each configuration is named, if there are few.
    for name in ["A", "C", "D", "E", "F"] {
      try folder.write("lint: {disable: [clipped-views]}\n", to: "Specs/\(name)/.tablec.yaml")
      try folder.write(Self.spec, to: "Specs/\(name)/s.yaml")
    }
    #expect(
      try await run("lint Specs --root Specs").errors
        == "1 folder excluded by .tablec.yaml; 1 rule off by Specs/A/.tablec.yaml; 1 rule off by Specs/C/.tablec.yaml; "
        + "and more by 3 other configurations\n")
  }

  @Test(
    "the severity of a compiler's warning holds for every command",
    arguments: ["compile a.yaml --check", "compile a.yaml -o out", "preview a.yaml", "lint a.yaml", "explain a.yaml"])
  func severities(_ command: String) async throws {
    let spec = "tablespec: 1\nsections: [{rows: [{text: A, detailText: D}]}]\n"
    for (level, status, words) in [("off", 0, nil), ("error", 1, "error[W0102"), ("warning", 0, "warning[W0102")] {
      let folder = try TemporaryFolder([
        "a.yaml": spec, ".tablec.yaml": "lint: {rules: {unshown-detail-text: \"\(level)\"}}\n",
      ])
      let run = try await Program.tablec.run(command.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.status == status, "\(level): \(run.errors)")
      #expect(run.errors.contains("W0102") == (words != nil) && (words.map(run.errors.contains) ?? true), "\(level)")
      // A spec with errors has no outputs.
      if level == "error", command.contains("-o out") { #expect(folder.text("out/a.svg") == nil) }
    }
  }

  @Test("a configuration named .tablec.yml is not read, and a warning says so")
  func otherSuffix() async throws {
    // realm/SwiftLint#6074
    try folder.write("root: Specs\nlint: {rules: {text-contrast: error}}\n", to: ".tablec.yml")
    let warning = """
      warning[W0207]: the configuration is not read: its name does not end in .yaml
       --> .tablec.yml
        = help: rename it to '.tablec.yaml'

      """
    for command in [
      "config", "config Specs/A/s.yaml", "lint Specs --root Specs --strict", "compile Specs --check --root Specs",
    ] {
      let run = try await run(command)
      #expect(run.status == 0 && run.errors == warning, "\(command): \(run.errors)")
    }
    // Beside a configuration, too; and below it.
    try folder.write("root: Specs\n", to: ".tablec.yaml")
    try folder.write("", to: "Specs/A/.tablec.yml")
    let run = try await run("compile Specs --check")
    #expect(
      run.status == 0 && run.errors.contains(" --> .tablec.yml\n") && run.errors.contains(" --> Specs/A/.tablec.yml\n"))
    #expect(run.errors.ranges(of: "warning[W0207]").count == 2)
  }

  @Test("what is excluded is skipped in folders and revisions, and by a flag even if it is named")
  func exclusion() async throws {
    func count(_ command: String) async throws -> Int {
      defer { try? FileManager.default.removeItem(atPath: folder.path("out")) }
      let run = try await self.run(command + " --root . --emit ir -o out/")
      #expect(run.status == 0, "\(run.errors)")
      return folder.files.filter { $0.hasPrefix("out/") }.count
    }
    #expect(try await count("compile Specs --exclude Specs/A") == 1)
    #expect(try await count("compile Specs --exclude **/A/*") == 1)
    #expect(try await count("compile Specs/A/s.yaml Specs/B/s.yaml --exclude ./Specs/A") == 1)
    try folder.write("exclude: [Specs/A]\n", to: ".tablec.yaml")
    #expect(try await count("compile Specs") == 1)
    #expect(try await count("compile Specs/*/s.yaml") == 1)
    #expect(try await count("compile Specs/A/s.yaml") == 1)
    let run = try await self.run("lint Specs/A")
    #expect(
      run.status == 2 && run.errors.contains("error[E0603]") && run.errors.contains("everything in it is excluded"))
    #expect(try await self.run("lint Specs --exclude [z-a]").status == 64)
    // A hook names files that the project excludes: that is no error, but nothing is checked.
    for command in ["lint", "compile --check", "format --check"] {
      let named = try await self.run("\(command) Specs/A/s.yaml --exclude Specs/*")
      #expect(named.status == 0 && named.errors == "nothing to do: 1 named file is excluded\n", "\(named.errors)")
    }
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

  // MARK: Environments and outputs

  @Test("environments: flags before the spec before the configuration")
  func environments() async throws {
    try folder.write(
      "environments: [{name: small, device: iphone-se}, {name: dark, appearance: dark}]\noutput: out\n",
      to: ".tablec.yaml")
    #expect(try await run("compile Specs/A/s.yaml --emit layout").status == 0)
    #expect(
      folder.files.filter { $0.hasPrefix("out/") } == [
        "out/Specs/A/s.dark.layout.json", "out/Specs/A/s.small.layout.json",
      ])
    #expect(try await run("compile Specs/A/s.yaml --emit layout --environment small -o -").output.contains("iphone-se"))
    #expect(try await run("preview Specs/A/s.yaml -o - --environment small").status == 0)
    #expect(try await run("explain Specs/A/s.yaml").output.contains("iphone-se"))
    let own = Self.spec + "environments: [{device: ipad}]\n"
    try folder.write(own, to: "Specs/A/s.yaml")
    #expect(try await run("compile Specs/A/s.yaml -o -").output.contains("\"ipad\""))
    #expect(try await run("compile Specs/B/s.yaml --emit ir -o -").output.contains("environments") == false)
    // Findings in them point to the configuration.
    try folder.write("tablespec: 1\nsections: [{rows: [Ann]}]\n", to: "Specs/B/s.yaml")
    try folder.write("environments:\n  - {ios: 12}\n  - {metrics: ios12, appearance: dark}\n", to: ".tablec.yaml")
    #expect(try await run("lint Specs/B/s.yaml").errors.contains("error[E0107]"))
    try folder.write("environments:\n  - {metrics: ios12, appearance: dark}\n", to: ".tablec.yaml")
    #expect(try await run("lint Specs/B/s.yaml").errors.contains(" --> .tablec.yaml:2:"))
  }

  @Test("an output of the configuration is not for standard input, a check, or two projects")
  func outputs() async throws {
    try folder.write("output: out\n", to: ".tablec.yaml")
    let piped = try await tablec("compile", "-", in: folder, input: Specs.list)
    #expect(piped.status == 0 && piped.output.contains("tablec.layout"))
    #expect(try await run("compile Specs --check").status == 0)
    try folder.write("output: other\nroot: .\n", to: "Specs/B/.tablec.yaml")
    try folder.write(Specs.list, to: "Specs/B/s.yaml")
    let run = try await self.run("compile Specs")
    #expect(run.status == 64 && run.errors.contains("configurations with different outputs"))
    #expect(!folder.files.contains { $0.hasSuffix(".json") })
    #expect(try await self.run("compile Specs/B/s.yaml").status == 0)
    #expect(folder.files.contains("Specs/B/other/s.svg") && !folder.files.contains("out/s.svg"))
  }

  @Test("specs of one name keep their tree")
  func tree() async throws {
    let named = "compile Specs/A/s.yaml Specs/B/s.yaml --emit ir --root . -o "
    #expect(try await run(named + "out").status == 0)
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/A/s.ir.json", "out/B/s.ir.json"])
    try folder.write(Specs.list, to: "Specs/B/t.yaml")
    #expect(try await run(named + "three Specs/B/t.yaml").status == 0)
    #expect(
      folder.files.filter { $0.hasPrefix("three/") } == ["three/A/s.ir.json", "three/B/s.ir.json", "three/B/t.ir.json"])
    try folder.write("", to: ".tablec.yaml")
    #expect(try await run(named + "whole").status == 0)
    #expect(folder.files.filter { $0.hasPrefix("whole/") } == ["whole/Specs/A/s.ir.json", "whole/Specs/B/s.ir.json"])
    #expect(try await run("compile Specs/A/s.yaml Specs/B/t.yaml --emit ir -o flat").status == 0)
    #expect(folder.files.filter { $0.hasPrefix("flat/") } == ["flat/s.ir.json", "flat/t.ir.json"])
  }

  @Test("a part that is named by hand is skipped with a note")
  func parts() async throws {
    try folder.write(Specs.list, to: "_draft.yaml")
    try folder.write("metricsprofile: 1\nextends: ios17\n", to: "_ours.yaml")
    for command in ["compile --check", "lint --strict"] {
      let run = try await self.run(command + " Specs/_common.yaml")
      #expect(
        run.status == 0
          && run.errors == "note[W0209]: skipped: it is a part for specs to include\n --> Specs/_common.yaml\n")
    }
    #expect(try await run("compile _draft.yaml").output.contains("tablec.layout"))
    #expect(try await run("compile --check _ours.yaml").errors == "")
    #expect(try await run("preview Specs/_common.yaml -o -").status == 1)
  }

  @Test(
    "a file that cannot be included is one problem", arguments: ["gone.yaml", "/etc/hosts", "list.yaml", "broken.yaml"])
  func unread(_ name: String) async throws {
    try folder.write("[]\n", to: "Specs/list.yaml")
    try folder.write("templates: [\n", to: "Specs/broken.yaml")
    try folder.write(
      Self.spec.replacingOccurrences(of: "../_common.yaml", with: name).replacingOccurrences(
        of: "Ann}", with: "Ann, use2: 1}"),
      to: "Specs/s.yaml")
    let run = try await self.run("compile Specs/s.yaml --check")
    // The row's own mistake is still told.
    #expect(
      run.status == 1 && run.errors.ranges(of: "error[").count == 2 && run.errors.contains("error[E0107]"),
      "\(run.errors)")
    #expect(!run.errors.contains("there is no template"))
  }

  @Test("patches and pictures of folders go to a folder", arguments: ["patch", "svg"])
  func tables(_ format: String) async throws {
    try folder.write("", to: ".tablec.yaml")
    try folder.write(Self.spec.replacingOccurrences(of: "Ben", with: "Benjamin"), to: "New/B/s.yaml")
    try folder.write(Self.files["Specs/_common.yaml"] ?? "", to: "New/_common.yaml")
    for target in ["", " -o -", " -o a.\(format)"] {
      let run = try await self.run("diff Specs New -f \(format)\(target)")
      #expect(
        run.status == 64
          && run.errors.contains("--format \(format) writes a file for each spec of a folder: add -o FOLDER"))
    }
    #expect(try await run("diff Specs New -f \(format) -o out").status == 1)
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/B/s.\(format == "svg" ? "svg" : "patch.json")"])
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

  // MARK: tablec config

  @Test("shows what is in force and from where")
  func listing() async throws {
    try folder.write(
      "root: Specs\nspecs: [Specs]\nlint:\n  rules: {tall-header: note}\n  disable: [tap-target]\noutput: build\n",
      to: ".tablec.yaml")
    let text = try await run("config Specs/A/s.yaml --baseline known.yaml --exclude B").output
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.prefix(2) == ["Specs/A/s.yaml: .tablec.yaml", "root folder: Specs"])
    for line in [
      "root \"Specs\" .tablec.yaml:1", "specs [\"Specs\"] .tablec.yaml:2", "exclude [\"B\"] flag --exclude",
      "environments the command line's default", "output.folder \"build\" .tablec.yaml:6",
      "output.emit [layout, svg] default", "lint.rules.tall-header \"note\" .tablec.yaml:4",
      "lint.rules.tap-target \"off\" .tablec.yaml:5", "lint.baseline \"known.yaml\" flag --baseline",
      "diff.failOn text default",
    ] { #expect(lines.contains(line), "\(line) is not in \(text)") }
    #expect(try await run("config gone.yaml").status == 2)
  }

  @Test("shows the same as JSON")
  func json() async throws {
    try folder.write("exclude: [\"\\u001b]2J\"]\n", to: ".tablec.yaml")
    for (command, name) in [("config", ".tablec.yaml"), ("config --reporter json", ".tablec.yaml")] {
      let run = try await self.run(command)
      #expect(run.status == 0 && run.output.contains(name) && !run.output.contains("\u{1B}"))
    }
    let bytes = Data(try await run("config Specs --reporter json --device iphone-se").output.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let settings = try #require(object["settings"] as? [[String: Any]])
    #expect(object["format"] as? String == "tablec.config" && object["root"] as? String == ".")
    #expect(settings.first { $0["key"] as? String == "exclude" }?["line"] as? Int == 1)
    #expect(settings.first { $0["key"] as? String == "environments" }?["from"] as? String == "flag")
    #expect(settings.first { $0["key"] as? String == "root" }?["from"] as? String == "default")
  }
}
