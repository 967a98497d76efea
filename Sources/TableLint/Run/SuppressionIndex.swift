import TableDiagnostics

/// The comments of a spec's files that silence rules, and which of them had something to silence.
package struct SuppressionIndex {
  private struct Entry {
    var comment: Suppression
    var codes: [DiagnosticCode?]
    var isUsed: [Bool]
  }

  private var entries: [Entry]
  /// By file: the entries without a span, then those with one by their starts, each with the span around it.
  private var files: [String: FileEntries] = [:]

  private struct FileEntries {
    var wholeFile: [Int] = []
    var lines: [Int: [Int]] = [:]
    var starts: [SourcePosition] = []
    var spans: [(entry: Int, around: Int?)] = []
  }

  /// - Parameter rules: those that a comment can name.
  package init(_ comments: [Suppression], rules: [DiagnosticCode]) {
    entries = comments.map { comment in
      let codes = comment.names.map { rules.named($0.text) }
      return Entry(comment: comment, codes: codes, isUsed: comment.names.map { _ in false })
    }
    let spans = comments.indices.sorted { Self.start(comments[$0]) < Self.start(comments[$1]) }
    for index in spans {
      let comment = comments[index]
      var file = files[comment.range.file] ?? FileEntries()
      switch comment.scope {
      case .file: file.wholeFile.append(index)
      case .line: file.lines[comment.range.start.line, default: []].append(index)
      case .span(let start, _):
        // Spans are those of nodes: they hold each other or have nothing in common.
        var around = file.spans.indices.last
        while let outer = around, !comments[file.spans[outer].entry].reaches(start) {
          around = file.spans[outer].around
        }
        file.starts.append(start)
        file.spans.append((index, around))
      }
      files[comment.range.file] = file
    }
  }

  private static func start(_ comment: Suppression) -> SourcePosition {
    if case .span(let start, _) = comment.scope { return start }
    return comment.range.start
  }

  /// Whether a comment silences a code at a place; it is used then.
  package mutating func silences(_ code: DiagnosticCode, at place: SourceRange) -> Bool {
    guard let file = files[place.file] else { return false }
    var isSilenced = false
    for index in file.wholeFile + (file.lines[place.start.line] ?? []) {
      isSilenced = use(index, code, place) || isSilenced
    }
    var (low, high) = (0, file.starts.count)
    while low < high {
      let middle = (low + high) / 2
      if file.starts[middle] <= place.start { low = middle + 1 } else { high = middle }
    }
    var span: Int? = low > 0 ? low - 1 : nil
    while let here = span {
      isSilenced = use(file.spans[here].entry, code, place) || isSilenced
      span = file.spans[here].around
    }
    return isSilenced
  }

  private mutating func use(_ index: Int, _ code: DiagnosticCode, _ place: SourceRange) -> Bool {
    guard entries[index].comment.covers(place) else { return false }
    var found = false
    for name in entries[index].codes.indices where entries[index].codes[name] == code {
      entries[index].isUsed[name] = true
      found = true
    }
    return found
  }

  /// The comments of a file that name no rule at all.
  func namelessComments(in file: String) -> [SourceRange] {
    entries.filter { $0.comment.names.isEmpty && $0.comment.range.file == file }.map(\.comment.range)
  }

  /// The names that are no rule's.
  var unknownNames: [Suppression.Name] {
    entries.flatMap { entry in zip(entry.comment.names, entry.codes).filter { $1 == nil }.map(\.0) }
  }

  /// The names in a file that silenced nothing.
  func unusedNames(in file: String, of isLookedFor: (DiagnosticCode) -> Bool) -> [Suppression.Name] {
    entries.filter { $0.comment.range.file == file }.flatMap { entry in
      entry.comment.names.indices.compactMap { index in
        guard let code = entry.codes[index], !entry.isUsed[index], isLookedFor(code) else { return nil }
        return entry.comment.names[index]
      }
    }
  }
}

extension Suppression {
  /// Whether its span goes on past a place.
  fileprivate func reaches(_ place: SourcePosition) -> Bool {
    if case .span(_, let end) = scope { place < end } else { false }
  }
}
