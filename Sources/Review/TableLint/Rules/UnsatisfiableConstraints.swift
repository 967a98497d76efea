import TableDiagnostics
import TableIR
import TableLayout

/// Required constraints must be satisfiable together in every environment.
struct UnsatisfiableConstraints: LintRule {
  static let code = DiagnosticCode(
    "L0501", rule: "unsatisfiable-constraints", "constraints that cannot be satisfied together")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    var alike = AlikeConflicts(table.scene.tree.constraintProblems)
    for problem in table.scene.tree.constraintProblems {
      guard case .unsatisfiable(let constraints, let broken, let all) = problem.kind else { continue }
      guard let broken else {
        findings.add(
          Self.code, [SpecPlace(problem.holder, ["views"])], owner: "constraints",
          "the sizes and frames of these views conflict", notes: all.map(Self.note),
          holder: problem.holder)
        continue
      }
      guard let repeated = alike.others(like: problem) else { continue }
      // What a stack breaks is told at what contradicts it.
      let told: LayoutConstraint? =
        if case .constraint(let constraint) = broken { constraint } else { constraints.last }
      let rest = constraints.filter { $0 != told }
      let others = all.filter { other in
        if case .stack(let arrangement) = other { broken != .arrangement(arrangement) } else { true }
      }
      findings.add(
        Self.code, [told?.place ?? broken.place], owner: "constraints",
        constraints.count == 1 && all.isEmpty
          ? "no layout satisfies \("\(constraints[0])".inQuotes)"
          : "unable to simultaneously satisfy \(Self.words(constraints.count)); the layout recovers by breaking \(broken.words)",
        help: constraints.isEmpty
          ? "give the stack more space, or less spacing and margins"
          : constraints.count == 1
            ? "remove it, or give it a priority below 1000, such as '@999'"
            : "remove one, or give one a priority below 1000, such as '@999'",
        notes: rest.map {
          Finding.PlacedNote(message: "it conflicts with \("\($0)".inQuotes)", place: $0.place)
        } + Self.notes(others)
          + (repeated.isEmpty
            ? []
            : [Finding.PlacedNote(message: "the same breaks \(repeated.map(\.inQuotes).joined(separator: ", "))")]),
        holder: problem.holder, subject: told.map { "\($0)" } ?? broken.words)
    }
  }

  private static func words(_ constraints: Int) -> String {
    switch constraints {
    case 0: "the constraints that UIKit adds"
    case 1: "this constraint and those that UIKit adds"
    default: "\(constraints) constraints"
    }
  }

  /// One for each of them, and one for all rules of a stack.
  private static func notes(_ others: [ConstraintProblem.Other]) -> [Finding.PlacedNote] {
    var rules: [SourceLocation: [ConstraintProblem.Arrangement]] = [:]
    for case .stack(let arrangement) in others { rules[arrangement.location, default: []].append(arrangement) }
    return others.compactMap { other in
      guard case .stack(let arrangement) = other, let all = rules[arrangement.location], all.count > 1 else {
        return note(other)
      }
      guard arrangement == all[0] else { return nil }
      let words = all.map { "\($0.rule.words) ('\($0.rule.rawValue)')" }
      return Finding.PlacedNote(
        message:
          "the stack '\(arrangement.stack)' \(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])",
        place: arrangement.place)
    }
  }

  private static func note(_ other: ConstraintProblem.Other) -> Finding.PlacedNote {
    switch other {
    case .width(let points):
      Finding.PlacedNote(
        message: "the available width is \(pointWords(points)): 'UIView-Encapsulated-Layout-Width'")
    case .height(let points):
      Finding.PlacedNote(
        message: "the available height is \(pointWords(points)): 'UIView-Encapsulated-Layout-Height'")
    case .frame(let name, let location):
      Finding.PlacedNote(message: "the frame of '\(name)' conflicts with it", place: SpecPlace(location, ["frame"]))
    case .stack(let arrangement):
      Finding.PlacedNote(
        message: "the stack '\(arrangement.stack)' \(arrangement.rule.words): '\(arrangement.rule.rawValue)'",
        place: arrangement.place)
    }
  }
}

/// Conflicts of one stack that differ only in the view: each of four buttons is too wide. The first tells them all.
private struct AlikeConflicts {
  private struct Key: Hashable {
    var holder: SourceLocation
    var others: [ConstraintProblem.Other]
    /// The constraint without the name of its view.
    var text: Substring

    /// Nil for a problem that has more than one constraint of the spec, or none of a stack.
    init?(_ problem: ConstraintProblem) {
      guard case .unsatisfiable(let constraints, .constraint(let broken)?, let others) = problem.kind,
        constraints == [broken],
        others.contains(where: { if case .stack = $0 { true } else { false } })
      else { return nil }
      let text = "\(broken)"
      (holder, self.others) = (problem.holder, others)
      self.text = text[(text.firstIndex(of: ".") ?? text.startIndex)...]
    }
  }

  private var found: [Key: [String]] = [:]

  init(_ problems: [ConstraintProblem]) {
    for problem in problems {
      guard let key = Key(problem), case .unsatisfiable(let constraints, _, _) = problem.kind else { continue }
      found[key, default: []].append("\(constraints[0])")
    }
  }

  /// The constraints of the problems that are like one; nil for one that another told already.
  mutating func others(like problem: ConstraintProblem) -> [String]? {
    guard let key = Key(problem) else { return [] }
    guard let all = found[key] else { return nil }
    found[key] = nil
    return Array(all.dropFirst())
  }
}

extension ConstraintProblem.Broken {
  fileprivate var place: SpecPlace {
    switch self {
    case .constraint(let constraint): constraint.place
    case .arrangement(let arrangement): arrangement.place
    }
  }

  fileprivate var words: String {
    switch self {
    case .constraint(let constraint): "\(constraint)".inQuotes
    case .arrangement(let arrangement): "'\(arrangement.rule.rawValue)' of the stack '\(arrangement.stack)'"
    }
  }
}

extension ConstraintProblem.Arrangement {
  fileprivate var place: SpecPlace { SpecPlace(location, ["stack"]) }
}

extension ConstraintProblem.StackRule {
  fileprivate var words: String {
    switch self {
    case .spacing: "keeps its views apart"
    case .canvasConnection: "begins and ends with its views"
    case .alignment: "aligns its views"
    case .fillEqually: "makes its views equally long"
    case .distributing: "makes its gaps equal"
    case .hiding: "hides a view"
    }
  }
}
