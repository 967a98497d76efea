import TableDiagnostics
import TableIR
import TableLayout
import TableLint

extension DiagnosticCode {
  /// What lint tells of constraints, for those who only compile.
  static let constraintProblems = DiagnosticCode(
    "W0301", rule: "constraint-problems", "constraints that conflict, are ambiguous, or squeeze views")
}

extension TableSource {
  /// One line about the constraints for which UIKit would print to its console: how many there are, and what tells them; nil if there are
  /// none, or if comments silence them.
  ///
  /// - Parameter problems: those of all environments, in the order in which they were found.
  func constraintWarning(_ problems: [ConstraintProblem]) -> Diagnostic? {
    guard !problems.isEmpty else { return nil }
    var silent = SuppressionIndex(comments.suppressions, rules: Array(Set(problems.map(\.rule))))
    // A pixel that the line of a row takes is lint's to tell.
    let told = problems.filter { problem in
      if case .stretched = problem.kind { return false }
      return !problem.places.contains { silent.silences(problem.rule, at: range($0)) }
    }
    // A view that is gone is seen, and what is ambiguous is why.
    guard let first = told.first(where: \.kind.isSqueeze) ?? told.first else { return nil }
    var parts: [String] = []
    for words in Self.words {
      let places = Set(told.filter { $0.kind.words == words }.map { $0.holder })
      if !places.isEmpty { parts.append("\(words) in \(places.count == 1 ? "1 place" : "\(places.count) places")") }
    }
    var diagnostic = Diagnostic(
      code: .constraintProblems, message: "constraints " + parts.joined(separator: ", and "),
      range: range(first.places.first ?? first.holder),
      help: "see each of them, and what to write, with 'tablec lint \(table.files[0])'")
    diagnostic.label = first.detail
    return diagnostic
  }

  private static let words = [
    "conflict", "leave views ambiguous", "leave views without a size", "give no height", "squeeze views",
  ]

  private func range(_ location: SourceLocation) -> SourceRange {
    let start = SourcePosition(line: Int(location.line), column: Int(location.column))
    return SourceRange(file: table.files[Int(location.file)], start: start, end: start)
  }
}

extension ConstraintProblem.Kind {
  fileprivate var isSqueeze: Bool { if case .squeezed = self { true } else { false } }

  fileprivate var words: String {
    switch self {
    case .unsatisfiable, .stretched: "conflict"
    case .ambiguous: "leave views ambiguous"
    case .collapsed: "leave views without a size"
    case .heightless: "give no height"
    case .squeezed: "squeeze views"
    }
  }
}
