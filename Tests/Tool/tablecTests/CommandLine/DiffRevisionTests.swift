import Foundation
import SourceTree
import Testing

@Suite(
  "Comparing revisions of git",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct DiffRevisionTests {
  /// Two commits: in the second one a spec is changed that includes a file, and another comes.
  private static func repository() async throws -> ScratchRepository {
    let repository = try await ScratchRepository([
      "Specs/a.yaml": "tablespec: 1\ninclude: _look.yaml\nsections: [{id: s, rows: [{id: ann, text: Ann}]}]\n",
      "Specs/_look.yaml": "style: plain\n",
    ])
    try repository.folder.write("style: grouped\n", to: "Specs/_look.yaml")
    try repository.folder.write(Specs.list, to: "Specs/b.yaml")
    try await repository.commit("second")
    return repository
  }

  @Test("a file or a folder of a revision is a side, with what it included then")
  func sides() async throws {
    let repository = try await Self.repository()
    for arguments in [["HEAD~1:Specs/a.yaml", "Specs/a.yaml"], ["HEAD~1..HEAD", "Specs/a.yaml"]] {
      let run = try await Program.tablec.run(["diff"] + arguments, in: repository.folder.url)
      #expect(run.status == 1 && run.errors == "", "\(run.errors)")
      #expect(run.output.contains("style plain → grouped"), "\(run.output)")
    }
    let folders = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(folders.output.contains("2 specs: 1 differs, 1 is new"), "\(folders.output)")
    let same = try await repository.tablec("diff", "HEAD:Specs", "Specs")
    #expect(same.status == 0 && same.output == "")
  }

  @Test("programs are told paths of the working tree")
  func paths() async throws {
    let repository = try await Self.repository()
    for format in ["github", "sarif", "junit"] {
      let run = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs", "--format", format)
      #expect(run.output.contains("Specs/_look.yaml") && !run.output.contains("file=HEAD"), "\(run.output)")
      #expect(!run.output.contains("HEAD%3ASpecs"), "\(run.output)")
    }
  }

  @Test("YAML of other programs in the folder of an app is left out with a note; a spec with an error is not")
  func foreign() async throws {
    let repository = try await Self.repository()
    try repository.folder.write("name: App\noptions: {xcodeVersion: 26}\n", to: "project.yml")
    try repository.folder.write("- push\n- deploy\n", to: "ci/steps.yaml")
    try repository.folder.write(Specs.list.replacing("Ann", with: "Anna"), to: "Specs/b.yaml")
    let run = try await repository.tablec("diff", "HEAD:", ".")
    #expect(run.status == 1 && run.output.contains("Anna"), "\(run.output)")
    let notes = run.errors.matches(of: /note\[W0601\]/)
    #expect(notes.count == 2 && run.errors.contains("--> project.yml"), "\(run.errors)")
    #expect(try await repository.tablec("diff", "HEAD:", ".", "--exclude", "*.yml", "--exclude", "ci").errors == "")
    // By its own name it is asked for.
    #expect(try await repository.tablec("diff", "project.yml", "Specs/b.yaml").status == 2)
    try repository.folder.write(Specs.list.replacing("tablespec: 1", with: "tabelspec: 1"), to: "Specs/b.yaml")
    let wrong = try await repository.tablec("diff", "HEAD:", ".")
    #expect(wrong.status == 2 && wrong.errors.contains("'tablespec'"), "\(wrong.errors)")
  }

  @Test("what is wrong in a revision is shown with its lines")
  func problems() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(Specs.misspelt, to: "Specs/a.yaml")
    try await repository.commit("broken")
    let run = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs/a.yaml")
    #expect(
      run.status == 2 && run.errors.contains("HEAD:Specs/a.yaml:4:") && run.errors.contains("^^^^"), "\(run.errors)")
    let missing = try await repository.tablec("diff", "HEAD:Specs/c.yaml", "Specs/a.yaml")
    #expect(missing.status == 2 && missing.errors.contains("E0613"), "\(missing.errors)")
  }

  @Test("specs whose files are all equal are the same without being compared, whatever they read")
  func equal() async throws {
    let repository = try await Self.repository()
    let folder = repository.folder
    for index in 0..<6 {
      try folder.write(
        "tablespec: 1\ninclude: _look.yaml\nsections: [{rows: [Ann]}]\n", to: "Specs/more/d\(index).yaml")
    }
    try folder.write("style: plain\n", to: "Specs/more/_look.yaml")
    try folder.write("metricsprofile: 1\n", to: "Specs/more/ours.yaml")
    try await repository.commit("third")
    // The specs, and neither the profile nor the parts.
    for sides in [["HEAD..HEAD", "Specs"], ["HEAD:Specs", "Specs"], ["Specs", "Specs"]] {
      let run = try await Program.tablec.run(["diff"] + sides + ["-f", "json"], in: folder.url)
      #expect(run.status == 0 && run.output.components(separatedBy: "\"kept\"").count == 9, "\(run.output)")
    }
    // A part, and a file that was looked for but not found.
    try folder.write("style: grouped\n", to: "Specs/more/_look.yaml")
    let changed = try await repository.tablec("diff", "HEAD:Specs", "Specs")
    #expect(changed.output.contains("8 specs: 6 differ, 2 are the same"), "\(changed.output)")
    try await repository.commit("fourth")
    let committed = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(committed.output.contains("8 specs: 6 differ, 2 are the same"), "\(committed.output)")
  }

  /// Ways in which a spec that is not changed leads to a file that is, and whether its spec alone tells that.
  private static let ways: [(name: String, spec: String, parts: [String: String])] = [
    ("an include", "include: [_look.yaml]", [:]),
    ("a spec that is included", "include: [whole.yaml]", [:]),
    ("an include of an include", "include: [_chain.yaml]", ["_chain.yaml": "include: [sub/../_look.yaml]\n"]),
    ("an escape", "include: [\"_l\\x6fok.yaml\"]", [:]),
    ("a folder that is new", "include: [later/../_chain.yaml]", ["_chain.yaml": "style: grouped\n"]),
  ]

  @Test(
    "a spec that is not changed is compared if it leads to a file that is, by whatever way", arguments: ways.indices)
  func leading(_ index: Int) async throws {
    let way = Self.ways[index]
    var files = way.parts.reduce(into: [:]) { $0["Specs/\($1.key)"] = $1.value }
    files["Specs/a.yaml"] = "tablespec: 1\n\(way.spec)\nsections: [{id: s, rows: [{id: ann, text: Ann}]}]\n"
    files["Specs/b.yaml"] = "tablespec: 1\nsections: [{id: s, rows: [{id: ben, text: Ben}]}]\n"
    files["Specs/_look.yaml"] = "style: plain\n"
    files["Specs/whole.yaml"] = "tablespec: 1\nstyle: plain\nsections: [{rows: [{id: a, text: A}]}]\n"
    files["Specs/sub/x.yaml"] = "tablespec: 1\nsections: [{rows: [{id: x, text: X}]}]\n"
    let repository = try await ScratchRepository(files)
    try repository.folder.write("style: grouped\n", to: "Specs/_look.yaml")
    try repository.folder.write(
      "tablespec: 1\nstyle: grouped\nsections: [{rows: [{id: a, text: A}]}]\n", to: "Specs/whole.yaml")
    try repository.folder.write("x", to: "Specs/later/note.txt")
    try await repository.commit("second")
    let range = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(
      range.output.contains("\na  ") || range.output.hasPrefix("a  ") || range.status == 2, "\(way.name): \(range)")
    // One by one, nothing is skipped.
    let one = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs/a.yaml")
    #expect(one.status == range.status, "\(way.name): \(one)")
    #expect(!range.output.contains("b  "), "\(range.output)")
  }

  @Test("an image that only its name with a scale has is looked for")
  func scaledImage() async throws {
    let repository = try await ScratchRepository([
      "Specs/a.yaml": "tablespec: 1\nsections: [{rows: [{id: ann, text: Ann, image: icon.png}]}]\n",
      "Specs/b.yaml": Specs.list,
    ])
    let folder = repository.folder
    try SamplePicture.png(width: 20, height: 20).write(to: folder.url.appending(path: "Specs/icon.png"))
    try await repository.commit("an image")
    try SamplePicture.png(width: 90, height: 90).write(to: folder.url.appending(path: "Specs/icon@2x.png"))
    try await repository.commit("a larger one")
    let run = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(run.status == 1 && run.output.contains("image"), "\(run)")
  }

  @Test("of a range, specs that lead to nothing that changed are not parsed")
  func unread() async throws {
    // What is broken, and what nothing reads, is not looked at.
    let repository = try await ScratchRepository([
      "Specs/a.yaml": Specs.list, "Specs/broken.yaml": "tablespec: 1\ninclude: [_none.yaml]\nsections: 7\n",
      "Specs/_look.yaml": "style: plain\n", "Specs/uses.yaml": "tablespec: 1\ninclude: [_look.yaml]\nsections: 7\n",
    ])
    try repository.folder.write(Specs.list + "# more\n", to: "Specs/a.yaml")
    try await repository.commit("second")
    let quiet = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(quiet.status == 0 && quiet.errors == "", "\(quiet)")
    try repository.folder.write("style: grouped\n", to: "Specs/_look.yaml")
    try await repository.commit("third")
    let run = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(run.status == 2 && run.errors.contains("uses.yaml") && !run.errors.contains("broken"), "\(run)")
  }

  @Test("folders of layouts are compared between revisions as they are on the disk")
  func layouts() async throws {
    let repository = try await Self.repository()
    #expect(try await repository.tablec("compile", "Specs", "-o", "Generated").status == 0)
    try await repository.commit("outputs")
    let folder = repository.folder
    try folder.write(try #require(folder.text("Specs/b.yaml")).replacing("Ann", with: "Anna"), to: "Specs/b.yaml")
    #expect(try await repository.tablec("compile", "Specs", "-o", "Generated").status == 0)
    try await repository.commit("other outputs")
    for sides in [
      ["HEAD~1..HEAD", "Generated"], ["HEAD~1:Generated", "Generated"], ["HEAD~1:Generated", "HEAD:Generated"],
    ] {
      let run = try await repository.tablec("diff", sides[0], sides[1])
      #expect(run.status == 1 && run.errors == "", "\(run.errors)")
      #expect(
        run.output.contains("'Ann' → 'Anna'") && run.output.contains("2 specs: 1 differs, 1 is the same"),
        "\(run.output)")
    }
    let same = try await repository.tablec("diff", "HEAD:Generated", "Generated")
    #expect(same.status == 0 && same.output == "" && same.errors == "", "\(same.output)\(same.errors)")
  }

  @Test("a range without anything to compare is an error, and one of the same commit is told")
  func nothing() async throws {
    let repository = try await Self.repository()
    try repository.folder.write("nothing\n", to: "Docs/read.me")
    try repository.folder.write("metricsprofile: 1\n", to: "Profiles/ours.yaml")
    try await repository.commit("third")
    for sides in [["HEAD~1..HEAD", "Docs"], ["HEAD:Docs", "Docs"], ["HEAD:Docs", "HEAD:Docs"], ["Docs", "Docs"]] {
      let run = try await repository.tablec("diff", sides[0], sides[1])
      #expect(run.status == 2 && run.errors.contains("error[E0603]: there is no spec in either folder"), "\(sides)")
    }
    let excluded = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs", "--exclude", "Specs/*")
    #expect(excluded.status == 2 && excluded.errors.contains("everything in them is excluded"), "\(excluded.errors)")
    let profiles = try await repository.tablec("diff", "HEAD~1..HEAD", "Profiles")
    #expect(
      profiles.status == 0 && profiles.errors == "nothing was compared: no file is a table\n",
      "\(profiles.errors)")
    let part = try await repository.tablec("diff", "HEAD~2..HEAD", "Specs", "--shard", "9999/10000")
    #expect(part.status == 0 && part.errors == "shard 9999/10000: 0 of 2 specs\n", "\(part.errors)")
    try await repository.git("branch", "topic")
    let same = try await repository.tablec("diff", "topic...HEAD", "Specs")
    #expect(
      same.status == 0 && same.errors.contains("note[W0611]: 'topic' and 'HEAD' are the same commit"), "\(same.errors)")
    let ahead = try await repository.tablec("diff", "main...HEAD~1", "Specs")
    #expect(
      ahead.status == 0 && ahead.errors.contains("note[W0611]: 'HEAD~1' has no commit that 'main' does not have"),
      "\(ahead.errors)")
  }

  @Test("a submodule is another repository")
  func submodule() async throws {
    let inner = try await ScratchRepository(["form.yaml": Specs.list])
    let repository = try await Self.repository()
    try await repository.git("submodule", "--quiet", "add", inner.folder.url.path, "Vendor/Forms")
    try await repository.commit("a submodule")
    let range = try await repository.tablec("diff", "HEAD~1..HEAD", "Vendor")
    #expect(
      range.status == 2 && range.errors.contains("'HEAD:Vendor/Forms' is a submodule: run this command in its folder"),
      "\(range.errors)")
    // Its specs in the working tree are not new.
    let whole = try await repository.tablec("diff", "HEAD:.", ".")
    #expect(whole.status == 0 && whole.output == "", "\(whole.output)")
    #expect(whole.errors.contains("note[W0613]") && whole.errors.contains("--> Vendor/Forms"), "\(whole.errors)")
    let alone = try await repository.tablec("diff", "HEAD:Vendor", "Vendor")
    #expect(alone.status == 2 && alone.errors.contains("error[E0603]"), "\(alone.errors)")
  }

  @Test("the configuration is that of the folder that is compared, or of the spec's, also where both sides are in git")
  func nestedConfiguration() async throws {
    let repository = try await ScratchRepository([
      "Specs/Debug/flags.yaml": Specs.list, "Specs/Debug/.tablec.yaml": "diff: {failOn: none}\n",
    ])
    try repository.folder.write(Specs.list.replacing("Ann", with: "Anna"), to: "Specs/Debug/flags.yaml")
    try await repository.commit("second")
    for (sides, status) in [
      (["HEAD~1..HEAD", "Specs/Debug/flags.yaml"], 0), (["HEAD~1..HEAD", "Specs/Debug"], 0),
      (["HEAD~1..HEAD", "Specs"], 1), (["HEAD~1:Specs", "HEAD:Specs"], 1), (["HEAD~1:Specs", "Specs"], 1),
      (["HEAD~1:Specs/Debug", "Specs/Debug"], 0),
    ] {
      let run = try await Program.tablec.run(["diff"] + sides, in: repository.folder.url)
      #expect(run.status == status && run.output.contains("'Ann' → 'Anna'"), "\(sides): \(run.errors)")
    }
  }

  @Test("what a sparse checkout leaves out is compared as it is in the index, and not gone")
  func sparse() async throws {
    let repository = try await ScratchRepository([
      ".tablec.yaml": "root: .\nenvironments: [{device: ipad}]\n", "Specs/_look.yaml": "style: plain\n",
      "Specs/A/a.yaml": Specs.list,
      "Specs/B/b.yaml": "tablespec: 1\ninclude: ../_look.yaml\nsections: [{rows: [Ann]}]\n",
      "Specs/B/c.yaml": Specs.list, "Specs/B/Main.storyboard": Specs.storyboard,
    ])
    try repository.folder.write(Specs.list.replacing("Ann", with: "Anna"), to: "Specs/B/c.yaml")
    try await repository.commit("second")
    try await repository.git("sparse-checkout", "set", "Specs/A")
    #expect(repository.folder.text("Specs/B/b.yaml") == nil)
    #expect(try await repository.git("status", "--porcelain") == "")
    for path in ["Specs", "Specs/B", "Specs/B/b.yaml"] {
      let same = try await repository.tablec("diff", "HEAD:\(path)", path)
      #expect(same.status == 0 && same.output == "", "\(same.output)\(same.errors)")
      #expect(same.errors.contains("note[W0612]") && same.errors.contains("not checked out"), "\(same.errors)")
    }
    let reported = try await repository.tablec("diff", "HEAD:Specs", "Specs")
    #expect(reported.errors.contains("3 tables are not checked out"), "\(reported.errors)")
    let old = try await repository.tablec("diff", "HEAD~1:Specs", "Specs", "-f", "github")
    #expect(old.status == 1 && old.output.contains("file=Specs/B/c.yaml"), "\(old.output)")
    #expect(old.output.contains("'Ann' → 'Anna'") && !old.output.contains("is gone"), "\(old.output)")
    // What is staged counts, and what is deleted is gone.
    try repository.folder.write(Specs.list.replacing("Ann", with: "Otto"), to: "other.yaml")
    let blob = try await repository.git("hash-object", "-w", "other.yaml").dropLast()
    try await repository.git("update-index", "--cacheinfo", "100644,\(blob),Specs/B/c.yaml")
    try await repository.git("update-index", "--skip-worktree", "Specs/B/c.yaml")
    let staged = try await repository.tablec("diff", "HEAD:Specs", "Specs")
    #expect(staged.status == 1 && staged.output.contains("'Anna' → 'Otto'"), "\(staged.output)\(staged.errors)")
    try await repository.git("update-index", "--force-remove", "Specs/B/c.yaml")
    let gone = try await repository.tablec("diff", "HEAD:Specs", "Specs")
    #expect(gone.status == 1 && gone.output.contains("1 is gone"), "\(gone.output)")
  }

  // MARK: Git LFS

  private static let image = "tablespec: 1\nsections: [{id: s, rows: [{id: ann, text: Ann, image: icon.png}]}]\n"

  /// Commits a spec and the pointers of two versions of its image; the second text is another one. In the working tree are pointers.
  private static func lfs() async throws -> (repository: ScratchRepository, pointers: [SamplePointer]) {
    let pointers = try [SamplePointer("Specs/images/topRow@2x.png"), SamplePointer("Specs/images/topRow@3x.png")]
    let repository = try await ScratchRepository(["Specs/a.yaml": image, "Specs/icon.png": pointers[0].text])
    try repository.folder.write(image.replacing("text: Ann", with: "text: Anna"), to: "Specs/a.yaml")
    try repository.folder.write(pointers[1].text, to: "Specs/icon.png")
    try await repository.commit("second")
    return (repository, pointers)
  }

  @Test("images of Git LFS are read where the repository has them, also from another working tree")
  func stored() async throws {
    let (repository, pointers) = try await Self.lfs()
    for pointer in pointers { try pointer.store(in: repository) }
    try await repository.git("worktree", "add", "--quiet", "--detach", "tree")
    for folder in ["", "tree"] {
      for sides in [["HEAD~1..HEAD", "Specs"], ["HEAD~1:Specs", "HEAD:Specs"]] {
        let run = try await repository.tablec("diff", sides[0], sides[1], in: folder)
        #expect(run.status == 1 && run.errors == "", "\(run.errors)")
        #expect(run.output.contains("'Ann' → 'Anna'") && run.output.contains("image"), "\(run.output)")
      }
    }
    // What is smudged in the working tree is the same file.
    try pointers[1].write(to: "Specs/icon.png", in: repository)
    let same = try await repository.tablec("diff", "HEAD:Specs", "Specs")
    #expect(same.status == 0 && same.output == "" && same.errors == "", "\(same.output)\(same.errors)")
    let changed = try await repository.tablec("lint", "Specs", "--changed-since", "HEAD")
    #expect(changed.errors == "changed since HEAD: 0 of 1 spec\n", "\(changed.errors)")
  }

  @Test("images that Git LFS has not fetched are told once, and everything else is compared")
  func absent() async throws {
    let (repository, pointers) = try await Self.lfs()
    let both = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(both.status == 1 && both.output.contains("'Ann' → 'Anna'"), "\(both.output)\(both.errors)")
    #expect(!both.errors.contains("error"), "\(both.errors)")
    #expect(both.errors.contains("warning[E0314]: 1 image stored with Git LFS has not been fetched"), "\(both.errors)")
    #expect(both.errors.contains("git lfs fetch origin HEAD~1") && both.errors.contains("--> HEAD:Specs/icon.png"))
    // With one of them, the other has its size, and is another image.
    try pointers[1].store(in: repository)
    let one = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs", "-f", "json")
    #expect(one.status == 1 && one.errors.components(separatedBy: "E0314").count == 2, "\(one.errors)")
    #expect(!one.output.contains("width") && one.output.contains("image"), "\(one.output)")
    // On the disk, there is nothing to take its place.
    for command in ["compile", "lint"] {
      let run = try await repository.tablec(command, "Specs/a.yaml")
      #expect(
        run.status == 1 && run.errors.contains("error[E0314]: the image 'icon.png' is a Git LFS pointer"),
        "\(run.errors)")
      #expect(run.errors.contains("git lfs pull"))
    }
    let tree = try await repository.tablec("diff", "HEAD~1:Specs", "Specs")
    #expect(tree.status == 1 && tree.output.contains("'Ann' → 'Anna'"), "\(tree.output)\(tree.errors)")
  }

  @Test("objects of Git LFS that are cut, too large, or lead out of the repository are not read")
  func strangeObjects() async throws {
    let (repository, pointers) = try await Self.lfs()
    for pointer in pointers { try pointer.store(in: repository, bytes: pointer.bytes.dropLast()) }
    let cut = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(cut.status == 1 && cut.errors.contains("warning[E0314]: 1 image"), "\(cut.errors)")
    let outside = try TemporaryFolder()
    for pointer in pointers {
      try pointer.bytes.write(to: outside.url.appending(path: pointer.oid))
      try FileManager.default.removeItem(atPath: repository.folder.path(pointer.place))
      try repository.folder.link(pointer.place, to: outside.path(pointer.oid))
    }
    let led = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(led.status == 1 && led.errors.contains("warning[E0314]"), "\(led.errors)")
    let large = SamplePointer(oid: pointers[0].oid, bytes: Data(count: 9 << 20))
    try FileManager.default.removeItem(atPath: repository.folder.path(large.place))
    try large.store(in: repository)
    try repository.folder.write(large.text, to: "Specs/icon.png")
    try await repository.commit("large")
    let refused = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs")
    #expect(refused.status == 2 && refused.errors.contains("it is larger than 8388608 bytes"), "\(refused.errors)")
  }

  @Test("a spec that is stored with Git LFS is read or named, too")
  func pointerOfSpec() async throws {
    let spec = SamplePointer(oid: String(repeating: "0a", count: 32), bytes: Data(Specs.list.utf8))
    let repository = try await ScratchRepository(["Specs/a.yaml": spec.text, "old.yaml": Specs.list])
    for arguments in [
      ["diff", "HEAD:Specs/a.yaml", "old.yaml"], ["compile", "Specs/a.yaml"], ["diff", "Specs/a.yaml", "old.yaml"],
      ["verify", "old.yaml", "Specs/a.yaml"], ["import", "Specs/a.yaml"],
    ] {
      let run = try await Program.tablec.run(
        arguments, in: repository.folder.url, variables: ScratchRepository.variables)
      #expect(run.status != 0 && run.errors.contains("error[E0314]: the file is a Git LFS pointer"), "\(run.errors)")
    }
    try spec.store(in: repository)
    let same = try await repository.tablec("diff", "HEAD:Specs/a.yaml", "old.yaml")
    #expect(same.status == 0 && same.errors == "", "\(same.errors)")
  }
}

/// Contents that Git LFS stores, and their pointer.
struct SamplePointer {
  var oid: String
  var bytes: Data

  init(oid: String, bytes: Data) {
    (self.oid, self.bytes) = (oid, bytes)
  }

  /// - Parameter path: of a file of the package. The id is no SHA-256, which nothing here computes.
  init(_ path: String) throws {
    bytes = try Data(contentsOf: PackageFolder.url(path))
    let digits = String(bytes.count, radix: 16)
    oid = String(repeating: "ab", count: 30) + String(repeating: "0", count: 4 - digits.count) + digits
  }

  var text: String { "version https://git-lfs.github.com/spec/v1\noid sha256:\(oid)\nsize \(bytes.count)\n" }

  /// Where a repository has it.
  var place: String { ".git/lfs/objects/\(oid.prefix(2))/\(oid.dropFirst(2).prefix(2))/\(oid)" }

  func store(in repository: ScratchRepository, bytes: Data? = nil) throws {
    try repository.folder.makeFolder(place.components(separatedBy: "/").dropLast().joined(separator: "/"))
    try (bytes ?? self.bytes).write(to: repository.folder.url.appending(path: place))
  }

  func write(to path: String, in repository: ScratchRepository) throws {
    try bytes.write(to: repository.folder.url.appending(path: path))
  }
}
