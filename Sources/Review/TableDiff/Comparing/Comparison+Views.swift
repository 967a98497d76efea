import LayoutFormat
import TableDiagnostics
import TableIR
import TableSupport

extension Comparison {
  /// Compares the views of two rows, headers or footers. The first of each list is the row itself.
  ///
  /// - Parameter hasSamePosition: whether the row is still first, last or between; if not, the ends of its lines and its
  ///   corners follow from that.
  mutating func compareViews(
    _ oldViews: [ViewSnapshot], _ newViews: [ViewSnapshot], pair: RowPair, hasSamePosition: Bool = true
  ) {
    let pairs = ViewPairs(oldViews, newViews)
    let geometry = RowGeometry(oldViews, newViews, pair: pair)
    var followers: [Int: [Int]] = [:]
    let start = changes.count
    var reported: [Int: Int] = [:]
    var isGeometric = false

    for (index, view) in newViews.enumerated() {
      guard let oldIndex = pairs.oldIndex[index] else {
        guard hasSamePosition || !view.isSeparator, tellsPresence(of: view) else { continue }
        // A control's title is added and removed with the control.
        if view.isPartOfControl, view.parent.flatMap({ pairs.oldIndex[$0] }) == nil { continue }
        isGeometric = true
        tell(view, .viewAdded, pair, outline: geometry.newOutline(index))
        continue
      }
      let old = oldViews[oldIndex]
      let compared = ComparedView(
        old: old, new: view, place: pair.place.named(view.name), oldOutline: geometry.oldOutline(oldIndex),
        newOutline: geometry.newOutline(index), oldSource: source(old.location, in: self.old) ?? pair.oldSource,
        newSource: source(view.location, in: new) ?? pair.newSource)
      let isOther = compareValues(compared, hasSamePosition: hasSamePosition)
      guard differs(old.frame, view.frame, isRow: view.parent == nil) else { continue }
      if view.isSeparator && !hasSamePosition { continue }
      isGeometric = true
      if isTextsOwn(compared) { continue }
      if let parent = view.parent, let oldParent = old.parent, pairs.oldIndex[parent] == oldParent,
        follows(old, view, superviews: (oldViews[oldParent].frame, newViews[parent].frame))
      {
        followers[parent, default: []].append(index)
        continue
      }
      // A view of a different kind has a different size for that reason.
      if isOther { continue }
      reported[index] = changes.count
      var change = compared.change(view.parent == nil && pair.place.row != nil ? .rowResized : .frameChanged)
      (change.oldFrame, change.newFrame) = (old.frame, view.frame)
      changes.append(change)
    }
    for (index, view) in oldViews.enumerated() where pairs.newIndex[index] == nil {
      guard hasSamePosition || !view.isSeparator, tellsPresence(of: view) else { continue }
      if view.isPartOfControl, view.parent.flatMap({ pairs.newIndex[$0] }) == nil { continue }
      isGeometric = true
      tell(view, .viewRemoved, pair, outline: geometry.oldOutline(index))
    }
    tellOrder(newViews, pairs, pair)
    attach(followers, to: reported, views: newViews)
    guard isGeometric, changes.count > start, knowledge.measuresAlike else { return }
    tellOverlaps(oldViews, newViews, pairs, geometry, pair)
  }

  /// Names the views that moved along with each reported view, and those that moved along with them in turn.
  private mutating func attach(_ followers: [Int: [Int]], to reported: [Int: Int], views: [ViewSnapshot]) {
    for (index, change) in reported {
      var open = followers[index]?.reversed() ?? []
      while let next = open.popLast() {
        changes[change].followers.append(views[next].name)
        open += followers[next]?.reversed() ?? []
      }
    }
  }

  /// Reports views whose order changed, as few as possible.
  private mutating func tellOrder(_ newViews: [ViewSnapshot], _ pairs: ViewPairs, _ pair: RowPair) {
    let kept = newViews.indices.filter { pairs.oldIndex[$0] != nil }
    let places = kept.compactMap { pairs.oldIndex[$0] }
    guard zip(places, places.dropFirst()).contains(where: >) else { return }
    for (index, stays) in zip(kept, LongestIncreasing.members(of: places)) where !stays {
      var change = pair.change(.lookChanged)
      change.place = pair.place.named(newViews[index].name)
      change.property = .order
      (change.old, change.new) = ("view \(pairs.oldIndex[index] ?? 0)", "view \(index)")
      changes.append(change)
    }
  }

