import Foundation
import Testing

/// What people reported of other tools that merge what they generate with what was edited, tried on imports.
@Suite("An import merges as it was reported that others do not")
struct ImportReportTests {
  private static let storyboard = "App/Base.lproj/Main.storyboard"
  private static let spec = "Specs/settings.yaml"

  /// The sample app, imported, with edits of a spec and changes of the storyboard.
  private func imported(_ edits: [(String, String)], _ changes: [(String, String)]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder.harbour()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    for (old, new) in edits { try folder.edit(Self.spec, old, new) }
    for (old, new) in changes { try folder.edit(Self.storyboard, old, new) }
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ flags: String...) async throws -> (status: Int32, errors: String) {
    let run = try await Program.tablec.run(["import", "App", "-o", "Specs"] + flags, in: folder.url)
    return (run.status, run.errors)
  }

  private static let berth = "      - {id: berth, text: Berth and keys, accessory: disclosureIndicator}\n"
  private static let name =
    "      - {id: name, style: value1, text: Name, detailText: Ada Quill, accessory: disclosureIndicator}\n"

  @Test(
    "what one side removes and the other changes is a conflict, and neither is lost",
    .bug("https://github.com/kptdev/kpt/pull/2145"))
  func removed() async throws {
    let folder = try await imported([(Self.berth, "")], [("Berth and keys", "Berth, keys"), ("Tide tables", "Tides")])
    for _ in 0..<2 {
      let run = try await run(folder)
      #expect(run.status == 1 && run.errors.contains("what was edited here in the row 'berth'"), "\(run.errors)")
      #expect(run.errors.contains("the spec has nothing here") && run.errors.contains("Berth, keys"))
      let text = try #require(folder.text(Self.spec))
      #expect(text.contains("text: Tides") && !text.contains("berth"), "\(text)")
    }
    #expect(try await run(folder, "--keep-edits").status == 0)
    #expect(try await run(folder).status == 0)
  }

