import Foundation
import Testing

@Suite("Verifying an app")
struct VerifyTests {
  private static let spec = Specs.list.replacing("tablespec: 1\n", with: "tablespec: 1\nmetrics: ios17\n")
  /// With two environments in which a plain table is as high, but not as wide.
  private static let wide = spec.replacing(
    "metrics: ios17\n",
    with: "metrics: ios17\nenvironments: [{name: phone, device: iphone-15}, {name: old, device: iphone-se}]\n")
  private static let app = AppScreen(["Ann", "Ben"]).text
  private static let moved = app.replacing("(20.0 0; 353.0 44.0); text = 'Ben'", with: "(32 0; 341 44); text = 'Ben'")

  private func old(_ rows: [String]) -> String {
    var screen = AppScreen(rows)
    (screen.width, screen.margin) = (375, 16)
    return screen.text
  }

  // MARK: What agrees and what differs

  @Test("is silent about what agrees, but for one line")
  func agrees() async throws {
    let folder = try TemporaryFolder(["Specs/list.yaml": Self.spec, "Dumps/list.txt": Self.app])
    for arguments in [
      ["Specs", "Dumps"], ["Specs/list.yaml", "Dumps/list.txt"], ["Specs/", "Dumps/", "--require-complete"],
    ] {
      let run = try await Program.tablec.run(["verify"] + arguments, in: folder.url)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(run.output.hasPrefix("1 spec with 1 dump: 1 agrees with the app\n"), "\(run.output)")
    }
    let quiet = try await tablec("verify", "Specs", "Dumps", "--quiet", in: folder)
    #expect(quiet.status == 0 && quiet.output == "" && quiet.errors == "")
  }

