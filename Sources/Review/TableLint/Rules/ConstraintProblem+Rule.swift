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
    case .squeezed: SqueezedViews.code
    }
  }

  /// What is ambiguous of the first of its views, or which view has no space; nil for a problem of another kind.
  package var detail: String? {
    switch kind {
    case .ambiguous(let freedoms): AmbiguousLayout.sentence(freedoms)?.words
    case .squeezed(let squeeze): SqueezedViews.sentence(squeeze)
    default: nil
    }
  }

  /// Where the spec declares what is wrong, and what holds it.
  package var places: [SourceLocation] {
    let own: SourceLocation? =
      switch kind {
      case .unsatisfiable([], .arrangement(let arrangement)?, _): arrangement.location
      case .unsatisfiable(let constraints, _, _), .collapsed(let constraints), .stretched(let constraints, _, _):
        constraints.last?.location
      case .ambiguous(let freedoms): freedoms.first?.location
      case .squeezed(let squeeze): squeeze.location
      case .heightless: nil
      }
    return (own.map { [$0] } ?? []) + [holder]
  }
}
