import TableIR

/// The position of a view along one axis after its superview becomes longer or shorter (`autoresizesSubviews`).
///
/// The documentation of `UIView.AutoresizingMask` has the rule: the change is shared by the flexible parts, in proportion to their
/// lengths. If all flexible parts have no length, each gets the same; parts beyond the superview count as 0. Two steps have the
/// same result as one, so that a rotation leaves the same frames as a new layout.
struct Autoresized {
  /// The change of the margin before the view, in points; negative for a superview that became shorter.
  private(set) var beforeChange = 0.0
  /// The change of the view's length.
  private(set) var lengthChange = 0.0

  /// - Parameters:
  ///   - start: the start of the view in a superview of the length `design`, in points.
  ///   - flexible: whether the margin before it, the view and the margin after it are flexible.
  init(
    start: Double, length: Double, flexible: (before: Bool, length: Bool, after: Bool), from design: Double,
    to actual: Double
  ) {
    let change = actual - design
    let count = [flexible.before, flexible.length, flexible.after].reduce(0) { $0 + ($1 ? 1 : 0) }
    guard change != 0, count > 0 else { return }
    let before = flexible.before ? max(start, 0) : 0
    let own = flexible.length ? max(length, 0) : 0
    let after = flexible.after ? max(design - start - length, 0) : 0
    let sum = before + own + after
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return sum > 0 ? change * part / sum : change / Double(count)
    }
    beforeChange = share(before, flexible.before)
    lengthChange = max(share(own, flexible.length), -length)
  }

  static func horizontal(_ view: View, from design: LayoutSize, to actual: LayoutSize) -> Autoresized {
    let mask = view.autoresizing
    return Autoresized(
      start: view.frame.x, length: view.frame.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ), from: design.width, to: actual.width)
  }

  static func vertical(_ view: View, from design: LayoutSize, to actual: LayoutSize) -> Autoresized {
    let mask = view.autoresizing
    return Autoresized(
      start: view.frame.y, length: view.frame.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ), from: design.height, to: actual.height)
  }
}

extension View {
  /// The unrounded frame in a superview of a size, for a frame designed for the size `design`.
  func frame<L: Length>(in actual: LayoutSize, designedFor design: LayoutSize) -> Frame<L> {
    func length(_ points: Double) -> L { L(points, "set in the spec", .spec(location, "frame")) }
    let declared = Frame(
      x: length(frame.x), y: length(frame.y), width: length(frame.width), height: length(frame.height))
    guard !autoresizing.isEmpty else { return declared }
    let across = Autoresized.horizontal(self, from: design, to: actual)
    let down = Autoresized.vertical(self, from: design, to: actual)
    func resized(_ length: L, by change: Double, _ from: Double, _ to: Double) -> L {
      length.plus(
        change, "'autoresizing': its share as the superview goes from \(from.inPoints) to \(to.inPoints)",
        .spec(location, "autoresizing"))
    }
    return Frame(
      x: resized(declared.x, by: across.beforeChange, design.width, actual.width),
      y: resized(declared.y, by: down.beforeChange, design.height, actual.height),
      width: resized(declared.width, by: across.lengthChange, design.width, actual.width),
      height: resized(declared.height, by: down.lengthChange, design.height, actual.height))
  }
}

extension Row {
  /// The size of the contentView for which the frames of the row's views are designed: a new cell measures 320 × 44 points, and
  /// so does its contentView (`UITableViewCell.init(style:reuseIdentifier:)`).
  var viewsDesignSize: LayoutSize { designSize ?? LayoutSize(width: 320, height: 44) }
}
