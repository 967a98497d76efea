import Foundation
import Testing

@testable import tablec

/// Names come from whoever wrote the specs, and are printed on the terminals of others and in logs that are read for commands.
@Suite("Names as they are printed")
struct PrintedNameTests {
  /// Sets the terminal's title, turns the reading direction, ends lines, forges a command of a log.
  private static let hostile = "x\u{1B}]0;t\u{7}\u{202E}y\u{2066}\r\n::error::z\u{9B}2J\u{2028}"

  /// What no text may hold but for its own lines.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// In double quotes, with escapes for what YAML does not allow.
  private static func yaml(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return scalar.value < 0x7F && scalar.value >= 0x20
        ? String(scalar) : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }

  /// A spec in which every name is hostile that may be.
  private static let spec = """
    tablespec: 1
    templates: {\(yaml("t" + hostile)): {text: \(yaml(hostile))}}
    sections:
      - id: \(yaml("s" + hostile))
        header: \(yaml(hostile))
        rows:
          - id: \(yaml("r" + hostile))
            use: \(yaml("t" + hostile))
            text: {text: \(yaml("long" + hostile)), color: '#FEFEFE'}
            views:
              - {id: \(yaml("v" + hostile)), frame: [0, 0, 20, 20], background: systemRed}
              - {id: \(yaml("w" + hostile)), width: 20, height: 20, pin: margins}

    """

  /// The same with a mistake at each name.
  private static let wrong = """
    tablespec: 1
    environments: [{name: \(yaml(hostile))}, {device: \(yaml(hostile))}]
    \(yaml("k" + hostile)): 1
    metrics: \(yaml(hostile))
    sections:
      - include: \(yaml(hostile))
      - rows:
          - {id: \(yaml(hostile)), use: \(yaml(hostile)), image: \(yaml("../" + hostile))}
          - {id: \(yaml(hostile)), views: [{id: a, constraints: [\(yaml("a.width = " + hostile))]}]}

    """

  private static let changed = spec.replacing("[0, 0, 20, 20]", with: "[5, 0, 30, 20]").replacing(
    "systemRed", with: "systemBlue")

  private let folder: TemporaryFolder
  private var name: String { Self.hostile }

  init() throws {
    let name = Self.hostile
    folder = try TemporaryFolder([
      "\(name)/\(name).yaml": Self.spec, "new\(name)/\(name).yaml": Self.changed,
      "new\(name)/added\(name).yaml": Specs.list,
      "wrong\(name)/\(name).yaml": Self.wrong, "empty\(name)/notes": "",
      "dumps\(name)/\(name).txt": AppScreen([name, "second"]).text, "dumps\(name)/z\(name).txt": AppScreen([name]).text,
      "dumps\(name)/\(name).e\(name).txt": AppScreen([name]).text,
      "config\(name)/\(name).yaml": Self.spec,
      "config\(name)/.tablec.yaml": "lint: {baseline: \(Self.yaml("../" + name))}\ndiff: {known: \(Self.yaml(name))}\n",
    ])
    try folder.link("\(name)/out\(name).yaml", to: "../\(name)")
    try folder.link("\(name)/gone\(name).yaml", to: "gone\(name)")
    try folder.link("\(name)/link\(name)", to: "..")
    try folder.link("build", to: "out\(name)")
  }

