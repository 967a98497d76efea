import EmbeddedFiles

/// What the page of diagnostics says of a code: a section of `Documentation.docc/Diagnostics.md`, which is part of the binary.
///
/// A section begins with a heading, `## E0107: unknown key`. It has the name of the rule or the change if there is one, a paragraph that
/// explains, and two texts below their captions.
package struct DiagnosticPage: Sendable {
  /// The kind of problem, as the heading has it.
  package let title: String
  private let lines: ArraySlice<MarkdownLines.Line>

  fileprivate init(of code: String) {
    let section = Self.sections[code] ?? []
    title = section.first?.heading.map { String($0.text.dropFirst(code.utf8.count + 2)) } ?? ""
    lines = section.dropFirst()
  }

  /// The lines of the sections by their codes; the heading is the first, and blank lines are neither the second nor the last.
  private static let sections: [String: ArraySlice<MarkdownLines.Line>] = {
    var sections: [String: ArraySlice<MarkdownLines.Line>] = [:]
    var code = ""
    for line in MarkdownLines(EmbeddedFile.diagnostics.text).lines {
      if let heading = line.heading, heading.level == 2, let colon = heading.text.firstIndex(of: ":") {
        code = String(heading.text[..<colon])
        sections[code] = [line]
      } else {
        sections[code]?.append(line)
      }
    }
    return sections.mapValues { $0.prefix(1) + $0.dropFirst().trimmed }
  }()

  /// The section without its heading.
  package var markdown: String { lines.map(\.text).joined(separator: "\n") + "\n" }

  /// The last paragraph before the first caption.
  var explanation: String {
    lines.map(\.text).prefix { !$0.hasSuffix(":") }.last { !$0.isEmpty }.map(String.init) ?? ""
  }

  var example: DiagnosticCode.Example {
    let blocks = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isFence)
    let texts = blocks.indices.filter { $0 % 2 == 1 }.map { blocks[$0].map(\.text).joined(separator: "\n") }
    return DiagnosticCode.Example(
      language: lines.contains { $0.text == "```shell" } ? .shell : .yaml, wrong: texts.first ?? "",
      right: texts.last ?? "", isChange: lines.contains { $0.text == "Before:" })
  }

  /// The section as plain text, in which code is indented.
  package var text: String {
    lines.filter { !$0.isFence }.map { line in
      if line.isCode { return line.text.isEmpty ? "\n" : "    \(line.text)\n" }
      // Only the line with the name of a rule or a change is code to its end.
      return (line.text.hasSuffix("`") ? line.text.filter { $0 != "`" } : String(line.text)) + "\n"
    }.joined()
  }
}

extension DiagnosticCode {
  /// Its section on the page of diagnostics.
  package var page: DiagnosticPage { DiagnosticPage(of: rawValue) }

  /// One paragraph: the rule, its reason, and the fix.
  public var explanation: String { page.explanation }

  /// A mistake and its fix, or an old and a new version.
  public var example: Example { page.example }
}

extension ArraySlice<MarkdownLines.Line> {
  /// Without the blank lines at both ends.
  fileprivate var trimmed: Self {
    var lines = drop(while: \.text.isEmpty)
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }
}
