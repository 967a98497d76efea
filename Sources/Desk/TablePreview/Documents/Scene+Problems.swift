import TableDiagnostics
import TableSupport

extension Scene {
  /// Writes the problems, each with the row and the view of the first figure that it is about.
  func writeProblems(to json: inout JSONWriter) {
    // The views of a broken spec are those of an older text, whose lines may be others.
    let figure = state == .ok ? figures.first : nil
    let finder = problems.isEmpty ? nil : figure.map { ViewFinder($0, places: places(of: $0), files: files) }
    json.array("problems") { json in
      for problem in problems {
        let file = files.firstIndex { $0.path == problem.range.file }
        let view = file.flatMap { finder?.view(at: problem.range.start, in: $0) }
        json.object(inline: true) { json in
          json.member("severity", problem.severity.rawValue)
          json.member("code", problem.code.rawValue)
          json.member("message", safeText(problem.message))
          if let place = places[problem] {
            json.array("figures", inline: true) { json in for figure in place.figures { json.integer(figure) } }
            if !place.elsewhere.isEmpty {
              json.array("elsewhere", inline: true) { json in
                for environment in place.elsewhere {
                  json.object(inline: true) { json in
                    json.member("name", environment.name)
                    if let query = environment.query { json.member("query", query) }
                  }
                }
              }
            }
          }
          if let label = problem.label { json.member("label", safeText(label)) }
          if let help = problem.help { json.member("help", safeText(help)) }
          json.key("file")
          if let file { json.integer(file) } else { json.null() }
          json.member("line", problem.range.start.line)
          json.member("column", problem.range.start.column)
          json.member("endLine", problem.range.end.line)
          json.member("endColumn", problem.range.end.column)
          guard let view, let figure else { return }
          if let row = figure.views[view].row { json.member("row", row) }
          // The table itself is no place in the picture.
          if view > 0 { json.member("view", view) }
        }
      }
    }
  }
}

/// Finds the view that a place in a spec is about: the innermost one whose lines contain the place.
private struct ViewFinder {
  /// The lines of a view, counted from 1.
  private struct Span {
    var start: SourcePosition
    /// The line after the last one.
    var end: Int
    var view: Int
  }

  /// Of each file, in the order of their starts.
  private var spans: [[Span]]

  /// - Parameter places: the index of each file of the figure in the scene's files.
  init(_ figure: SceneFigure, places: [Int], files: [SceneFile]) {
    spans = Array(repeating: [], count: files.count)
    let lines = files.map { LineStarts($0.text) }
    var known: Set<[Int]> = []
    for (index, view) in figure.views.enumerated() {
      let (line, column) = (Int(view.location.line), Int(view.location.column))
      guard places.indices.contains(Int(view.location.file)) else { continue }
      let file = places[Int(view.location.file)]
      // A row's parts without a place of their own have that of the row, which is listed first.
      guard files.indices.contains(file), known.insert([file, line, column]).inserted else { continue }
      spans[file].append(
        Span(
          start: SourcePosition(line: line, column: column), end: lines[file].end(line: line, column: column),
          view: index))
    }
    for file in spans.indices { spans[file].sort { $0.start < $1.start } }
  }

  /// The index of the view; nil if the place is in none.
  func view(at position: SourcePosition, in file: Int) -> Int? {
    guard spans.indices.contains(file) else { return nil }
    return spans[file].last { !(position < $0.start) && position.line < $0.end }?.view
  }
}

/// The columns at which the lines of a text begin, by which block style in YAML nests.
private struct LineStarts {
  /// In characters, counted from 1; nil for blank lines and comments.
  private var columns: [Int?] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = line.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? line.endIndex
      let isEmpty = start == line.endIndex || "#\r".utf8.contains(line.utf8[start])
      columns.append(isEmpty ? nil : line.utf8.distance(from: line.startIndex, to: start) + 1)
    }
  }

  /// The first line that no longer belongs to what begins at a place.
  func end(line: Int, column: Int) -> Int {
    var next = line + 1
    while next <= columns.count, (columns[next - 1] ?? .max) >= column { next += 1 }
    return next
  }
}
