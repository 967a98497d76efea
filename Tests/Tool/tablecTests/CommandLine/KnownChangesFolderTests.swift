import Foundation
import Testing

@Suite("A folder of known changes, and what is out of date in it")
struct KnownChangesFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["old/list.yaml": Specs.list, "new/list.yaml": DiffTests.shorter])
  }

  private func diff(_ arguments: String...) async throws -> Program.Run {
    try await Program.tablec.run(["diff", "old", "new"] + arguments, in: folder.url)
  }

  private var known: [String] { folder.files.filter { $0.hasPrefix("known/") } }

  @Test("--accept writes a file of its own, and all files of the folder count")
  func accepting() async throws {
    let first = try await diff("--accept", "known/", "--reason", "meant")
    #expect(first.status == 0 && known.count == 1, "\(first.errors)")
    let name = try #require(known.first)
    #expect(name.hasPrefix("known/list-") && first.errors == "wrote \(name): 2 changes accepted\n")
    #expect(try await diff("--known", "known").status == 0)
    // The same changes again are the same file, and nothing is accepted twice.
    #expect(try await diff("--accept", "known", "--reason", "again").errors.contains("no change is left"))
    #expect(known == [name])

    try folder.write(DiffTests.shorter.replacing("text: Anna", with: "text: Annie"), to: "new/list.yaml")
    #expect(try await diff("--known", "known").status == 1)
    #expect(try await diff("--accept", "known", "--reason", "more").errors.contains(": 1 change accepted"))
    #expect(known.count == 2 && known.contains(name))
    #expect(try await diff("--known", "known/").status == 0)
    try folder.write("diff: {known: known}\n", to: ".tablec.yaml")
    #expect(try await diff().status == 0)
  }

  @Test("problems name the file; hidden files and those with an underscore are not read")
  func problems() async throws {
    try folder.write("tablecchanges: 9\n", to: "known/_draft.yaml")
    try folder.write("tablecchanges: 9\n", to: "known/.hidden.yaml")
    #expect(try await diff("--known", "known").errors == "")
    try folder.write("tablecchanges: 1\naccept: [{fingerprint: a}]\n", to: "known/sub/one.yaml")
    let wrong = try await diff("--known", "known")
    #expect(wrong.status == 2 && wrong.errors.contains("--> known/sub/one.yaml:2:"), "\(wrong.errors)")
    try FileManager.default.removeItem(atPath: folder.path("known/sub"))
    try folder.write("tablecchanges: 1\n", to: "elsewhere.yaml")
    try folder.link("known/link.yaml", to: "../elsewhere.yaml")
    let link = try await diff("--known", "known")
    #expect(
      link.status == 2 && link.errors.contains("E0316") && link.errors.contains("file of known changes"),
      "\(link.errors)")
  }

  @Test("--prune removes what no longer occurs, and keeps comments, order and entries of other specs")
  func pruning() async throws {
    _ = try await diff("--accept", "known.yaml", "--reason", "meant")
    let entries = try #require(folder.text("known.yaml")).split(separator: "\n").filter { $0.hasPrefix("  - ") }
    try #require(entries.count == 2)
    let other = "  - {fingerprint: \"0123456789ab\", reason: Of another branch, spec: another}"
    let stale = "  - fingerprint: \"ba9876543210\"  # inside\n    reason: >-\n      Folded\n      text\n    spec: list"
    let text = """
      # By hand
      tablecchanges: 1
      accept:
        # The first
      \(entries[0])

      \(stale)
        # After it
      \(other)
      \(entries[1])
      ignore: []

      """
    try folder.write(text, to: "known.yaml")
    let run = try await diff("--known", "known.yaml", "--prune")
    #expect(run.status == 0 && run.errors == "wrote known.yaml: 1 accepted change removed\n", "\(run.errors)")
    #expect(folder.text("known.yaml") == text.replacing(stale + "\n", with: ""))
    let again = try await diff("--known", "known.yaml", "--prune")
    #expect(again.errors == "no accepted change of known.yaml is out of date\n", "\(again.errors)")

    // All of them go, and the file remains one.
    try folder.write(Specs.list, to: "new/list.yaml")
    #expect(try await diff("--known", "known.yaml", "--prune").errors.contains("2 accepted changes removed"))
    #expect(folder.text("known.yaml")?.contains(other) == true)
    try folder.write(Specs.list, to: "old/another.yaml")
    try folder.write(Specs.list, to: "new/another.yaml")
    #expect(try await diff("--known", "known.yaml", "--prune").status == 0)
    // Without the key, git can merge what another branch adds.
    #expect(folder.text("known.yaml")?.contains("accept:") == false, "\(folder.text("known.yaml") ?? "")")
    #expect(try await diff("--known", "known.yaml").status == 0)
  }

  @Test("entries in brackets are written anew, and a file of a folder that has nothing left is removed")
  func rewriting() async throws {
    try folder.write(
      "tablecchanges: 1\naccept: [{fingerprint: aaaaaaaaaaaa, reason: r, spec: list}, {fingerprint: bbbbbbbbbbbb, reason: s, spec: x}]\n",
      to: "known/a.yaml")
    try folder.write(
      "tablecchanges: 1\naccept:\n  - {fingerprint: cccccccccccc, reason: r, spec: list}\n", to: "known/b.yaml")
    try folder.write(
      "# Why\ntablecchanges: 1\naccept:\n  - {fingerprint: dddddddddddd, reason: r, spec: list}\n", to: "known/c.yaml")
    let run = try await diff("--known", "known", "--prune")
    #expect(run.status == 1 && run.errors.contains("removed known/b.yaml"), "\(run.errors)")
    #expect(known == ["known/a.yaml", "known/c.yaml"])
    #expect(folder.text("known/a.yaml")?.contains("fingerprint: bbbbbbbbbbbb,") == true)
    #expect(folder.text("known/c.yaml") == "# Why\ntablecchanges: 1\n")
    let wrong = try await diff("--prune")
    #expect(wrong.status == 64 && wrong.errors.contains("--prune needs"))
  }
}

