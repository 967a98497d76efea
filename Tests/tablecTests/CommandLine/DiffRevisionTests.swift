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
    // A part, and a file that was looked for in vain.
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
}
