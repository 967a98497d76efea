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
