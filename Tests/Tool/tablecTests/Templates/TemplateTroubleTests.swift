import Foundation
import Testing

@Suite("A template with a problem writes nothing")
struct TemplateTroubleTests {
  @Test("The place of the problem is shown, also in a part")
  func places() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list, "t.mustache": "a\n {{> p}}\n", "p.mustache": "x\n{{#rows}}\n",
    ])
    let run = try await tablec("compile", "a.yaml", "--template", "t.mustache", "-o", "out", in: folder)
    #expect(run.status == 2 && !FileManager.default.fileExists(atPath: folder.path("out")))
    #expect(
      run.errors == """
        error[E0690]: {{#rows}} is never closed
         --> p.mustache:2:1
          |
        2 | {{#rows}}
          | ^^^^^^^^^
          = help: add {{/rows}}

        """)
  }

  @Test(
    "Files that cannot be templates",
    arguments: [
      ("gone.mustache", "error[E0601]: there is no such template"), ("outside.mustache", "error[E0316]"),
      ("binary.mustache", "error[E0690]: the template is not UTF-8"),
      ("part.mustache", "error[E0690]: there is no template 'nowhere'"),
      ("typo.mustache", "error[E0690]: nothing is called 'nme'"),
      ("member.mustache", "error[E0690]: nothing is called 'contentVew'"),
    ])
  func files(_ name: String, _ message: String) async throws {
    let folder = try TemporaryFolder([
      "T/a.yaml": Specs.list, "T/outside.mustache": "{{> ../secret}}", "secret.mustache": "x",
      "T/part.mustache": "{{> nowhere}}",
      "T/typo.mustache": "{{nme}}",
      "T/member.mustache": "{{#table.sections}}{{equal(rows.contentVew, 1)}}{{/table.sections}}",
    ])
    try Data([0xFF, 0xFE]).write(to: folder.url.appending(path: "T/binary.mustache"))
    let run = try await Program.tablec.run(
      ["compile", "a.yaml", "--template", name], in: folder.url.appending(path: "T"))
    #expect(run.status == 2 && run.output == "" && run.errors.hasPrefix(message))
  }

  @Test("A name that nothing has, and a part that is not there, come with a way out")
  func waysOut() async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list, "t.mustache": "{{nme}}", "p.mustache": "{{> rwo}}"])
    let name = try await tablec("compile", "a.yaml", "--template", "t.mustache", in: folder)
    #expect(name.errors.contains("help: did you mean 'name'?"))
    let part = try await tablec("compile", "a.yaml", "--template", "p.mustache", in: folder)
    #expect(part.errors.contains("help: it would be 'rwo.mustache' in the folder of the template that is compiled"))
  }

  @Test("A template without an end is an error of the spec's compilation, and so is one that writes too much")
  func bounded() async throws {
    let row = String(repeating: "{{#spec.rows}}", count: 30) + "{{id}}" + String(repeating: "{{/spec.rows}}", count: 30)
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list, "loop.mustache": "{{#spec}}{{> loop}}{{/spec}}", "many.mustache": row,
    ])
    let loop = try await tablec("compile", "a.yaml", "--template", "loop.mustache", in: folder)
    #expect(
      loop.status == 1 && loop.output == ""
        && loop.errors.contains("error[E0691]: templates are nested more than 256 deep"))
    #expect(loop.errors.contains(" --> loop.mustache:1:10"))
    let many = try await tablec("compile", "a.yaml", "--template", "many.mustache", "--max-work", "1000000", in: folder)
    #expect(many.status == 1 && many.output == "" && many.errors.contains("error[E0511]"))
  }

  @Test("Filters in filters, and blanks before a part that includes itself, are bounded, too")
  func multiplied() async throws {
    let rows = (0..<200).map { "      - r\($0)\n" }.joined()
    let folder = try TemporaryFolder([
      "a.yaml": "tablespec: 1\nsections:\n  - rows:\n\(rows)",
      "f.mustache":
        "{{\(String(repeating: "joined(spec.rows, ", count: 8))\"x\"\(String(repeating: ")", count: 8))}}",
      "p.mustache": "x\n\(String(repeating: " ", count: 400_000)){{> p}}\n",
    ])
    for name in ["f", "p"] {
      let run = try await tablec(
        "compile", "a.yaml", "--template", "\(name).mustache", "--max-work", "10000000", in: folder)
      #expect(run.status == 1 && run.output == "" && run.errors.hasPrefix("error[E0511]"), "\(name)")
    }
  }

  @Test("Templates that are too large, one or together, are refused")
  func large() async throws {
    let part = String(repeating: "x", count: 1 << 20)
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list, "t.mustache": "{{> a}}{{> b}}{{> c}}\n{{> d}}", "a.mustache": part, "b.mustache": part,
      "c.mustache": part, "d.mustache": part,
    ])
    try folder.write(part + "x", to: "one.mustache")
    let one = try await tablec("compile", "a.yaml", "--template", "one.mustache", in: folder)
    #expect(
      one.status == 2
        && one.errors == "error[E0690]: the template is larger than 1048576 bytes\n --> one.mustache\n")
    let run = try await tablec("compile", "a.yaml", "--template", "t.mustache", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors.hasPrefix("error[E0690]: the templates are larger than 4194304 bytes together\n --> t.mustache:"))
  }

  @Test("Two outputs that would have the same name are refused")
  func clashes() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list, "a.wide.yaml": Specs.list, "x.md.mustache": "x",
      "y.mustache": "{{% suffix: .wide.md }}\n{{% for: spec }}\ny",
    ])
    let same = try await tablec(
      "compile", "a.yaml", "--template", "markdown", "--template", "x.md.mustache", "-o", "out", in: folder)
    #expect(same.status == 64 && same.errors.contains("two outputs of each spec would end with .md"))
    let mixed = try await tablec(
      "compile", ".", "--template", "markdown", "--template", "y.mustache", "-o", "out", in: folder)
    #expect(mixed.status == 2 && mixed.errors.contains("error[E0605]"))
    let unknown = try await tablec("compile", "a.yaml", "--template", "markdwn", in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("markdown"))
  }

  @Test("'templates copy' writes a template with its parts, which compiles to the same, and overwrites nothing")
  func copies() async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list])
    for name in ["markdown", "swift-uikit", "csv"] {
      let copy = try await tablec("templates", "copy", name, "-o", "T", in: folder)
      #expect(copy.status == 0 && copy.errors.contains("wrote T/\(name).mustache"))
      let own = try await tablec("compile", "a.yaml", "--template", name, in: folder)
      let copied = try await tablec("compile", "a.yaml", "--template", "T/\(name).mustache", in: folder)
      #expect(own.status == 0 && own.output == copied.output && !own.output.isEmpty)
    }
    try folder.write("mine", to: "T/csv.mustache")
    let again = try await tablec("templates", "copy", "csv", "-o", "T", in: folder)
    #expect(again.status == 2 && again.errors.contains("the file exists") && folder.text("T/csv.mustache") == "mine")
    #expect(try await tablec("templates", "copy", "csv", "-o", "T", "--force", in: folder).status == 0)
    let shown = try await tablec("templates", "show", "csv", in: folder)
    #expect(folder.text("T/csv.mustache").map { shown.output.hasPrefix($0) } == true)
  }
}
