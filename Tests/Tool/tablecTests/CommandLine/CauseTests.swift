import Foundation
import Testing

@Suite("The causes of changes")
struct CauseTests {
  static let common = """
    style: insetGrouped
    rowHeight: 48
    templates:
      link:
        style: value1
        accessory: disclosureIndicator
      toggle: {accessory: {switch: true}}

    """
  static let profile = """
    metricsprofile: 1
    extends: ios17
    labels:
      imageGap: 15

    """
  static let spec = """
    tablespec: 1
    include: _common.yaml
    metrics: _profile.yaml
    environments:
      - {device: iphone-15}
    appearance:
      - table: {separatorColor: systemBlue}
    sections:
      - id: first
        rowHeight: 50
        rows:
          - {id: wifi, use: link, text: Wi-Fi, detailText: Home}
          - {id: pic, text: Picture, image: a.png}
      - id: second
        rows:
          - {id: air, use: toggle, text: Airplane}
          - {id: bt, use: link, text: Bluetooth, detailText: Off}

    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for side in ["old", "new"] {
      try folder.write(common, to: "\(side)/_common.yaml")
      try folder.write(profile, to: "\(side)/_profile.yaml")
      try folder.write(spec, to: "\(side)/s.yaml")
      try png(24, to: "\(side)/a.png", in: folder)
    }
    return folder
  }

  /// The header of a PNG of a size, and the start of its data.
  static func png(_ size: UInt32, to path: String, in folder: TemporaryFolder) throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    for value in [size, size] { bytes += withUnsafeBytes(of: value.bigEndian, Array.init) }
    bytes += [8, 6, 0, 0, 0, 0, 0, 0, 0]
    // What is drawn does not matter, but there must be something.
    bytes += [0, 0, 0, 4] + Array("IDAT".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    try Data(bytes).write(to: URL(filePath: folder.path(path)))
  }

  struct Edit: CustomStringConvertible, Sendable {
    var file = "s.yaml"
    var old: String
    var new: String
    var cause: String
    var kind: String
    var description: String { cause }
  }

  static let edits = [
    Edit(
      file: "_common.yaml", old: "style: value1", new: "style: subtitle",
      cause: "_common.yaml:5 style value1 → subtitle", kind: "template"),
    Edit(
      file: "_common.yaml", old: "rowHeight: 48", new: "rowHeight: 60", cause: "_common.yaml:2 rowHeight 48 → 60",
      kind: "table"),
    Edit(
      file: "_common.yaml", old: "style: insetGrouped", new: "style: plain",
      cause: "_common.yaml:1 style insetGrouped → plain", kind: "table"),
    Edit(
      file: "_profile.yaml", old: "imageGap: 15", new: "imageGap: 20",
      cause: "_profile.yaml:4 labels.imageGap 15 → 20", kind: "profile"),
    Edit(
      old: "metrics: _profile.yaml", new: "metrics: ios12", cause: "s.yaml:3 metrics _profile.yaml → ios12",
      kind: "metrics"),
    Edit(
      old: "device: iphone-15}", new: "device: iphone-se}",
      cause: "s.yaml:5 environments[0].device iphone-15 → iphone-se",
      kind: "environments"),
    Edit(
      old: "separatorColor: systemBlue", new: "separatorColor: systemRed",
      cause: "s.yaml:7 appearance[0].table.separatorColor systemBlue → systemRed",
      kind: "appearance"),
    Edit(old: "rowHeight: 50", new: "rowHeight: 66", cause: "s.yaml:10 rowHeight 50 → 66", kind: "section"),
    Edit(old: "Bluetooth", new: "Radio", cause: "s.yaml:17 text Bluetooth → Radio", kind: "row"),
    Edit(
      old: "text: Airplane}", new: "text: Airplane, height: 80}", cause: "s.yaml:16 height 80 is new", kind: "row"),
    Edit(
      old: "      - {id: wifi,", new: "      - {id: top, text: Top}\n      - {id: wifi,",
      cause: "s.yaml:12 the row 'top' is new", kind: "row"),
    Edit(
      old: "      - {id: wifi, use: link, text: Wi-Fi, detailText: Home}\n", new: "",
      cause: "s.yaml:12 the row 'wifi' is gone", kind: "row"),
  ]

  @Test("One edit is the cause of every change", arguments: edits)
  func single(_ edit: Edit) async throws {
    let folder = try Self.folder()
    let text = try #require(folder.text("new/\(edit.file)"))
    try #require(text.contains(edit.old))
    try folder.write(text.replacingOccurrences(of: edit.old, with: edit.new), to: "new/\(edit.file)")
    let found = try await ReportedCauses("old/s.yaml", "new/s.yaml", in: folder)
    #expect(!found.changes.isEmpty)
    #expect(found.all == [edit.cause])
    #expect(Set(found.changes.map(\.kind)) == [edit.kind])
  }

  @Test("The bytes of an image are the cause of what moves with it")
  func image() async throws {
    let folder = try Self.folder()
    try Self.png(30, to: "new/a.png", in: folder)
    let found = try await ReportedCauses("old/s.yaml", "new/s.yaml", in: folder)
    #expect(!found.changes.isEmpty && found.all == ["a.png image a.png: 24×24 → 30×30"])
  }

  @Test("Two edits of one row are told apart by what each of them changes")
  func two() async throws {
    let folder = try Self.folder()
    let edited = Self.spec.replacingOccurrences(
      of: "{id: bt, use: link, text: Bluetooth, detailText: Off}",
      with: "{id: bt, use: link, text: Radio, detailText: Off, height: 90}"
    ).replacingOccurrences(of: "text: Airplane", with: "text: Plane")
    try folder.write(edited, to: "new/s.yaml")
    let found = try await ReportedCauses("old/s.yaml", "new/s.yaml", in: folder)
    #expect(found.cause(of: "second/bt") == ["s.yaml:17 height 90 is new"])
    #expect(found.cause(of: "second/air.textLabel") == ["s.yaml:16 text Airplane → Plane"])
    let texts = found.changes.filter { $0.path == "second/bt.textLabel" && $0.message.contains("Radio") }
    #expect(texts.map(\.cause) == ["s.yaml:17 text Bluetooth → Radio"])
  }

  @Test("Edits of several files are told apart, and rows that only moved follow what moved them")
  func several() async throws {
    let folder = try Self.folder()
    try folder.write(
      Self.common.replacingOccurrences(of: "accessory: disclosureIndicator", with: "accessory: checkmark"),
      to: "new/_common.yaml")
    try folder.write(
      Self.spec.replacingOccurrences(
        of: "      - {id: wifi,", with: "      - {id: top, text: Top}\n      - {id: wifi,"), to: "new/s.yaml")
    let found = try await ReportedCauses("old/s.yaml", "new/s.yaml", in: folder)
    #expect(found.cause(of: "first/top") == ["s.yaml:12 the row 'top' is new"])
    let accessories = found.changes.filter { $0.path.hasSuffix("accessoryView") }
    #expect(!accessories.isEmpty)
    #expect(Set(accessories.map(\.cause)) == ["_common.yaml:6 accessory disclosureIndicator → checkmark"])
    let shifts = found.changes.filter { $0.message.contains("move") }
    #expect(!shifts.isEmpty && Set(shifts.map(\.cause)) == ["s.yaml:12 the row 'top' is new"])
  }

  @Test(
    "What another system or text size of an environment made has the environment as its cause, whatever else was edited",
    arguments: [
      (
        "{name: small, device: iphone-se, metrics: ios18}", "{name: small, device: iphone-se, metrics: ios26}", "small",
        "iOS 18 → iOS 26: rows.minimumAutomaticHeight 44 → 52"
      ),
      (
        "{device: iphone-se, metrics: ios18}", "{device: iphone-se, metrics: ios26}", "iphone-se-ios26",
        "iOS 18 → iOS 26: rows.minimumAutomaticHeight 44 → 52"
      ),
      ("{name: big, contentSize: large}", "{name: big, contentSize: ax1}", "big", "text l → text ax1"),
    ])
  func raised(_ old: String, _ new: String, _ name: String, _ words: String) async throws {
    func spec(_ environment: String, _ text: String) -> String {
      "tablespec: 1\nenvironments: [\(environment)]\nsections: [{rows: [{id: a, text: Ring}, {id: b, text: \(text)}]}]\n"
    }
    let folder = try TemporaryFolder(["old.yaml": spec(old, "Keys"), "new.yaml": spec(new, "Clicks")])
    let run = try await tablec("diff", "old.yaml", "new.yaml", in: folder)
    #expect(run.output.contains("new.yaml:2  the environment '\(name)' \(words): "), "\(run.output)")
    #expect(run.output.contains("'Keys' → 'Clicks'") && run.output.contains("new.yaml:3"), "\(run.output)")
  }

  @Test("A cause in a file that a folder of specs includes is told once, for all rows, specs and environments")
  func shared() async throws {
    let folder = try TemporaryFolder()
    for side in ["old", "new"] {
      let style = side == "old" ? "value1" : "subtitle"
      try folder.write(
        Self.common.replacingOccurrences(of: "style: value1", with: "style: \(style)"), to: "\(side)/_common.yaml")
      for index in 0..<5 {
        let rows = (0...index).map { "      - {id: r\($0), use: link, text: Row, detailText: More}\n" }.joined()
        try folder.write(
          "tablespec: 1\ninclude: ../_common.yaml\nenvironments: [{appearance: [light, dark]}]\nsections:\n  - rows:\n\(rows)",
          to: "\(side)/F\(index % 2)/s\(index).yaml")
      }
    }
    let found = try await ReportedCauses("old", "new", in: folder)
    #expect(found.groups.map(\.cause) == ["_common.yaml:5 style value1 → subtitle"])
    #expect(found.groups.map(\.rows) == [15] && found.groups.map(\.specs) == [5])
    #expect(found.all == ["_common.yaml:5 style value1 → subtitle"])
    let text = try await tablec("diff", "old", "new", in: folder)
    #expect(
      text.output.contains("new/_common.yaml:5  style value1 → subtitle in the template 'link': 15 rows in 5 specs"))
    let github = try await tablec("diff", "old", "new", "--format", "github", in: folder)
    let lines = github.output.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("file=new/_common.yaml,line=5,col=5,"), "\(github.output)")
    let sarif = try await tablec("diff", "old", "new", "--format", "sarif", in: folder)
    #expect(sarif.output.components(separatedBy: "\"ruleId\"").count == 2, "\(sarif.output)")
    #expect(sarif.output.contains("more changes"))
    let html = try await tablec("diff", "old", "new", "--format", "html", in: folder)
    #expect(html.output.contains("<details class=\"cause\" open "))
    let markdown = try await tablec("diff", "old", "new", "--format", "markdown", in: folder)
    #expect(markdown.output.contains("<code>new/_common.yaml:5</code>") && !markdown.output.contains("F0/s0.yaml"))
    let junit = try await tablec("diff", "old", "new", "--format", "junit", in: folder)
    #expect(junit.output.components(separatedBy: "<failure ").count >= 6, "\(junit.output)")
  }

  @Test("A row that was moved is told apart from what was edited")
  func moved() async throws {
    let folder = try Self.folder()
    let rows = Self.spec.components(separatedBy: "\n")
    let air = try #require(rows.first { $0.contains("id: air") })
    let edited = Self.spec.replacingOccurrences(of: air + "\n", with: "")
      .replacingOccurrences(of: "detailText: Off}\n", with: "detailText: Off}\n" + air + "\n")
      .replacingOccurrences(of: "text: Wi-Fi, detailText: Home}", with: "text: Wi-Fi, detailText: Home, height: 99}")
    try folder.write(edited, to: "new/s.yaml")
    let found = try await ReportedCauses("old/s.yaml", "new/s.yaml", in: folder)
    #expect(found.cause(of: "first/wifi") == ["s.yaml:12 height 99 is new"])
    let moves = found.changes.filter { $0.message.hasPrefix("moved") }
    #expect(!moves.isEmpty && moves.allSatisfy { $0.cause?.hasSuffix("was moved") == true }, "\(moves)")
  }

  @Test("A layout JSON has no causes, and its changes keep their own places")
  func layouts() async throws {
    let folder = try Self.folder()
    _ = try await tablec("compile", "old/s.yaml", "-o", "s.layout.json", in: folder)
    try folder.write(Self.spec.replacingOccurrences(of: "Bluetooth", with: "Radio"), to: "new/s.yaml")
    let found = try await ReportedCauses("s.layout.json", "new/s.yaml", in: folder)
    #expect(!found.changes.isEmpty && found.all == ["none"])
    let github = try await tablec("diff", "s.layout.json", "new/s.yaml", "--format", "github", in: folder)
    #expect(github.output.contains("file=new/s.yaml,line=17"))
  }

  /// Two sides with edits of the table and of appearance rules that can each have an effect on every row.
  private static func folder(rows: Int, rules: Int) throws -> TemporaryFolder {
    func spec(_ height: Int, _ color: String) -> String {
      let rules = (0..<rules).map { "  - {class: C\($0), label: {color: \(color)}}\n" }.joined()
      let rows = (0..<rows).map { "      - {id: r\($0), text: Row, class: C\($0 % 2)}\n" }.joined()
      return "tablespec: 1\nrowHeight: \(height)\nappearance:\n\(rules)sections:\n  - rows:\n\(rows)"
    }
    return try TemporaryFolder(["old.yaml": spec(44, "systemRed"), "new.yaml": spec(60, "systemBlue")])
  }

  @Test("A cause that costs more than the work limit leaves is not determined, which every format tells")
  func tooMuchWork() async throws {
    let folder = try Self.folder(rows: 20, rules: 2)
    let limit = ["--max-work", "600000"]
    let whole = try await ReportedCauses("old.yaml", "new.yaml", in: folder)
    let limited = try await ReportedCauses("old.yaml", "new.yaml", in: folder, limit)
    #expect(whole.undetermined == 0 && !whole.all.contains("none"))
    #expect(limited.undetermined == limited.changes.count && limited.all == ["none"])
    #expect(limited.changes.map(\.path) == whole.changes.map(\.path))
    #expect(limited.changes.map(\.message) == whole.changes.map(\.message))
    let reported =
      "The cause of \(limited.changes.count) changes was not determined: there are too many edits to try each"
    for format in ["text", "markdown", "html"] {
      let run = try await Program.tablec.run(
        ["diff", "old.yaml", "new.yaml", "--format", format] + limit, in: folder.url)
      #expect(run.status == 1 && run.output.components(separatedBy: reported).count == 2, "\(format): \(run.output)")
    }
    for format in ["github", "sarif", "junit"] {
      let run = try await Program.tablec.run(
        ["diff", "old.yaml", "new.yaml", "--format", format] + limit, in: folder.url)
      #expect(run.status == 1 && run.output.contains("its cause was not determined"), "\(format): \(run.output)")
    }
  }

  @Test("A cause among more edits than are tried is not determined")
  func tooManyEdits() async throws {
    let some = try await ReportedCauses("old.yaml", "new.yaml", in: try Self.folder(rows: 4, rules: 12))
    #expect(some.undetermined == 0 && some.cause(of: "section-0/r0") == ["new.yaml:2 rowHeight 44 → 60"])
    let many = try await ReportedCauses("old.yaml", "new.yaml", in: try Self.folder(rows: 4, rules: 30))
    #expect(many.undetermined == many.changes.count && many.all == ["none"])
    // Files with so many differences have little in common.
    let other = try await ReportedCauses("old.yaml", "new.yaml", in: try Self.folder(rows: 4, rules: 2_100))
    #expect(other.undetermined == other.changes.count && other.all == ["none"])
  }

  @Test("A pair has one limit for reading, comparing and its causes, whatever the number of threads")
  func oneLimit() async throws {
    let folder = try Self.folder(rows: 20, rules: 2)
    var outcomes: Set<String> = []
    for limit in stride(from: 100_000, through: 3_600_000, by: 500_000) {
      let command = ["diff", "old.yaml", "new.yaml", "--format", "json", "--max-work", "\(limit)", "-j"]
      let one = try await Program.tablec.run(command + ["1"], in: folder.url)
      let several = try await Program.tablec.run(command + ["4"], in: folder.url)
      #expect(one.status == several.status && one.output == several.output && one.errors == several.errors, "\(limit)")
      #expect(one.status == (one.errors.contains("error[E0511]") ? 2 : 1), "\(one.errors)")
      let isReported = one.output.contains("causesNotDetermined")
      outcomes.insert(one.status == 2 ? "too much" : isReported ? "not determined" : "determined")
    }
    #expect(outcomes == ["too much", "not determined", "determined"])
  }

  @Test("A merged mapping is the cause where it is written")
  func merged() async throws {
    let folder = try TemporaryFolder()
    func spec(_ height: Int, _ text: String) -> String {
      """
      tablespec: 1
      sections:
        - rows:
            - &base {id: a, text: A, height: \(height)}
            - {<<: *base, id: b, text: B}
            - {id: c, text: \(text)}

