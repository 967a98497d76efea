import Testing

/// What a spec may cost in all: whatever multiplies spends from one budget, and ends in an error that says so.
struct WorkLimitTests {
  private static let rows: @Sendable (Int) -> String = {
    "tablespec: 1\nsections: [{rows: [{repeat: \($0), text: Ann}]}]\n"
  }

  /// Specs of which a part is written a number of times, by what multiplies, and how many times are too many.
  static let growing: [(name: String, tooMany: Int, command: [String], spec: @Sendable (Int) -> String)] = [
    ("rows", 5_000, ["compile"], rows),
    (
      "rows that lint looks at", 1_000, ["lint"], rows
    ),
    (
      "rows that are explained", 200, ["explain"],
      rows
    ),
    (
      "environments", 200, ["compile", "--emit", "html"],
      { count in
        let environments = (0..<count).map { "{name: e\($0)}" }.joined(separator: ", ")
        return "tablespec: 1\nenvironments: [\(environments)]\nsections: [{rows: [{repeat: 20, text: Ann}]}]\n"
      }
    ),
    (
      "views", 200, ["compile"],
      { count in
        let views = Array(repeating: "{label: Ann, frame: [0, 0, 9, 9]}", count: count).joined(separator: ", ")
        return "tablespec: 1\nsections: [{rows: [{repeat: 20, views: [\(views)]}]}]\n"
      }
    ),
    (
      "views that are printed", 1_000, ["compile", "--emit", "ir"],
      { count in
        let views = Array(repeating: "{label: Ann, frame: [0, 0, 9, 9]}", count: count).joined(separator: ", ")
        return "tablespec: 1\nsections: [{rows: [{views: [\(views)]}]}]\n"
      }
    ),
    (
      "views that are explained", 400, ["explain"],
      { count in
        let views = Array(repeating: "{label: Ann, frame: [0, 0, 9, 9]}", count: count).joined(separator: ", ")
        return "tablespec: 1\nsections: [{rows: [{views: [\(views)]}]}]\n"
      }
    ),
    (
      "letters outside ASCII", 200, ["compile"],
      { "tablespec: 1\nsections: [{rows: [{repeat: 20, text: \(String(repeating: "ภาษา", count: $0))}]}]\n" }
    ),
    (
      "letters", 4_000, ["compile"],
      { "tablespec: 1\nsections: [{rows: [{repeat: 20, text: \(String(repeating: "letter ", count: $0))}]}]\n" }
    ),
    (
      "variants", 200, ["compile"],
      { count in
        let variants = (0..<count).map { "{when: {idiom: phone}, text: v\($0)}" }.joined(separator: ", ")
        return "tablespec: 1\nsections: [{rows: [{repeat: 20, text: Ann, variants: [\(variants)]}]}]\n"
      }
    ),
    (
      "rules", 3_000, ["compile"],
      { count in
        let rules = (0..<count).map { _ in "{label: {color: red}, in: cell}" }.joined(separator: ", ")
        let rows = (0..<50).map { "{text: Ann, id: r\($0)}" }.joined(separator: ", ")
        let ids = (0..<50).map { "{label: {color: red}, in: cell#r\($0)}" }.joined(separator: ", ")
        return "tablespec: 1\nappearance: [\(ids), \(rules)]\nsections: [{rows: [\(rows)]}]\n"
      }
    ),
    (
      "stacked views", 200, ["compile"],
      { count in
        let views = Array(repeating: "{label: Ann}", count: count).joined(separator: ", ")
        return "tablespec: 1\nsections: [{rows: [{repeat: 20, stack: {axis: vertical, views: [\(views)]}}]}]\n"
      }
    ),
    (
      "constraints", 1_000, ["compile"],
      { count in
        let rows = "{repeat: \(count), views: [{id: a, label: Ann, pin: {leading: 16, top: 8, bottom: 8}}]}"
        return "tablespec: 1\nsections: [{rows: [\(rows)]}]\n"
      }
    ),
  ]

