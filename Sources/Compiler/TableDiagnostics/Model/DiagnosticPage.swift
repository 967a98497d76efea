import EmbeddedFiles

/// What the page of diagnostics says of a code: a section of `Documentation.docc/Diagnostics.md`, which is part of the binary.
///
/// A section begins with a heading, `## E0107: unknown key`. It has the name of the rule or the change if there is one, a paragraph that
/// explains, and two texts below their captions.
package struct DiagnosticPage: Sendable {
  /// The kind of problem, as the heading has it.
  package let title: String
  private let lines: ArraySlice<Substring>

  fileprivate init(of code: String) {
    let section = Self.sections[code] ?? []
    title = section.first.map(String.init) ?? ""
    lines = section.dropFirst()
  }

  /// The lines of the sections by their codes; the title is the first, and blank lines are neither the second nor the last.
  private static let sections: [String: ArraySlice<Substring>] = {
    var sections: [String: ArraySlice<Substring>] = [:]
    var code = ""
    for line in EmbeddedFile.diagnostics.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## "), let colon = line.firstIndex(of: ":") {
        code = String(line[..<colon].dropFirst(3))
        sections[code] = [line[colon...].dropFirst(2)]
      } else {
        sections[code]?.append(line)
      }
    }
    return sections.mapValues { $0.prefix(1) + $0.dropFirst().trimmed }
  }()

  /// The section without its heading.
  package var markdown: String { lines.joined(separator: "\n") + "\n" }

  /// The last paragraph before the first caption.
  var explanation: String { lines.prefix { !$0.hasSuffix(":") }.last { !$0.isEmpty }.map(String.init) ?? "" }

  var example: DiagnosticCode.Example {
    let blocks = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    let texts = blocks.indices.filter { $0 % 2 == 1 }.map { blocks[$0].joined(separator: "\n") }
    return DiagnosticCode.Example(
      language: lines.contains("```shell") ? .shell : .yaml, wrong: texts.first ?? "", right: texts.last ?? "",
      isChange: lines.contains("Before:"))
  }

  /// The section as plain text, in which code is indented.
  package var text: String {
    var isCode = false
    var text = ""
    for line in lines {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      } else {
        // Only the line with the name of a rule or a change is code to its end.
        text += line.hasSuffix("`") ? line.filter { $0 != "`" } + "\n" : line + "\n"
      }
    }
    return text
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

extension ArraySlice<Substring> {
  /// Without the blank lines at both ends.
  fileprivate var trimmed: Self {
    var lines = drop(while: \.isEmpty)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
