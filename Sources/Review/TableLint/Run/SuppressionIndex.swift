import TableDiagnostics

/// The comments of a spec's files that silence rules, and which of them had something to silence.
///
/// The cost of a finding is the number of nodes with comments around it, however many names and comments these have.
package struct SuppressionIndex {
  private struct Entry {
    var comment: Suppression
    /// The rules that its names stand for; nil for an unknown name.
    var codes: [DiagnosticCode?]
    var group: Int
  }

  /// The comments that apply to the same lines, as one.
  private struct Group {
    /// Any of them.
    var comment: Suppression
    /// The rules that they name, and whether they silenced a finding of each.
    var isUsed: [DiagnosticCode: Bool] = [:]
  }

  private struct Place: Hashable {
    var file: String
    var scope: Suppression.Scope
    /// For a comment that applies to its own line.
    var line: Int?
  }

  private var entries: [Entry] = []
  private var groups: [Group] = []
  /// For each file: the groups without a span, then those with one by their starts, each with the span around it.
  private var files: [String: FileGroups] = [:]

  private struct FileGroups {
    var wholeFile: Int?
    var lines: [Int: Int] = [:]
    var starts: [SourcePosition] = []
    var spans: [(group: Int, around: Int?)] = []
  }

  /// The number of groups that were looked up, which measures the cost.
  private(set) var looks = 0

  /// - Parameter rules: the rules that a comment can name.
  package init(_ comments: [Suppression], rules: [DiagnosticCode]) {
    let named = rules.reduce(into: [String: DiagnosticCode]()) { named, rule in
      if let name = rule.rule { named[name] = rule }
      named[rule.rawValue] = rule
    }
    var known: [Place: Int] = [:]
    for comment in comments {
      let place = Place(
        file: comment.range.file, scope: comment.scope, line: comment.scope == .line ? comment.range.start.line : nil)
      let group = known[place] ?? groups.count
      if group == groups.count {
        known[place] = group
        groups.append(Group(comment: comment))
      }
      let codes = comment.names.map { named[$0.text] ?? named[$0.text.uppercased()] }
      for case let code? in codes { groups[group].isUsed[code] = false }
      entries.append(Entry(comment: comment, codes: codes, group: group))
    }
    for index in groups.indices.sorted(by: { Self.start(groups[$0].comment) < Self.start(groups[$1].comment) }) {
      let comment = groups[index].comment
      var file = files[comment.range.file] ?? FileGroups()
      switch comment.scope {
      case .file: file.wholeFile = index
      case .line: file.lines[comment.range.start.line] = index
      case .span(let start, _):
        // Spans are those of nodes: they contain each other or are disjoint.
        var around = file.spans.indices.last
        while let outer = around, !groups[file.spans[outer].group].comment.reaches(start) {
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

  /// Whether a comment silences a code at a place, which marks the comment as used.
  package mutating func silences(_ code: DiagnosticCode, at place: SourceRange) -> Bool {
    guard let file = files[place.file] else { return false }
    var isSilenced = false
    if let group = file.wholeFile { isSilenced = use(group, code, place) }
    if let group = file.lines[place.start.line] { isSilenced = use(group, code, place) || isSilenced }
    var (low, high) = (0, file.starts.count)
    while low < high {
      let middle = (low + high) / 2
      if file.starts[middle] <= place.start { low = middle + 1 } else { high = middle }
    }
    var span: Int? = low > 0 ? low - 1 : nil
    while let here = span {
      isSilenced = use(file.spans[here].group, code, place) || isSilenced
      span = file.spans[here].around
    }
    return isSilenced
  }

  private mutating func use(_ index: Int, _ code: DiagnosticCode, _ place: SourceRange) -> Bool {
    looks += 1
    guard groups[index].isUsed[code] != nil, groups[index].comment.covers(place) else { return false }
    groups[index].isUsed[code] = true
    return true
  }

  /// The comments of a file that name no rule at all.
  func namelessComments(in file: String) -> [SourceRange] {
    entries.filter { $0.comment.names.isEmpty && $0.comment.range.file == file }.map(\.comment.range)
  }

  /// The names that match no rule.
  var unknownNames: [Suppression.Name] {
    entries.flatMap { entry in zip(entry.comment.names, entry.codes).filter { $1 == nil }.map(\.0) }
  }

  /// The names in a file that silenced nothing.
  func unusedNames(in file: String, of isLookedFor: (DiagnosticCode) -> Bool) -> [Suppression.Name] {
    entries.filter { $0.comment.range.file == file }.flatMap { entry in
      zip(entry.comment.names, entry.codes).compactMap { name, code in
        guard let code, groups[entry.group].isUsed[code] == false, isLookedFor(code) else { return nil }
        return name
      }
    }
  }
}

extension Suppression {
  /// Whether its span continues past a place.
  fileprivate func reaches(_ place: SourcePosition) -> Bool {
    if case .span(_, let end) = scope { place < end } else { false }
  }
}