  @Test("whatever multiplies is paid for", arguments: growing.indices)
  func growth(_ index: Int) async throws {
    let (name, tooMany, command, spec) = Self.growing[index]
    let folder = try TemporaryFolder(["small.yaml": spec(4), "large.yaml": spec(tooMany)])
    let limit = ["--max-work", "1500000"]
    let small = try await Program.tablec.run(command + ["small.yaml"] + limit, in: folder.url)
    #expect(small.status == 0, "\(name): \(small.errors)")
    let large = try await Program.tablec.run(command + ["large.yaml"] + limit, in: folder.url)
    #expect(large.status != 0, "\(name)")
    #expect(large.output.isEmpty, "\(name)")
    #expect(large.errors.contains("error[E0511]") || large.errors.contains("error[E0506]"), "\(name): \(large.errors)")
    #expect(large.errors.contains("--max-work"), "\(name): \(large.errors)")
  }

  @Test("two tables that have nothing in common are too much to compare before they are too much to compile")
  func comparison() async throws {
    let folder = try TemporaryFolder([
      "old.yaml": "tablespec: 1\nsections: [{rows: [{repeat: 100, id: 'a{index}', text: 'Ann {index}'}]}]\n",
      "new.yaml": "tablespec: 1\nsections: [{rows: [{repeat: 100, id: 'b{index}', text: 'Ben {index}'}]}]\n",
    ])
    let run = try await tablec("diff", "old.yaml", "new.yaml", "--max-work", "500000", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("error[E0511]"))
    #expect(try await tablec("compile", "old.yaml", "--max-work", "500000", in: folder).status == 0)
  }

  @Test(
    "names that every change repeats are paid for",
    arguments: [
      "{id: NAME, rows: [{repeat: 200, id: 'a{index}', text: TEXT}]}",
      "{header: NAME, rows: [{repeat: 200, style: value1, text: 'Ann {index}', detailText: TEXT}]}",
      "{rows: [{repeat: 200, id: 'a{index}', views: [{id: NAME, label: TEXT, frame: [0, 0, 90, 20]}]}]}",
    ])
  func names(_ section: String) async throws {
    func diff(_ length: Int) async throws -> Program.Run {
      let named = "tablespec: 1\nsections: [\(section)]\n"
        .replacingOccurrences(of: "NAME", with: String(repeating: "n", count: length))
      let folder = try TemporaryFolder([
        "old.yaml": named.replacingOccurrences(of: "TEXT", with: "Ann"),
        "new.yaml": named.replacingOccurrences(of: "TEXT", with: "Ben"),
      ])
      return try await tablec("diff", "old.yaml", "new.yaml", "--max-work", "20000000", in: folder)
    }
    #expect(try await diff(20).status == 1)
    let long = try await diff(40_000)
    #expect(long.status == 2 && long.errors.contains("error[E0511]"), "\(long.errors)")
  }

  @Test("a spec that costs too much leaves no output, and costs only itself")
  func others() async throws {
    let folder = try TemporaryFolder([
      "Specs/bomb.yaml": "tablespec: 1\nsections: [{rows: [{repeat: 90000, text: Ann}]}]\n",
      "Specs/honest.yaml": "tablespec: 1\nsections: [{rows: [Ann]}]\n",
    ])
    let run = try await tablec("compile", "Specs", "-o", "build", "--max-work", "2000000", in: folder)
    #expect(run.status == 1)
    #expect(folder.files.filter { $0.hasPrefix("build/") } == ["build/honest.layout.json", "build/honest.svg"])
  }

  /// The commands that lay a table out in several environments at once.
  private static let severalAtOnce = [
    ["compile", "a.yaml", "-o", "out"], ["compile", "a.yaml", "--emit", "svg", "--emit", "html", "-o", "out"],
    ["compile", "a.yaml", "--template", "page", "-o", "out"], ["lint", "a.yaml"], ["gallery", "a.yaml", "-o", "out"],
    ["diff", "a.yaml", "b.yaml"],
  ]