  // MARK: Presence

  /// Whether the presence of a view on one side only is meaningful.
  private func tellsPresence(of view: ViewSnapshot) -> Bool {
    // The lines of a dump were made those of the spec where nothing is known of them.
    knowledge.hasAllViews || view.name != "backgroundView"
  }

  private mutating func tell(_ view: ViewSnapshot, _ code: DiagnosticCode, _ pair: RowPair, outline: LayoutRect) {
    let isNew = code == .viewAdded
    let hasLostAction = !isNew && view.isActive
    var change = Change(hasLostAction ? .actionLost : code, pair.place.named(view.name))
    change.oldSource = pair.oldSource
    change.newSource = pair.newSource
    if isNew {
      (change.property, change.new) = view.summary
      (change.newFrame, change.newOutline) = (view.frame, outline)
      if let place = source(view.location, in: new) { change.newSource = place }
    } else {
      (change.property, change.old) = view.summary
      (change.oldFrame, change.oldOutline) = (view.frame, outline)
      if let place = source(view.location, in: old) { change.oldSource = place }
    }
    changes.append(change)
  }

  // MARK: Frames

  private func differs(_ old: LayoutRect, _ new: LayoutRect, isRow: Bool) -> Bool {
    // The vertical position of rows is reported for all of them at once.
    let isMoved = !isRow && (differ(old.x, new.x) || differ(old.y, new.y))
    return isMoved || differ(old.width, new.width) || differ(old.height, new.height) || isRow && differ(old.x, new.x)
  }

  /// Whether a frame differs only because its superview grew or shrank: it follows the superview's size, far edge or
  /// middle.
  private func follows(_ old: ViewSnapshot, _ new: ViewSnapshot, superviews: (old: LayoutRect, new: LayoutRect)) -> Bool
  {
    func along(_ origin: Double, _ length: Double, _ growth: Double) -> Bool {
      let pixel = 1 / min(self.old.scale, self.new.scale) + tolerance
      func isAbout(_ value: Double, _ expected: Double) -> Bool { (value - expected).magnitude <= pixel }
      if origin.magnitude <= tolerance && length.magnitude <= tolerance { return true }
      guard growth.magnitude > tolerance else { return false }
      // UIKit keeps a different distance from an accessory than from the end of a row.
      if old.isLabelOfCell && isAbout(origin, 0) && (length > 0) == (growth > 0) { return true }
      return isAbout(origin, 0) && isAbout(length, growth) || isAbout(length, 0) && isAbout(origin, growth)
        || isAbout(length, 0) && isAbout(origin, growth / 2)
    }
    let (from, to) = (old.frame, new.frame)
    return along(to.x - from.x, to.width - from.width, superviews.new.width - superviews.old.width)
      && along(to.y - from.y, to.height - from.height, superviews.new.height - superviews.old.height)
  }

  /// Whether a label is as wide as its text on both sides, or as wide as possible if the text is truncated, and its frame differs
  /// only for that reason.
  private func isTextsOwn(_ view: ComparedView) -> Bool {
    let pixel = 1 / min(old.scale, new.scale)
    func hugs(_ view: ViewSnapshot) -> Bool {
      if view[.truncated] != nil { return true }
      guard let width = view.textWidth else { return false }
      return (-tolerance...(pixel + 0.51)).contains(view.frame.width - width)
    }
    guard view.old[.text] != nil, hugs(view.old), hugs(view.new), !differ(view.old.frame.y, view.new.frame.y),
      !differ(view.old.frame.height, view.new.frame.height)
    else { return false }
    return view.old[.text] != view.new[.text] || view.old[.font] != view.new[.font]
  }
}

extension ViewSnapshot {
  var isSeparator: Bool { name == "separator" || name == "topSeparator" }
  /// Whether UIKit gives it the space that its cell has.
  fileprivate var isLabelOfCell: Bool { name == "textLabel" || name == "detailTextLabel" }
  fileprivate var isPartOfControl: Bool { name.contains(".title") }
  /// What it shows, in a word or two, and the property that this is.
  var summary: (Property?, String?) {
    let property = [Property.text, .image, .kind].first { self[$0] != nil }
    return (property, property.flatMap { self[$0] })
  }
}
