import Foundation
import PatchApplying
import TableDiff
import TableSupport
import Testing

@Suite("Comparing two sides")
struct DiffTests {
  /// The list without its second row, and with another text in the first.
  static let shorter = """
    tablespec: 1
    sections:
      - id: friends
        rows:
          - {id: ann, text: Anna}

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "old.yaml": Specs.list, "new.yaml": Self.shorter, "misspelt.yaml": Specs.misspelt, "note.txt": "a note\n",
      "before/list.yaml": Specs.list, "before/gone.yaml": Self.numbered(100), "before/same.yaml": Self.numbered(200),
      "before/forms/login.yaml": Self.numbered(300), "after/list.yaml": Self.shorter,
      "after/same.yaml": Self.numbered(200),
      "after/sign-in.yaml": Self.numbered(300) + "      - {id: last, text: Last}\n",
      "after/fresh.yaml": Self.numbered(400),
    ])
  }

  /// Four rows that no other such spec has.
  private static func numbered(_ start: Int) -> String {
    "tablespec: 1\nsections:\n  - rows:\n"
      + (start..<start + 4).map { "      - {id: row-\($0), text: Row \($0)}\n" }.joined()
  }

  // MARK: Status

  @Test("the status is that of diff: 0 the same, 1 different, 2 error")
  func status() async throws {
    let same = try await tablec("diff", "old.yaml", "old.yaml", in: folder)
    #expect(same.status == 0 && same.output == "" && same.errors == "")
    let different = try await tablec("diff", "old.yaml", "new.yaml", in: folder)
    #expect(different.status == 1 && different.errors == "")
    #expect(different.output.contains("friends/ben"))
    let missing = try await tablec("diff", "old.yaml", "nowhere.yaml", in: folder)
    #expect(missing.status == 2 && missing.errors.hasPrefix("error[E0601]"))
    let broken = try await tablec("diff", "old.yaml", "misspelt.yaml", in: folder)
    #expect(broken.status == 2 && broken.errors.contains("did you mean 'accessory'?"))
    #expect(broken.output == "")
  }

  @Test("--fail-on says from which class on a change fails")
  func failOn() async throws {
    try folder.write(Specs.list.replacing("text: Ben", with: "text: Bea"), to: "worded.yaml")
    #expect(try await tablec("diff", "old.yaml", "worded.yaml", in: folder).status == 1)
    #expect(try await tablec("diff", "old.yaml", "worded.yaml", "--fail-on", "visual", in: folder).status == 0)
    #expect(try await tablec("diff", "old.yaml", "new.yaml", "--fail-on", "breaking", in: folder).status == 1)
    #expect(try await tablec("diff", "old.yaml", "new.yaml", "--fail-on", "none", in: folder).status == 0)
    // An id that is given changes nothing that the table shows.
    try folder.write("tablespec: 1\nsections: [{id: s, rows: [Ann]}]\n", to: "a.yaml")
    try folder.write("tablespec: 1\nsections: [{id: s, rows: [{id: ann, text: Ann}]}]\n", to: "b.yaml")
    #expect(try await tablec("diff", "a.yaml", "b.yaml", in: folder).status == 0)
    #expect(try await tablec("diff", "a.yaml", "b.yaml", "--fail-on", "any", in: folder).status == 1)
  }

  @Test("wrong usage is told with the way out")
  func usage() async throws {
    let mistakes = [
      (["old.yaml"], "diff compares two sides, but one was given"),
      (["old.yaml", "new.yaml", "note.txt"], "diff compares two sides, but 3 were given"),
      (["-", "-"], "only one side can be standard input"),
      (["old.yaml", "new.yaml", "-f", "json", "-f", "text"], "several formats need a folder"),
      (["old.yaml", "new.yaml", "--tolerance=-1"], "--tolerance must be a number of points"),
      (["old.yaml", "new.yaml", "--accept", "x.yaml"], "--accept needs a --reason"),
      (
        ["old.yaml", "new.yaml", "--accept", "x.yaml", "--reason", "r", "--expires", "2099-02-30"],
        "--expires must be a day"
      ),
      (["HEAD..HEAD"], "add a path"),
    ]
    for (arguments, message) in mistakes {
      let run = try await Program.tablec.run(["diff"] + arguments, in: folder.url)
      #expect(run.status == 64 && run.errors.contains(message), "\(arguments): \(run.errors)")
    }
  }

  @Test("a configuration that is wrong is trouble, not a difference")
  func configuration() async throws {
    for text in ["dif: {}", "diff: {tolerance: -3}", "diff: {failOn: never}"] {
      try folder.write(text + "\n", to: ".tablec.yaml")
      let run = try await tablec("diff", "old.yaml", "old.yaml", in: folder)
      #expect(run.status == 2 && run.errors.contains(".tablec.yaml:1:"), "\(run.errors)")
    }
  }

  @Test("no format takes what could not be compared for the same")
  func failed() async throws {
    for format in ["markdown", "html", "junit", "json"] {
      let run = try await tablec("diff", "misspelt.yaml", "misspelt.yaml", "--format", format, in: folder)
      #expect(run.status == 2 && !run.output.contains("No difference"), "\(run.output)")
      #expect(
        run.output.contains(
          format == "junit" ? "errors=\"1\"" : format == "json" ? "\"failed\": [" : "could not be compared"))
    }
  }

  @Test("two specs of one name, and two folders without any, are told")
  func names() async throws {
    try folder.write(Specs.list, to: "before/list.yml")
    let twice = try await tablec("diff", "before", "after", in: folder)
    #expect(twice.status == 2 && twice.errors.contains("the other spec is before/list.yaml"), "\(twice.errors)")
    for name in ["empty", "bare"] { try folder.makeFolder(name) }
    let none = try await tablec("diff", "empty", "bare", in: folder)
    #expect(none.status == 2 && none.errors.contains("there is no spec in either folder"))
  }

  // MARK: Sides

  @Test("a layout JSON is compared with a spec where it was laid out itself")
  func layouts() async throws {
    _ = try await tablec(
      "compile", "old.yaml", "--device", "iphone-se", "--ios", "15", "-o", "old.layout.json", in: folder)
    let same = try await tablec("diff", "old.layout.json", "old.yaml", in: folder)
    #expect(same.status == 0 && same.output == "", "\(same.output)")
    let different = try await tablec("diff", "old.layout.json", "new.yaml", in: folder)
    #expect(different.status == 1 && different.output.contains("D0102"))
    let elsewhere = try await tablec("diff", "old.layout.json", "old.yaml", "--device", "ipad", in: folder)
    #expect(elsewhere.output.contains("shown on ipad"), "\(elsewhere.output)")
    let wrong = try await tablec(
      "diff", "old.yaml", "-", in: folder, input: #"{"format": "tablec.layout", "version": 1}"#)
    #expect(wrong.status == 2 && wrong.errors.contains("E0623"), "\(wrong.errors)")
  }

  @Test("one side can come from the standard input or a pipe")
  func pipes() async throws {
    #expect(try await tablec("diff", "-", "old.yaml", in: folder, input: Specs.list).status == 0)
    let broken = try await tablec("diff", "old.yaml", "-", in: folder, input: Specs.misspelt)
    #expect(broken.errors.contains("<stdin>:4:21") && broken.errors.contains("^^^^^^^^"))
  }

  @Test("a file is compared with the one of its name in a folder")
  func fileAndFolder() async throws {
    let run = try await tablec("diff", "before/list.yaml", "after", in: folder)
    #expect(run.status == 1 && run.output.hasPrefix("before/list.yaml → after/list.yaml"), "\(run.output)")
    let none = try await tablec("diff", "old.yaml", "after", in: folder)
    #expect(none.status == 2 && none.errors.contains("no spec with the name of the other side"))
  }

  @Test("folders are compared by names, and a spec that was renamed by what it holds")
  func folders() async throws {
    let run = try await tablec("diff", "before", "after", in: folder)
    let overview = run.output.split(separator: "\n\n").first.map(String.init)
    #expect(
      overview == """
        fresh    is new
        gone     is gone
        list     1 breaking, 1 text
        sign-in  was forms/login, 1 layout, 1 none
        """)
    #expect(run.output.contains("5 specs: 1 differs, 1 is new, 1 is gone, 1 is renamed, 1 is the same"))
    #expect(run.status == 1)
    let verbose = try await tablec("diff", "before", "after", "--verbose", in: folder)
    #expect(verbose.output.contains("same     the same"))
    // The order of threads is not the order of what is told.
    for jobs in ["1", "4"] {
      #expect(try await tablec("diff", "before", "after", "--jobs", jobs, in: folder).output == run.output)
    }
  }

  @Test("folders of layouts are compared too, and a folder of specs with what it was compiled to")
  func folderOfLayouts() async throws {
    _ = try await tablec("compile", "before", "-o", "one", "--emit", "layout", in: folder)
    let same = try await tablec("diff", "one", "before", in: folder)
    #expect(same.status == 0 && same.output == "", "\(same.output)")
    _ = try await tablec("compile", "after", "-o", "two", "--emit", "layout", in: folder)
    let run = try await tablec("diff", "one", "two", in: folder)
    #expect(run.status == 1 && run.output.contains("list         1 breaking, 1 text"), "\(run.output)")
  }

  @Test("a patch makes the old file the new one, with the lines of specs where those are in it")
  func patches() async throws {
    for options in [[], ["--source-map"]] {
      for name in ["old", "new"] {
        let arguments = ["compile", "\(name).yaml", "-o", "\(name).layout.json"] + options
        _ = try await Program.tablec.run(arguments, in: folder.url)
      }
      let run = try await tablec(
        "diff", "old.layout.json", "new.layout.json", "--format", "patch", "-o", "p.json", in: folder)
      #expect(run.status == 1 && run.errors == "")
      let (old, new) = (try json("old.layout.json"), try json("new.layout.json"))
      let patch = try JSONPatch.parse(try json("p.json"))
      #expect(try patch.applied(to: old) == new)
    }
  }

  private func json(_ name: String) throws -> JSONValue {
    try JSONValue.parse(Array(Data(contentsOf: folder.url.appending(path: name))))
  }

  @Test("what an app printed of its views is held against the spec")
  func dumps() async throws {
    let dump = """
      <UITableView: 0x1; frame = (0 0; 393 852); contentOffset: {0, 0}; contentSize: {393, 88}>
         | <UITableViewCell: 0x2; frame = (0 0; 393 44); text = 'Ann'>
         |    | <UITableViewCellContentView: 0x3; frame = (0 0; 393 44)>
         |    |    | <UITableViewLabel: 0x4; frame = (20 0; 353 44); text = 'Ann'>
         | <UITableViewCell: 0x5; frame = (0 44; 393 44); text = 'Ben'>
         |    | <UITableViewCellContentView: 0x6; frame = (0 0; 393 44)>
         |    |    | <UITableViewLabel: 0x7; frame = (20 0; 353 44); text = 'Ben'>

