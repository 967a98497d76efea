import TableDiagnostics

/// All that a diagnostic says, in lines below its place.
struct Annotation: Comparable {
  private let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  var place: SourceRange { diagnostic.range }

  private var key: (SourcePosition, SourcePosition, String, String) {
    (place.start, place.end, diagnostic.code.rawValue, diagnostic.message)
  }

  static func == (first: Annotation, second: Annotation) -> Bool { first.key == second.key }
  static func < (first: Annotation, second: Annotation) -> Bool { first.key < second.key }

  /// - Parameters:
  ///   - line: the line in which the place begins; nil if there is none, and the place is given in numbers.
  ///   - file: the file where they stand, whose name need not be said.
  func lines(below line: String?, in file: String) -> [String] {
    var indent = "# "
    var mark = ""
    if let line {
      // A column is a scalar. A tab stands as wide as that above it.
      indent += line.unicodeScalars.prefix(place.start.column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
      if place.start == place.end {
        mark = "| "
      } else if place.start.line == place.end.line {
        mark = String(repeating: "^", count: place.end.column - place.start.column) + " "
      } else {
        let count = max(line.unicodeScalars.count - place.start.column + 1, 1)
        mark = String(repeating: "^", count: count) + " to \(place.end.line):\(place.end.column) "
      }
    } else if !place.isWholeFile || place.file != file {
      mark = numbers(place, in: file) + " "
    }
    let severity = diagnostic.severity == diagnostic.code.severity ? "" : "\(diagnostic.severity): "
    return ["\(indent)\(mark)\(diagnostic.code.rawValue) \(severity)\(shown(diagnostic.message))"]
      + details(in: file).map { indent + "  " + $0 }
  }

  private func details(in file: String) -> [String] {
    var details: [String] = []
    if let label = diagnostic.label { details.append("label: \(shown(label))") }
    for note in diagnostic.notes {
      details.append("note\(note.range.map { " at " + numbers($0, in: file) } ?? ""): \(shown(note.message))")
    }
    if let help = diagnostic.help { details.append("help: \(shown(help))") }
    for fix in diagnostic.fixIts {
      let at = fix.range == place ? "" : " at " + numbers(fix.range, in: file)
      // Most say what they put there.
      let text = fix.message == "replace with '\(fix.replacement)'" ? "" : ": '\(fix.replacement)'"
      details.append("\(fix.applicability) fix\(at): \(shown(fix.message + text))")
    }
    return details
  }

  /// A range in lines and columns, its end exclusive.
  private func numbers(_ range: SourceRange, in file: String) -> String {
    if range.isWholeFile { return range.file }
    let (start, end) = (range.start, range.end)
    return (range.file == file ? "" : range.file + ":") + "\(start.line):\(start.column)"
      + (start == end ? "" : start.line == end.line ? "-\(end.column)" : "-\(end.line):\(end.column)")
  }

  /// On one line, whatever is quoted.
  private func shown(_ text: String) -> String { safeText(text, limit: .max) }
}
