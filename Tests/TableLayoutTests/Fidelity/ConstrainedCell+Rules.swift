import TableIR

// What is set aside, by what the record itself says.

extension ConstrainedCell.View {
  /// Whether the views of a stack are not as far apart as it says: its spacing is not the one that it had.
  fileprivate var hasOtherGaps: Bool {
    guard kind == "stackView", distribution.map({ !$0.hasPrefix("equal") }) ?? true else { return false }
    let shown = (subviews ?? []).filter { $0.hidden == nil }
    let axis = axis == "vertical" ? 1 : 0
    let said = spacing.flatMap { Double($0) } ?? 0
    return zip(shown, shown.dropFirst()).contains { one, next in
      let overhang = one.kind == "switch" && axis == 0 ? 2.0 : 0
      return abs(next.frame[axis] - one.frame[axis] - one.frame[axis + 2] + overhang - said) > 1.01
    }
  }
}

extension ConstrainedCell {
  /// Why the cell is not judged; nil where it is.
  var rule: String? {
    let views = content.all
    if views.contains(where: { $0.ambiguous != nil || $0.misplaced != nil }) { return "flagged by Interface Builder" }
    if variations != nil { return "variations by trait" }
    if views.contains(where: { $0.isSymbol || $0.kind == "imageView" && $0.imageSize == nil && !isSized($0) }) {
      return "an image whose size is not known, or a symbol whose alignment rectangle is not known"
    }
    let known = Set(views.map(\.id))
    if constraints.contains(where: { !known.contains($0.first) || $0.second.map { !known.contains($0) } ?? false }) {
      return "a constraint to an item outside the contentView"
    }
    if views.contains(where: { $0.hidden != nil && $0.subviews != nil }) { return "hidden views with subviews" }
    if views.contains(where: { $0.kind == "stackView" && $0.subviews == nil }) { return "a stack without views" }
    if views.contains(where: { $0.kind == "label" && $0.text?.isEmpty == true }) {
      return "a label without text whose saved size is that of a text"
    }
    if views.contains(where: \.hasOtherGaps) { return "a stack whose saved gaps are not its spacing" }
    if constraints.contains(where: isBroken) { return "saved frames that break their own required constraints" }
    return nil
  }

  /// Whether the frames that were saved are more than a point off a constraint that was saved with them: the record is older than one of
  /// them, or they contradict each other.
  private func isBroken(_ said: Constraint) -> Bool {
    guard said.priority ?? 1_000 == 1_000, said.symbolic != true || said.constant != nil else { return false }
    guard let one = length(said.first, said.attribute) else { return false }
    var other = 0.0
    if let id = said.second {
      guard let value = length(id, said.secondAttribute ?? "") else { return false }
      other = value * multiplier(said.multiplier)
    }
    let off = one - other - (said.constant ?? 0)
    switch said.relation {
    case "greaterThanOrEqual": return off < -1.01
    case "lessThanOrEqual": return off > 1.01
    default: return abs(off) > 1.01
    }
  }

  /// An attribute as the saved frames have it, in the space of the contentView; nil for those of guides and texts.
  private func length(_ id: String, _ attribute: String) -> Double? {
    guard let box = boxes[id] else { return nil }
    switch attribute {
    case "leading", "left": return box.x
    case "trailing", "right": return box.maxX
    case "top": return box.y
    case "bottom": return box.maxY
    case "width": return box.width
    case "height": return box.height
    case "centerX": return box.midX
    case "centerY": return box.midY
    default: return nil
    }
  }

  /// The alignment rectangles of all views, in the space of the contentView.
  private var boxes: [String: Rect] {
    var boxes = [content.id: Rect(x: 0, y: 0, width: content.frame[2], height: content.frame[3])]
    func add(_ views: [View], _ x: Double, _ y: Double) {
      for view in views {
        let (left, top) = (x + view.frame[0], y + view.frame[1])
        let overhang = view.kind == "switch" ? (0.0, 2.0) : view.kind == "slider" ? (2.0, 4.0) : (0, 0)
        boxes[view.id] = Rect(
          x: left + overhang.0, y: top, width: view.frame[2] - overhang.1,
          height: view.frame[3] - (view.kind == "segmentedControl" || view.kind == "slider" ? 1 : 0))
        add(view.subviews ?? [], left, top)
      }
    }
    add(content.subviews ?? [], 0, 0)
    return boxes
  }

  /// Whether constraints give a view both lengths, whatever it shows.
  private func isSized(_ view: View) -> Bool {
    func isHeld(_ length: String, _ edges: [[String]]) -> Bool {
      func has(_ attributes: [String]) -> Bool {
        constraints.contains {
          $0.relation == nil && $0.first != $0.second
            && ($0.first == view.id && attributes.contains($0.attribute)
              || $0.second == view.id && attributes.contains($0.secondAttribute ?? ""))
        }
      }
      return has([length]) || edges.allSatisfy(has)
    }
    let isSquare = constraints.contains { $0.first == view.id && $0.second == view.id }
    let isWide = isHeld("width", [["leading", "left"], ["trailing", "right"]])
    let isHigh = isHeld("height", [["top"], ["bottom"]])
    return isWide && isHigh || isSquare && (isWide || isHigh)
  }
}