  /// Runs of every command, and in every format of those that have several. `N` is the hostile name.
  private static let lines: [[String]] =
    [
      ["compile", "N", "-o", "outN", "--verbose"], ["compile", "N/N.yaml", "-o", "N/N.yaml"],
      ["compile", "wrongN", "--check"], ["compile", "emptyN", "--check"], ["compile", "noneN"],
      ["compile", "N/N.yaml", "-o", "build"],
      ["compile", "N", "-o", "N.json"], ["compile", "N/N.yaml", "-o", "N.png"],
      ["compile", "N/N.yaml", "--device", "N"],
      ["compile", "N/N.yaml", "--environment", "N"], ["compile", "N/N.yaml", "--metrics", "N"], ["compile", "--N"],
      ["compile", "N/N.yaml", "--font", "N"], ["compile", "N/N.yaml", "N", "--emit", "ir"],
      ["compile", "N/N.yaml", "--state", "N"],
      ["compile", "N/N.yaml", "--emit", "ir"], ["compile", "N/N.yaml", "--emit", "layout", "--source-map"],
      ["compile", "N/N.yaml", "--emit", "syntax"], ["compile", "N/N.yaml", "--emit", "svg"], ["N"], ["help", "N"],
      ["compile", "N/N.yaml", "--emit", "N"], ["compile", "N/N.yaml", "--root", "N", "--check"],
      ["preview", "N/N.yaml"], ["preview", "N"], ["preview", "N/N.yaml", "-o", "N.svg", "--verbose"],
      ["lint", "N"], ["lint", "wrongN"], ["lint", "configN"], ["lint", "N/N.yaml", "--write-baseline", "baseN"],
      ["lint", "N/N.yaml", "--disable", "N"], ["lint", "N/N.yaml", "--baseline", "N"],
      ["explain", "N/N.yaml"], ["explain", "N/N.yaml", "rN"], ["explain", "N/N.yaml", "rN.vN"],
      ["explain", "N/N.yaml", "N"],
      ["explain", "N/N.yaml", "rN.N"], ["explain", "N/N.yaml", "--reporter", "json"], ["explain", "wrongN/N.yaml"],
      ["schema", "N"], ["schema", "-o", "build/N"], ["schema", "spec", "N"],
      ["init", "initN"], ["init", "N/N"], ["init", "--template", "N"], ["init", "build/N"],
      ["diff", "N", "newN", "-o", "outN", "--format", "text", "--format", "svg", "--verbose"],
      ["diff", "N/N.yaml", "newN"],
      ["diff", "N/N.yaml", "N.layout.json"], ["diff", "configN/N.yaml", "newN/N.yaml"],
      ["diff", "N/N.yaml", "newN/N.yaml", "--accept", "knownN", "--reason", "N"], ["diff", "N..N", "N"],
      ["diff", "N:N", "N/N.yaml"],
      ["verify", "N", "dumpsN"], ["verify", "N/N.yaml", "dumpsN/N.txt"], ["verify", "N", "dumpsN/zN.txt"],
      ["verify", "N", "dumpsN", "--require-complete"], ["verify", "wrongN", "dumpsN"], ["verify", "N", "N"],
      ["git-diff-driver", "N/N.yaml", "N/N.yaml", "0", "100644", "newN/N.yaml", "0", "100755"],
      ["git-diff-driver", "N"], ["git-difftool", "N/N.yaml", "newN/N.yaml", "N"], ["git-difftool", "N", "N", "N"],
    ]
    + ["text", "json", "markdown", "github", "sarif", "junit"].map {
      ["diff", "N/N.yaml", "newN/N.yaml", "--format", $0]
    }
    + ["json", "markdown", "github", "sarif", "junit"].map { ["verify", "N", "dumpsN", "--format", $0] }

  @Test("no name steers the terminal or a log", arguments: lines.indices)
  func safe(_ index: Int) async throws {
    let words = Self.lines[index].map { $0.replacing("N", with: name) }
    // The text for people, and the same for programs.
    let isReported =
      !words.contains("--reporter") && !words[0].hasPrefix("git-")
      && !["init", "schema", "help", name].contains(words[0])
    let forms = isReported ? ["--reporter", "text", "--reporter", "json=told.json"] : []
    let run = try await Program.tablec.run(words + forms, in: folder.url)
    #expect(run.status < 128, "\(Self.lines[index])")
    #expect(!isReported || run.status == 64 || folder.text("told.json")?.hasPrefix("{") == true, "\(Self.lines[index])")
    for text in [run.output, run.errors, folder.text("told.json") ?? ""] {
      let isJSON = text.hasPrefix("{") || text.hasPrefix("<svg")
      #expect(text.unicodeScalars.filter(Self.isUnsafe).isEmpty, "\(Self.lines[index]): \(text.debugDescription)")
      #expect(isJSON || !text.contains("\n::error::z"), "\(Self.lines[index])")
    }
  }