      """
    }
    try folder.write(spec(44, "C"), to: "old.yaml")
    try folder.write(spec(60, "D"), to: "new.yaml")
    let found = try await ReportedCauses("old.yaml", "new.yaml", in: folder)
    #expect(found.cause(of: "section-0/b") == ["new.yaml:4 height 44 → 60"])
    #expect(found.cause(of: "section-0/c.textLabel") == ["new.yaml:6 text C → D"])
  }
}

@Suite("Random edits and their causes")
struct RandomEditTests {
  /// Each value with another one, by the text before it.
  private static let values: [(key: String, values: [String])] = [
    ("height: ", ["44", "52", "61.5", "90"]), ("rowHeight: ", ["40", "57", "70"]),
    ("text: ", ["One", "Another text", "Third"]), ("detailText: ", ["Home", "Away from home"]),
    ("style: ", ["value1", "subtitle", "value2"]),
    ("accessory: ", ["checkmark", "disclosureIndicator", "detailButton"]),
    ("separatorColor: ", ["systemRed", "systemGreen", "systemBlue"]), ("indentationLevel: ", ["0", "1", "2"]),
  ]

  private static func spec() -> String {
    var text =
      "tablespec: 1\ninclude: _part.yaml\nrowHeight: 40\nappearance:\n  - table:\n      separatorColor: systemRed\nsections:\n"
    for section in 0..<3 {
      text += "  - id: s\(section)\n    rowHeight: 40\n    rows:\n"
      for row in 0..<4 {
        text += "      - id: r\(section)\(row)\n        use: t\(row % 2)\n        text: One\n        detailText: Home\n"
        if row == 2 { text += "        height: 44\n        indentationLevel: 1\n" }
      }
    }
    return text
  }

  private static let part = """
    templates:
      t0:
        style: value1
        accessory: checkmark
      t1:
        use: t0
        style: subtitle

