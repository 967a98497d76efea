import Foundation
import Testing

@Suite("Where outputs go")
struct OutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["list.yaml": Specs.list, "other.yml": Specs.list]) }

  @Test("one spec is printed, and nothing else is said")
  func standardOutput() async throws {
    for arguments in [["list.yaml"], ["list.yaml", "-o", "-"], ["list.yaml", "--emit", "layout"]] {
      let run = try await Program.tablec.run(["compile"] + arguments, in: folder.url)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.hasPrefix("{\n  \"format\": \"tablec.layout\",\n") && run.output.hasSuffix("}\n"))
    }
    #expect(folder.files == ["list.yaml", "other.yml"])
  }

  @Test("a name without a folder is a file, and .svg asks for a picture")
  func file() async throws {
    let layout = try await tablec("compile", "list.yaml", "-o", "out.json", in: folder)
    #expect(layout.status == 0 && layout.output == "" && layout.errors == "")
    #expect(folder.text("out.json")?.hasPrefix("{") == true)
    #expect(try await tablec("compile", "list.yaml", "-o", "out.svg", in: folder).status == 0)
    #expect(folder.text("out.svg")?.hasPrefix("<svg") == true)
    // A name that would be opened as something else is refused, and so is no file written.
    #expect(try await tablec("compile", "list.yaml", "-o", "out.svg", "--emit", "ir", in: folder).status == 64)
    #expect(try await tablec("compile", "list.yaml", "-o", "out.jpg", "--emit", "svg", in: folder).status == 64)
    #expect(folder.text("out.jpg") == nil)
    // A name without a suffix is a folder, there or not.
    #expect(try await tablec("compile", "list.yaml", "-o", "fresh", in: folder).status == 0)
    #expect(folder.text("fresh/list.svg")?.hasPrefix("<svg ") == true)
  }

  @Test("a name with a slash, or of a folder, is a folder", arguments: ["build", "build/", "deep/er/build/"])
  func folderName(_ name: String) async throws {
    if name == "build" { try folder.makeFolder("build") }
    let run = try await tablec("compile", "list.yaml", "-o", name, in: folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    let base = name.hasSuffix("/") ? name : name + "/"
    #expect(Set(folder.files).isSuperset(of: [base + "list.layout.json", base + "list.svg"]))
  }

  @Test("several specs fill a folder that need not be there")
  func severalSpecs() async throws {
    let run = try await tablec("compile", "list.yaml", "other.yml", "-o", "build", in: folder)
    #expect(run.status == 0 && run.output == "")
    let outputs = folder.files.filter { $0.hasPrefix("build/") }
    #expect(
      outputs == ["build/list.layout.json", "build/list.svg", "build/other.layout.json", "build/other.svg"])
  }

  @Test("--emit is repeatable, and twice the same is once")
  func stages() async throws {
    let run = try await tablec(
      "compile", "list.yaml", "--emit", "syntax", "--emit", "ir", "--emit", "svg", "--emit", "layout", "--emit", "ir",
      "-o", "build", in: folder)
    #expect(run.status == 0)
    #expect(
      folder.files.filter { $0.hasPrefix("build/") }
        == ["build/list.ir.json", "build/list.layout.json", "build/list.svg", "build/list.syntax.json"])
    let once = try await tablec("compile", "list.yaml", "--emit", "ir", "--emit", "ir", in: folder)
    #expect(once.status == 0 && once.output == folder.text("build/list.ir.json"))
  }

  @Test(
    "several outputs need a folder",
    arguments: [["list.yaml", "other.yml"], ["."], ["list.yaml", "--emit", "ir", "--emit", "svg"]])
  func needsFolder(_ arguments: [String]) async throws {
    for output in [[], ["-o", "-"]] {
      let run = try await Program.tablec.run(["compile"] + arguments + output, in: folder.url)
      #expect(run.status == 64 && run.output == "")
      #expect(
        run.errors == """
          Error: several outputs need a folder: add -o FOLDER, or --check to write nothing
          Usage: tablec compile [<options>] [<path> ...]
            See 'tablec compile --help' for more information.

          """)
    }
  }

  @Test("the standard input is a spec called stdin")
  func standardInput() async throws {
    let printed = try await tablec("compile", "-", "--emit", "ir", in: folder, input: Specs.list)
    #expect(printed.status == 0 && printed.output.contains("\"name\": \"stdin\""))
    #expect(try await tablec("compile", "-", "-o", "build/", in: folder, input: Specs.list).status == 0)
    #expect(folder.files.contains("build/stdin.layout.json"))
    let wrong = try await tablec("compile", "-", in: folder, input: Specs.misspelt)
    #expect(wrong.status == 1 && wrong.output == "")
    #expect(wrong.errors.contains(" --> <stdin>:4:21\n") && wrong.errors.contains("4 |       - {text: Ann, acessory"))
  }

  @Test("a pipe is a spec too, and its lines are shown")
  func pipe() async throws {
    let right = try await shell("mkfifo p; cat list.yaml > p & \"$TABLEC\" compile p --emit ir", in: folder)
    #expect(right.status == 0 && right.output.contains("\"text\": \"Ann\""))
    try folder.write(Specs.misspelt, to: "misspelt.yaml")
    let wrong = try await shell("mkfifo q; cat misspelt.yaml > q & \"$TABLEC\" compile q", in: folder)
    #expect(wrong.status == 1 && wrong.errors.contains("4 |       - {text: Ann, acessory"))
  }

  @Test("--check finds the errors and writes nothing")
  func check() async throws {
    try folder.write(Specs.misspelt, to: "misspelt.yaml")
    let good = try await tablec("compile", "list.yaml", "other.yml", "--check", in: folder)
    #expect(good.status == 0 && good.output == "" && good.errors == "")
    let bad = try await tablec("compile", ".", "--check", "-o", "build", in: folder)
    #expect(bad.status == 1 && bad.output == "" && bad.errors.contains("did you mean 'accessory'?"))
    let era = try await tablec("compile", "-", "--check", in: folder, input: "tablespec: 1\nmetrics: ios3\n")
    #expect(era.status == 1)
    #expect(folder.files == ["list.yaml", "misspelt.yaml", "other.yml"])
  }

  @Test("syntax prints any YAML, one value a document")
  func anyYAML() async throws {
    let run = try await tablec("compile", "-", "--emit", "syntax", in: folder, input: "[a, 1]\n--- {b: no}\n")
    #expect(run.status == 0 && run.output == "[\n  \"a\",\n  1\n]\n{\n  \"b\": \"no\"\n}\n")
  }

  @Test("--source-map names lines, --frames draws them")
  func extras() async throws {
    let layout = try await tablec("compile", "list.yaml", "--source-map", in: folder)
    #expect(layout.output.contains("\"source\": {\"file\": \"list.yaml\", \"line\": 5}"))
    let plain = try await tablec("compile", "list.yaml", "--emit", "svg", in: folder)
    let framed = try await tablec("compile", "list.yaml", "--emit", "svg", "--frames", in: folder)
    #expect(framed.output.contains("contentView") && !plain.output.contains("contentView"))
  }

  @Test("--constraints draws them in pictures and on pages, and changes nothing else")
  func constraints() async throws {
    try folder.write(
      "tablespec: 1\nsections: [{rows: [{id: a, views: [{id: v, width: 40, height: 40, pin: margins}]}]}]\n",
      to: "held.yaml")
    for (stage, isDrawn) in [("svg", true), ("html", true), ("layout", false), ("ir", false)] {
      let plain = try await tablec("compile", "held.yaml", "--emit", stage, in: folder)
      let drawn = try await tablec("compile", "held.yaml", "--emit", stage, "--constraints", in: folder)
      #expect(drawn.status == 0 && drawn.errors == plain.errors && !plain.output.contains("data-constraints"))
      #expect(isDrawn ? drawn.output.contains("data-constraints=\"a\"") : drawn.output == plain.output)
    }
    let other = try await tablec("compile", "list.yaml", "--emit", "svg", "--constraints", in: folder)
    #expect(try await tablec("compile", "list.yaml", "--emit", "svg", in: folder).output == other.output)
  }
}