@Suite("Two dots between branches that have diverged", .enabled(if: ScratchRepository.canBeMade))
struct DivergedRangeTests {
  @Test("are told once, and three dots compare what the branch changed")
  func note() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try repository.folder.write(Specs.list.replacing("text: Ann", with: "text: Anna"), to: "Specs/a.yaml")
    try await repository.commit("topic")
    #expect(try await repository.tablec("diff", "main..topic", "Specs").errors == "")
    try await repository.git("checkout", "--quiet", "main")
    try repository.folder.write(Specs.list + "      - {id: vpn, text: VPN}\n", to: "Specs/a.yaml")
    try await repository.commit("main")

    let two = try await repository.tablec("diff", "main..topic", "Specs")
    #expect(two.status == 1 && two.output.contains("the row is gone: 'VPN'"))
    #expect(two.errors.contains("note[W0610]") && two.errors.contains("use three dots: main...topic"), "\(two.errors)")
    #expect(two.errors.components(separatedBy: "W0610").count == 2)
    #expect(try await repository.tablec("diff", "main..topic", "Specs", "--quiet").errors == "")
    let three = try await repository.tablec("diff", "main...topic", "Specs")
    #expect(three.status == 1 && three.errors == "" && !three.output.contains("VPN") && three.output.contains("Anna"))

    // The fingerprints are the same from everywhere in the repository.
    let whole = try await prints(repository, "main...topic", "Specs", in: "")
    #expect(whole.count == 1)
    #expect(try await prints(repository, "main...topic", "a.yaml", in: "Specs") == whole)
    #expect(try await prints(repository, "main...topic", "Specs/a.yaml", in: "") == whole)
    #expect(try await prints(repository, "main...topic", ".", in: "Specs") == whole)
    try await repository.git("checkout", "--quiet", "topic")
    #expect(try await prints(repository, "HEAD~1:Specs", "Specs", in: "") == whole)
    try await repository.git("mv", "Specs/a.yaml", "Specs/b.yaml")
    try await repository.commit("rename")
    #expect(try await prints(repository, "main...topic", "Specs", in: "").isSuperset(of: whole))
  }

  private func prints(
    _ repository: ScratchRepository, _ first: String, _ second: String, in subfolder: String
  ) async throws -> Set<String> {
    let run = try await repository.tablec("diff", first, second, "--format", "json", in: subfolder)
    return Set(run.output.matches(of: /"fingerprint": "([0-9a-f]+)"/).map { String($0.1) })
  }

  @Test("a shallow clone without the fork says how to fetch more")
  func shallow() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try await repository.commit("topic")
    try await repository.git("checkout", "--quiet", "main")
    try await repository.commit("main")
    let clones = try TemporaryFolder()
    try await repository.git(
      "clone", "--quiet", "--depth=1", "--no-single-branch", "file://\(repository.folder.url.path)",
      clones.path("clone"))
    let run = try await Program.tablec.run(
      ["diff", "origin/main...origin/topic", "Specs"], in: clones.url.appending(path: "clone"),
      variables: ScratchRepository.variables)
    #expect(
      run.status == 2 && run.errors.contains("git fetch --unshallow") && run.errors.contains("fetch-depth: 0"),
      "\(run.errors)")
  }
}
