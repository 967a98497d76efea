import TableDiagnostics
import TableIR
import TableLayout

/// Constraints must determine the position and size of every view.
struct AmbiguousLayout: LintRule {
  static let code = DiagnosticCode("L0502", rule: "ambiguous-layout", "a view whose position or size is ambiguous")
  static let features: RowFeatures = [.views]

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .ambiguous(let freedoms) = problem.kind else { continue }
      guard let (first, sentence) = Self.sentence(freedoms) else { continue }
      var told: Set<String> = []
      let names = freedoms.filter { $0.location != first.location }.map(\.view).filter { told.insert($0).inserted }
      findings.add(
        Self.code, [SpecPlace(first.location, ["id"])], owner: "constraints",
        sentence
          + (names.isEmpty ? "" : "; \(Self.list(names)) \(names.count == 1 ? "is" : "are") ambiguous with it"),
        help: Self.help(first), holder: problem.holder, subject: first.view)
    }
  }

  /// What is ambiguous of the first view: a view without a size moves its neighbours, so sizes come before positions.
  static func sentence(
    _ freedoms: [ConstraintProblem.Freedom]
  ) -> (of: ConstraintProblem.Freedom, words: String)? {
    guard let first = freedoms.first(where: \.isOfSize) ?? freedoms.first else { return nil }
    let own = freedoms.filter { $0.location == first.location && $0.view == first.view }
    return (
      first,
      "the \(own.map(noun).joined(separator: " and ")) of '\(first.view)' \(own.count == 1 ? "is" : "are") ambiguous: "
        + words(own)
    )
  }

  /// The most names in a message.
  private static let mostNames = 3

  private static func list(_ names: [String]) -> String {
    let rest = names.count - mostNames
    let shown = names.prefix(rest > 0 ? mostNames : names.count - 1).map { "'\($0)'" }.joined(separator: ", ")
    let last = rest > 0 ? "\(rest) more" : names.last.map { "'\($0)'" } ?? ""
    return shown.isEmpty ? last : "\(shown) and \(last)"
  }

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    row.views { checkSpacers($0, owner: row.cell.id, &findings) }
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    view.views { checkSpacers($0, owner: view.name, &findings) }
  }

  /// In points.
  private static let tolerance = 1.0

  /// Several views of a stack that take the remaining space: UIKit does not determine which gets it.
  private func checkSpacers(_ view: LintedView, owner: String, _ findings: inout Findings) {
    guard case .stack(let stack) = view.view.content, stack.distribution == .fill,
      stack.views.count == view.node.subviews.count
    else { return }
    let spacers = stack.spacers.filter { !view.node.subviews[$0].look.isHidden }
    let lengths = spacers.map { index in
      let size = view.node.subviews[index].frame.size
      return stack.axis == .horizontal ? size.width : size.height
    }
    guard let first = spacers.first, spacers.count > 1, let least = lengths.min(), let most = lengths.max(),
      most - least > Self.tolerance
    else { return }
    let noun = stack.axis == .horizontal ? "width" : "height"
    let spacer = stack.views[first].view
    let name = spacer.id ?? "subview \(first)"
    findings.add(
      Self.code, [SpecPlace(spacer.location, ["id"])], owner: owner,
      "the \(noun) of '\(name)' is ambiguous: \(spacers.count) views without a size share \(pointWords(lengths.reduce(0, +)))",
      help: "give all but one of them a \(noun), or write 'distribution: equalSpacing' instead of empty views",
      subject: name)
  }

  private static func noun(_ freedom: ConstraintProblem.Freedom) -> String {
    switch freedom.length {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }

  /// `it could be anything from 52 to 120`.
  private static func words(_ freedoms: [ConstraintProblem.Freedom]) -> String {
    guard freedoms.count == 1, let freedom = freedoms.first else { return "other values are possible" }
    switch (freedom.lowest.isFinite, freedom.highest.isFinite) {
    case (true, true):
      return "it could be anything from \(pointWords(freedom.lowest)) to \(pointWords(freedom.highest))"
    case (true, false): return "it could be \(pointWords(freedom.lowest)) or more"
    case (false, true): return "it could be \(pointWords(freedom.highest)) or less"
    case (false, false): return "it could be anything"
    }
  }

  private static func help(_ freedom: ConstraintProblem.Freedom) -> String {
    let name = LayoutConstraint.nameText(freedom.view)
    // A range with two bounds is space that several views share.
    if freedom.lowest.isFinite && freedom.highest.isFinite {
      let own =
        freedom.isOfSize
        ? ", such as '\(name).\(freedom.length.rawValue) == \(pointWords(freedom.lowest > 1 ? freedom.lowest : freedom.highest))'"
        : ""
      return
        "add a constraint\(own), or let one view grow first with 'hugging: 249', or shrink first with 'compression: 749'"
    }
    return switch freedom.length {
    case .x: "add a constraint, such as '\(name).leading == margins.leading'"
    case .y: "add a constraint, such as '\(name).top == margins.top'"
    case .width, .height: "add a constraint, such as '\(name).\(freedom.length.rawValue) == 40'"
    }
  }
}

extension ConstraintProblem.Freedom {
  fileprivate var isOfSize: Bool { length == .width || length == .height }
}
