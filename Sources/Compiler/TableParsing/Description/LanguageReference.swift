import EmbeddedFiles

/// The reference of the language in Markdown: a page for each topic, from `Documentation.docc/Language`.
///
/// What a page says of keys is the same as what the compiler accepts, because tests compare its tables with the descriptions that decode
/// specs.
public struct LanguageReference: Sendable {
  private let topics = LanguageTopics.all(ReportVocabulary())

  /// Creates a language reference with its defaults.
  public init() {}

  /// The topics as `tablec schema reference` names them.
  public static let topicNames = LanguageTopics.all(ReportVocabulary()).map(\.name)

  /// The file of a topic's page below the folder of pages: `HeadersFooters.md`.
  public func file(of name: String) -> String? { topics.first { $0.name == name }?.file }

  /// The page that lists the others, in the folder above theirs.
  public func overview() -> String { EmbeddedFile.languageOverview.text }

  /// The page of a topic; nil if there is no topic of that name.
  public func page(_ name: String) -> String? { topics.first { $0.name == name }?.page }

  /// The overview and all topics, on one page.
  public func whole() -> String {
    let pages =
      [(file: "", text: MarkdownLines(overview()))]
      + topics.map { (file: $0.file, text: MarkdownLines($0.page)) }
    // The anchors of the one page, by the page and the anchor that a link names.
    var anchors = ReferenceAnchors()
    var targets: [String: String] = [:]
    for page in pages {
      var own = ReferenceAnchors()
      for (index, heading) in page.text.headings.enumerated() {
        let target = "#" + anchors.anchor(of: heading.text)
        targets[page.file + "#" + own.anchor(of: heading.text)] = target
        if index == 0 { targets[page.file] = target }
      }
    }
    return pages.enumerated().map { index, page in
      // A page ends in a line that leads to the others.
      let lines = page.text.lines.prefix { $0.isCode || $0.text != "---" }
      return lines.map { line in
        if line.isCode { return String(line.text) }
        let mark = index > 0 && line.heading != nil ? "#" : ""
        return mark + Self.linked(line.text) { targets[$0.hasPrefix("#") ? page.file + $0 : $0] }
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A line whose links lead elsewhere, where a target is known.
  private static func linked(_ line: Substring, _ target: (String) -> String?) -> String {
    let parts = line.split(separator: "](", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      var link = String(part.prefix { $0 != ")" })
      let rest = part.dropFirst(link.count)
      if link.hasPrefix("Language/") { link.removeFirst("Language/".count) }
      return text + "](" + (target(link) ?? String(part.prefix { $0 != ")" })) + rest
    }
  }
}
