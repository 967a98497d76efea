import Foundation
import Testing

/// What else there is of causes is in `Transcripts/diff`.
@Suite("The causes of changes")
struct CauseTests {
  @Test("A pair has one limit for reading, comparing and its causes, whatever the number of threads")
  func oneLimit() async throws {
    // Edits of the table and of appearance rules that can each have an effect on every row.
    func spec(_ height: Int, _ color: String) -> String {
      let rules = (0..<2).map { "  - {class: C\($0), label: {color: \(color)}}\n" }.joined()
      let rows = (0..<20).map { "      - {id: r\($0), text: Row, class: C\($0 % 2)}\n" }.joined()
      return "tablespec: 1\nrowHeight: \(height)\nappearance:\n\(rules)sections:\n  - rows:\n\(rows)"
    }
    let folder = try TemporaryFolder(["old.yaml": spec(44, "systemRed"), "new.yaml": spec(60, "systemBlue")])
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
