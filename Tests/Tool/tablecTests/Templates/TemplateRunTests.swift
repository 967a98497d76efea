import Foundation
import SourceTree
import Testing

@Suite("'compile --template' writes other outputs")
struct TemplateRunTests {
  private static let list = """
    tablespec: 1
    name: friends
    environments: [{name: light}, {name: dark, appearance: dark}]
    sections:
      - id: all
        header: Friends
        rows:
          - {id: ann, text: Ann, accessory: disclosureIndicator}
          - {id: ben, text: "=1+1, \\"x\\"", detailText: <b>, style: subtitle}

    """

  @Test("tablec's own, each with its suffix, once for each spec")
  func own() async throws {
    let folder = try TemporaryFolder(["a.yaml": Self.list])
    let names = ["csv", "ids", "markdown", "page", "swift-diffable", "swift-uikit", "swiftui"]
    let list = try await tablec("templates", "list", in: folder)
    #expect(list.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == names.map { $0[...] })
    let run = try await Program.tablec.run(
      ["compile", "a.yaml", "-o", "out"] + names.flatMap { ["--template", $0] }, in: folder.url)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      PackageFolder.files(below: folder.url.appending(path: "out")).sorted() == [
        "a.diffable.swift", "a.frames.csv", "a.ids.swift", "a.md", "a.page.html", "a.swiftui.swift", "a.uikit.swift",
      ])
    let csv = try #require(folder.text("out/a.frames.csv")).split(separator: "\n")
    #expect(
      csv.contains { $0.hasPrefix("light,all,ben,textLabel,label,") && $0.hasSuffix(#","'=1+1, ""x""",false"#) })
    #expect(csv.contains { $0.hasPrefix("dark,all,ann,accessoryView,disclosureIndicator,") })
    #expect(folder.text("out/a.ids.swift")?.contains(#"public static let ann = "ann""#) == true)
    let markdown = try #require(folder.text("out/a.md"))
    #expect(markdown.contains("## light\n") && markdown.contains("## dark\n") && markdown.contains("| `ann` | "))
    #expect(markdown.contains("`<b>`"))
    let page = try #require(folder.text("out/a.page.html"))
    #expect(page.components(separatedBy: "<svg").count == 3 && page.contains("&lt;b&gt;") && !page.contains("<b>"))
  }

  @Test("The sheet has the frames of views in the columns of frames")
  func sheet() async throws {
    let spec = """
      tablespec: 1
      sections: [{id: s, rows: [{id: r, height: 60, views: [{id: dot, label: Hi, frame: [10, 5, 40, 20]}]}]}]

      """
    let folder = try TemporaryFolder(["a.yaml": spec])
    let run = try await tablec("compile", "a.yaml", "--template", "markdown", in: folder)
    #expect(run.output.contains("\n| row | x | y | width | height | text | detail | image | accessory |\n"))
    #expect(run.output.contains("\n| ↳ label `dot` | 10 | 5 | 40 | 20 | `Hi` | |  | |\n"))
  }

  @Test("The example of the page writes what the page shows")
  func example() async throws {
    let page = try String(
      contentsOf: PackageFolder.url("Sources/Tool/tablec/Documentation.docc/Templates.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```")
    let template = try #require(blocks.first { $0.hasPrefix("mustache\n") }).dropFirst("mustache\n".count)
    let shown = try #require(blocks.first { $0.hasPrefix("markdown\n") }).dropFirst("markdown\n".count)
    let spec = """
      tablespec: 1
      sections:
        - header: Networks
          rows:
            - {text: Wi-Fi, detailText: Harbour House, style: value1}
            - {text: Bluetooth, detailText: "On", style: value1}

      """
    let folder = try TemporaryFolder(["settings.yaml": spec, "notes.md.mustache": String(template)])
    let run = try await tablec("compile", "settings.yaml", "--template", "notes.md.mustache", "-o", ".", in: folder)
    #expect(run.status == 0 && folder.text("settings.md") == String(shown))
  }

  @Test("one of a file, for each environment, with a part of its folder")
  func file() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.list,
      "T/rows.txt.mustache": "{{% escape: none }}\n{{#table.sections}}\n{{> row}}\n{{/table.sections}}\n",
      "T/row.mustache":
        "{{id}} in {{environment.name}}: {{#rows}}{{id}}{{#spec.style}} ({{.}}){{/spec.style}} {{/rows}}\n",
    ])
    let run = try await tablec("compile", "a.yaml", "--emit", "T/rows.txt.mustache", "-o", "out", in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(folder.text("out/a.light.txt") == "all in light: ann ben (subtitle) \n")
    #expect(folder.text("out/a.dark.txt") == "all in dark: ann ben (subtitle) \n")
    let one = try await tablec(
      "compile", "a.yaml", "--template", "T/rows.txt.mustache", "--environment", "dark", in: folder)
    #expect(one.output == "all in dark: ann ben (subtitle) \n")
  }

