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
}
