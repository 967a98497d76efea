import Foundation
import TableDiff
import TableIR
import TableLayout
import Testing

@Suite("A pull request comment with the changes")
struct DiffMarkdownTests {
  private func render(_ report: DiffReport) -> String { DiffMarkdownRenderer().render(report) }

  @Test("A comment has a summary, a table of specs, and the changes of each, the worst first")
  func form() {
    let text = render(PictureSamples.report)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0]
        == "**12 changes: 2 breaking, 8 layout, 1 visual, 1 text, in 2 of 3 specs.** Not counting 1 accepted change. "
        + "Accepted for: `agreed with design` (1).")
    #expect(
      lines[2...5] == [
        "| spec | breaking | layout | visual | text | |", "|---|---:|---:|---:|---:|---|",
        "| `forms/settings` | 2 | 6 | 1 | 1 | 1 accepted |", "| `order` | | 2 | | | was `sequence` |",
      ])
    #expect(lines.contains("<summary><code>forms/settings</code>: 2 breaking, 6 layout, 1 visual, 1 text</summary>"))
    #expect(lines.contains("| 🔴&nbsp;breaking | `account/gone` | the row is gone `Phone number` | `spec.yaml:10` |"))
    #expect(
      lines.contains("| 🟣&nbsp;visual | `account/tags.badge` | color `systemRed` → `systemBlue` | `spec.yaml:24` |"))
    #expect(!text.contains("Sign out of all devices"), "what is accepted is counted alone")
  }

  @Test("A comment on an unchanged pair reports no differences")
  func same() {
    let none = SpecDiff(name: "a", oldPath: "a", newPath: "b", merging: [])
    #expect(render(DiffReport(specs: [none])) == "No differences.\n")
    #expect(render(DiffReport(specs: [none, none])) == "No differences in 2 specs.\n")
  }

  @Test("Changes that are alike are in one line")
  func groups() {
    let old = PictureSamples.spec((1...24).map { "{id: r\($0), text: Row}" })
    let new = old.replacing("text: Row", with: "text: {text: Row, color: red}")
    let report = DiffReport(specs: [
      SpecDiff(name: "a", oldPath: "a", newPath: "b", merging: [EnvironmentDiff(name: "", diff: diff(old, new))])
    ])
    let text = render(report)
    #expect(text.contains("24 changes: 24 visual"))
    #expect(text.contains("| `24 rows.textLabel (r1, r2, r3, …)` |"))
    #expect(text.components(separatedBy: "🟣").count == 2)
  }

  // MARK: Size

  private func spec(_ name: String, changes: Int) -> SpecDiff {
    var old = layOut(PictureSamples.spec((0..<changes).map { "{id: r\($0), text: Row \($0)}" }))
    let before = old
    for row in old.table.sections[0].rows.indices {
      old.table.sections[0].rows[row].textLabel?.text += " 🙂 with more words"
    }
    let change = TableComparer().compare(Snapshot(before), Snapshot(old))
    return SpecDiff(name: name, oldPath: "a", newPath: "b", merging: [EnvironmentDiff(name: "", diff: change)])
  }

  @Test("A comment fits GitHub's limit, and states what it leaves out")
  func large() throws {
    let report = DiffReport(specs: [spec("small", changes: 3), spec("large", changes: 3_000)])
    let text = render(report)
    #expect(text.utf8.count < 65_000 && text.utf16.count < 65_000 && text.utf8.count > 60_000)
    #expect(text.hasPrefix("**3003 changes: 3003 text, in 2 of 2 specs.**"))
    let left = try #require(text.firstMatch(of: /… and (\d+) more changes; see the HTML or JSON for all of them\./)).1
    let rows = text.matches(of: /(?m)^\| 🔵/).count
    #expect(rows + (try #require(Int(left))) == 3_003)
    // Cut at a whole line, and closed.
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("| 🔵") }.allSatisfy { $0.hasSuffix("` |") })
    #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
  }

  @Test("The summary is complete with five thousand specs, whatever their names", arguments: ["spec", "`|`🙂"])
  func manySpecs(_ name: String) {
    let one = spec("x", changes: 2)
    let specs = (0..<5_000).map { index in
      var spec = one
      spec.name = "\(name) \(index) " + String(repeating: name, count: 30)
      return spec
    }
    let text = render(DiffReport(specs: specs))
    #expect(text.utf8.count < 65_000)
    #expect(text.hasPrefix("**10000 changes: 10000 text, in 5000 of 5000 specs.**"))
    #expect(text.contains(/\| and \d+ more specs \| \d+ \|/) && text.contains("see the HTML or JSON for all of them"))
    #expect(text.contains("<details>"))
  }

  // MARK: Safety

  @Test("A comment is only a table, whatever a spec contains", arguments: HostileTexts.all)
  func hostile(_ text: String) throws {
    let markdown = render(HostileTexts.report(text))
    #expect(!markdown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    let lines = markdown.split(separator: "\n").map(String.init)
    let tables = lines.filter { $0.hasPrefix("|") }
    #expect(tables.count >= 5)
    for line in lines {
      if line.hasPrefix("<summary>") {
        let name = try #require(line.wholeMatch(of: /<summary><code>(.*)<\/code>: [a-z0-9, ]+<\/summary>/)).1
        #expect(!name.contains("<") && !name.contains(">"))
      } else if line.hasPrefix("|") {
        let bare = try MarkdownReading.withoutCode(line)
        #expect(bare.contains(/^\|[ a-z0-9→,.()&;:🔴🟠🟣🔵⚪|-]*\|$/), "\(bare)")
        #expect(!bare.contains("://") && !bare.contains("www"))
      } else {
        #expect(["<details>", "</details>"].contains(line) || line.hasPrefix("**"))
      }
    }
    // Each row has as many cells as its table's head.
    let head = MarkdownReading.cells("| | place | change | source |").count
    for line in tables where line.contains("&nbsp;") { #expect(MarkdownReading.cells(line).count == head, "\(line)") }
  }
}

/// Markdown as GitHub reads it, as far as it matters to tables.
private enum MarkdownReading {
  struct Unclosed: Error {}

  /// The cells of a row: a pipe ends one unless a backslash is before it that is not itself escaped; code spans do not matter.
  static func cells(_ row: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in row {
      if character == "|" && !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    return Array(cells.dropFirst().dropLast())
  }

  /// A row without what stands in code spans, each cell read by itself.
  static func withoutCode(_ row: String) throws -> String {
    try "|" + cells(row).map(bare).joined(separator: "|") + "|"
  }

  private static func bare(_ cell: String) throws -> String {
    var rest = Substring(cell)
    var bare = ""
    while let start = rest.firstIndex(of: "`") {
      bare += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      // It ends at as many backticks, no more and no fewer.
      var end: Substring?
      var search = rest
      while let next = search.firstIndex(of: "`") {
        let run = search[next...].prefix { $0 == "`" }
        if run.count == fence.count {
          end = run
          break
        }
        search = search[run.endIndex...]
      }
      guard let end else { throw Unclosed() }
      rest = rest[end.endIndex...]
    }
    return bare + rest
  }
}
