import TableDiagnostics
import YAMLSyntax

/// Decides whether fix-its may be made, by what is known of a spec before and after them: a fix-it removes its problem, brings no error
/// that was not there, and changes nothing else.
package struct FixReview {
  /// A fix-it, and the problem that it removes.
  package struct Proposal: Hashable, Sendable {
    package var problem: Diagnostic
    package var fix: FixIt

    package init(_ problem: Diagnostic, _ fix: FixIt) {
      (self.problem, self.fix) = (problem, fix)
    }

    /// Whether the problem keeps its file from being read.
    package var isSyntax: Bool { problem.code.rawValue.hasPrefix("E00") }
  }

  /// The texts of the files, by their names in messages.
  package let texts: [String: EditedText]
  private let reviews: [String: EditReview]

  /// Makes fix-its that do not overlap, and reads the edited files.
  /// - Parameter files: the files that they are for, without edits.
  package init(_ proposals: [Proposal], in files: [String: TextEdits], limits: SyntaxLimits) {
    var edits = files
    for proposal in proposals { _ = edits[proposal.fix.range.file]?.add(proposal.fix) }
    texts = edits.filter { !$0.value.isEmpty }.mapValues(\.result)
    let problems = Dictionary(grouping: proposals.map(\.problem.range), by: \.file)
    reviews = texts.reduce(into: [:]) { reviews, text in
      reviews[text.key] = EditReview(text.value, solving: problems[text.key] ?? [], limits: limits)
    }
  }

  /// Whether the texts alone speak against the edits.
  package var isRefused: Bool { reviews.values.contains { $0.objection != nil } }

  /// - Parameters:
  ///   - before: the problems of the texts as they were.
  ///   - after: the problems of the edited texts.
  package func allows(_ proposals: [Proposal], before: DiagnosticBag, after: DiagnosticBag) -> Bool {
    let wereUnreadable = reviews.values.contains(where: \.wasUnreadable)
    // Of a file that could not be read, only one error was known. Those that are not kept can only be counted.
    let isComplete = before.omittedCount == 0 && after.omittedCount == 0
    guard !isRefused, wereUnreadable || isComplete || after.errorCount <= before.errorCount else { return false }
    let found = after.diagnostics
    let left = Set(found.map { Problem($0, at: $0.range) })
    guard !proposals.contains(where: { left.contains(Problem($0.problem, at: moved($0.problem.range))) }) else {
      return false
    }
    guard !wereUnreadable, isComplete else { return true }
    let known = Set(before.diagnostics.map { Place(code: $0.code, range: moved($0.range)) })
    return found.allSatisfy { problem in
      problem.severity != .error || known.contains(Place(code: problem.code, range: problem.range))
        || isRevealed(problem.range)
    }
  }

  /// Where a place of the old texts is in the new ones.
  package func moved(_ range: SourceRange) -> SourceRange { texts[range.file]?.moved(range) ?? range }

  private func isRevealed(_ range: SourceRange) -> Bool {
    guard !range.isWholeFile else { return false }
    return reviews[range.file]?.isRevealed(range.start) ?? false
  }

  /// Messages may say more or less about the same error when there are fewer others, and its end may have moved.
  private struct Place: Hashable {
    var code: DiagnosticCode
    var file: String
    var start: SourcePosition?

    init(code: DiagnosticCode, range: SourceRange) {
      (self.code, file) = (code, range.file)
      start = range.isWholeFile ? nil : range.start
    }
  }

  private struct Problem: Hashable {
    var place: Place
    var message: String

    init(_ diagnostic: Diagnostic, at range: SourceRange) {
      (place, message) = (Place(code: diagnostic.code, range: range), diagnostic.message)
    }
  }
}
