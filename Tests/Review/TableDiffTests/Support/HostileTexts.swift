@testable import TableDiff
import TableIR
import TableLayout

/// Texts by which a stranger's spec could try to be more than a text.
enum HostileTexts {
  static let all = [
    "<script>alert(1)</script>", "</svg><iframe src=//x>", "\" onload=\"x", "]]><script>", "--><script>",
    "</title><script>",
    "</style><img src=x onerror=alert(1)>", "&lt;b&gt; &amp; &#64;", "@everyone", "@octo-org/team ping",
    "#123 GH-123 octo/repo#1",
    "[x](http://evil.example)", "![x](http://evil.example/a.png)", "http://evil.example www.evil.example a@b.example",
    "a | b", "a \\| b", "\\", "a\\", "|", "||", "`", "``", "` | `", "```\n| x |", "a\nb\n\n# c", "\r\n\r\n</details>",
    "</details></code>",
    "*a* _b_ ~c~ **d**", "  ", "", " a ", "<!-- x -->", ":smile: $x$", "\u{202E}evil\u{202C}",
    "a\u{200B}b\u{FEFF}c\u{2060}",
    "\u{0}\u{1B}[31m\u{7F}", "x\u{AD}y", "\u{2028}\u{2029}", "👨‍👩‍👧 👍🏽 नमस्ते مرحبا", "| a |\n|---|\n| b |", "`a`|`b`", "a`|`b",
    "|\\", "\\|\\|",
    "deadbeefdeadbeefdeadbeefdeadbeefdeadbeef", "[^1]: x", "> [!NOTE]", "- [ ] a",
    String(repeating: "`|\\<@", count: 200),
  ]

  private static let spec =
    "tablespec: 1\nsections:\n  - id: s\n    rows:\n      - {id: a, text: A}\n      - {id: b, text: B}\n"

  /// Two tables in which every text and name that may be anything is a hostile one, though no spec could give some of the names.
  static func diff(_ text: String) -> LayoutDiff {
    var old = layOut(spec)
    old.name = text
    old.files = [text]
    old.environment.name = text
    var new = old
    for (row, suffix) in [(0, ""), (1, "x")] {
      for table in [0, 1] {
        let name = table == 0 ? text + suffix : text + suffix + "y"
        if table == 0 {
          old.table.sections[0].rows[row].id = text + suffix
        } else {
          new.table.sections[0].rows[row].id = text + suffix
        }
        if table == 0 {
          old.table.sections[0].rows[row].textLabel?.text = name
        } else {
          new.table.sections[0].rows[row].textLabel?.text = name
        }
      }
    }
    old.table.sections[0].id = text
    new.table.sections[0].id = text
    new.table.sections[0].rows[1].className = text
    new.table.sections[0].rows[0].textLabel?.frame.x += 8
    return TableComparer().compare(Snapshot(old), Snapshot(new))
  }

  static func report(_ text: String) -> DiffReport {
    let first = EnvironmentDiff(name: text, diff: diff(text))
    var second = first
    second.diff.changes.removeFirst()
    second.name = text + "2"
    var spec = SpecDiff(
      name: text, status: .renamed(from: text), oldPath: text, newPath: text, merging: [first, second])
    if let last = spec.changes.indices.last {
      spec.changes[last].acceptance = Acceptance(reason: text, expires: text)
    }
    if let first = spec.changes.indices.first {
      spec.changes[first].acceptance = Acceptance(reason: text, expires: text, isValid: false)
    }
    return DiffReport(specs: [spec])
  }
}
