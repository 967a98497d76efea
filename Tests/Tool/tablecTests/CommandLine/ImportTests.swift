import Foundation
import SourceTree
import Testing

@Suite("Importing")
struct ImportTests {
  private static let storyboard = "App/Base.lproj/Main.storyboard"

  @Test("writes a spec for each table of a folder, which compiles, and tells how they agree")
  func folder() async throws {
    let folder = try TemporaryFolder.harbour()
    let run = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors.hasPrefix("4 tables in 2 files: "), "\(run.errors)")
    #expect(run.errors.contains(" judged frames agree") && run.errors.contains("; 4 specs: 4 written, 0 unchanged\n"))
    #expect(
      folder.files.filter { $0.hasPrefix("Specs/") } == [
        "Specs/.tablec-imports/boats.yaml", "Specs/.tablec-imports/fleet.yaml", "Specs/.tablec-imports/quay.yaml",
        "Specs/.tablec-imports/settings.yaml", "Specs/.tablec-outputs.json", "Specs/boats.yaml", "Specs/fleet.yaml",
        "Specs/quay.yaml", "Specs/settings.yaml",
      ])
    let check = try await tablec("compile", "Specs", "--check", in: folder)
    #expect(check.status == 0, "\(check.errors)")
    let formatted = try await tablec("format", "Specs", "--check", in: folder)
    #expect(formatted.status == 0, "\(formatted.errors)")
  }

  @Test(
    "in another language holds no text against a frame that was saved with another one, and says if there is no such language"
  )
  func otherLanguage() async throws {
    let folder = try TemporaryFolder.harbour()
    let run = try await tablec("import", "App", "-o", "Specs", "--language", "de", in: folder)
    #expect(run.status == 0 && !run.errors.contains("W0660") && !run.errors.contains("W0403"), "\(run.errors)")
    let unknown = try await tablec("import", "App", "-o", "Others", "--language", "xx", in: folder)
    #expect(
      unknown.errors.contains("warning[W0403]: there are no texts in 'xx'; there are de, en"), "\(unknown.errors)")
  }

  /// The case of /catalogs/broken-strings-file.
  @Test("names the line of a file of translations that it cannot read, and goes on")
  func brokenTranslations() async throws {
    let folder = try TemporaryFolder.harbour()
    let path = try #require(folder.files.first { $0.hasSuffix("de.lproj/Main.strings") })
    try folder.write("/* Titles */\n\"a.text\" = \"Eins\"\n\"b.text\" = \"Zwei\";\n", to: path)
    let run = try await tablec("import", "App", "-o", "Specs", "--language", "de", in: folder)
    #expect(
      run.errors.contains("cannot be read: expected ';'") && run.errors.contains("--> \(path):3:1"), "\(run.errors)")
    #expect(run.status == 0 && !run.errors.contains("W0403"), "\(run.errors)")
  }

  @Test("what costs more than the work limit is told, and not written")
  func workLimit() async throws {
    let folder = try TemporaryFolder.harbour()
    let run = try await tablec("import", Self.storyboard, "-o", "Specs", "--max-work", "10000", in: folder)
    #expect(run.status == 1 && run.errors.contains("error[E0511]: importing this document exceeds the work limit"))
    #expect(run.errors.contains("--max-work") && folder.files.allSatisfy { !$0.hasSuffix("settings.yaml") })
  }

  @Test("a table that takes too long to lay out is written, and it is told that its frames were not compared")
  func uncompared() async throws {
    let rect = { (y: Int) in #"<rect key="frame" x="16" y="\#(y)" width="42" height="21"/>"# }
    let labels = (0..<60).map { #"<label text="Label" id="v\#($0)">\#(rect($0))</label>"# }
    let constraints = (0..<60).map { number in
      """
      <constraint firstItem="v1" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="v59" \
      secondAttribute="trailing" constant="\(number)" id="k\(number)"/>
      """
    }
    let folder = try TemporaryFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s0"><objects><tableViewController id="c0"><tableView key="view" dataMode="static" style="plain" id="t0">
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="sec0"><cells>
      <tableViewCell textLabel="v59" style="IBUITableViewCellStyleDefault" id="cell0">
      <rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView key="contentView" id="cv0">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(labels.joined())</subviews>
      <constraints>\(constraints.joined())</constraints></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    ])
    let run = try await tablec("import", "Main.storyboard", "-o", "Specs", "--max-work", "500000", in: folder)
    #expect(
      run.status == 0
        && run.errors.contains("is not compared with the saved frames: laying it out exceeds the work limit"),
      "\(run.errors)")
    #expect(folder.files.contains { $0.hasPrefix("Specs/") && $0.hasSuffix(".yaml") })
  }

  @Test("leaves what is up to date alone, and never overwrites what somebody changed")
  func again() async throws {
    let folder = try TemporaryFolder.harbour()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    let again = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(again.status == 0 && again.errors.contains("4 specs: 0 written, 4 unchanged"))
    // What an import wrote is written again.
    try folder.edit(Self.storyboard, #"text="Name""#, #"text="Full name""#)
    let changed = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(changed.status == 0 && changed.errors.contains("4 specs: 1 written, 3 unchanged"))
    #expect(folder.text("Specs/settings.yaml")?.contains("Full name") == true)
    // What a person wrote is not.
    try folder.edit("Specs/settings.yaml", "Full name", "My name")
    let mine = folder.text("Specs/settings.yaml")
    try folder.edit(Self.storyboard, #"text="Full name""#, #"text="Whole name""#)
    let refused = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(refused.status == 1 && refused.errors.contains("error[E0663]: "), "\(refused.errors)")
    #expect(folder.text("Specs/settings.yaml") == mine)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 1)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", "--force", in: folder).status == 0)
    #expect(folder.text("Specs/settings.yaml")?.contains("Whole name") == true)
    // Nor is a spec that was there before.
    let other = try TemporaryFolder.harbour()
    try other.write("tablespec: 1\n", to: "Specs/boats.yaml")
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: other).status == 1)
    #expect(other.text("Specs/boats.yaml") == "tablespec: 1\n" && other.files.contains("Specs/settings.yaml"))
  }

  @Test("merges what changed in the document into a spec that was edited, and names what meets")
  func merge() async throws {
    let folder = try TemporaryFolder.harbour()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    try folder.edit("Specs/settings.yaml", "\nsections:", "\n# As agreed in spring.\nsections:")
    let edited = folder.text("Specs/settings.yaml")
    // The document is as it was.
    let kept = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(kept.status == 0 && kept.errors.contains("0 written, 4 unchanged (1 with edits)"), "\(kept.errors)")
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", in: folder).status == 0)
    #expect(folder.text("Specs/settings.yaml") == edited)
    // It changed elsewhere.
    try folder.edit(Self.storyboard, #"text="Name""#, #"text="Full name""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", in: folder).status == 1)
    let merged = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(merged.status == 0 && merged.errors.contains("1 written (1 merged with edits), 3 unchanged"))
    let text = try #require(folder.text("Specs/settings.yaml"))
    #expect(text.contains("# As agreed in spring.") && text.contains("Full name"), "\(text)")
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", in: folder).status == 0)
    // It changed what was edited.
    try folder.edit("Specs/settings.yaml", "Full name", "My name")
    try folder.edit(Self.storyboard, #"text="Full name""#, #"text="Whole name""#)
    let refused = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(
      refused.status == 1 && refused.errors.contains("the document changed what was edited here: 'text' in the row '"))
    #expect(refused.errors.contains("Whole name"), "\(refused.errors)")
    let own = try await tablec("import", "App", "-o", "Specs", "--keep-edits", in: folder)
    #expect(own.status == 0 && folder.text("Specs/settings.yaml")?.contains("My name") == true, "\(own.errors)")
    #expect(own.errors.contains("warning[W0666]") && own.errors.contains("Whole name"), "\(own.errors)")
    #expect(try await tablec("import", "App", "-o", "Specs", in: folder).status == 0)
    #expect(folder.text("Specs/settings.yaml")?.contains("My name") == true)
  }

  @Test("writes what merges beside a conflict, and tells the conflict again until it is decided")
  func conflict() async throws {
    let folder = try TemporaryFolder.harbour()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    try folder.edit("Specs/settings.yaml", "text: Name", "text: My name")
    try folder.edit(Self.storyboard, #"text="Name""#, #"text="Full name""#)
    try folder.edit(Self.storyboard, #"text="Ada Quill""#, #"text="Bo Quill""#)
    try folder.edit(Self.storyboard, "Warnings come from", "All warnings come from")
    let said = [
      "error[E0663]: the document changed what was edited here: 'text' in the row 'name'",
      "the spec has: text: My name",
      "the document has: text: Full name",
    ]
    let first = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(first.status == 1 && said.allSatisfy { first.errors.contains($0) }, "\(first.errors)")
    #expect(first.errors.contains("1 written (1 merged with edits, 1 with conflicts), 3 unchanged"), "\(first.errors)")
    let text = try #require(folder.text("Specs/settings.yaml"))
    #expect(text.contains("text: My name, detailText: Bo Quill") && text.contains("All warnings"), "\(text)")
    // It stays open, however often.
    for _ in 0..<2 {
      let again = try await tablec("import", "App", "-o", "Specs", in: folder)
      #expect(again.status == 1 && said.allSatisfy { again.errors.contains($0) }, "\(again.errors)")
      #expect(again.errors.contains("0 written, 4 unchanged (1 with edits, 1 with conflicts)"), "\(again.errors)")
      #expect(try await tablec("import", "App", "-o", "Specs", "--verify", in: folder).status == 1)
      #expect(folder.text("Specs/settings.yaml") == text)
    }
    // The document changes elsewhere, then back.
    try folder.edit(Self.storyboard, "Gale warnings", "Storm warnings")
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 1)
    #expect(folder.text("Specs/settings.yaml")?.contains("Storm warnings") == true)
    try folder.edit(Self.storyboard, #"text="Full name""#, #"text="Name""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    #expect(folder.text("Specs/settings.yaml")?.contains("My name") == true)
    // Each way to decide ends it.
    try folder.edit(Self.storyboard, #"text="Name""#, #"text="Whole name""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 1)
    try folder.edit("Specs/settings.yaml", "text: My name", "text: Whole name")
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", "--quiet", in: folder).status == 0)
  }

  @Test("leaves a spec with the marks of a merge as it is")
  func marks() async throws {
    let folder = try TemporaryFolder.harbour()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    try folder.edit(Self.storyboard, #"text="Name""#, #"text="Full name""#)
    let marked = "<<<<<<< HEAD\ntablespec: 1\n=======\ntablespec: 1\n>>>>>>> other\n"
    try folder.edit("Specs/settings.yaml", "tablespec: 1\n", marked)
    let text = folder.text("Specs/settings.yaml")
    let run = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(run.status == 1 && run.errors.contains("error[E0663]: an unresolved merge conflict"), "\(run.errors)")
    #expect(folder.text("Specs/settings.yaml") == text)
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", in: folder).status == 1)
  }

  @Test("tells what it said before in one line, and what is new in full")
  func told() async throws {
    let folder = try TemporaryFolder.harbour()
    try folder.edit(Self.storyboard, #"text="Gale warnings""#, #"text="Storm warnings""#)
    let first = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(first.errors.contains("warning[W0660]") && !first.errors.contains("in the last import"), "\(first.errors)")
    let again = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(!again.errors.contains("W0660"), "\(again.errors)")
    #expect(again.errors.contains("1 message is as in the last import: --verbose shows it"), "\(again.errors)")
    for flag in ["--verbose", "--strict", "--reporter=json"] {
      #expect(try await tablec("import", "App", "-o", "Specs", flag, in: folder).errors.contains("W0660"), "\(flag)")
    }
    // What is new is told, and so is what comes back.
    try folder.edit(Self.storyboard, #"text="From Beaufort 7""#, #"text="From Beaufort seven""#)
    let more = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(more.errors.contains("W0660") && more.errors.contains("1 message is as in the last import"))
    try folder.edit(Self.storyboard, #"text="Storm warnings""#, #"text="Gale warnings""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    try folder.edit(Self.storyboard, #"text="Gale warnings""#, #"text="Storm warnings""#)
    #expect(try await tablec("import", "App", "-o", "Specs", in: folder).errors.contains("Storm") == false)
  }

  @Test("keeps the ids of rows whose texts change, as long as the folder has its list")
  func keptIDs() async throws {
    let folder = try TemporaryFolder.harbour()
    try folder.edit(Self.storyboard, #" reuseIdentifier="name""#, "")
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    let list = try #require(folder.text("Specs/.tablec-outputs.json"))
    #expect(list.contains(#""hbr-Nm-row": "name""#), "\(list)")
    try folder.edit(Self.storyboard, #"text="Name""#, #"text="Full name""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", "--quiet", in: folder).status == 0)
    let spec = try #require(folder.text("Specs/settings.yaml"))
    #expect(spec.contains("id: name") && spec.contains("Full name") && !spec.contains("full-name"), "\(spec)")
    // The list may come from anyone.
    try folder.edit("Specs/.tablec-outputs.json", #""hbr-Nm-row": "name""#, #""hbr-Nm-row": "a/../b""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    #expect(folder.text("Specs/settings.yaml")?.contains("id: full-name") == true)
  }

  @Test("keeps the ids of views whose texts change, so that the spec differs in one line")
  func keptViewIDs() async throws {
    let folder = try TemporaryFolder.harbour()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    let before = try #require(folder.text("Specs/settings.yaml"))
    #expect(before.contains("id: gale-warnings"), "\(before)")
    try folder.edit(Self.storyboard, #"text="Gale warnings""#, #"text="Storm warnings""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    let after = try #require(folder.text("Specs/settings.yaml"))
    #expect(after == before.replacing("Gale warnings", with: "Storm warnings") && after != before, "\(after)")
    // The list may come from anyone.
    try folder.edit("Specs/.tablec-outputs.json", #""hbr-Gl-lbl": "gale-warnings""#, #""hbr-Gl-lbl": "contentView""#)
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    #expect(folder.text("Specs/settings.yaml")?.contains("id: storm-warnings") == true)
  }

  @Test("says with --verify which specs are only overwritten with --force")
  func verifiedEdit() async throws {
    let folder = try TemporaryFolder.harbour()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    try folder.edit("Specs/settings.yaml", "Name", "My name")
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", "--quiet", in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("Specs/.tablec-imports"))
    let run = try await tablec("import", "App", "-o", "Specs", "--verify", in: folder)
    #expect(run.status == 1 && run.errors.contains("--force overwrites it"), "\(run.errors)")
  }

  @Test("says what a file is that is no XML")
  func noXML() async throws {
    let folder = try TemporaryFolder.harbour()
    let text = try #require(folder.text(Self.storyboard))
    try folder.write("", to: "empty.xib")
    try folder.write("PNG\u{0}\u{1}\u{2}", to: "picture.xib")
    try folder.write(text.replacing("    <scenes>", with: "<<<<<<< HEAD\n    <scenes>\n=======\n"), to: "merged.xib")
    for (file, words) in [
      ("empty.xib", "the file is empty"), ("picture.xib", "a binary file"),
      ("merged.xib", "an unresolved merge conflict"),
    ] {
      let run = try await tablec("import", file, in: folder)
      #expect(run.status == 1 && run.errors.contains("error[E0660]: \(words)"), "\(run.errors)")
    }
  }

  @Test("is what other commands say of a document")
  func otherCommands() async throws {
    let folder = try TemporaryFolder.harbour()
    for command in ["compile", "lint", "preview"] {
      let run = try await tablec(command, Self.storyboard, in: folder)
      #expect(
        run.status == 2 && run.errors.contains("import it first: tablec import \(Self.storyboard)"), "\(run.errors)")
    }
  }

  @Test("compares with --verify, tells tables that are gone, and removes their specs with --prune")
  func gone() async throws {
    let folder = try TemporaryFolder.harbour()
    let missing = try await tablec("import", "App", "-o", "Specs", "--verify", in: folder)
    #expect(missing.status == 1 && missing.errors.contains("error[E0640]: the spec is missing"))
    #expect(!folder.files.contains { $0.hasPrefix("Specs/") })
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", in: folder).status == 0)
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", "--quiet", in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("App/FleetCell.xib"))
    let reported = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(
      reported.status == 0
        && reported.errors.contains("warning[W0663]: the table that this spec was imported from is gone"))
    #expect(folder.files.contains("Specs/fleet.yaml"))
    let stale = try await tablec("import", "App", "-o", "Specs", "--verify", in: folder)
    #expect(stale.status == 1 && stale.errors.contains("Specs/fleet.yaml"))
    let pruned = try await tablec("import", "App", "-o", "Specs", "--prune", in: folder)
    #expect(pruned.status == 0 && pruned.errors.contains("1 output removed"), "\(pruned.errors)")
    #expect(!folder.files.contains("Specs/fleet.yaml") && folder.files.contains("Specs/boats.yaml"))
  }

  @Test("prunes what other imports wrote of documents inside its own, and nothing else")
  func goneForOthers() async throws {
    let folder = try TemporaryFolder.harbour()
    let cell = try #require(folder.text("App/FleetCell.xib"))
    for path in ["App/Yard/Dock", "App/Bill", "Other/Crane", "Kit/Pump"] {
      let name = try #require(path.split(separator: "/").last)
      try folder.write(cell.replacing("Fleet", with: name), to: "\(path).xib")
    }
    try folder.write("", to: "Kit/Package.swift")
    for path in ["App/Base.lproj", "App/Yard", "Other", "Kit", "App/Bill.xib"] {
      #expect(try await tablec("import", path, "-o", "Specs", "--quiet", in: folder).status == 0)
    }
    func specs() -> Set<String> {
      let files = folder.files.filter { $0.hasPrefix("Specs/") && $0.hasSuffix(".yaml") }
      // What was written is kept of the same ones.
      let kept = files.filter { $0.contains("/.tablec-imports/") }.map { $0.replacing("/.tablec-imports", with: "") }
      let specs = Set(files.filter { !$0.contains("/.tablec-imports/") })
      #expect(Set(kept) == specs)
      return specs
    }
    let all = specs()
    #expect(try await tablec("import", "App", "-o", "Specs", "--quiet", "--prune", in: folder).status == 0)
    #expect(specs() == all.union(["Specs/fleet.yaml", "Specs/Yard/dock.yaml"]))
    // Documents and a table are gone, and a document outside of what is imported.
    for path in ["App/Yard", "App/Bill.xib", "Other/Crane.xib"] {
      try FileManager.default.removeItem(atPath: folder.path(path))
    }
    try folder.edit(Self.storyboard, "hbr-Bo-tbl", "hbr-Xx-tbl")
    try folder.edit(Self.storyboard, #"storyboardIdentifier="boats""#, #"storyboardIdentifier="ships""#)
    let one = try await tablec("import", "App", "--table", "quay", "-o", "Specs", "--prune", in: folder)
    #expect(one.status == 0 && !one.errors.contains("removed"), "\(one.errors)")
    let reported = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(reported.status == 0 && reported.errors.contains("warning[W0663]"), "\(reported.errors)")
    let pruned = try await tablec("import", "App", "-o", "Specs", "--prune", in: folder)
    #expect(pruned.status == 0 && pruned.errors.contains("4 outputs removed"), "\(pruned.errors)")
    #expect(specs() == Set(["settings", "fleet", "quay", "ships", "crane", "pump"].map { "Specs/\($0).yaml" }))
    #expect(try await tablec("import", "App", "-o", "Specs", "--verify", "--quiet", in: folder).status == 0)
  }

  @Test("prints one table, by its id or its name, and helps where the choice is not clear")
  func oneTable() async throws {
    let folder = try TemporaryFolder.harbour()
    let byName = try await tablec("import", Self.storyboard, "--table", "boats", "--quiet", in: folder)
    let byID = try await tablec("import", Self.storyboard, "--table", "hbr-Bo-tbl", "--quiet", in: folder)
    #expect(byName.status == 0 && byName.output.contains("tablespec: 1") && byID.output == byName.output)
    let several = try await tablec("import", Self.storyboard, in: folder)
    #expect(several.status == 2 && several.output == "")
    #expect(several.errors.contains("error[E0662]: there are 3 tables, but only one output"))
    #expect(several.errors.contains("hbr-Se-tbl is settings"))
    let unknown = try await tablec("import", Self.storyboard, "--table", "setings", in: folder)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'settings'?"), "\(unknown.errors)")
    let file = try await tablec(
      "import", Self.storyboard, "--table", "boats", "-o", "boats.yaml", "--quiet", in: folder)
    #expect(file.status == 0 && folder.text("boats.yaml") == byName.output)
    try folder.write("mine\n", to: "boats.yaml")
    #expect(
      try await tablec("import", Self.storyboard, "--table", "boats", "-o", "boats.yaml", "-q", in: folder).status == 1)
    #expect(folder.text("boats.yaml") == "mine\n")
    let fromFolder = try await tablec("import", "App", "--table", "boats", "--quiet", in: folder)
    #expect(fromFolder.status == 0 && fromFolder.output == byName.output, "\(fromFolder.errors)")
    let none = try await tablec("import", "App", "--table", "nosuch", in: folder)
    #expect(none.status == 2 && none.errors.contains("there is no table 'nosuch'"), "\(none.errors)")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "void"), withIntermediateDirectories: true)
    let void = try await tablec("import", "void", in: folder)
    #expect(void.status == 2 && void.errors.contains("in the folder"), "\(void.errors)")
  }

  @Test("makes differences errors with --strict, and gives other programs losses and agreement")
  func reports() async throws {
    let folder = try TemporaryFolder.harbour()
    try folder.edit(Self.storyboard, #"rowHeight="60""#, #"rowHeight="72""#)
    let strict = try await tablec("import", "App", "-o", "Specs", "--strict", in: folder)
    #expect(strict.status == 1 && strict.errors.contains("error[W0660]: "), "\(strict.errors)")
    #expect(strict.errors.contains("--> \(Self.storyboard):") && !strict.errors.contains("warning["))
    // The summary is at the end, with what proves nothing.
    let last = strict.errors.split(separator: "\n").suffix(2)
    #expect(last.first?.contains("tables in 2 files") == true && last.last?.hasPrefix("set aside: ") == true)
    #expect(folder.files.contains("Specs/settings.yaml"))
    let run = try await tablec("import", "App", "-o", "Specs", "--reporter", "json=report.json", in: folder)
    let report = try #require(folder.text("report.json"))
    #expect(
      run.status == 0 && report.contains("W0664")
        && report.contains("4 tables in 2 files: 32 of 33 judged frames agree"))
    #expect(report.contains("\"setAside.loneCell\": 1"))
  }

  @Test("refuses what it cannot import, and imports the rest of a folder")
  func refusals() async throws {
    let folder = try TemporaryFolder.harbour()
    try folder.write("<?xml version=\"1.0\"?><plist></plist>\n", to: "other.storyboard")
    try folder.write("nothing\n", to: "notes.txt")
    for (file, words) in [
      ("other.storyboard", "not a document of Interface Builder"),
      ("notes.txt", "neither a storyboard, nor a xib, nor a dump"),
    ] {
      let run = try await tablec("import", file, in: folder)
      #expect(run.status == 1 && run.output == "" && run.errors.contains("error[E0660]: \(words)"), "\(run.errors)")
    }
    try folder.write("<?xml version=\"1.0\"?><document", to: "App/torn.xib")
    let rest = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(rest.status == 1 && rest.errors.contains("App/torn.xib:1:") && folder.files.contains("Specs/boats.yaml"))
    let missing = try await tablec("import", "nowhere.xib", in: folder)
    #expect(missing.status == 2 && missing.errors.contains("error[E0601]"))
    let usage = try await tablec("import", "App", in: folder)
    #expect(usage.status == 64 && usage.errors.contains("several specs need a folder: add -o FOLDER"))
  }

  @Test("leaves the environments to a project that has some, also where the folder is still to be made")
  func environments() async throws {
    let folder = try TemporaryFolder.harbour()
    try folder.write("environments: [{name: small, device: iphone-se, metrics: ios18}]\n", to: ".tablec.yaml")
    for output in ["Specs", "Made/Later", "Specs"] {
      #expect(try await tablec("import", "App", "-o", output, "-q", in: folder).status == 0)
      let spec = try #require(folder.text("\(output)/settings.yaml"))
      #expect(!spec.contains("environments"), "\(spec)")
    }
  }

  @Test("names the colours and images of the project's catalogs, and tells the names of others in comments")
  func catalogNames() async throws {
    let folder = try TemporaryFolder.harbour()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects><tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
      textLabel="t" imageView="i" style="IBUITableViewCellStyleDefault" id="row" reuseIdentifier="buoys">
          <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
          <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="row" id="con">
            <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
            <subviews>
              <imageView contentMode="scaleToFill" image="anchor" id="i"><rect key="frame" x="20" y="8" width="28" height="28"/></imageView>
              <label text="Buoys" id="t"><rect key="frame" x="63" y="0.0" width="331" height="44"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" name="buoy"/></label>
            </subviews>
          </tableViewCellContentView>
        </tableViewCell></objects>
      </document>
      """, to: "Buoys/Buoys.xib")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "0xCC", "green": "0x33", "blue": "0x1A", "alpha": "1.000"}}}]}
      """, to: "Buoys/Assets.xcassets/buoy.colorset/Contents.json")
    try folder.write(
      "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"2x\", \"filename\": \"a.png\"}]}",
      to: "Buoys/Assets.xcassets/anchor.imageset/Contents.json")
    try CauseTests.png(56, to: "Buoys/Assets.xcassets/anchor.imageset/a.png", in: folder)
    #expect(try await tablec("import", "Buoys", "-o", "Specs", "-q", in: folder).status == 0)
    let plain = try #require(folder.text("Specs/buoys.yaml"))
    #expect(
      plain.contains("# The colour \"buoy\" of the asset catalog is #cc331a") && plain.contains("color: \"#cc331a\"")
        && plain.contains("# image \"anchor\""), "\(plain)")

    try folder.write("assets: Buoys/Assets.xcassets\n", to: ".tablec.yaml")
    #expect(try await tablec("import", "Buoys", "-o", "Specs", "-q", in: folder).status == 0)
    let named = try #require(folder.text("Specs/buoys.yaml"))
    #expect(named.contains("color: buoy") && named.contains("image: anchor") && !named.contains("#cc331a"), "\(named)")
    let lint = try await tablec("compile", "Specs/buoys.yaml", "--check", in: folder)
    #expect(lint.status == 0, "\(lint.errors)")
  }

  @Test("keeps tables of one name apart by their documents")
  func names() async throws {
    let folder = try TemporaryFolder.harbour()
    let text = try #require(folder.text("App/FleetCell.xib"))
    try folder.write(text, to: "App/Other.xib")
    let run = try await tablec("import", "App", "-o", "Specs", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      folder.files.filter { $0.contains("/fleet") && !$0.contains("/.") } == ["Specs/fleet-cell.yaml"]
        && folder.files.contains("Specs/other.yaml"))
  }

  @Test("makes a spec of a dump, which agrees with it")
  func dump() async throws {
    let folder = try TemporaryFolder(["screen.txt": AppScreen(["Ann", "Ben"]).text])
    let run = try await tablec("import", "screen.txt", "-o", "screen.yaml", in: folder)
    #expect(run.status == 0 && run.errors == "1 table in 1 file\n", "\(run.errors)")
    let spec = try #require(folder.text("screen.yaml"))
    #expect(spec.contains("sections:\n  - rows:\n      - Ann\n      - Ben\n"), "\(spec)")
    let verified = try await tablec("verify", "screen.yaml", "screen.txt", in: folder)
    #expect(verified.status == 0, "\(verified.output)")
    let piped = try await tablec("import", "-", "--quiet", in: folder, input: AppScreen(["Ann", "Ben"]).text)
    #expect(piped.status == 0 && piped.output.hasPrefix("# Imported from standard input, "), "\(piped.output)")
  }

  @Test("takes the texts of a language")
  func language() async throws {
    let folder = try TemporaryFolder.harbour()
    let run = try await tablec("import", "App", "-o", "Specs", "--language", "de", "--quiet", in: folder)
    #expect(run.status == 0)
    let plain = try await tablec("import", "App", "-o", "Plain", "--quiet", in: folder)
    #expect(plain.status == 0 && folder.text("Plain/settings.yaml")?.contains("header: Account") == true)
    let german = try #require(folder.text("Specs/settings.yaml"))
    #expect(german.contains("header: Konto") && german.contains("language: de"), "\(german)")
  }

  @Test("reads 200 files, and no thread changes what is written")
  func many() async throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: PackageFolder.url("Templates/Examples/Harbour/FleetCell.xib"), encoding: .utf8)
    for index in 0..<200 { try folder.write(text, to: "App/\(index)/Cell.xib") }
    let one = try await tablec("import", "App", "-o", "one", "-j", "1", "--quiet", in: folder)
    let four = try await tablec("import", "App", "-o", "four", "-j", "4", "--quiet", in: folder)
    #expect(one.status == 0 && four.status == 0)
    let names = folder.files.filter { $0.hasPrefix("one/") && !$0.contains("/.") && $0.hasSuffix(".yaml") }.map {
      String($0.dropFirst(4))
    }
    #expect(names.count == 200 && names.allSatisfy { folder.text("one/\($0)") == folder.text("four/\($0)") })
  }

  /// As Appium's `driver.page_source` begins.
  @Test("takes the page source of a UI test for a dump, though it is XML", arguments: ["page.xml", "page.txt"])
  func pageSource(name: String) async throws {
    let folder = try TemporaryFolder([
      name: """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeTable visible="true" x="0" y="64" width="375" height="603">
        <XCUIElementTypeCell x="0" y="64" width="375" height="44">
          <XCUIElementTypeStaticText label="Ann" x="16" y="76" width="60" height="20"/>
        </XCUIElementTypeCell>
      </XCUIElementTypeTable></AppiumAUT>

      """
    ])
    let run = try await tablec("import", name, "-o", "Specs", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.text("Specs/page.yaml")?.contains("{label: Ann, frame: [16, 12, 60, 20]}") == true)
    let verified = try await tablec("verify", "Specs/page.yaml", name, in: folder)
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
  }
}
