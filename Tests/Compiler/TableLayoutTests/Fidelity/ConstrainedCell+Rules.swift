import SpecImporting
import TableIR

// What is set aside, by what the record itself says.

extension ConstrainedCell {
  /// Why the cell is not judged; nil where it is.
  var rule: String? {
    if variations != nil { return "variations by trait" }
    let known = Set(content.all.map(\.id))
    if constraints.contains(where: { !known.contains($0.first) || $0.second.map { !known.contains($0) } ?? false }) {
      return "a constraint to an item outside the contentView"
    }
    return saved.rule?.meaning
  }

  private var saved: SavedContent {
    SavedContent(root: content.saved, constraints: constraints.map(\.saved))
  }
}

extension ConstrainedCell.View {
  fileprivate var saved: SavedView {
    var view = SavedView(
      id: id, kind: kind, frame: LayoutRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    view.isHidden = hidden != nil
    view.isFlagged = ambiguous != nil || misplaced != nil
    view.isSymbol = isSymbol
    view.hasUnknownImage = kind == "imageView" && imageSize == nil
    view.isEmptyLabel = kind == "label" && text?.isEmpty == true
    if kind == "stackView" {
      view.stack = SavedView.Stack(
        isVertical: axis == "vertical", spacing: spacing.flatMap { Double($0) } ?? 0,
        keepsSpacing: distribution.map { !$0.hasPrefix("equal") } ?? true)
    }
    view.subviews = subviews?.map(\.saved) ?? []
    return view
  }
}

extension ConstrainedCell.Constraint {
  fileprivate var saved: SavedConstraint {
    var saved = SavedConstraint(first, attribute, second, secondAttribute)
    switch relation {
    case "greaterThanOrEqual": saved.relation = .greaterOrEqual
    case "lessThanOrEqual": saved.relation = .lessOrEqual
    default: saved.relation = .equal
    }
    saved.constant = constant ?? 0
    saved.multiplier = SavedConstraint.multiplier(multiplier)
    saved.priority = priority ?? 1_000
    saved.isSymbolic = symbolic == true && constant == nil
    return saved
  }
}
