import LayoutFormat
import TableIR

extension Comparison {
  /// In rows with more views than this, pairs are not compared.
  private static let mostViews = 100

  /// Reports texts and controls that another view newly covers.
  mutating func tellOverlaps(
    _ oldViews: [ViewSnapshot], _ newViews: [ViewSnapshot], _ pairs: ViewPairs, _ geometry: RowGeometry,
    _ row: RowPair
  ) {
    let isFaded = newViews.fading
    let shown = newViews.indices.filter { newViews[$0].isContent(in: newViews) && !isFaded[$0] }
    guard shown.count > 1, shown.count <= Self.mostViews else { return }
    for (position, below) in shown.enumerated() where newViews[below].isReadOrTapped {
      for above in shown[(position + 1)...] where !newViews.isInside(above, of: below) {
        let common = geometry.newDrawn(below).overlap(with: geometry.newDrawn(above))
        guard common.width > 0.5 + tolerance, common.height > 0.5 + tolerance else { continue }
        if let oldBelow = pairs.oldIndex[below], let oldAbove = pairs.oldIndex[above] {
          let before = geometry.oldDrawn(oldBelow).overlap(with: geometry.oldDrawn(oldAbove))
          if before.width > 0.5 && before.height > 0.5 { continue }
        }
        var change = row.change(.newOverlap)
        change.place = row.place.named(newViews[below].name)
        change.new = newViews[above].name
        change.oldOutline = nil
        change.newOutline = common
        changes.append(change)
      }
    }
  }
}

extension ViewSnapshot {
  /// Whether it is something to see or tap, not a container or background of other views.
  fileprivate func isContent(in views: [ViewSnapshot]) -> Bool {
    guard let parent, !isSeparator, name != "backgroundView", name != "contentView" else { return false }
    // A control counts as a whole, without the titles in it.
    return !views[parent].isActive && (self[.text] != nil || self[.image] != nil || isActive || name == "accessoryView")
  }

  /// Whether something is lost when another view covers it.
  fileprivate var isReadOrTapped: Bool { self[.text]?.isEmpty == false || isActive }
}

extension [ViewSnapshot] {
  /// For each view, whether it is invisible, because it or an ancestor is hidden or nearly transparent. A view comes after its
  /// superview.
  fileprivate var fading: [Bool] {
    reduce(into: []) { fading, view in
      let isFaded =
        view[.hidden] != nil || view[.alpha].flatMap(Double.init).map { $0 < ViewLook.leastVisibleAlpha } == true
      fading.append(isFaded || view.parent.map { fading[$0] } == true)
    }
  }

  fileprivate func isInside(_ index: Int, of ancestor: Int) -> Bool {
    var view = self[index].parent
    while let parent = view {
      if parent == ancestor { return true }
      view = self[parent].parent
    }
    return false
  }
}

extension LayoutRect {
  /// The intersection of two rectangles; its size is negative if they are apart.
  fileprivate func overlap(with other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
