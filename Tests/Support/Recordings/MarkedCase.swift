import TableDiagnostics

/// A spec of a marked file, with the files that it names.
package struct MarkedCase: Sendable {
  package let name: String
  /// The texts, of which the first is the spec's own, as they are read: without what is said of them.
  package private(set) var texts = [MarkedText(path: "a.yaml")]
  /// The codes of what is said of it.
  package private(set) var codes: [String] = []
  /// The lines above the text.
  private var heading: [String] = []

  static let beginning = "--- # "
  private static let condition = "#: "
  private static let file = condition + "file "
  private static let cut = condition + "no line break"

  init(name: String) { self.name = name }

  /// Under which circumstances it is read.
  package var conditions: [String] {
    heading.filter { $0.hasPrefix(Self.condition) }.map { String($0.dropFirst(Self.condition.count)) }
  }

  /// Takes a line of the file; false if it is none of a case.
  mutating func add(_ line: String) -> Bool {
    let last = texts.count - 1
    if line.isEmpty || line.hasPrefix("  ") {
      texts[last].lines.append(String(line.dropFirst(2)))
    } else if line.hasPrefix(Self.file) {
      texts.append(MarkedText(path: String(line.dropFirst(Self.file.count))))
    } else if line == Self.cut {
      texts[last].endsInLineBreak = false
    } else if line.hasPrefix("# ") {
      if let code = line.prefixMatch(of: /[#] +(?:[\^|]+ +(?:to \S+ +)?|\S*[^: ] +)?([A-Z]\d{4})\s/) {
        codes.append(String(code.1))
      }
    } else if line.hasPrefix("##") || line.hasPrefix(Self.condition), last == 0, texts[0].lines.isEmpty {
      heading.append(line)
    } else {
      return false
    }
    return true
  }

  /// Without the empty lines before the next case.
  var trimmed: MarkedCase {
    var trimmed = self
    while trimmed.texts.last?.lines.last?.isEmpty == true { trimmed.texts[texts.count - 1].lines.removeLast() }
    return trimmed
  }

  /// The lines of the file, with what is found below its places.
  func lines(saying found: [Diagnostic]) -> [String] {
    let annotations = found.map(Annotation.init).sorted()
    var lines = [Self.beginning + name] + heading
    for text in texts {
      if text.path != texts[0].path { lines.append(Self.file + text.path) }
      let own = annotations.filter { $0.place.file == text.path }
      lines += own.filter(\.place.isWholeFile).flatMap { $0.lines(below: nil, in: text.path) }
      for (index, line) in text.lines.enumerated() {
        lines.append(line.isEmpty ? "" : "  " + line)
        lines += own.filter { !$0.place.isWholeFile && $0.place.start.line == index + 1 }.flatMap {
          $0.lines(below: line, in: text.path)
        }
      }
      lines += own.filter { $0.place.start.line > text.lines.count && !$0.place.isWholeFile }.flatMap {
        $0.lines(below: nil, in: text.path)
      }
      if !text.endsInLineBreak { lines.append(Self.cut) }
    }
    let paths = texts.map(\.path)
    return lines
      + annotations.filter { !paths.contains($0.place.file) }.flatMap { $0.lines(below: nil, in: texts[0].path) }
  }
}

/// A text of a marked case.
package struct MarkedText: Sendable {
  package let path: String
  fileprivate(set) var lines: [String] = []
  fileprivate(set) var endsInLineBreak = true

  package var text: String { lines.joined(separator: "\n") + (endsInLineBreak && !lines.isEmpty ? "\n" : "") }
}
