import Foundation
import Testing

@Suite("Links among specs")
struct SpecLinkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "secret.yaml": "token: hunter2\n", "Specs/a.yaml": Specs.list, "Specs/forms/b.yaml": Specs.list,
      "Shared/c.yaml": Specs.list,
    ])
  }

  @Test(
    "a linked spec is read as long as it is in the folder",
    arguments: [
      ("Specs/s.yaml", "../secret.yaml"), ("Specs/forms/s.yml", "../../secret.yaml"), ("Specs/s.yaml", "link.txt"),
      ("Specs/passwd.yaml", "/etc/passwd"), ("Specs/c.yaml", "../Shared/c.yaml"),
    ])
  func specs(_ path: String, _ target: String) async throws {
    try folder.link("Specs/link.txt", to: "../secret.yaml")
    try folder.link("Specs/same.yaml", to: "forms/b.yaml")
    try folder.link(path, to: target)
    for command in ["compile Specs --emit ir -o build", "lint Specs", "compile ./Specs/ --check", "diff Specs Shared"] {
      let run = try await Program.tablec.run(command.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.status == 2 && !run.errors.contains("hunter2") && !run.errors.contains("root:"), "\(command)")
      #expect(run.errors.contains("error[E0316]: the spec is not read: the link leads out of "), "\(command)")
      #expect(run.errors.contains(" --> \(path)\n"), "\(command)")
    }
    #expect(
      folder.files.filter { $0.hasPrefix("build/") } == [
        "build/a.ir.json", "build/forms/b.ir.json", "build/same.ir.json",
      ])
    // What is named by its own path is the user's own choice.
    if target.hasSuffix("c.yaml") { #expect(try await tablec("compile", path, in: folder).status == 0) }
  }

  @Test("a linked folder is walked as long as it is in the folder", arguments: ["/", "../Shared", "..", "../..", "up"])
  func folders(_ target: String) async throws {
    try folder.link("Specs/forms/up", to: "../..")
    if target != "up" {
      try folder.link("Specs/forms/all", to: target == ".." ? "../.." : target == "../Shared" ? "../../Shared" : target)
    }
    try folder.link("Specs/again", to: "forms")
    let run = try await tablec("compile", "Specs", "--emit", "ir", "-o", "build", in: folder)
    #expect(
      run.status == 0
        && run.errors.contains("warning[W0205]: the folder is not searched: the link leads out of Specs, to /"))
    #expect(folder.files.filter { $0.hasPrefix("build/") } == ["build/a.ir.json", "build/again/b.ir.json"])
  }

  @Test("a folder that is itself a link is looked through")
  func namedLink() async throws {
    try folder.link("current", to: "Specs")
    try folder.link("Specs/same.yaml", to: "forms/b.yaml")
    let run = try await tablec("compile", "current", "--emit", "ir", "-o", "build", in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(folder.files.contains("build/same.ir.json"))
  }

  @Test(
    "a revision is looked through by the same rules",
    .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func revisions() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list, "Other/b.yaml": Specs.list])
    for (path, target) in [
      ("Specs/b.yaml", "../Other/b.yaml"), ("Specs/other", "../Other"), ("Specs/up", ".."), ("Specs/self", "."),
      ("Specs/same.yaml", "a.yaml"), ("Specs/all", "/"),
    ] { try repository.folder.link(path, to: target) }
    try await repository.commit("links")
    let run = try await repository.tablec("diff", "HEAD:Specs", "HEAD:Specs")
    #expect(run.status == 2 && run.errors.ranges(of: "[").count == 3)
    #expect(
      run.errors.contains(
        "error[E0316]: the spec is not read: the link leads out of HEAD:Specs, to HEAD:Other/b.yaml\n --> HEAD:Specs/b.yaml\n"
      ))
    for name in ["other", "up"] {
      #expect(
        run.errors.contains(
          "the link leads out of HEAD:Specs, to HEAD:\(name == "up" ? "" : "Other")\n --> HEAD:Specs/\(name)\n"))
    }
    #expect(try await repository.tablec("diff", "HEAD:", "HEAD:").status == 0)
  }

  @Test("what is no file does not stop a walk", .timeLimit(.minutes(30)))
  func pipes() async throws {
    let run = try await shell(
      "mkfifo Specs/p.yaml Specs/_q.yaml; ln -s p.yaml Specs/r.yaml; ln -s /dev/zero Specs/z.yaml; mkfifo Specs/.tablec.yaml;"
        + "\"$TABLEC\" lint Specs", in: folder)
    #expect(
      run.status == 2
        && run.errors.contains("the configuration cannot be read: not a regular file\n --> Specs/.tablec.yaml"))
    #expect(run.errors.contains("error[E0316]") && run.errors.contains(" --> Specs/z.yaml\n"))
  }

  // MARK: Configurations

  @Test(
    "a configuration that is a link out of its folder is not read",
    arguments: [
      ("Specs", "../secret.yaml"), ("", "/etc/passwd"), ("Specs/forms", "../a.yaml"),
      ("Specs", "forms/../../secret.yaml"),
    ])
  func configuration(_ place: String, _ target: String) async throws {
    let path = place.isEmpty ? ".tablec.yaml" : "\(place)/.tablec.yaml"
    try folder.link(path, to: target)
    for command in ["lint Specs/forms/b.yaml", "diff Specs/forms/b.yaml Specs/forms/b.yaml"] {
      let run = try await Program.tablec.run(command.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.status == 2 && !run.errors.contains("hunter2") && !run.errors.contains("root:"))
      #expect(
        run.errors.hasPrefix("error[E0316]: the configuration is not read: the link leads out of its folder, to /"))
      #expect(run.errors.contains(" --> \(path)\n"))
    }
  }

  @Test("a configuration may be a link to a file beside it; one to nothing is told, and none above it is taken")
  func configurationLinks() async throws {
    try folder.write("lint: {rules: {text-contrast: off}}\n", to: "Specs/ours.yml.txt")
    try folder.link("Specs/.tablec.yaml", to: "ours.yml.txt")
    #expect(try await tablec("lint", "Specs/a.yaml", in: folder).status == 0)
    try folder.link("Specs/forms/.tablec.yaml", to: "gone.yaml")
    let run = try await tablec("lint", "Specs/forms/b.yaml", in: folder)
    #expect(
      run.status == 2
        && run.errors
          == "error[E0601]: the configuration is a link that leads to no file\n --> Specs/forms/.tablec.yaml\n"
    )
  }

  @Test("a configuration of another kind or size is told", arguments: ["mkdir", "mkfifo", "truncate -s 3M"])
  func configurationKinds(_ command: String) async throws {
    let run = try await shell("\(command) Specs/.tablec.yaml; \"$TABLEC\" lint Specs/a.yaml", in: folder)
    #expect(run.status == 2 && run.errors.hasPrefix("error[E0602]: the configuration cannot be read: "))
  }

  @Test(
    "what a configuration names is in its folder, by its words and by its links",
    arguments: [
      "../secret.yaml", "/etc/passwd", "~/known.yaml", "forms/../../secret.yaml", "linked.yaml", "up/secret.yaml",
    ])
  func namedFiles(_ name: String) async throws {
    try folder.link("Specs/linked.yaml.txt", to: "../secret.yaml")
    try folder.link("Specs/up", to: "..")
    let name = name == "linked.yaml" ? "linked.yaml.txt" : name
    try folder.write("lint: {baseline: \(name)}\ndiff: {known: \(name)}\n", to: "Specs/.tablec.yaml")
    for (command, noun) in [
      ("lint Specs/a.yaml Specs/forms/b.yaml", "baseline"), ("diff Specs/a.yaml Specs/a.yaml", "file of known changes"),
    ] {
      let run = try await Program.tablec.run(command.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.status == 2 && !run.errors.contains("hunter2") && !run.errors.contains("root:"), "\(command)")
      #expect(
        run.errors.hasPrefix(
          "error[E0317]: the \(noun) '\(name)' is not read: it is outside the configuration's folder\n --> Specs/.tablec.yaml\n"
        ),
        "\(command)")
      #expect(run.errors.ranges(of: "error[").count == 1, "\(command)")
    }
    // A flag is the user's own word.
    try folder.write("tablecbaseline: 1\nfindings: []\n", to: "known.yaml")
    #expect(try await tablec("lint", "Specs/a.yaml", "--baseline", "known.yaml", in: folder).status == 0)
  }
}
