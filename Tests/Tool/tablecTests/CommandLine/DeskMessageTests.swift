import Foundation
import OutsidePrograms
import Testing

@Suite("What a person at the desk is told")
struct DeskMessageTests {
  private static let conflict = """
    tablespec: 1
    sections:
      - rows:
          - id: r
            height: 60
            views: [{id: a, label: Hello}]
            constraints: [a.leading == superview.leading + 10, a.centerY == superview.centerY, a.width == 40, a.width == 80]

    """

  @Test("constraints that conflict are one line for those who compile or draw, and silent where lint is told to be")
  func constraints() async throws {
    let folder = try TemporaryFolder(["a.yaml": Self.conflict])
    for arguments in [["compile", "a.yaml"], ["preview", "a.yaml", "-o", "a.svg"]] {
      let run = try await Program.tablec.run(arguments, in: folder.url)
      #expect(
        run.status == 0 && run.errors.hasPrefix("warning[W0301]: constraints conflict in 1 place\n --> a.yaml:7:"))
      #expect(run.errors.contains("'tablec lint a.yaml'"))
    }
    let silent = Self.conflict.replacingOccurrences(
      of: "      - id: r", with: "      # tablec:disable unsatisfiable-constraints\n      - id: r")
    try folder.write(silent, to: "a.yaml")
    #expect(try await tablec("compile", "a.yaml", in: folder).errors == "")
  }

  @Test("the same mistake in many files is told once, with its places")
  func many() async throws {
    let folder = try TemporaryFolder()
    for index in 1...6 {
      try folder.write("tablespec: 1\nsections: [{rows: [{txt: a}]}]\n", to: "Specs/s\(index).yaml")
    }
    let run = try await tablec("compile", "Specs", "--check", in: folder)
    #expect(run.status == 1 && run.errors.components(separatedBy: "unknown key 'txt'").count == 2)
    #expect(run.errors.contains("note: the same in 5 other places: Specs/s2.yaml:2:21, Specs/s3.yaml:2:21"))
    let json = try await tablec("compile", "Specs", "--check", "--reporter", "json", in: folder)
    #expect(json.errors.components(separatedBy: "unknown key 'txt'").count == 7)
  }

  @Test("lines of a comparison end where the terminal does, and have no end in a file")
  func widths() async throws {
    let spec = "tablespec: 1\nsections: [{header: Friends, rows: [{id: a, text: A}, {id: b, text: B}]}]\n"
    let folder = try TemporaryFolder([
      "a.yaml": spec, "b.yaml": spec.replacing("text: A", with: "text: A, height: 80, accessory: {switch: on}"),
    ])
    let lines = { (text: String) in text.split(separator: "\n").map(\.count).max() ?? 0 }
    let arguments = ["diff", "a.yaml", "b.yaml", "--color", "never"]
    let shown = try await PseudoTerminal.talk(arguments, in: folder, [], variables: ["COLUMNS": "50"])
    #expect(shown.screen.contains("section-0/a in 'Friends'") && lines(shown.screen) <= 50, "\(shown.screen)")
    #expect(lines(try await Program.tablec.run(arguments, in: folder.url).output) > 50)
  }

  @Test("'schema' says on a terminal which file it wrote")
  func schema() async throws {
    let folder = try TemporaryFolder()
    let shown = try await PseudoTerminal.talk(["schema", "layout", "-o", "layout.json"], in: folder, [])
    #expect(shown.status == 0 && shown.screen.contains("wrote layout.json"))
    #expect(try await tablec("schema", "layout", "-o", "layout.json", in: folder).errors == "")
  }

  @Test("a picture in pixels says which programs can draw it")
  func pixels() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": "tablespec: 1\nenvironments: [{device: iphone-se}]\nsections: [{rows: [a]}]\n"
    ])
    let without = try await tablec(
      "preview", "a.yaml", "-o", "a.png", in: folder, variables: ["PATH": folder.url.path])
    for words in [
      "needs 'rsvg-convert', Chromium or Chrome", "apt install librsvg2-bin", "apt install chromium", "write a.svg",
    ] {
      #expect(without.status == 2 && without.errors.contains(words), "\(without.errors)")
    }
    #expect(!folder.files.contains("a.png"))
    #expect(try await tablec("preview", "a.yaml", "--zoom", "3", in: folder).status == 64)
  }

  @Test(
    "a picture in pixels has the same size whichever program draws it, and no folder is left over",
    .enabled(
      if: OutsideProgram.areRequired || Program.named("rsvg-convert") != nil && Browser.chromium != nil,
      "needs rsvg-convert and chromium"))
  func rasterizers() async throws {
    let text = "</script><script>document.title = 1</script>"
    let folder = try TemporaryFolder([
      "a.yaml":
        "tablespec: 1\nenvironments: [{device: iphone-se}]\nsections: [{rows: [\"\(text)\"]}]\n"
    ])
    // All programs but librsvg's.
    let programs = folder.url.appending(path: "programs")
    let scratch = folder.url.appending(path: "t m#p%")
    for new in [programs, scratch] {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    }
    for bin in ["/bin", "/usr/bin", "/usr/local/bin"] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: bin)) ?? [] where name != "rsvg-convert" {
        let link = programs.appending(path: name).path
        try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(bin)/\(name)")
      }
    }
    for (zoom, width) in [("1", 375), ("2.001", 751)] {
      var sizes: [[Int]] = []
      for (variables, program) in [([:], "rsvg-convert"), (["PATH": programs.path, "TMPDIR": scratch.path], "chrom")] {
        let run = try await tablec(
          "preview", "a.yaml", "-o", "a.png", "--zoom", zoom, "--verbose", in: folder, variables: variables)
        #expect(run.status == 0 && run.errors.contains("wrote a.png, drawn by \(program)"), "\(run.errors)")
        let bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "a.png")))
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        sizes.append([16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } })
      }
      #expect(sizes[0] == sizes[1] && sizes[0][0] == width, "\(sizes)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
  }

  @Test(
    "names that are nearly right",
    arguments: [
      (["compile", "a.yaml", "--device", "iphone99"], "Did you mean 'iphone-17'?\n  iPhones: iphone-se-1, "),
      (["compile", "a.yaml", "--device", "ipone-17-pro"], "Did you mean 'iphone-17-pro'?"),
      (["docs", "rows"], "did you mean 'language/rows'?"),
      (["docs", "buttons"], "did you mean 'language/controls#button'?"),
      (["docs", "desk#one-from"], "did you mean 'one-form'?"),
      (["lint", "a.yaml", "--rule", "x"], "'tablec rules' lists the rules, --disable RULE leaves one out"),
      (["lint", "--select=text-contrats", "a.yaml"], "The nearest rule to 'text-contrats' is 'text-contrast'."),
      (["init", "setings"], "'settings' is a template: 'tablec init setings --template settings --force'"),
    ])
  func names(arguments: [String], words: String) async throws {
    let folder = try TemporaryFolder(["a.yaml": "tablespec: 1\nsections: [{rows: [a]}]\n"])
    let run = try await Program.tablec.run(arguments, in: folder.url)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test("a table is chosen by its identifier, and by a name only where it is one's own")
  func chosenTable() async throws {
    let table = { (id: String, y: Int) in
      """
        Table, {{0.0, \(y).0}, {320.0, 88.0}}, identifier: '\(id)'
          Cell, {{0.0, \(y).0}, {320.0, 44.0}}
            StaticText, {{15.0, \(y + 12).0}, {100.0, 20.0}}, label: 'In \(id)'

      """
    }
    let folder = try TemporaryFolder([
      "a.txt": "Window, {{0.0, 0.0}, {320.0, 568.0}}\n\(table("one", 0))\(table("two", 200))"
    ])
    let one = try await tablec("import", "a.txt", "--table", "one", in: folder)
    #expect(one.status == 0 && one.output.contains("In one"), "\(one.errors)")
    let both = try await tablec("import", "a.txt", "--table", "UITableView", in: folder)
    #expect(both.status != 0 && both.errors.contains("2 tables of the dump are called 'UITableView'"), "\(both.errors)")
    #expect(both.errors.contains("choose one by its line: --table 2"))
  }

  @Test("two dumps are not held against each other: the way out is told")
  func twoDumps() async throws {
    let dump =
      "<UITableView: 0x1; frame = (0 0; 320 480)>\n   | <UITableViewCell: 0x2; frame = (0 0; 320 44); text = 'Ann'>\n"
    let folder = try TemporaryFolder(["a.txt": dump, "b.txt": dump])
    let run = try await tablec("verify", "a.txt", "b.txt", in: folder)
    #expect(run.status == 2 && run.errors.contains("E0631") && run.errors.contains("tablec diff"))
  }
}
