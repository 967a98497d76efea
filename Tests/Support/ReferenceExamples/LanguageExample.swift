import EmbeddedFiles
import TableParsing

/// A few lines of YAML on a page of the reference that use keys of a mapping.
package struct LanguageExample: Sendable {
  /// The mapping below whose heading it stands.
  package let mapping: String
  /// What it shows, as the phrase before a colon.
  package let caption: String
  /// Without a line break at its end.
  package let yaml: String

  /// The spec that the example is a part of: one that begins with a key of sections is a section, others are keys of the table.
  package var spec: String {
    if yaml.hasPrefix("tablespec:") { return yaml + "\n" }
    if ["rows:", "header:", "footer:"].contains(where: yaml.hasPrefix) {
      let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
      return "tablespec: 1\nsections:\n  - " + lines.joined(separator: "\n    ") + "\n"
    }
    return "tablespec: 1\n" + yaml + "\n"
  }
}

extension ReferenceTopic {
  /// The examples of its mappings, in the order of the page.
  package var examples: [LanguageExample] {
    var examples: [LanguageExample] = []
    var mapping = ""
    var caption = ""
    var code: [Substring]?
    for line in MarkdownLines(page).lines {
      if let text = code, line.text == "```" {
        if mappings.contains(where: { $0.name == mapping }) {
          examples.append(LanguageExample(mapping: mapping, caption: caption, yaml: text.joined(separator: "\n")))
        }
        code = nil
      } else if let text = code {
        code = text + [line.text]
      } else if line.isCode {
        code = []
      } else if let heading = line.heading {
        if heading.level == 2 { mapping = heading.text }
      } else if line.text.hasSuffix(":") {
        caption = String(line.text.dropLast())
      }
    }
    return examples
  }
}
