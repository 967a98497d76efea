import Foundation
import TableSupport
import Testing

@Suite("tablec gallery")
struct GalleryTests {
  private static let files = [
    "Specs/list.yaml": Specs.list,
    "Specs/forms/login.yaml": """
    tablespec: 1
    name: Login
    environments:
      - {name: phone, device: iphone-15}
      - {name: dark, device: iphone-15, appearance: dark}
    sections:
      - header: Account
        rows: [{id: user, text: Name, accessory: disclosureIndicator}]

    """,
    "Specs/broken.yaml": Specs.misspelt,
  ]

  @Test("Every table is in the site, a broken one with its problems, and the status is 1")
  func tables() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try await tablec("gallery", "Specs", "-o", "site", in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("unknown key 'acessory'"))
    let site = try Site(folder, "site")
    #expect(site.index["title"] == .string("Specs"))
    #expect(site.tables.map { $0["id"] } == ["broken", "forms/login", "list"].map { .string($0) })
    let (broken, login) = (site.tables[0], site.tables[1])
    #expect(broken["state"] == .string("broken"))
    #expect(broken["errors"] == .number(1))
    #expect(broken["thumbnail"] == .null)
    let address = try #require(broken["scene"]?.text)
    let scene = try site.document(address)
    #expect(scene["problems"]?[0]?["code"] == .string("E0107"))
    #expect(scene["files"]?[0]?["text"] == .string(Specs.misspelt))
    #expect(login["name"] == .string("Login"))
    #expect(login["environments"] == .array([.string("phone"), .string("dark")]))
    #expect(login["figures"]?[1]?["query"] == .string("environment=dark"))
    #expect(login["thumbnail"] == .string("thumbnails/forms.login.svg"))
  }

  @Test("The texts of rows, headers and footers are there for the search, in every language that is shown")
  func rows() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try await tablec("gallery", "Specs", "-o", "site", "--language", "en,en-XA,en-XB", in: folder)
    #expect(!run.errors.contains("W0403"), "\(run.errors)")
    let site = try Site(folder, "site")
    let tables = try site.document("data/rows.js")["tables"]
    // The first is broken.
    #expect(tables?[0]?[0] == .string("forms/login"))
    let rows = try #require(tables?[0]?[1])
    #expect(rows[0]?[1] == .array(["Account", "[Åçççöûûñţ]", "[Account]"].map { .string($0) }))
    #expect(rows[1]?[0] == .string("section-0/user"))
    #expect(rows[1]?[1] == .array(["Name", "[Ñååmé]", "[Name]"].map { .string($0) }))
  }

  @Test("Every file that the site names is there, and no file names another place")
  func references() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await tablec("gallery", folder.path("Specs"), "-o", "site", in: folder)
    let site = try Site(folder, "site")
    let names = Set(folder.files.filter { $0.hasPrefix("site/") }.map { String($0.dropFirst(5)) })
    var used: Set = ["index.html", ".nojekyll", "data/index.js", "data/rows.js"]
    for table in site.tables {
      for key in ["scene", "explanations", "diff", "thumbnail"] {
        guard let name = table[key]?.text else { continue }
        #expect(names.contains(name))
        used.insert(name)
      }
    }
    let page = try #require(folder.text("site/index.html"))
    // Places of the page itself, and its icon, are no files.
    for link in page.matches(of: /(?:src|href)="([^"]*)"/) where !["?", "#", "data:"].contains(where: link.1.hasPrefix)
    {
      #expect(names.contains(String(link.1)), "\(link.1)")
      used.insert(String(link.1))
    }
    #expect(names == used)
    for name in names {
      let text = try #require(folder.text("site/\(name)"))
      #expect(!text.contains(folder.url.path), "\(name)")
      let addresses = text.matches(of: /https?:\/\/[^\s"'<)]*/).map { String($0.0) }
      #expect(addresses.allSatisfy { $0.hasPrefix("http://www.w3.org/") }, "\(name): \(addresses)")
    }
    #expect(page.contains("default-src 'none'; script-src 'self'; style-src 'self'"))
    #expect(!page.contains("unsafe-inline"))
    #expect(!page.contains(" style=") && !page.contains("<style") && !page.contains("<script>"))
  }

  @Test("The same specs give the same bytes for any number of threads, and a second run writes nothing")
  func bytes() async throws {
    let folder = try TemporaryFolder(Self.files)
    for index in 0..<12 { try folder.write(Specs.list, to: "Specs/more/list\(index).yaml") }
    _ = try await tablec("gallery", "Specs", "-o", "one", "-j1", in: folder)
    _ = try await tablec("gallery", "Specs", "-o", "two", "-j2", in: folder)
    let names = folder.files.filter { $0.hasPrefix("one/") }
    #expect(names.count > 40)
    for name in names { #expect(folder.text(name) == folder.text("two" + name.dropFirst(3)), "\(name)") }
    let again = try await tablec("gallery", "Specs", "-o", "one", "-v", in: folder)
    #expect(!again.errors.contains("wrote "))
    #expect(again.errors.contains("15 specs: 0 written, 14 unchanged, 1 with errors"))
  }

  @Test("--verify only compares, and --prune removes what is no longer made")
  func updating() async throws {
    let folder = try TemporaryFolder(["Specs/list.yaml": Specs.list, "Specs/gone.yaml": Specs.list])
    #expect(try await tablec("gallery", "Specs", "-o", "site", "--prune", in: folder).status == 0)
    #expect(try await tablec("gallery", "Specs", "-o", "site", "--verify", in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("Specs/gone.yaml"))
    try folder.write(Specs.list.replacing("Ann", with: "Anna"), to: "Specs/list.yaml")
    let before = folder.files.map { folder.text($0) }
    let stale = try await tablec("gallery", "Specs", "-o", "site", "--verify", in: folder)
    #expect(stale.status == 1)
    #expect(stale.errors.contains("the output differs from what the spec compiles to"))
    #expect(stale.errors.contains("site/data/gone.scene.js"))
    #expect(folder.files.map { folder.text($0) } == before)
    let run = try await tablec("gallery", "Specs", "-o", "site", "--prune", "-v", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("3 outputs removed"))
    #expect(!folder.files.contains { $0.contains("gone") })
    #expect(folder.files.contains("site/data/list.scene.js"))
  }

  @Test("Specs with strange names have files of their own, and their names are texts in the site")
  func hostileNames() async throws {
    let names = [
      "List", "list", "LIST", "a b", "con", "\"><script>alert(1)<", "'", "é", "e\u{301}", "%2e%2e", "a~b", "-rf",
      "#x?y=z",
      "\u{202E}gpj", "forms.login",
    ]
    let folder = try TemporaryFolder()
    for name in names { try folder.write(Specs.list, to: "Specs/\(name).yaml") }
    try folder.write(
      Specs.list.replacing("Ann", with: "</script><script>alert(1)</script>'`~"), to: "Specs/forms/login.yaml")
    let run = try await tablec("gallery", "Specs", "-o", "site", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let site = try Site(folder, "site")
    #expect(site.tables.count == names.count + 1)
    let scenes = site.tables.compactMap { $0["scene"]?.text }
    #expect(Set(scenes.map { $0.lowercased() }).count == names.count + 1)
    for scene in scenes {
      #expect(try site.document(scene)["format"] == .string("tablec.preview.scene"))
    }
    let ids = Set(site.tables.compactMap { $0["id"]?.text })
    #expect(names.allSatisfy { ids.contains($0) })
  }

  @Test("It needs a folder to write to", arguments: ["", "-o -", "-o site.html", "-o Specs/list.yaml"])
  func wrongUsage(_ flags: String) async throws {
    let folder = try TemporaryFolder(Self.files)
    let before = folder.files
    let arguments = ["gallery", "Specs"] + flags.split(separator: " ").map(String.init)
    let run = try await Program.tablec.run(arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("gallery writes a folder of files"))
    #expect(folder.files == before)
  }

  @Test("Flags and the configuration choose specs and environments")
  func choice() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("specs: [Specs]\nexclude: ['Specs/broken.yaml']\n", to: ".tablec.yaml")
    let run = try await tablec(
      "gallery", "-o", "site", "--title", "Our tables", "--device", "iphone-se,ipad", "--exclude", "Specs/list.yaml",
      in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let site = try Site(folder, "site")
    #expect(site.index["title"] == .string("Our tables"))
    #expect(site.tables.map { $0["id"] } == [.string("forms/login")])
    #expect(site.tables.first?["figures"]?.elements.count == 4)
  }
}