  @Test("what is too much is the same for every number of threads, to the step", arguments: severalAtOnce)
  func threads(_ command: [String]) async throws {
    let environments = "[{device: iphone-17}, {device: ipad}, {contentSize: ax1}, {appearance: dark}, {direction: rtl}]"
    func spec(_ text: String) -> String {
      "tablespec: 1\nenvironments: \(environments)\nsections: [{rows: [{repeat: 8, text: '\(text) {number}'}]}]\n"
    }
    let folder = try TemporaryFolder(["a.yaml": spec("Ann"), "b.yaml": spec("Ben")])
    func isTooMuch(_ limit: Int, jobs: Int) async throws -> Bool {
      let arguments = command + ["--max-work", "\(limit)", "--jobs", "\(jobs)"]
      return try await Program.tablec.run(arguments, in: folder.url).errors.contains("exceeds the work limit")
    }
    var (low, high) = (1, 2_000_000)
    #expect(try await !isTooMuch(high, jobs: 1))
    while high - low > 1 {
      let middle = (low + high) / 2
      if try await isTooMuch(middle, jobs: 1) { low = middle } else { high = middle }
    }
    for jobs in [1, 2, 3, 8] {
      #expect(try await !isTooMuch(high, jobs: jobs), "\(jobs) threads, \(high) steps")
      #expect(try await isTooMuch(low, jobs: jobs), "\(jobs) threads, \(low) steps")
      #expect(try await isTooMuch(low * 2 / 3, jobs: jobs), "\(jobs) threads, \(low * 2 / 3) steps")
    }
  }

  @Test("a large layout that is made while it is written is there as a whole or not at all", arguments: ["1", "2"])
  func pieces(jobs: String) async throws {
    let spec = "tablespec: 1\nsections: [{rows: [{repeat: 3000, text: 'Ann {number}', detailText: Ben}]}]\n"
    let folder = try TemporaryFolder(["a.yaml": spec])
    let whole = try await tablec("compile", "a.yaml", "-j", jobs, in: folder)
    var outcomes: Set<Bool> = []
    for limit in stride(from: 1_500_000, through: 7_500_000, by: 1_000_000) {
      try folder.write("old", to: "out.json")
      let run = try await tablec(
        "compile", "a.yaml", "-o", "out.json", "-j", jobs, "--max-work", "\(limit)", in: folder)
      outcomes.insert(run.status == 0)
      #expect(folder.text("out.json") == (run.status == 0 ? whole.output : "old"), "\(limit)")
      #expect(run.status == 0 || run.errors.contains("error[E0511]"), "\(run.errors)")
      #expect(folder.files == ["a.yaml", "out.json"])
    }
    #expect(outcomes == [true, false])
    // What cannot be taken back gets nothing before all of it is there.
    let device = try await tablec("compile", "a.yaml", "-o", "/dev/null", "-j", jobs, in: folder)
    #expect(device.status == 0, "\(device.errors)")
  }

  @Test(
    "every stage walks what is nested as deep as is ever read",
    arguments: [["compile"], ["compile", "--emit", "svg"], ["compile", "--emit", "ir"], ["lint"], ["explain"]])
  func depth(_ command: [String]) async throws {
    let stacks = (0..<150).reduce("{label: Ann}") { inner, _ in "{stack: {views: [\(inner)]}}" }
    let views = (0..<200).reduce("{label: Ann, frame: [0, 0, 9, 9]}") { inner, _ in
      "{frame: [0, 0, 9, 9], views: [\(inner)]}"
    }
    let folder = try TemporaryFolder([
      "a.yaml": "tablespec: 1\nsections: [{rows: [\(stacks), {views: [\(views)]}]}]\n"
    ])
    let run = try await Program.tablec.run(command + ["a.yaml", "--max-depth", "500"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let deeper = try await Program.tablec.run(command + ["a.yaml", "--max-depth", "501"], in: folder.url)
    #expect(deeper.status == 64 && deeper.errors.contains("--max-depth must be 500 or less"))
  }
}