  @Test("as the configuration asks for it")
  func configured() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.list, ".tablec.yaml": "output: {folder: build, emit: [layout, markdown]}\nspecs: [a.yaml]\n",
    ])
    let run = try await tablec("compile", in: folder)
    #expect(run.status == 0)
    #expect(
      PackageFolder.files(below: folder.url.appending(path: "build")).sorted() == [
        "a.dark.layout.json", "a.light.layout.json", "a.md",
      ])
  }

  @Test("A changed template is a changed input: of the cache, of a depfile and of --verify")
  func inputs() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list, "t.mustache": "{{> p}}\n", "p.mustache": "{{#spec.rows}}{{id}} {{/spec.rows}}",
    ])
    let arguments = ["compile", "a.yaml", "--template", "t.mustache", "-o", "out"]
    func compile(_ more: String...) async throws -> Program.Run {
      try await Program.tablec.run(arguments + more, in: folder.url)
    }
    try await KnownProgram.put(into: "kept", in: folder)
    #expect(try await compile("--cache", "kept", "--depfile", "out.d").status == 0)
    #expect(folder.text("out/a.txt") == "ann ben ")
    #expect(
      folder.text("out.d")?.contains("p.mustache") == true && folder.text("out.d")?.contains("t.mustache") == true)
    #expect(try await compile("--verify").status == 0)
    try folder.write("{{#spec.rows}}{{text}} {{/spec.rows}}", to: "p.mustache")
    let stale = try await compile("--verify")
    #expect(stale.status == 1 && stale.errors.contains("error[E0640]"))
    #expect(try await compile("--cache", "kept").status == 0)
    #expect(folder.text("out/a.txt") == "Ann Ben ")
    #expect(try await compile("--cache", "kept").status == 0 && folder.text("out/a.txt") == "Ann Ben ")
  }

  @Test("--prune removes outputs of templates, and no others")
  func prune() async throws {
    let folder = try TemporaryFolder([
      "S/a.yaml": Specs.list, "S/b.yaml": Specs.list, "t.notes.mustache": "x\n", "out/mine.notes": "mine",
    ])
    let arguments = ["compile", "S", "--template", "t.notes.mustache", "-o", "out", "--prune"]
    #expect(try await Program.tablec.run(arguments, in: folder.url).status == 0)
    #expect(folder.text("out/b.notes") == "x\n")
    try FileManager.default.removeItem(atPath: folder.path("S/b.yaml"))
    #expect(try await Program.tablec.run(arguments, in: folder.url).status == 0)
    #expect(
      folder.text("out/b.notes") == nil && folder.text("out/a.notes") != nil && folder.text("out/mine.notes") == "mine")
    // A list that a stranger changed names only what a run with the same templates would write.
    let listed = try #require(folder.text("out/.tablec-outputs.json"))
    try folder.write(listed.replacing("a.notes", with: "a.c"), to: "out/.tablec-outputs.json")
    let refused = try await Program.tablec.run(arguments, in: folder.url)
    #expect(refused.status == 2 && refused.errors.contains("error[E0641]"))
  }
}