  @Test("the specs that these runs are about are in order")
  func control() async throws {
    let run = try await tablec("compile", "\(name)/\(name).yaml", "new\(name)", "--check", in: folder)
    #expect(run.status == 0 && !run.errors.contains("error["))
    let explained = try await tablec("explain", "\(name)/\(name).yaml", "r\(name).v\(name)", in: folder)
    #expect(
      explained.status == 0 && explained.output.contains("vx␛]0;t␇\\u{202E}y\\u{2066}␍␊::error::z\\u{9B}2J\\u{2028}"))
    let found = try await tablec("lint", "\(name)/\(name).yaml", "--write-baseline", "known.yaml", in: folder)
    let again = try await tablec("lint", "\(name)/\(name).yaml", "--baseline", "known.yaml", "--strict", in: folder)
    #expect(found.status == 0 && again.status == 0 && again.errors == "")
  }

  @Test("a layout that was written by hand is told as safely")
  func layouts() async throws {
    let run = try await tablec("compile", "\(name)/\(name).yaml", "--source-map", in: folder)
    let text = run.output.replacing(
      "\"environment\": {", with: "\"environment\": {\"name\": \(Self.yaml("../../" + name)), "
    )
    .replacing("\"file\": \"", with: "\"file\": \"\\u001b]0;x\\u0007")
    try folder.write(text, to: "a/a.layout.json")
    try folder.write(
      text.replacing("[0, 0], [20, 20]", with: "[1, 1], [22, 20]").replacing("long", with: "short"),
      to: "b/a.layout.json")
    for format in ["text", "markdown", "github", "junit"] {
      for side in ["", "/a.layout.json"] {
        let run = try await tablec("diff", "a\(side)", "b\(side)", "--format", format, in: folder)
        #expect(run.status == 1 && run.output.unicodeScalars.filter(Self.isUnsafe).isEmpty, "\(format)")
      }
    }
    let run2 = try await tablec("diff", "a", "b", "--format", "svg", "--format", "patch", "-o", "out", in: folder)
    #expect(run2.errors.unicodeScalars.filter(Self.isUnsafe).isEmpty)
    #expect(folder.files.allSatisfy { !$0.hasSuffix("svg") || $0.hasPrefix("out/") })
  }

  @Test("no page, picture or report that is written holds such a character")
  func written() async throws {
    // Without links that lead nowhere, which are trouble.
    let folder = try TemporaryFolder([
      "\(name)/\(name).yaml": Self.spec, "new\(name)/\(name).yaml": Self.changed,
      "new\(name)/added\(name).yaml": Specs.list, "wrong\(name)/\(name).yaml": Self.wrong,
    ])
    let formats = ["html", "svg", "text", "json", "markdown", "github", "junit", "sarif", "patch"]
    let diff = ["diff", name, "new\(name)", "-o", "diffs"] + formats.flatMap { ["--format", $0] }
    let compared = try await Program.tablec.run(diff, in: folder.url)
    #expect(compared.status == 1, "\(compared.errors)")
    #expect(try await tablec("gallery", "new\(name)", "-o", "site", in: folder).status == 0)
    let stages = ["layout", "svg", "html", "ir", "syntax"].flatMap { ["--emit", $0] }
    let compiled = try await Program.tablec.run(["compile", name, "-o", "stages"] + stages, in: folder.url)
    #expect(compiled.status == 0, "\(compiled.errors)")
    for form in ["json", "sarif", "rdjson", "gitlab", "junit", "checkstyle", "markdown", "github", "text", "xcode"] {
      let run = try await tablec("lint", "wrong\(name)", name, "--reporter", "\(form)=told/\(form)", in: folder)
      #expect(run.status == 1, "\(form): \(run.errors)")
    }
    let files = folder.files.filter { path in ["diffs/", "site/", "stages/", "told/"].contains { path.hasPrefix($0) } }
    #expect(files.count > 25)
    for file in files {
      let text = try #require(folder.text(file), "\(file)")
      // A tab and the line breaks of files from elsewhere, such as the page's script, steer nothing.
      let found = text.unicodeScalars.filter { Self.isUnsafe($0) && $0 != "\t" }
      #expect(found.isEmpty, "\(file.debugDescription): \(found.map { String($0.value, radix: 16) })")
    }
  }

  @Test("one pattern of git is one line, whatever the folder is called")
  func patterns() throws {
    let folders = [
      "a b", "tab\t", "two\nlines", "cr\r", "quote\"", "back\\slash", "#hash", "\u{1B}[2J", "\u{202E}evil", "\u{2028}",
      "café", "é\u{9B}",
    ]
    for folder in folders {
      let pattern = try #require(SpecPatterns.patterns(["\(folder)/a.yaml"]).first)
      let line = GitAttributes.line(pattern)
      #expect(line.hasSuffix(" diff=tablec") && !line.unicodeScalars.contains(where: Self.isUnsafe), "\(folder)")
      #expect(!line.contains("\n"))
      var attributes = GitAttributes(text: "")
      #expect(attributes.add([pattern]) == [line] && attributes.add([pattern]) == [])
      #expect(attributes.remove([pattern]) == [line] && attributes.text == "")
    }
  }

  @Test(
    "git reads the lines for such folders as they are meant, and git-setup shows them",
    .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func attributes() async throws {
    let path = "\(name)/deep/\(name).yaml"
    let repository = try await ScratchRepository([path: Specs.list, "plain/a.yaml": "on: push\n"])
    try await repository.git("config", "diff.tablec.command", "other \(name)")
    for arguments in [
      [], ["--install"], ["--install"], ["--install", "N*"], ["--remove", "N*"], ["--install", "--remove"], ["--N"],
    ] {
      let words = ["git-setup"] + arguments.map { $0.replacing("N", with: name) }
      let run = try await Program.tablec.run(words, in: repository.folder.url, variables: ScratchRepository.variables)
      #expect((run.output + run.errors).unicodeScalars.filter(Self.isUnsafe).isEmpty, "\(arguments)")
    }
    #expect(try await repository.tablec("git-setup", "--install").status == 0)
    try await repository.git("add", "--all")
    #expect(
      try await repository.git("check-attr", "-z", "diff", path, "plain/a.yaml")
        == "\(path)\0diff\0tablec\0plain/a.yaml\0diff\0unspecified\0")
    #expect(repository.folder.text(".gitattributes")?.split(separator: "\n").count == 1)
    try repository.folder.write(Specs.list.replacing("Ann", with: "Ada"), to: path)
    let run = try await repository.run(["-c", "core.quotePath=false", "diff"])
    #expect(run.status == 0 && run.output.hasPrefix("diff --tablec \"a/x\\033]0;t\\007\\342\\200\\256y"))
    #expect(run.output.unicodeScalars.filter(Self.isUnsafe).isEmpty)
  }
}
