/// What a run did with the outputs of its specs.
struct OutputTally: Equatable {
  private(set) var written = 0
  private(set) var unchanged = 0
  private(set) var failed = 0
  /// The number of files that were removed.
  var removed = 0
  /// The number of unchanged specs that have edits, and of written ones that were merged with edits.
  var kept = 0
  var merged = 0
  /// The number of specs of each kind in which the team and the document changed the same.
  var keptConflicts = 0
  var mergedConflicts = 0

  mutating func add(hasErrors: Bool, written count: Int) {
    if hasErrors { failed += 1 } else if count > 0 { written += 1 } else { unchanged += 1 }
  }

  /// `1,000 specs: 12 written, 988 unchanged`.
  var words: String {
    let total = written + unchanged + failed
    var parts = ["\(Self.grouped(written)) written", "\(Self.grouped(unchanged)) unchanged"]
    parts[0] += Self.aside([(merged, "merged with edits"), (mergedConflicts, "with conflicts")])
    parts[1] += Self.aside([(kept, "with edits"), (keptConflicts, "with conflicts")])
    if failed > 0 { parts.append("\(Self.grouped(failed)) with errors") }
    if removed > 0 { parts.append("\(Self.grouped(removed)) \(removed == 1 ? "output" : "outputs") removed") }
    return "\(Self.grouped(total)) \(total == 1 ? "spec" : "specs"): \(parts.joined(separator: ", "))"
  }

  /// ` (2 merged with edits, 1 with conflicts)`; nothing without any.
  private static func aside(_ counts: [(Int, String)]) -> String {
    let words = counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// A number with a comma before each three digits.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