    """

  @Test("A random edit of one key is the cause of every change, on its line")
  func edits() async throws {
    var numbers = SystemRandomNumberGenerator()
    let folder = try TemporaryFolder()
    var lines: [String: (file: String, line: Int)] = [:]
    for number in 0..<60 {
      let name = "n\(number)"
      var files = ["s.yaml": Self.spec(), "_part.yaml": Self.part]
      for (file, text) in files { try folder.write(text, to: "old/\(name)/\(file)") }
      let file = Bool.random(using: &numbers) ? "s.yaml" : "_part.yaml"
      var rows = (files[file] ?? "").components(separatedBy: "\n")
      let places = rows.indices.flatMap { line in Self.values.filter { rows[line].contains($0.key) }.map { (line, $0) }
      }
      let (line, value) = try #require(places.randomElement(using: &numbers))
      let parts = rows[line].components(separatedBy: value.key)
      let rest = parts[1].hasSuffix("}") ? "}" : ""
      let other = value.values.filter { !parts[1].hasPrefix($0) }.randomElement(using: &numbers) ?? ""
      rows[line] = parts[0] + value.key + other + rest
      files[file] = rows.joined(separator: "\n")
      for (file, text) in files { try folder.write(text, to: "new/\(name)/\(file)") }
      lines["\(name)/s"] = (file, line + 1)
    }
    let found = try await ReportedCauses("old", "new", in: folder)
    #expect(found.changes.count > 60)
    for change in found.changes {
      let edit = try #require(lines[change.spec])
      #expect(change.cause?.hasPrefix("\(edit.file):\(edit.line) ") == true, "\(change) should be of \(edit)")
    }
  }

  @Test("Of two random edits, each cause is one of them, and none is named that changes nothing by itself")
  func pairs() async throws {
    var numbers = SystemRandomNumberGenerator()
    let folder = try TemporaryFolder()
    var lines: [String: Set<Int>] = [:]
    for number in 0..<30 {
      var rows = Self.spec().components(separatedBy: "\n")
      try folder.write(rows.joined(separator: "\n"), to: "old/n\(number).yaml")
      let texts = rows.indices.filter { rows[$0].contains("text: One") }.shuffled(using: &numbers)
      let details = rows.indices.filter { rows[$0].contains("use: ") }.shuffled(using: &numbers)
      rows[texts[0]] += " changed"
      // A key that does nothing that is drawn.
      rows[details[0]] += "\n        selectionStyle: none"
      try folder.write(rows.joined(separator: "\n"), to: "new/n\(number).yaml")
      lines["n\(number)"] = [texts[0] + 1 + (details[0] < texts[0] ? 1 : 0)]
    }
    for side in ["old", "new"] { try folder.write(Self.part, to: "\(side)/_part.yaml") }
    let found = try await ReportedCauses("old", "new", in: folder)
    let texts = found.changes.filter { $0.message.contains("'One' →") }
    #expect(texts.count == 30)
    for change in texts { #expect(lines[change.spec]?.contains(change.line ?? 0) == true, "\(change)") }
  }
}
