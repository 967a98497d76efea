import Foundation
import SourceTree
import Testing

@Suite(
  "Comparing storyboards",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct DocumentDiffTests {
  private static let path = "App/Base.lproj/Main.storyboard"

  /// A repository with the sample app, committed.
  private func repository() async throws -> ScratchRepository {
    let sample = PackageFolder.url("Templates/Examples/Harbour")
    var files: [String: String] = [:]
    for path in ["Base.lproj/Main.storyboard", "FleetCell.xib", "de.lproj/Main.strings"] {
      files["App/\(path)"] = try String(contentsOf: sample.appending(path: path), encoding: .utf8)
    }
    return try await ScratchRepository(files)
  }

  private func edit(_ repository: ScratchRepository, _ old: String, _ new: String) throws {
    let text = try #require(repository.folder.text(Self.path))
    #expect(text.contains(old))
    try repository.folder.write(text.replacing(old, with: new), to: Self.path)
  }

  @Test("tells rows and frames at the lines of the document, table by table")
  func revisions() async throws {
    let repository = try await repository()
    let same = try await repository.tablec("diff", "HEAD:\(Self.path)", Self.path)
    #expect(same.status == 0 && same.output == "" && same.errors == "", "\(same.output)\(same.errors)")
    try edit(repository, #"text="Name""#, #"text="Full name""#)
    let line = try #require(
      repository.folder.text(Self.path)?.components(separatedBy: "\n").firstIndex { $0.contains(#"id="hbr-Nm-row""#) })
    for sides in [["HEAD:\(Self.path)", Self.path], ["HEAD:App", "App"]] {
      let run = try await repository.tablec("diff", sides[0], sides[1], "-f", "github")
      #expect(run.status == 1 && run.errors == "", "\(run.errors)")
      #expect(run.output.contains("file=\(Self.path),line=\(line + 1),"), "\(run.output)")
      #expect(run.output.contains("account/name.textLabel: 'Name' → 'Full name'"), "\(run.output)")
    }
  }

  @Test("says nothing of a re-save: another Xcode, another canvas, another way to write a colour")
  func resaved() async throws {
    let repository = try await repository()
    for (old, new) in [
      ("toolsVersion=\"22505\"", "toolsVersion=\"13771\""), ("<device id=\"retina6_5\"", "<device id=\"retina4_7\""),
      ("appearance=\"light\"", "appearance=\"dark\""),
      ("systemColor=\"secondaryLabelColor\"", "cocoaTouchSystemColor=\"secondaryLabelColor\""),
    ] {
      try edit(repository, old, new)
      for sides in [["HEAD:\(Self.path)", Self.path], ["HEAD:App", "App"]] {
        let run = try await repository.tablec("diff", sides[0], sides[1], "--fail-on", "any")
        #expect(run.status == 0 && run.output == "" && run.errors == "", "\(new): \(run.output)\(run.errors)")
      }
    }
    let black = "<color key=\"textColor\" cocoaTouchSystemColor=\"darkTextColor\"/>"
    try edit(repository, "<color key=\"textColor\" cocoaTouchSystemColor=\"secondaryLabelColor\"/>", black)
    try await repository.commit("black")
    try edit(repository, black, "<color key=\"textColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
    let colors = try await repository.tablec("diff", "HEAD:App", "App", "--fail-on", "any")
    #expect(colors.status == 0 && colors.output == "", "\(colors.output)")
  }

  @Test("tells inequalities and priorities that move nothing at their own lines, and they fail nothing")
  func rewritten() async throws {
    let repository = try await repository()
    try edit(repository, #"constant="8" symbolic="YES" id="hbr-c0-007""#, #"constant="25" id="hbr-c0-007""#)
    try edit(
      repository, #"horizontalHuggingPriority="251" verticalHuggingPriority="251" text="From Beaufort 7""#,
      #"horizontalHuggingPriority="251" verticalHuggingPriority="251" horizontalCompressionResistancePriority="749" text="From Beaufort 7""#
    )
    let lines = try #require(repository.folder.text(Self.path)).components(separatedBy: "\n")
    func line(of id: String) throws -> Int { try #require(lines.firstIndex { $0.contains("id=\"\(id)\"") }) + 1 }
    let run = try await repository.tablec("diff", "HEAD:\(Self.path)", Self.path)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let told = run.output.split(separator: "\n")
    for (code, words, id) in [
      ("D0506", "'switch.leading >= gale-warnings.trailing + 25'", "hbr-c0-007"),
      ("D0507", "'from-beaufort-7.compression.horizontal == 749'", "hbr-Gl-sub"),
    ] {
      let place = "\(Self.path):\(try line(of: id))"
      #expect(told.contains { $0.contains(code) && $0.contains(words) && $0.hasSuffix(place) }, "\(run.output)")
    }
    #expect(try await repository.tablec("diff", "HEAD:\(Self.path)", Self.path, "--fail-on", "any").status == 1)
    let commits = try await repository.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    let short = try await repository.tablec("diff", "\(commits):App", "App")
    #expect(short.output.contains("\(commits.prefix(10)):App/") && !short.output.contains(commits), "\(short.output)")
  }

  @Test("says nothing of the tables of a document that cannot be read, and ends with an error")
  func unreadable() async throws {
    let repository = try await repository()
    try edit(repository, "<scenes>", "<<<<<<< HEAD\n    <scenes>")
    for sides in [["HEAD:App", "App"], ["App", "HEAD:App"]] {
      let run = try await repository.tablec("diff", sides[0], sides[1])
      #expect(run.status == 2 && run.errors.contains("error[E0660]"), "\(run.status) \(run.errors)")
      #expect(!run.output.contains("gone") && !run.output.contains("new"), "\(run.output)")
    }
  }

  @Test("finds no difference to the specs that were just imported, whatever tables have no rows")
  func freshSpecs() async throws {
    let repository = try await repository()
    try edit(
      repository, "</scenes>",
      """
      <scene sceneID="x1"><objects><tableViewController id="x2" sceneMemberID="viewController"><tableView key="view" style="plain" id="x3">\
      <rect key="frame" x="0" y="0" width="414" height="896"/></tableView></tableViewController></objects></scene></scenes>
      """)
    #expect(try await repository.tablec("import", "App", "-o", "Specs", "-q").status == 0)
    let run = try await repository.tablec("diff", "App", "Specs", "--fail-on", "any")
    #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
    let twice = try await repository.tablec("diff", "App", "Specs", "-o", "a.md", "-o", "b.html")
    #expect(twice.status == 64 && twice.errors.contains("-o was given 2 times"), "\(twice.errors)")
  }

  @Test("passes documents of other systems over with a note, alone and in a folder")
  func otherSystems() async throws {
    let repository = try await repository()
    let mac = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><scenes/></document>
      """
    try repository.folder.write(mac, to: "App/Mac.storyboard")
    try await repository.commit("for the Mac")
    try repository.folder.write(mac + "\n", to: "App/Mac.storyboard")
    for sides in [["HEAD:App/Mac.storyboard", "App/Mac.storyboard"], ["HEAD:App", "App"]] {
      let run = try await repository.tablec("diff", sides[0], sides[1])
      #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
      #expect(run.errors.contains("note[E0660]: a document of macOS"), "\(run.errors)")
    }
  }

  @Test("matches tables by their ids, whatever they are called, and tells those that are new or gone")
  func tables() async throws {
    let repository = try await repository()
    try edit(repository, #"id="hbr-Bo-tbl""#, #"id="hbr-Xx-tbl""#)
    try edit(repository, #"text="Name""#, #"text="Full name""#)
    let text = try #require(repository.folder.text(Self.path))
    #expect(!text.contains("hbr-Bo-tbl\""))
    let other = try await repository.tablec("diff", "App/FleetCell.xib", Self.path)
    #expect(other.status == 1 && other.output.contains("is new") && other.output.contains("is gone"), "\(other.output)")
    // A table with another id and the same rows is found again by its rows.
    let run = try await repository.tablec("diff", "HEAD:\(Self.path)", Self.path)
    #expect(run.status == 1 && run.output.contains("'Name' → 'Full name'"), "\(run.output)")
    #expect(!run.output.contains("is gone"), "\(run.output)")
  }

  @Test("takes a row whose text was changed for the same row, in 'git diff' too")
  func renamedTexts() async throws {
    let repository = try await repository()
    try edit(repository, #" reuseIdentifier="name""#, "")
    try await repository.commit("without the identifier")
    #expect(try await repository.tablec("git-setup", "--install").status == 0)
    try edit(repository, #"text="Name""#, #"text="Full name""#)
    for sides in [["HEAD:\(Self.path)", Self.path], ["HEAD:App", "App"]] {
      let run = try await repository.tablec("diff", sides[0], sides[1])
      #expect(run.status == 1 && run.output.contains("D0401"), "\(run.output)")
      #expect(!run.output.contains("full-name") && !run.output.contains("is new"), "\(run.output)")
    }
    #expect(try await !repository.git("diff").contains("full-name"))
  }

  @Test("compares the texts of a language, those of the revision on its side")
  func language() async throws {
    let repository = try await repository()
    let strings = "App/de.lproj/Main.strings"
    let text = try #require(repository.folder.text(strings))
    try repository.folder.write(text.replacing("Gezeitentafeln", with: "Ebbe und Flut"), to: strings)
    for sides in [["HEAD:App", "App"], ["HEAD:\(Self.path)#settings", "\(Self.path)#settings"]] {
      #expect(try await repository.tablec("diff", sides[0], sides[1]).status == 0)
      let run = try await repository.tablec("diff", sides[0], sides[1], "--language", "de")
      #expect(run.status == 1 && run.errors == "", "\(run.errors)")
      #expect(run.output.contains("'Gezeitentafeln' → 'Ebbe und Flut'"), "\(run.output)")
      #expect(!run.output.contains("is new"), "\(run.output)")
    }
    let unknown = try await repository.tablec("diff", "HEAD:App", "App", "--language", "xx")
    #expect(unknown.errors.contains("warning[W0403]: there are no texts in 'xx'"), "\(unknown.errors)")
    let several = try await repository.tablec("diff", "HEAD:App", "App", "--language", "de,en")
    #expect(
      several.status == 0 && several.errors.contains("a document is compared in one language"), "\(several.errors)")
  }

  @Test("matches the tables of a document and the specs of a folder by name")
  func withFolder() async throws {
    let repository = try await repository()
    #expect(try await repository.tablec("import", "App", "-o", "Specs", "--quiet").status == 0)
    try FileManager.default.removeItem(atPath: repository.folder.path("Specs/fleet.yaml"))
    let run = try await repository.tablec("diff", Self.path, "Specs")
    #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
  }

  @Test("says that documents have no table")
  func noTable() async throws {
    let repository = try await repository()
    let document = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#
    for name in ["a.xib", "b.xib"] { try repository.folder.write(document + "\n", to: name) }
    let run = try await repository.tablec("diff", "a.xib", "b.xib")
    #expect(run.status == 2 && run.errors.contains("error[E0661]: neither document has a table"), "\(run.errors)")
  }

  @Test("compares one table with a spec")
  func withSpec() async throws {
    let repository = try await repository()
    #expect(try await repository.tablec("import", "App", "-o", "Specs", "--quiet").status == 0)
    for table in ["settings", "hbr-Se-tbl"] {
      let run = try await repository.tablec("diff", "\(Self.path)#\(table)", "Specs/settings.yaml")
      #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
      #expect(try await repository.tablec("diff", "HEAD:\(Self.path)#\(table)", "Specs/settings.yaml").status == 0)
    }
    #expect(try await repository.tablec("diff", Self.path, "Specs/settings.yaml").status == 0)
    let unknown = try await repository.tablec("diff", "\(Self.path)#setings", "Specs/settings.yaml")
    #expect(
      unknown.status == 2 && unknown.errors.contains("did you mean '\(Self.path)#settings'?"), "\(unknown.errors)")
  }

  @Test("is what 'git diff' shows after git-setup")
  func git() async throws {
    let repository = try await repository()
    let setup = try await repository.tablec("git-setup", "--install")
    #expect(setup.status == 0, "\(setup.errors)")
    #expect(repository.folder.text(".gitattributes") == "*.storyboard diff=tablec\n*.xib diff=tablec\n")
    try await repository.commit("set up")
    try edit(repository, #"text="Name""#, #"text="Full name""#)
    let diff = try await repository.git("diff")
    #expect(diff.hasPrefix("diff --tablec a/\(Self.path) b/\(Self.path)\n"), "\(diff)")
    #expect(diff.contains("'Name' → 'Full name'"), "\(diff)")
    try await repository.commit("renamed")
    try edit(repository, "<scenes>", "<!-- nothing --><scenes>")
    #expect(try await repository.git("diff").contains("the layout of its tables is the same"))
  }
}
