import Foundation
import SourceTree
import Testing

@Suite("Sandboxes of links")
struct FollowLinksTests {
  private static let files = [
    "Specs/a.yaml":
      "tablespec: 1\ninclude: _common.yaml\nsections: [{rows: [{text: Ann, use: link, image: images/icon.png}]}]\n",
    "Specs/forms/b.yaml":
      "tablespec: 1\ninclude: ../_common.yaml\nmetrics: ../_ours.yaml\nsections: [{rows: [{text: Ben, use: link}]}]\n",
    "Specs/_common.yaml": "templates: {link: {accessory: checkmark}}\n",
    "Specs/_ours.yaml": "metricsprofile: 1\nextends: ios17\n", "Specs/.tablec.yaml": "lint: {rules: {}}\n",
    "secret.yaml": "templates: {link: {accessory: detailButton}}\n",
  ]

  /// A tree of sources, and one of links to all files in `Specs`, as Bazel makes it.
  private func sandbox() throws -> (sources: TemporaryFolder, sandbox: TemporaryFolder) {
    let sources = try TemporaryFolder(Self.files)
    try sources.makeFolder("Specs/images")
    try FileManager.default.copyItem(
      at: PackageFolder.url("Specs/images/topRow@2x.png"),
      to: sources.url.appending(path: "Specs/images/icon@2x.png"))
    let sandbox = try TemporaryFolder()
    for file in sources.files where file.hasPrefix("Specs/") {
      try sandbox.makeFolder(file.split(separator: "/").dropLast().joined(separator: "/"))
      try sandbox.link(file, to: sources.path(file))
    }
    return (sources, sandbox)
  }

  private static let flags = ["--root", ".", "--follow-links"]

  @Test("a sandbox of links compiles to the same bytes as its sources")
  func sameBytes() async throws {
    let (sources, sandbox) = try sandbox()
    let plain = try await tablec("compile", "Specs", "-o", "bazel-out/layouts", in: sources)
    #expect(plain.status == 0, "\(plain.errors)")
    let run = try await Program.tablec.run(
      ["compile", "Specs", "-o", "bazel-out/layouts"] + Self.flags, in: sandbox.url)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let outputs = sources.files.filter { $0.hasPrefix("bazel-out/") }
    #expect(outputs.count == 4 && outputs == sandbox.files.filter { $0.hasPrefix("bazel-out/") })
    for output in outputs { #expect(sources.text(output) == sandbox.text(output)) }
    for arguments in [["lint", "Specs"], ["compile", "Specs/forms/b.yaml"], ["preview", "Specs/a.yaml"]] {
      let run = try await Program.tablec.run(arguments + Self.flags, in: sandbox.url)
      #expect(run.status == 0, "\(arguments) \(run.errors)")
    }
    // The rule of the example runs this command.
    let rule = try String(
      contentsOf: PackageFolder.url("Templates/CI/bazel/tablec.bzl"), encoding: .utf8)
    #expect(rule.contains(#"args.add_all(["--root", ".", "--follow-links"])"#))
  }

  @Test("a folder of the sandbox can be a link, too")
  func linkedFolder() async throws {
    let (sources, _) = try sandbox()
    let execroot = try TemporaryFolder()
    try execroot.link("Specs", to: sources.path("Specs"))
    let run = try await Program.tablec.run(["compile", "Specs", "--check"] + Self.flags, in: execroot.url)
    #expect(run.status == 0, "\(run.errors)")
    let named = try await Program.tablec.run(
      ["compile", execroot.path("Specs/forms/b.yaml"), "--check"] + Self.flags, in: execroot.url)
    #expect(named.status == 0, "\(named.errors)")
  }

  @Test("without the flags, links lead nowhere")
  func strict() async throws {
    let (sources, sandbox) = try sandbox()
    defer { withExtendedLifetime(sources) {} }
    let run = try await tablec("compile", "Specs", "--check", in: sandbox)
    #expect(run.status == 2 && run.errors.contains("error[E0316]"))
    let named = try await tablec("compile", "Specs/a.yaml", "--check", "--root", ".", in: sandbox)
    // Its configuration is a link, too.
    #expect(named.status == 2 && named.errors.contains("error[E0302]") && named.errors.contains("error[E0316]"))
    #expect(try await tablec("compile", "Specs", "--check", "--follow-links", in: sandbox).status == 64)
  }

  @Test(
    "a name still cannot lead out of the tree",
    arguments: ["../secret.yaml", "forms/../../secret.yaml", "up/../secret.yaml", "/etc/passwd", "~/x.yaml"])
  func outside(_ name: String) async throws {
    let (sources, _) = try sandbox()
    try sources.link("Specs/up", to: sources.path("Specs/forms"))
    try sources.write("tablespec: 1\ninclude: \(name)\nsections: []\n", to: "Specs/c.yaml")
    let run = try await tablec(
      "compile", "Specs/c.yaml", "--check", "--root", "Specs", "--follow-links", in: sources)
    // 'up/..' is read as it is judged: as the folder that contains the link.
    let code = name.hasPrefix("up") ? "E0301" : "E0302"
    #expect(run.status == 1 && run.errors.contains("error[\(code)]"), "\(run.errors)")
  }

  @Test(
    "links of a commit stay those of its author",
    .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func revisions() async throws {
    let repository = try await ScratchRepository(Self.files)
    try repository.folder.link("Specs/forms/_secret.yaml", to: "../../secret.yaml")
    try repository.folder.write("tablespec: 1\ninclude: _secret.yaml\nsections: []\n", to: "Specs/forms/c.yaml")
    try await repository.commit("link")
    let run = try await repository.tablec(
      "diff", "HEAD:Specs/forms/c.yaml", "Specs/forms/c.yaml", "--root", "Specs", "--follow-links")
    #expect(run.status == 2 && run.errors.contains("error[E0302]"), "\(run.errors)")
  }
}
