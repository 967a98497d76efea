import FontBuilding
import Foundation
import SourceTree
import Testing

@Suite(
  "Specs that changed since a revision",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct ChangedSinceTests {
  private static let image = "tablespec: 1\nsections: [{rows: [{text: Ann, image: images/icon.png}]}]\n"
  private static let including = "tablespec: 1\ninclude: _common.yaml\nsections: [{rows: [{text: Ann, use: link}]}]\n"
  private static let common = "templates: {link: {accessory: checkmark}}\n"
  private static let profile = "metricsprofile: 1\nextends: ios17\n"

  private func repository() async throws -> ScratchRepository {
    let repository = try await ScratchRepository([
      "Specs/plain.yaml": Specs.list, "Specs/image.yaml": Self.image, "Specs/including.yaml": Self.including,
      "Specs/_common.yaml": Self.common, "Specs/measured.yaml": "tablespec: 1\nmetrics: _ours.yaml\nsections: []\n",
      "Specs/_ours.yaml": Self.profile, "Specs/forms/deep.yaml": Specs.list, "shared.yaml": Self.profile,
    ])
    try copyIcon(to: "icon.png", in: repository)
    try await repository.commit("second")
    return repository
  }

  private func copyIcon(to name: String, in repository: ScratchRepository) throws {
    try repository.folder.makeFolder("Specs/images")
    try FileManager.default.copyItem(
      at: PackageFolder.url("Specs/images/topRow@2x.png"),
      to: repository.folder.url.appending(path: "Specs/images/\(name)"))
  }

  @Test("a root that the configuration names is no change")
  func root() async throws {
    let repository = try await repository()
    try repository.folder.write("root: Specs\n", to: ".tablec.yaml")
    try await repository.commit("third")
    #expect(try await changed(repository) == [])
    try repository.folder.write("root: ./Specs\n", to: ".tablec.yaml")
    #expect(try await changed(repository).count == 5)
  }

  /// The specs that are compiled, by their outputs.
  private func changed(
    _ repository: ScratchRepository, since revision: String = "HEAD", _ flags: [String] = [], in subfolder: String = ""
  ) async throws -> [String] {
    let specs = subfolder.isEmpty ? "Specs" : "../Specs"
    let out = repository.folder.path("out")
    let run = try await Program.tablec.run(
      ["compile", specs, "--emit", "layout", "-o", out, "--changed-since", revision] + flags,
      in: repository.folder.url.appending(path: subfolder), variables: ScratchRepository.variables)
    #expect(run.status == 0, "\(run.errors)")
    let outputs = PackageFolder.files(below: repository.folder.url.appending(path: "out"))
    try? FileManager.default.removeItem(atPath: out)
    return outputs.map { $0.replacing(".layout.json", with: "") }
  }

  @Test("a spec counts as changed if anything that it reads did, committed or not")
  func kinds() async throws {
    let repository = try await repository()
    let folder = repository.folder
    #expect(try await changed(repository) == [])
    // A run that looks at no spec says so.
    for flags in [[], ["-v"]] {
      let run = try await Program.tablec.run(
        ["compile", "Specs", "--check", "--changed-since", "HEAD"] + flags, in: folder.url,
        variables: ScratchRepository.variables)
      #expect(run.status == 0 && run.errors == "changed since HEAD: 0 of 5 specs\n", "\(run.errors)")
    }

    try folder.write(Self.common + "\n# once more\n", to: "Specs/_common.yaml")
    #expect(try await changed(repository) == ["including"])
    #expect(try await changed(repository, in: "Specs/../Specs/forms/..") == ["including"])
    try await repository.git("add", "--all")
    #expect(try await changed(repository) == ["including"])
    try await repository.commit("third")
    #expect(try await changed(repository) == [])
    #expect(try await changed(repository, since: "HEAD~1") == ["including"])

    try folder.write("tablespec: 1\nsections: []\n", to: "Specs/plain.yaml")
    try folder.write(Specs.list, to: "Specs/untracked.yaml")
    #expect(try await changed(repository) == ["plain", "untracked"])
    try await repository.commit("fourth")

    // A file that was looked for but not found, and one that is gone.
    try copyIcon(to: "icon@3x.png", in: repository)
    #expect(try await changed(repository) == ["image"])
    try await repository.commit("fifth")
    try FileManager.default.removeItem(atPath: folder.path("Specs/images/icon@3x.png"))
    #expect(try await changed(repository) == ["image"])
    try await repository.git("checkout", "--quiet", ".")

    try folder.write(Self.profile + "labels: {imageGap: 12}\n", to: "Specs/_ours.yaml")
    #expect(try await changed(repository) == ["measured"])
    try await repository.git("checkout", "--quiet", ".")
    try folder.write("lint: {rules: {}}\n", to: "Specs/forms/.tablec.yaml")
    #expect(try await changed(repository) == ["forms/deep"])
    try FileManager.default.removeItem(atPath: folder.path("Specs/forms/.tablec.yaml"))

    // What is gone is no spec.
    try FileManager.default.removeItem(atPath: folder.path("Specs/plain.yaml"))
    #expect(try await changed(repository) == [])
  }

  @Test("a file that a flag names changes all specs")
  func flags() async throws {
    let repository = try await repository()
    try Data(FontBuilder.ascii.bytes()).write(to: repository.folder.url.appending(path: "probe.ttf"))
    try await repository.commit("font")
    let flags = ["--metrics", "./shared.yaml", "--font", "probe.ttf"]
    #expect(try await changed(repository, flags) == [])
    try repository.folder.write(Self.profile + "labels: {imageGap: 12}\n", to: "shared.yaml")
    #expect(try await changed(repository, flags).count == 5)
    #expect(try await changed(repository).isEmpty)
    try await repository.commit("profile")
    var other = FontBuilder.ascii
    other.family = "Other"
    try Data(other.bytes()).write(to: repository.folder.url.appending(path: "probe.ttf"))
    #expect(try await changed(repository, flags).count == 5)
  }

  @Test("three dots are where the branch forked, and two are an error")
  func dots() async throws {
    let repository = try await repository()
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try repository.folder.write("tablespec: 1\nsections: []\n", to: "Specs/plain.yaml")
    try await repository.commit("on the branch")
    try await repository.git("checkout", "--quiet", "main")
    try repository.folder.write(Self.common + "# later\n", to: "Specs/_common.yaml")
    try await repository.commit("on main")
    try await repository.git("checkout", "--quiet", "topic")
    #expect(try await changed(repository, since: "main") == ["including", "plain"])
    #expect(try await changed(repository, since: "main...") == ["plain"])
    let two = try await repository.tablec("compile", "Specs", "--check", "--changed-since", "main..topic")
    #expect(two.status == 2 && two.errors.contains("error[E0612]: 'main..topic' is a range, not a revision"))
    for (revision, code) in [("nowhere", "E0612"), ("--help", "E0612")] {
      let run = try await repository.tablec("lint", "Specs", "--changed-since=\(revision)")
      #expect(run.status == 2 && run.errors.contains(code), "\(run.errors)")
    }
    let outside = try TemporaryFolder(["a.yaml": Specs.list])
    let run = try await tablec("lint", "a.yaml", "--changed-since", "HEAD", in: outside)
    #expect(
      run.status == 2 && run.errors.contains("help: run it in a folder of the repository, or leave out --changed-since")
    )
    let baseline = try await repository.tablec("lint", "Specs", "--changed-since", "main", "--write-baseline", "b.yaml")
    #expect(baseline.status == 64)
  }

  @Test("a repository's filters do not run")
  func filters() async throws {
    let repository = try await repository()
    try await repository.git("config", "filter.evil.clean", "touch \(repository.folder.path("ran")); cat")
    try repository.folder.write("*.yaml filter=evil\n", to: ".gitattributes")
    try repository.folder.write(Specs.list + "\n", to: "Specs/plain.yaml")
    #expect(try await changed(repository) == ["plain"])
    #expect(repository.folder.text("ran") == nil)
  }
}
