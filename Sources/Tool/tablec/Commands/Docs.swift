import ArgumentParser
import EmbeddedFiles
import TableDiagnostics
import TableParsing

struct Docs: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a page of the documentation, or one section of it, or find words in all pages.",
    discussion: """
        tablec docs                            list the pages
        tablec docs tour                       one page, in Markdown
        tablec docs desk#in-your-editor        one section, by the words of its heading
        tablec docs --find "swipe actions"     the lines with these words, under the names of their sections
      """.documented(.tour))

  @Argument(
    help: ArgumentHelp("The page, and a section after '#'. Default: the list of all pages.", valueName: "page"),
    completion: .list(GuidePage.all.map(\.name)))
  var page: String?

  @Option(
    help: ArgumentHelp(
      "Print the lines that have these words, in any order and in small or capital letters, of the page or of all pages; where no line has all, the sections that have.",
      valueName: "words"))
  var find: String?

  func run() throws {
    let text = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      if let find { return try GuidePage.lines(with: find, in: page) }
      guard let page else { return GuidePage.list }
      return try GuidePage.text(named: page)
    }
    try ReportedOutput.write(Array(text.utf8), to: "-")
  }
}

/// A page of the documentation in the binary.
private struct GuidePage {
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

  /// The lines that have all words of a text, under the names of the sections that they are in; where no line has all, of the sections that
  /// have them the first line with each.
  /// - Parameter place: the page, or nil for all pages.
  static func lines(with text: String, in place: String?) throws(WrongUsage) -> String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { throw WrongUsage(message: "--find needs words to look for") }
    let pages = try place.map { (place) throws(WrongUsage) in [try page(named: place)] } ?? all
    let sections = pages.flatMap(\.sections)
    for select in [linesWithAll(of:in:), firstLines(with:in:)] {
      let found = sections.compactMap { section in
        let lines = select(words, section.lines)
        return lines.isEmpty ? nil : "\(section.name)\n" + lines.map { "  \($0.drop { $0 == " " })\n" }.joined()
      }
      if !found.isEmpty { return found.joined(separator: "\n") }
    }
    throw WrongUsage(
      message:
        "no section of \(place.map { "the page \($0.quotedForMessage)" } ?? "the documentation") has \(text.quotedForMessage)"
    )
  }

  private static func linesWithAll(of words: [Substring], in lines: [Substring]) -> [Substring] {
    lines.filter { line in
      let folded = line.lowercased()
      return words.allSatisfy(folded.contains)
    }
  }

  /// The first line with each word, or none where a word is missing.
  private static func firstLines(with words: [Substring], in lines: [Substring]) -> [Substring] {
    let folded = lines.map { $0.lowercased() }
    let places = words.map { word in folded.firstIndex { $0.contains(word) } }
    return places.contains(nil) ? [] : Set(places.compactMap(\.self)).sorted().map { lines[$0] }
  }

  /// The lines from each heading to the next, under the name that finds them.
  private var sections: [(name: String, lines: [Substring])] {
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

  private static func page(named name: String) throws(WrongUsage) -> GuidePage {
    if let page = all.first(where: { $0.name == name.lowercased() }) { return page }
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
