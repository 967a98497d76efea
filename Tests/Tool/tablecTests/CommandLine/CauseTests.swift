import Foundation
import Testing

/// What else there is of causes is in `Transcripts/diff`.
@Suite("The causes of changes")
struct CauseTests {
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
