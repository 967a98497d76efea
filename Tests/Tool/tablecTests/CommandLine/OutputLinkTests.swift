import Foundation
import Testing

@Suite("Links where outputs go")
struct OutputLinkTests {
  private let folder: TemporaryFolder

  /// A working tree, and beside it what an author of its links would like to change.
  init() throws {
    folder = try TemporaryFolder([
      "tree/a.yaml": Specs.list, "tree/b.yaml": Specs.list.replacing("Ann", with: "Ada"), "home/.profile": "mine\n",
      "home/old/a.svg": "mine\n",
    ])
    try folder.makeFolder("tree/.git/hooks")
  }

  private struct Attack: CustomStringConvertible {
    /// Its path in the tree, and where it leads.
    var link: (path: String, target: String)
    var line: String
    /// What the message names.
    var output: String

    var description: String { "\(link.path) → \(link.target): \(line)" }
  }

  private static let attacks: [Attack] = [
    // Below the folder that is named.
    Attack(
      link: ("build/a.layout.json", "../../home/.profile"), line: "compile a.yaml -o build",
      output: "build/a.layout.json"),
    Attack(link: ("out/a.svg", "../../home/.bashrc"), line: "compile a.yaml -o out", output: "out/a.svg"),
    Attack(link: ("build/forms", "../../home"), line: "compile . --emit svg -o build", output: "build/forms/a.svg"),
    Attack(link: ("build/forms", "../../home/new"), line: "compile . --emit svg -o build", output: "build/forms/a.svg"),
    Attack(link: ("build/forms", ".."), line: "compile . --emit svg -o build", output: "build/forms/a.svg"),
    Attack(link: ("a.svg", "../home/.profile"), line: "preview a.yaml", output: "a.svg"),
    Attack(link: ("a.svg", "b.yaml"), line: "preview a.yaml", output: "a.svg"),
    Attack(
      link: ("out/diff.txt", "../../home/.profile"), line: "diff a.yaml b.yaml --format text --format json -o out/",
      output: "out/diff.txt"),
    // The folder that is named.
    Attack(link: ("build", "../home"), line: "compile a.yaml -o build", output: "build/a.layout.json"),
    Attack(link: ("build", "../home"), line: "compile a.yaml -o build/", output: "build/a.layout.json"),
    Attack(link: ("build", ".git/hooks"), line: "compile a.yaml -o build", output: "build/a.layout.json"),
    Attack(link: ("build", "forms"), line: "compile a.yaml -o build/", output: "build/a.layout.json"),
    Attack(link: ("build", "../home/none"), line: "compile a.yaml -o build/", output: "build/a.layout.json"),
    Attack(link: ("build", "link"), line: "compile a.yaml -o build", output: "build/a.layout.json"),
    // The file that is named.
    Attack(link: ("a.json", "../home/.profile"), line: "compile a.yaml -o a.json", output: "a.json"),
    Attack(link: ("a.json", "../home/none"), line: "compile a.yaml -o a.json", output: "a.json"),
    Attack(
      link: ("tablespec.schema.json", "../home/.profile"), line: "schema -o tablespec.schema.json",
      output: "tablespec.schema.json"),
    Attack(link: ("diff.html", "../home/.profile"), line: "diff a.yaml b.yaml -o diff.html", output: "diff.html"),
    Attack(
      link: ("known.yaml", "../home/.profile"), line: "lint a.yaml --write-baseline known.yaml", output: "known.yaml"),
    Attack(
      link: ("known.yaml", "../home/none"), line: "diff a.yaml b.yaml --accept known.yaml --reason meant",
      output: "known.yaml"),
    Attack(
      link: ("known.yaml", "../home/.profile"), line: "diff a.yaml b.yaml --accept known.yaml --reason meant",
      output: "known.yaml"),
    Attack(
      link: ("known.yaml", "../home/.profile"), line: "diff a.yaml b.yaml --prune --accept known.yaml --reason meant",
      output: "known.yaml"),
    Attack(link: ("table.yaml", "../home/.profile"), line: "init --force", output: "table.yaml"),
    Attack(link: ("table.yaml", "../home/none"), line: "init", output: "table.yaml"),
    Attack(link: ("null", "/dev/null"), line: "compile a.yaml --emit ir -o ./null", output: "./null"),
    // On the way there, out of the working tree.
    Attack(link: ("build", "../home"), line: "compile a.yaml -o build/old", output: "build/old/a.layout.json"),
    Attack(link: ("build", "../home"), line: "compile a.yaml -o build/.", output: "build/./a.layout.json"),
    Attack(link: ("build", "../home"), line: "compile a.yaml -o build/old/../a.json", output: "build/old/../a.json"),
    Attack(link: ("build", "link"), line: "compile a.yaml -o build/old", output: "build/old/a.layout.json"),
    Attack(link: ("build", ".git"), line: "compile a.yaml -o build/hooks", output: "build/hooks/a.layout.json"),
    Attack(link: ("build", "../home/none"), line: "compile a.yaml -o build/new", output: "build/new/a.layout.json"),
  ]