  @Test("tells what the app shows, at the lines of the spec")
  func differs() async throws {
    let folder = try TemporaryFolder(["list.yaml": Self.spec, "list.txt": Self.moved])
    let text = try await tablec("verify", "list.yaml", "list.txt", in: folder)
    #expect(text.status == 1 && text.errors == "")
    #expect(
      text.output == """
        1 spec with 1 dump: 1 differs from the app
        compared: 2 of 2 rows, 6 views, 26 numbers of frames and texts; 2 views of the spec without a partner

        list.yaml → list.txt
          1 layout

          layout
            friends/ben.textLabel  the app shows x 32, width 341; the spec x 20, width 353  D0207  list.yaml:7

        """, "\(text.output)")
    let github = try await tablec("verify", "list.yaml", "list.txt", "-f", "github", in: folder)
    #expect(
      github.output
        == "::warning file=list.yaml,line=7,col=25,endColumn=28,title=D0207 frame-changed::friends/ben.textLabel: the app shows x 32, width 341; the spec x 20, width 353; in the app's views: list.txt:4\n",
      "\(github.output)")
  }

  @Test("tells rows that only one side has, where the whole table was printed")
  func rows() async throws {
    let folder = try TemporaryFolder(["list.yaml": Self.spec])
    func lines(_ rows: [String], status: Int32) async throws -> [String] {
      try folder.write(AppScreen(rows).text, to: "list.txt")
      let run = try await tablec("verify", "list.yaml", "list.txt", "-f", "github", in: folder)
      #expect(run.status == status, "\(rows): \(run.output)\(run.errors)")
      return run.output.split(separator: "\n").map {
        String($0).replacing(/::(error|warning) file=list.yaml,?/, with: "")
      }
    }
    #expect(try await lines(["Ann", "Ben"], status: 0) == [])
    // First, last, in between, alone.
    #expect(
      try await lines(["Ann"], status: 1) == [
        "line=7,col=9,title=D0102 row-removed::friends/ben: the app does not show the row: 'Ben'"
      ])
    #expect(
      try await lines(["Ben"], status: 1).first
        == "line=6,col=9,title=D0102 row-removed::friends/ann: the app does not show the row: 'Ann'")
    #expect(
      try await lines(["Ann", "Ben", "Cy"], status: 1) == [
        "line=7,col=9,title=D0202 row-added::friends/2: only the app shows the row: 'Cy'"
      ])
    #expect(
      try await lines(["Zoe", "Ann", "Ben"], status: 1).first
        == "line=4,col=5,title=D0202 row-added::friends/0: only the app shows the row: 'Zoe'")
    #expect(
      try await lines(["Ann", "Zoe", "Ben"], status: 1).first
        == "line=6,col=9,title=D0202 row-added::friends/1: only the app shows the row: 'Zoe'")
    try folder.write("tablespec: 1\nmetrics: ios17\nsections: []\n", to: "list.yaml")
    #expect(
      try await lines(["Ann", "Ben"], status: 1) == [
        "title=D0201 section-added::section 1: only the app shows the section, with 2 rows"
      ])
  }

  @Test("does not miss rows that are off the screen")
  func screens() async throws {
    let rows = (0..<100).map { "Row \($0)" }
    let folder = try TemporaryFolder([
      "list.yaml":
        "tablespec: 1\nmetrics: ios17\nstyle: plain\nrowHeight: 44\nsections: [{rows: [{repeat: 100, text: \"Row {index}\"}]}]\n"
    ])
    for first in [0, 40, 80] {
      var screen = AppScreen(Array(rows[first..<first + 20]))
      (screen.contentHeight, screen.top) = (4_400, Double(first) * 44)
      try folder.write(screen.text, to: "list.txt")
      let run = try await tablec("verify", "list.yaml", "list.txt", in: folder)
      #expect(run.status == 0, "\(first): \(run.output)")
      // Between two rows that are shown, every row is.
      screen.rows[7] = "Other"
      try folder.write(screen.text, to: "list.txt")
      let other = try await tablec("verify", "list.yaml", "list.txt", in: folder)
      #expect(other.status == 1 && other.output.contains("the app shows 'Other', the spec 'Row \(first + 7)'"))
    }
  }

  // MARK: Pairs

  @Test("pairs a tree of dumps with specs and environments as 'compile -o' names them")
  func tree() async throws {
    let folder = try TemporaryFolder([
      "Specs/a.yaml": Self.wide, "Specs/forms/b.yaml": Self.spec, "Specs/forms/c.yaml": Self.spec,
      "Specs/v1.2/d.yml": Self.wide, "Specs/_part.yaml": "- rows: [Ann]\n", "Specs/ours.yaml": "metricsprofile: 1\n",
      "Dumps/a.phone.txt": Self.app, "Dumps/a.old.txt": old(["Ann", "Cy"]), "Dumps/forms/b.txt": Self.moved,
      "Dumps/v1.2/d.old.txt": old(["Ann", "Ben"]), "Dumps/.hidden.txt": "", "Dumps/_notes.txt": "", "Dumps/read.me": "",
    ])
    let run = try await tablec("verify", "Specs", "Dumps", in: folder)
    #expect(run.status == 1 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("4 specs with 4 dumps: 2 differ from the app, 1 agrees with the app, 1 has no dump\n"))
    #expect(run.output.contains("the app shows 'Cy', the spec 'Ben' (old)"), "\(run.output)")
    #expect(
      run.output.contains("Specs/a.yaml → Dumps/a.*.txt")
        && run.output.contains("Specs/forms/b.yaml → Dumps/forms/b.txt"))
    let complete = try await tablec("verify", "Specs", "Dumps", "--require-complete", in: folder)
    #expect(complete.status == 2 && complete.output == run.output)
    #expect(
      complete.errors.contains("error[E0632]: there is no dump of the app for this spec\n --> Specs/forms/c.yaml"))
    #expect(complete.errors.contains("help: the dump is expected at Dumps/forms/c.txt"), "\(complete.errors)")
    #expect(complete.errors.contains("no dump of the app for 1 of 2 environments of this spec\n --> Specs/v1.2/d.yml"))
    #expect(complete.errors.contains("help: the dump is expected at Dumps/v1.2/d.phone.txt"))
    #expect(complete.errors.components(separatedBy: "error[").count == 3, "\(complete.errors)")
    // Only one environment is asked for: the others neither count nor miss.
    let phone = try await tablec(
      "verify", "Specs/a.yaml", "Dumps", "--environment", "phone", "--require-complete", in: folder)
    #expect(
      phone.status == 0 && phone.output.hasPrefix("1 spec with 1 dump: 1 agrees with the app\n"),
      "\(phone.output)\(phone.errors)")
  }

  @Test("tells dumps that belong to no spec, with the closest name")
  func unknown() async throws {
    let folder = try TemporaryFolder([
      "Specs/settings.yaml": Self.wide, "Specs/forms/login.yaml": Self.spec, "Dumps/setings.txt": Self.app,
      "Dumps/settings.phnoe.txt": Self.app, "Dumps/forms/logn.phone.txt": Self.app, "Dumps/other.txt": Self.app,
      "Dumps/settings.pad.txt": Self.app, "Dumps/forms/login.txt": Self.app,
    ])
    let run = try await tablec("verify", "Specs", "Dumps", in: folder)
    #expect(run.status == 2 && run.output.contains("2 specs with 1 dump: 1 agrees with the app, 1 has no dump"))
    for words in [
      "error[E0631]: the dump belongs to no spec: there is no spec 'setings'\n --> Dumps/setings.txt",
      "did you mean 'settings.txt'?", "the spec 'settings' has no environment 'phnoe'",
      "did you mean 'settings.phone.txt'?",
      "there is no spec 'forms/logn.phone'", "did you mean 'forms/login.phone.txt'?",
      "the spec 'settings' has no environment 'pad'", "its environments are phone, old", "there is no spec 'other'",
    ] { #expect(run.errors.contains(words), "\(words) in \(run.errors)") }
  }

  @Test("gives a name that can be read in two ways to the longest name of a spec")
  func ambiguous() async throws {
    let folder = try TemporaryFolder([
      "Specs/a.yaml": Self.wide, "Specs/a.old.yaml": Self.spec, "Dumps/a.old.txt": Self.app,
    ])
    let run = try await tablec("verify", "Specs", "Dumps", "--require-complete", "-f", "json", in: folder)
    #expect(run.status == 2 && run.errors.contains("Dumps/a.phone.txt, Dumps/a.old.txt"), "\(run.errors)")
    #expect(run.output.contains("\"old\": \"Specs/a.old.yaml\"") && !run.output.contains("\"old\": \"Specs/a.yaml\""))
    // Without the longer name, it is the environment.
    try FileManager.default.removeItem(atPath: folder.path("Specs/a.old.yaml"))
    let other = try await tablec("verify", "Specs", "Dumps", in: folder)
    #expect(other.status == 1 && other.output.contains("the app shows width 393, the spec 375"), "\(other.output)")
  }

  @Test("compares what is named by itself, whatever its name")
  func single() async throws {
    let folder = try TemporaryFolder([
      "list.yaml": Self.spec, "wide.yaml": Self.wide, "Dumps/x/list.txt": Self.app, "Dumps/other.txt": Self.moved,
      "log of today.log": Self.app, "wide.old.txt": old(["Ann", "Ben"]), "Specs/one/list.yaml": Self.spec,
      "Specs/two/list.yaml": Self.spec, "Specs/two/only.yaml": Self.spec, "list.txt": Self.app, "only.txt": Self.app,
    ])
    let same = "1 spec with 1 dump: 1 agrees with the app\n"
    for arguments in [
      ["list.yaml", "log of today.log"], ["list.yaml", "Dumps"], ["wide.yaml", "wide.old.txt"],
      ["wide.yaml", "list.txt"],
    ] {
      let run = try await Program.tablec.run(["verify"] + arguments, in: folder.url)
      #expect(run.status == 0 && run.output.hasPrefix(same), "\(arguments): \(run.output)\(run.errors)")
    }
    let piped = try await tablec("verify", "list.yaml", "-", in: folder, input: Self.app)
    #expect(piped.status == 0 && piped.output.hasPrefix(same))
    let spec = try await tablec("verify", "-", "list.txt", in: folder, input: Self.spec)
    #expect(spec.status == 0 && spec.output.hasPrefix(same), "\(spec.errors)")
    let only = try await tablec("verify", "Specs", "only.txt", in: folder)
    #expect(only.status == 0 && only.output.hasPrefix("3 specs with 1 dump: 1 agrees with the app, 2 have no dump\n"))
    let two = try await tablec("verify", "Specs", "list.txt", in: folder)
    #expect(two.status == 2 && two.errors.contains("may belong to 2 specs: Specs/one/list.yaml, Specs/two/list.yaml"))
    // A spec that was named and not compared must not look verified.
    let none = try await tablec("verify", "wide.yaml", "Dumps", in: folder)
    #expect(none.status == 2 && none.errors.contains("E0632"), "\(none.errors)")
  }

  @Test("lays a spec out in the environment of the flags for a dump that names none")
  func flags() async throws {
    let folder = try TemporaryFolder(["list.yaml": Self.spec, "list.txt": Self.app])
    let wrong = try await tablec("verify", "list.yaml", "list.txt", "--device", "iphone-se", in: folder)
    #expect(wrong.status == 1 && wrong.output.contains("the app shows"))
    let several = try await tablec("verify", "list.yaml", "list.txt", "--device", "iphone-se,iphone-15", in: folder)
    #expect(several.status == 2 && several.errors.contains("E0405"))
  }

  // MARK: Reports

  @Test("counts in every format", arguments: ["json", "markdown", "sarif", "junit", "html"])
  func formats(_ format: String) async throws {
    let folder = try TemporaryFolder([
      "Specs/a.yaml": Self.spec, "Specs/b.yaml": Self.spec, "Specs/c.yaml": Self.spec, "Dumps/a.txt": Self.app,
      "Dumps/b.txt": Self.moved,
    ])
    let run = try await tablec("verify", "Specs", "Dumps", "-f", format, in: folder)
    #expect(run.status == 1 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("the app shows x 32, width 341; the spec x 20, width 353"))
    switch format {
    case "json": #expect(run.output.contains("\"dumps\": 2") && run.output.contains(#""withoutDump": ["c"]"#))
    case "markdown":
      #expect(
        run.output.contains("3 specs with 2 dumps: 1 differs from the app, 1 agrees with the app, 1 has no dump."))
      #expect(run.output.contains("**1 difference: 1 layout, in 1 of 2 specs.**"))
    case "sarif": #expect(run.output.contains("Specs/b.yaml") && run.output.contains("in the app's views"))
    case "junit": #expect(run.output.contains(#"tests="2" failures="1""#) && run.output.contains("Specs/b.yaml:7"))
    default: break
    }
  }

  @Test("accepts differences, and has limits of its own")
  func options() async throws {
    let folder = try TemporaryFolder([
      "list.yaml": Self.spec, "list.txt": Self.moved, ".tablec.yaml": "diff: {tolerance: 100}\n",
    ])
    // The configuration's tolerance is for versions.
    #expect(try await tablec("verify", "list.yaml", "list.txt", in: folder).status == 1)
    for flag in ["--tolerance=20", "--fail-on=breaking"] {
      #expect(try await tablec("verify", "list.yaml", "list.txt", flag, in: folder).status == 0, "\(flag)")
    }
    let accepted = try await tablec(
      "verify", "list.yaml", "list.txt", "--accept", "known.yaml", "--reason", "A wider margin", in: folder)
    #expect(accepted.status == 0)
    let known = try await tablec("verify", "list.yaml", "list.txt", "--known", "known.yaml", in: folder)
    #expect(known.status == 0 && known.output.contains("A wider margin") && known.errors == "", "\(known.errors)")
    #expect(known.output.hasPrefix("1 spec with 1 dump: 1 agrees with the app\n"))
  }

  @Test("leaves out widths that were only measured otherwise, unless they are asked for")
  func widths() async throws {
    let spec = Self.spec.replacing("text: Ann}", with: "text: Ann, style: value1, detailText: Oak}")
    let folder = try TemporaryFolder(["list.yaml": spec])
    let layout = try await tablec("compile", "list.yaml", "--device", "iphone-15", in: folder).output
    let match = try #require(
      layout.firstMatch(of: /"detailTextLabel": \{"frame": \[\[([\d.]+), ([\d.]+)\], \[([\d.]+), ([\d.]+)\]\]/))
    let (x, width) = (try #require(Double(match.1)) + 0.9, try #require(Double(match.3)) - 0.9)
    let title = try #require(
      layout.firstMatch(of: /"textLabel": \{"frame": \[\[([\d.]+), ([\d.]+)\], \[([\d.]+), ([\d.]+)\]\]/))
    let label = "   |    |    | <UITableViewLabel: 0x40; frame = (20.0 0; 353.0 44.0); text = 'Ann'>"
    #expect(Self.app.contains(label))
    try folder.write(
      Self.app.replacing(
        label,
        with:
          "   |    |    | <UITableViewLabel: 0x9; frame = (\(title.1) \(title.2); \(title.3) \(title.4)); text = 'Ann'>\n"
          + "   |    |    | <UITableViewLabel: 0x8; frame = (\(x) \(match.2); \(width) \(match.4)); text = 'Oak'>"),
      to: "list.txt")
    let run = try await tablec("verify", "list.yaml", "list.txt", in: folder)
    #expect(run.status == 0 && run.output.hasPrefix("1 spec with 1 dump: 1 agrees with the app\n"), "\(run.output)")
    let all = try await tablec("verify", "list.yaml", "list.txt", "--fail-on", "any", in: folder)
    #expect(all.status == 1 && all.output.contains("D0505"), "\(all.output)")
  }

  @Test("two hundred dumps are compared at once, with the same bytes however many threads there are")
  func many() async throws {
    var files: [String: String] = [:]
    for index in 0..<100 {
      files["Specs/area\(index % 7)/screen\(index).yaml"] = Self.wide
      files["Dumps/area\(index % 7)/screen\(index).phone.txt"] = index % 10 == 3 ? Self.moved : Self.app
      files["Dumps/area\(index % 7)/screen\(index).old.txt"] = old(index % 10 == 4 ? ["Ann"] : ["Ann", "Ben"])
    }
    let folder = try TemporaryFolder(files)
    let one = try await tablec("verify", "Specs", "Dumps", "--require-complete", "-j", "1", in: folder)
    let four = try await tablec("verify", "Specs", "Dumps", "--require-complete", "-j", "4", in: folder)
    #expect(one.status == 1 && one.errors == "" && one.output == four.output, "\(one.errors)")
    #expect(one.output.contains("100 specs with 200 dumps: 20 differ from the app, 80 agree with the app\n"))
    #expect(one.output.split(separator: "\n").count { $0.contains("width 341") } == 10)
    #expect(one.output.split(separator: "\n").count { $0.contains("does not show the row: 'Ben' (old)") } == 10)
  }

  @Test("wrong usage is told as such")
  func usage() async throws {
    let folder = try TemporaryFolder(["list.yaml": Self.spec, "list.txt": Self.app])
    for (arguments, words) in [
      ([], "Missing expected argument '<specs>'"), (["list.yaml"], "Missing expected argument '<dumps>'"),
      (["-", "-"], "only one side can be standard input"),
      (["list.yaml", "list.txt", "-j", "0"], "--jobs must be 1 or more"),
      (["list.yaml", "list.txt", "--tolerance", "x"], "'x' is invalid"),
      (["list.yaml", "list.txt", "more.txt"], "more.txt"),
      (["list.yaml", "list.txt", "-o", ""], "-o needs the name"),
    ] {
      let run = try await Program.tablec.run(["verify"] + arguments, in: folder.url)
      #expect(run.status == 64 && run.output == "" && run.errors.contains(words), "\(arguments): \(run.errors)")
      #expect(run.errors.contains("Usage: tablec verify"), "\(run.errors)")
    }
  }
}
