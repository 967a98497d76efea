import TableDiagnostics
import TableIR
import TableLayout

extension ConstraintProblem {
  /// The rule that tells it.
  package var rule: DiagnosticCode {
    switch kind {
    case .unsatisfiable: UnsatisfiableConstraints.code
    case .ambiguous: AmbiguousLayout.code
    case .collapsed: CollapsedViews.code
    case .stretched: StretchedViews.code
    case .heightless: RowWithoutHeight.code
    }
  }

  /// What is ambiguous of the first of its views; nil for a problem of another kind.
  package var ambiguity: String? {
    guard case .ambiguous(let freedoms) = kind else { return nil }
    return AmbiguousLayout.sentence(freedoms)?.words
  }

  /// Where the spec declares what is wrong, and what holds it.
  package var places: [SourceLocation] {
    let own: SourceLocation? =
      switch kind {
      case .unsatisfiable([], .arrangement(let arrangement)?, _): arrangement.location
      case .unsatisfiable(let constraints, _, _), .collapsed(let constraints), .stretched(let constraints, _, _):
        constraints.last?.location
      case .ambiguous(let freedoms): freedoms.first?.location
      case .heightless: nil
      }
    return (own.map { [$0] } ?? []) + [holder]
  }
}
