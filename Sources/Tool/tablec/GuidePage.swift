import EmbeddedFiles
import TableDiagnostics
import TableParsing

/// A page of the documentation in the binary.
struct GuidePage {
  /// In small letters: `desk`, `language/rows`.
  var name: String
  var file: EmbeddedFile

  static let all = (EmbeddedFile.guidePages + [.diagnostics, .languageOverview] + EmbeddedFile.languagePages)
    .map { GuidePage(name: name(of: $0), file: $0) }.sorted { $0.name < $1.name }

  /// Its path in the documentation.
  private static func name(of file: EmbeddedFile) -> String {
    file.path.dropFirst("Sources/Tool/tablec/Documentation.docc/".count).dropLast(".md".count).lowercased()
  }

  static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { page in
      let title = MarkdownLines(page.file.text).headings.first?.text ?? ""
      return page.name + String(repeating: " ", count: width - page.name.count + 2) + title + "\n"
    }.joined()
  }

  /// - Parameter place: `desk`, or `desk#in-your-editor`.
  static func text(named place: String) throws(WrongUsage) -> String {
    let parts = place.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map { $0.lowercased() }
    let page = try page(named: parts[0])
    guard parts.count > 1 else { return page.file.text }
    return try page.section(parts[1])
  }

  /// The lines from each heading to the next, under the name that finds them.
  var sections: [(name: String, lines: [Substring])] {
    var anchors = ReferenceAnchors()
    var sections: [(name: String, lines: [Substring])] = [(name, [])]
    for line in MarkdownLines(file.text).lines {
      if let heading = line.heading {
        let anchor = anchors.anchor(of: heading.text)
        if heading.level > 1 { sections.append(("\(name)#\(anchor)", [])) }
      }
      sections[sections.count - 1].lines.append(line.text)
    }
    return sections
  }

  static func page(named name: String) throws(WrongUsage) -> GuidePage {
    let word = name.lowercased()
    // The last part of a name is enough where no page has it as a whole.
    if let page = all.first(where: { $0.name == word }) ?? all.first(where: { $0.name.hasSuffix("/\(word)") }) {
      return page
    }
    throw unknown(
      "page", name.lowercased(), among: all.map { ($0.name, $0.name) } + places, help: "'tablec docs' lists the pages")
  }

  /// A heading with what is below it, up to the next one of its level.
  private func section(_ wanted: String) throws(WrongUsage) -> String {
    let lines = MarkdownLines(file.text).lines
    var anchors = ReferenceAnchors()
    var known: [String] = []
    for (start, line) in lines.enumerated() {
      guard let heading = line.heading else { continue }
      let anchor = anchors.anchor(of: heading.text)
      known.append(anchor)
      guard anchor == wanted else { continue }
      let end = lines[(start + 1)...].firstIndex { ($0.heading?.level ?? .max) <= heading.level } ?? lines.endIndex
      var section = lines[start..<end].map { String($0.text) }
      while section.last?.isEmpty == true { section.removeLast() }
      return section.joined(separator: "\n") + "\n"
    }
    throw Self.unknown(
      "section", wanted, among: known.map { ($0, $0) },
      help: "the sections of '\(name)' are \(known.joined(separator: ", "))")
  }

  /// What else a reader may call a page or a section: the last part of a page's name, and a section's heading, with the names that the
  /// command takes. The keys of the language come before what explains them.
  private static var places: [(word: String, name: String)] {
    let names = all.compactMap { page in
      page.name.lastIndex(of: "/").map { (String(page.name[$0...].dropFirst()), page.name) }
    }
    let pages = all.filter { $0.name.contains("/") } + all.filter { !$0.name.contains("/") && $0.name != "diagnostics" }
    return names
      + pages.flatMap { page in
        var anchors = ReferenceAnchors()
        return MarkdownLines(page.file.text).headings.map { heading in
          let anchor = anchors.anchor(of: heading.text)
          return (anchor, "\(page.name)#\(anchor)")
        }
      }
  }

  /// - Parameter names: what may be meant, by the words that are compared.
  private static func unknown(
    _ kind: String, _ name: String, among names: [(word: String, name: String)], help: String
  ) -> WrongUsage {
    let match = closestMatch(to: name, in: names.map(\.word))
    let meant = names.first { $0.word == match }.map { "did you mean '\($0.name)'?" }
    return WrongUsage(message: "there is no \(kind) \(name.quotedForMessage); \(meant ?? help)")
  }
}