  @Test(
    "an element of a list that both change is there once, not twice", .bug("https://github.com/pusher/faros/issues/78"))
  func list() async throws {
    let folder = try await imported([("bottom + 4", "bottom + 8")], [(#"constant="4""#, #"constant="12""#)])
    let run = try await run(folder)
    #expect(run.status == 1 && run.errors.contains("bottom + 8") && run.errors.contains("bottom + 12"))
    #expect(folder.text(Self.spec)?.components(separatedBy: "gale-warnings.bottom").count == 2)
  }

  @Test(
    "what moves is the same row, with the edits of both sides",
    .bug("https://github.com/kptdev/kpt/pull/2623", "adding, deleting and moving elements"))
  func moved() async throws {
    func move(_ folder: TemporaryFolder) throws {
      let text = try #require(folder.text(Self.storyboard))
      let cells = text.matches(of: #/(?s)<tableViewCell .*?</tableViewCell>/#).map { String($0.output) }
      try folder.edit(Self.storyboard, cells[0], "[moved]")
      try folder.edit(Self.storyboard, cells[1], cells[0])
      try folder.edit(Self.storyboard, "[moved]", cells[1])
    }
    let folder = try await imported([("text: Name", "text: My name")], [("Ada Quill", "Bo Quill")])
    try move(folder)
    let run = try await run(folder)
    #expect(run.status == 0, "\(run.errors)")
    let mine = Self.name.replacing("text: Name", with: "text: My name").replacing("Ada", with: "Bo")
    #expect(folder.text(Self.spec)?.contains(Self.berth + mine) == true, "\(folder.text(Self.spec) ?? "")")
    // The same, moved by the team.
    let other = try await imported([(Self.name + Self.berth, Self.berth + Self.name)], [("Ada Quill", "Bo Quill")])
    #expect(try await self.run(other).status == 0)
    #expect(other.text(Self.spec)?.contains(Self.berth + Self.name.replacing("Ada", with: "Bo")) == true)
  }

  @Test(
    "a row that both sides add under one id is a conflict, not two rows",
    .bug("https://github.com/kubernetes-sigs/kustomize/issues/2148"))
  func added() async throws {
    let folder = try await imported(
      [(Self.berth, Self.berth + "      - {id: harbour, text: Mine}\n")], [])
    let text = try #require(folder.text(Self.storyboard))
    let second = text.matches(of: #/(?s)<tableViewCell .*?</tableViewCell>/#).map { String($0.output) }[1]
    let new = second.replacing("hbr-", with: "hbx-").replacing("Berth and keys", with: "Harbour")
      .replacing(#/reuseIdentifier="[^"]*"/#, with: #"reuseIdentifier="harbour""#)
    try folder.edit(Self.storyboard, second, second + new)
    let run = try await run(folder)
    #expect(run.status == 1 && run.errors.contains("what was edited here in the row 'harbour'"), "\(run.errors)")
    #expect(folder.text(Self.spec)?.contains("text: Mine") == true)
  }

  @Test(
    "a conflict does not vanish because it was told once", .bug("https://github.com/copier-org/copier/issues/1833"))
  func vanishing() async throws {
    let folder = try await imported([("text: Name", "text: My name")], [(#"text="Name""#, #"text="Full name""#)])
    for flags in [[], ["--verify"], [], ["--verify"]] {
      let run = try await Program.tablec.run(["import", "App", "-o", "Specs"] + flags, in: folder.url)
      #expect(run.status == 1 && run.errors.contains("'text' in the row 'name'"), "\(run.errors)")
      #expect(run.errors.contains("text: My name") && run.errors.contains("text: Full name"))
    }
  }

  @Test(
    "what was decided in an own way is not asked again", .bug("https://github.com/cruft/cruft/issues/49"))
  func decided() async throws {
    let folder = try await imported([("text: Name", "text: My name")], [(#"text="Name""#, #"text="Full name""#)])
    #expect(try await run(folder).status == 1)
    try folder.edit(Self.spec, "text: My name", "text: My full name")
    #expect(try await run(folder, "--keep-edits").status == 0)
    try folder.edit(Self.storyboard, "Tide tables", "Tides")
    let later = try await run(folder)
    #expect(later.status == 0 && !later.errors.contains("E0663"), "\(later.errors)")
    #expect(folder.text(Self.spec)?.contains("text: My full name") == true)
    #expect(folder.text(Self.spec)?.contains("text: Tides") == true)
  }

  @Test("ends of lines are no edits", .bug("https://github.com/cruft/cruft/issues/287"))
  func lineEnds() async throws {
    let folder = try await imported([("text: Name", "text: My name")], [("Tide tables", "Tides")])
    try folder.edit(Self.spec, "\n", "\r\n")
    let run = try await run(folder)
    #expect(run.status == 0 && run.errors.contains("1 merged with edits"), "\(run.errors)")
    #expect(folder.text(Self.spec)?.contains("text: My name") == true)
    #expect(folder.text(Self.spec)?.contains("text: Tides") == true)
  }

  @Test(
    "edits outlive every import without --force", .bug("https://github.com/FriendlyInternet/nuxt-crouton/issues/1260"))
  func force() async throws {
    let folder = try await imported([("sections:", "# Mine.\nsections:")], [("Tide tables", "Tides")])
    #expect(try await run(folder).status == 0)
    #expect(folder.text(Self.spec)?.contains("# Mine.") == true)
    #expect(try await run(folder, "--force").status == 0)
    #expect(folder.text(Self.spec)?.contains("# Mine.") == false)
  }

  @Test(
    "a copy of a document is told, with the way to leave it out",
    .bug("https://github.com/SwiftGen/SwiftGen/issues/385"))
  func copy() async throws {
    let folder = try await imported([], [])
    try folder.write(try #require(folder.text(Self.storyboard)), to: "App/Base.lproj/Main~.storyboard")
    let run = try await run(folder)
    #expect(
      run.status == 2 && run.errors.contains("or leave out a copy with --exclude '**/Main~.storyboard'"),
      "\(run.errors)")
    #expect(try await self.run(folder, "--exclude", "**/Main~.storyboard").status == 0)
  }

  @Test(
    "what concerns every file is said once, not each time", .bug("https://github.com/wado-lang/wado/issues/1218"))
  func noise() async throws {
    let folder = try await imported([], [("Gale warnings", "Storm warnings")])
    #expect(try await run(folder).errors.contains("W0660"))
    let again = try await run(folder)
    #expect(!again.errors.contains("W0660") && again.errors.contains("as in the last import"), "\(again.errors)")
  }
}
