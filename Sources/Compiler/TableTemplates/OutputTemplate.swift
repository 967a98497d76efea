import EmbeddedFiles

/// A template of the compiler's own: a file of `Templates/Outputs`.
package struct OutputTemplate: Sendable {
  /// `swift-uikit`
  package let name: String
  private let file: EmbeddedFile

  private init(_ file: EmbeddedFile) {
    (name, self.file) = (file.stem, file)
  }

  package var text: String { file.text }

  private static let files = EmbeddedFile.outputTemplates.map(OutputTemplate.init)

  /// The templates for outputs; those that only others include are left out.
  package static let all = files.filter { !$0.isPart }

  package static func named(_ name: String) -> OutputTemplate? { all.first { $0.name == name } }

  /// A template for others to include, or an output's own.
  package static func file(named name: String) -> OutputTemplate? { files.first { $0.name == name } }

  /// Whether only other templates include it.
  private var isPart: Bool { name.hasPrefix("_") }

  /// What it writes, in a few words: its first comment.
  package var title: String {
    let bytes = text.utf8
    let start = bytes.firstIndex(of: UInt8(ascii: "!")).map(bytes.index(after:)) ?? bytes.startIndex
    return TemplateText.trimmed(bytes[start...].prefix { $0 != UInt8(ascii: "}") })
  }

  /// The templates that it includes, at any depth, in the order in which they are first named.
  package var parts: [OutputTemplate] {
    var found: [OutputTemplate] = []
    var rest = [self]
    while let template = rest.popLast() {
      for partial in (try? Template(Array(template.text.utf8), name: template.name, filters: .all))?.partials ?? [] {
        guard let part = Self.file(named: partial.name), !found.contains(where: { $0.name == part.name }) else {
          continue
        }
        found.append(part)
        rest.append(part)
      }
    }
    return found
  }
}

enum TemplateText {
  static func trimmed(_ text: Substring.UTF8View) -> String {
    let words = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
    return words.map { Substring($0) }.joined(separator: " ")
  }
}

extension [TemplateFilter] {
  /// Everything that templates of tables can call.
  package static let all = TemplateFilter.all
}