  @Test("nothing is written through a link of a repository", arguments: attacks.indices)
  func refuses(_ index: Int) async throws {
    let attack = Self.attacks[index]
    try folder.write(Specs.list, to: "tree/forms/a.yaml")
    try folder.link("tree/link", to: "../home")
    let parent = folder.url.appending(path: "tree/\(attack.link.path)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try folder.link("tree/\(attack.link.path)", to: attack.link.target)
    let run = try await Program.tablec.run(
      attack.line.split(separator: " ").map(String.init), in: folder.url.appending(path: "tree"))
    #expect(run.status == 2, "\(attack)")
    let message = "error[E0315]: the output would be written through a link, which leads to '"
    #expect(!run.errors.contains("mine"), "\(attack)")
    #expect(run.errors.contains(message) && run.errors.contains("\n --> \(attack.output)\n"), "\(attack)")
    #expect(folder.text("home/.profile") == "mine\n" && folder.text("home/old/a.svg") == "mine\n", "\(attack)")
    #expect(
      folder.files.filter { $0.hasPrefix("home/") || $0.contains(".git/") } == ["home/.profile", "home/old/a.svg"])
    #expect(folder.text("tree/b.yaml")?.hasPrefix("tablespec: 1\n") == true)
    let link = folder.path("tree/\(attack.link.path)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == attack.link.target)
  }

  @Test("the message names the link and the way out")
  func message() async throws {
    try folder.link("tree/build", to: "../home")
    let run = try await shell("cd tree; \"$TABLEC\" compile a.yaml --emit svg -o build", in: folder)
    #expect(
      run.errors == """
        error[E0315]: the output would be written through a link, which leads to '../home'
         --> build/a.svg
          = note: the link is build
          = help: if this is intentional, name the target by its own path: \(folder.path("home"))

        """)
    #expect(
      try await tablec("compile", "tree/a.yaml", "--emit", "svg", "-o", folder.path("home"), in: folder).status == 0)
  }

  @Test("other outputs of the run are written all the same")
  func others() async throws {
    try folder.makeFolder("tree/build")
    try folder.link("tree/build/a.layout.json", to: "../../home/.profile")
    try folder.write(Specs.careless, to: "tree/a.yaml")
    let run = try await tablec("compile", "tree", "-o", "tree/build", in: folder)
    #expect(run.status == 2 && run.errors.contains("warning[W0101") && run.errors.contains("error[E0315]"))
    for name in ["a.svg", "b.svg", "b.layout.json"] { #expect(folder.text("tree/build/\(name)") != nil) }
  }

  @Test("a link that somebody types is followed on the way, inside of a working tree and outside of any")
  func followed() async throws {
    try folder.link("disk", to: "home")
    try folder.link("tree/inside", to: "forms")
    try folder.makeFolder("tree/forms")
    for line in [
      "compile a.yaml --emit svg -o ../disk/old", "compile a.yaml --emit svg -o ../disk/new/deep/a.svg",
      "compile a.yaml --emit svg -o inside/build", "compile a.yaml --emit svg -o inside/../c.svg",
    ] {
      let run = try await Program.tablec.run(
        line.split(separator: " ").map(String.init), in: folder.url.appending(path: "tree"))
      #expect(run.status == 0 && run.errors == "", "\(line)")
    }
    #expect(
      Set(folder.files).isSuperset(of: [
        "home/old/a.svg", "home/new/deep/a.svg", "tree/forms/build/a.svg", "tree/c.svg",
      ]))
    #expect(folder.text("home/old/a.svg")?.hasPrefix("<svg") == true)
  }

  @Test(
    "folders that may be passed through and not listed lead to outputs", .enabled("root may list any") { getuid() != 0 }
  )
  func unlistable() async throws {
    try folder.makeFolder("way/out")
    try FileManager.default.setAttributes([.posixPermissions: 0o311], ofItemAtPath: folder.path("way"))
    let run = try await tablec("compile", "tree/a.yaml", "-o", "way/out", in: folder)
    #expect(run.status == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("way"))
  }

  @Test("a folder that stands where an output goes, and a file where its folder does, are told")
  func wrongKinds() async throws {
    try folder.makeFolder("out/a.svg")
    let isFolder = try await tablec("compile", "tree/a.yaml", "--emit", "svg", "-o", "out", in: folder)
    #expect(isFolder.status == 2 && isFolder.errors.contains("it is a folder\n --> out/a.svg\n"))
    let isFile = try await tablec("compile", "tree", "--emit", "svg", "-o", "home/.profile", in: folder)
    #expect(isFile.status == 2 && isFile.errors.contains("Not a directory\n --> home/.profile/a.svg\n"))
    #expect(folder.text("home/.profile") == "mine\n")
  }
}
