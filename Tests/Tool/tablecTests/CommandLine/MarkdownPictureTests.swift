import Foundation
import Testing

@Suite("Pictures of changes in a comment")
struct MarkdownPictureTests {
  private let folder: TemporaryFolder

  private static func spec(_ rows: [String], environments: String = "[{device: iphone-17, appearance: [light, dark]}]")
    -> String
  {
    """
    tablespec: 1
    style: insetGrouped
    environments: \(environments)
    sections:
      - id: s
        rows:
    \(rows.map { "      - \($0)\n" }.joined())
    """
  }

  init() throws {
    folder = try TemporaryFolder([
      "old/a.yaml": Self.spec(["{id: wifi, text: Wi-Fi}", "{id: vpn, text: VPN}", "{id: last, text: Last}"]),
      "new/a.yaml": Self.spec(["{id: wifi, text: 'Wi|Fi <b>'}", "{id: last, text: Last}"]),
    ])
  }

  private func diff(_ arguments: String...) async throws -> Program.Run {
    try await Program.tablec.run(["diff", "old", "new"] + arguments, in: folder.url)
  }

  private var pictures: [String] { folder.files.filter { $0.contains("/pictures/") }.sorted() }

  @Test("shows the rows before and after, in the appearance that the reader has if the spec has both")
  func appearances() async throws {
    let run = try await diff("--format", "markdown", "--pictures", "svg", "-o", "report/")
    #expect(run.status == 1, "\(run.errors)")
    // The two changes are in neighbouring rows, which one picture shows.
    #expect(
      pictures == ["after-dark", "after", "before-dark", "before"].map { "report/pictures/1-\($0).svg" }, "\(pictures)")
    let text = try #require(folder.text("report/diff.md"))
    let cell =
      #"<picture><source media="(prefers-color-scheme: dark)" srcset="pictures/1-before-dark.svg"><img alt="before" src="pictures/1-before.svg"></picture>"#
    #expect(text.contains(cell), "\(text)")
    #expect(text.contains("\n<!-- tablec pictures -->\n") && text.contains("\n<!-- tablec pictures end -->\n"))
    let before = try #require(folder.text("report/pictures/1-before.svg"))
    #expect(before.contains(">VPN<") && before.contains("xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(try #require(folder.text("report/pictures/1-after.svg")).contains("Wi|Fi &lt;b&gt;"))
    // Which environment it is says the picture that has no other appearance.
    #expect(text.contains("`the row is gone: 'VPN'`\n"), "\(text)")
    let dark = try #require(folder.text("report/pictures/1-before-dark.svg"))
    #expect(dark != before && dark.contains("#1c1c1e"))
    // The same run writes the same bytes.
    #expect(try await diff("--format", "markdown", "--pictures", "svg", "-o", "again/").status == 1)
    #expect(folder.text("again/pictures/1-before.svg") == before && folder.text("again/diff.md") == text)
  }

  @Test(
    "one appearance is one picture, a side without the rows has none, and a change of the table itself is drawn at its top"
  )
  func sides() async throws {
    let light = "[{device: iphone-17}]"
    try folder.write(Self.spec(["Ann"], environments: light), to: "old/a.yaml")
    try folder.write(Self.spec(["Ann"], environments: light) + "  - {id: more, rows: [Ben]}\n", to: "new/a.yaml")
    #expect(try await diff("--format", "markdown", "--pictures", "svg", "-o", "report/").status == 1)
    let text = try #require(folder.text("report/diff.md"))
    #expect(!text.contains("<picture>") && text.contains(#"<img alt="after" src="pictures/1-after.svg">"#), "\(text)")
  }

  @Test("the worst five, of a cause one")
  func most() async throws {
    for index in 1...8 {
      let name = "\(index).yaml"
      try folder.write(Self.spec(["{id: a, text: A}", "{id: b, text: B}"]), to: "old/\(name)")
      try folder.write(
        Self.spec(index == 8 ? ["{id: a, text: A}"] : ["{id: a, text: A}", "{id: b, text: C}"]), to: "new/\(name)")
    }
    #expect(try await diff("--format", "markdown", "--pictures", "svg", "-o", "report/").status == 1)
    let text = try #require(folder.text("report/diff.md"))
    #expect(text.matches(of: /\| before \| after \|/).count == 5)
    let first = try #require(text.range(of: "<!-- tablec pictures -->"))
    #expect(
      text[first.upperBound...].hasPrefix("\n\n🔴 `8 s/b` `the row is gone: 'B'`"),
      "\(text[first.upperBound...].prefix(80))")

    try folder.write("templates: {t: {height: 60}}\n", to: "new/_t.yaml")
    try folder.write("templates: {t: {height: 50}}\n", to: "old/_t.yaml")
    for side in ["old", "new"] {
      for index in 1...8 {
        try folder.write("include: _t.yaml\n" + Self.spec(["{use: t, id: a, text: A}"]), to: "\(side)/\(index).yaml")
      }
      try FileManager.default.removeItem(atPath: folder.path("\(side)/a.yaml"))
    }
    #expect(try await diff("--format", "markdown", "--pictures", "svg", "-o", "cause/").status == 1)
    #expect(try #require(folder.text("cause/diff.md")).matches(of: /\| before \| after \|/).count == 1)
  }

  @Test(
    "PNG, where a program can draw it",
    .enabled(
      if: Program.named("rsvg-convert") != nil || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1",
      "needs rsvg-convert; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func png() async throws {
    #expect(try await diff("--format", "markdown", "--pictures", "png", "-o", "report/").status == 1)
    let bytes = FileManager.default.contents(atPath: folder.path("report/pictures/1-before.png"))
    #expect(bytes?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(try #require(folder.text("report/diff.md")).contains(#"src="pictures/1-before.png""#))
  }

  @Test("without a folder or Markdown it is wrong usage, and without differences there is no picture")
  func usage() async throws {
    for arguments in [
      ["--pictures", "svg"], ["--pictures", "svg", "--format", "markdown"], ["--pictures", "svg", "-o", "a.md"],
    ] {
      let run = try await Program.tablec.run(["diff", "old", "new"] + arguments, in: folder.url)
      #expect(run.status == 64 && run.errors.contains("add --format markdown -o FOLDER/"), "\(run.errors)")
    }
    let same = try await Program.tablec.run(
      ["diff", "old", "old", "--format", "markdown", "--pictures", "svg", "-o", "same/"], in: folder.url)
    #expect(same.status == 0 && pictures.isEmpty)
  }

  @Test("a heading names the environment of several, and keeps pipes, which end no cell there")
  func heading() async throws {
    let environments = "[{name: small, device: iphone-se}, {name: large, device: iphone-17}]"
    for (folder, text) in [("old", "a | b"), ("new", "b | c")] {
      try self.folder.write(
        Self.spec(["{id: wifi, text: \(text)}"], environments: environments), to: "\(folder)/a.yaml")
    }
    _ = try await diff("--format", "markdown", "--pictures", "svg", "-o", "report/")
    let text = try #require(folder.text("report/diff.md"))
    #expect(text.contains("🔵 `a s/wifi.textLabel` `'a | b' → 'b | c'` in `small`\n"), "\(text)")
  }

  @Test("pictures of an earlier run are removed, and no other files")
  func stale() async throws {
    #expect(try await diff("--format", "markdown", "--pictures", "svg", "-o", "report/").status == 1)
    try folder.write("mine", to: "report/pictures/notes.txt")
    _ = try await Program.tablec.run(
      ["diff", "old", "old", "--format", "markdown", "--pictures", "svg", "-o", "report/"], in: folder.url)
    #expect(pictures == ["report/pictures/notes.txt"])
  }
}