      """
    try folder.write(dump, to: "dump.txt")
    try folder.write(
      Specs.list.replacing("tablespec: 1\n", with: "tablespec: 1\nmetrics: ios17\n"), to: "seventeen.yaml")
    let same = try await tablec("diff", "seventeen.yaml", "dump.txt", in: folder)
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    try folder.write(
      dump.replacing("(20 0; 353 44); text = 'Ben'", with: "(32 0; 341 44); text = 'Ben'"), to: "dump.txt")
    let moved = try await tablec("diff", "seventeen.yaml", "dump.txt", in: folder)
    #expect(moved.status == 1 && moved.output.contains("friends/ben.textLabel"), "\(moved.output)")
    #expect(moved.output.contains("x 20 → 32 (+12)") && moved.output.contains("dump.txt:7"))
    let none = try await tablec("diff", "old.yaml", "note.txt", in: folder)
    #expect(none.status == 2, "\(none.errors)")
  }

  @Test("both specs are laid out in the environments of the new one, and a change is told once")
  func environments() async throws {
    let matrix = "environments: [{device: [iphone-15, iphone-se], appearance: [light, dark]}]\n"
    try folder.write(matrix + Self.shorter, to: "matrix.yaml")
    let run = try await tablec("diff", "old.yaml", "matrix.yaml", in: folder)
    #expect(run.output.contains("1 breaking, 1 text, 4 none in 4 environments"), "\(run.output)")
    let flags = try await tablec("diff", "old.yaml", "new.yaml", "--device", "iphone-15,iphone-se", in: folder)
    #expect(flags.output.contains("1 breaking, 1 text in 2 environments"), "\(flags.output)")
  }
}
