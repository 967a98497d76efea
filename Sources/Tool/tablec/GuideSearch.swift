import TableDiagnostics

/// Looks for words in the pages of the documentation.
struct GuideSearch {
  private let words: [String]
  private let sections: [Section]

  private struct Section {
    /// As the command takes it.
    let name: String
    let lines: [(text: String, folded: String)]
  }

  /// - Parameter place: the page, or nil for all pages.
  init(_ text: String, in place: String?) throws(WrongUsage) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map { Self.stem(of: String($0)) }
    guard !words.isEmpty else { throw WrongUsage(message: "--find needs words to look for") }
    let pages = try place.map { (place) throws(WrongUsage) in [try GuidePage.page(named: place)] } ?? GuidePage.all
    let all = pages.flatMap(\.sections).map { section in
      Section(name: section.name, lines: section.lines.map { (String($0), $0.lowercased()) })
    }
    // What has the words in its name is about them, and comes first.
    let hits = all.map { section in words.count { section.name.contains($0) } }
    self.words = words
    sections = all.indices.sorted { (hits[$1], $0) < (hits[$0], $1) }.map { all[$0] }
  }

  /// A word without the ending of another form: `translations`, `translated`.
  private static func stem(of word: String) -> String {
    for ending in ["ions", "ion", "ing", "ed", "es", "s"] where word.hasSuffix(ending) && word.count - ending.count >= 4
    {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  /// The lines that have all words, under the names of the sections that they are in; where no line has all, of the sections that have them
  /// the first line with each; and where no section has all, of those that have the rarest of them.
  func found() -> String? {
    text(of: sections.map { ($0, linesWithAll(in: $0)) }) ?? text(
      of: sections.map { ($0, firstLines(in: $0, of: words)) })
      ?? text(of: nearest()).map { "no section has all of these words; these have most:\n\n\($0)" }
  }

  private func text(of found: [(section: Section, lines: [Int])]) -> String? {
    let blocks = found.filter { !$0.lines.isEmpty }.map { section, lines in
      "\(section.name)\n" + lines.map { "  \(excerpt(of: section.lines[$0]))\n" }.joined()
    }
    return blocks.isEmpty ? nil : blocks.joined(separator: "\n")
  }

  private func linesWithAll(in section: Section) -> [Int] {
    section.lines.indices.filter { index in words.allSatisfy(section.lines[index].folded.contains) }
  }

  /// The first line with each word, or none where a word is missing.
  private func firstLines(in section: Section, of words: [String]) -> [Int] {
    let places = words.map { word in section.lines.firstIndex { $0.folded.contains(word) } }
    return places.contains(nil) ? [] : Set(places.compactMap(\.self)).sorted()
  }

  /// Up to five sections that have words of which few sections have any, with these words' first lines, the best first.
  private func nearest() -> [(section: Section, lines: [Int])] {
    let having = words.map { word in
      sections.map { section in
        section.lines.contains { line in
          line.folded.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(word) }
        }
      }
    }
    // A word that a quarter of the sections have, such as `the`, says nothing about what is looked for.
    let telling = words.indices.filter { word in (1..<max(2, sections.count / 4)).contains(having[word].count { $0 }) }
    let weights = telling.map { word in 1 / Double(having[word].count { $0 }).squareRoot() }
    let scores = sections.indices.map { section in
      zip(telling, weights).reduce(0) { $0 + (having[$1.0][section] ? $1.1 : 0) }
    }
    return sections.indices.filter { scores[$0] > 0 }.sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(5).map {
      section in
      let words = telling.filter { having[$0][section] }.map { self.words[$0] }
      return (sections[section], firstLines(in: sections[section], of: words))
    }
  }

  /// A line without its indentation; of a row of a table that is as long as a paragraph, what is around the words.
  private func excerpt(of line: (text: String, folded: String)) -> String {
    let text = line.text.drop { $0 == " " }
    let folded = text.lowercased()
    let first = words.compactMap { folded.firstRange(of: $0)?.lowerBound }.min()
    guard text.count > 300, let first else { return String(text) }
    let start = max(0, folded.distance(from: folded.startIndex, to: first) - 100)
    let part = text.dropFirst(start).prefix(280)
    return (start > 0 ? "…" : "") + part + (start + part.count < text.count ? "…" : "")
  }
}
