import TableIR

/// Arranges the views of stacks as `UIStackView` does, and computes their height at a width.
///
/// UIKit's rules determine the preferred size of a view and how views are aligned; where they leave open which view grows or shrinks
/// (all have the same priority), a plain view without a size grows first, then a slider, then the first label or stack with one.
/// Switches, steppers and indicators never do: they hug their size (750 where labels have 250 or 251). Too little space is shared by
/// labels that wrap and stacks of texts, and then the last labels shrink, as the detail of a cell does beside its title. If there is
/// space for all views, the result is that of the constraints of ``ConstraintSystem``: a test compares the two.
struct StackLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  /// The height in points that fits a stack of a width.
  func height(of stack: Stack, width: Double) -> Double {
    arrange(stack.shown, width: width, height: nil).height
  }

  /// The views of a stack of this size, in its space.
  func nodes(_ stack: Stack, in size: LayoutSize, _ scope: L.Scope) -> [ViewNode] {
    var frames = arrange(stack.shown, width: size.width, height: size.height).frames[...]
    let hidden = L(0, "a hidden view takes no space in a stack")
    return stack.views.indices.map { index in
      let view = stack.views[index].view
      let own = scope.subview(view, index, isNested: true)
      let asked =
        view.look.isHidden
        ? Frame(x: hidden, y: hidden, width: hidden, height: hidden)
        : ControlLayout(context: context).kept(view, frames.removeFirst())
      let frame = context.frame(
        asked, isPlaced: true, turnedIn: size.width,
        of: "the \(scope.name == "stack" ? "stack" : "stack '\(scope.name)'")", own)
      return cut(context.node(view, frame: frame, own))
    }
  }

  /// A text without any space is marked as truncated.
  private func cut(_ node: ViewNode) -> ViewNode {
    guard case .label(var label) = node.content, !label.text.isEmpty, !node.look.isHidden else { return node }
    guard node.frame.width <= 0 || node.frame.height <= 0 else { return node }
    var node = node
    label.isTruncated = true
    node.content = .label(label)
    return node
  }

  private struct Arrangement {
    /// In the stack's space, unrounded.
    var frames: [Frame<L>]
    /// Of the whole stack, in points.
    var height: Double
  }

  private func arrange(_ stack: Stack, width: Double, height: Double?) -> Arrangement {
    let margins = stack.margins
    let width = max(width - margins.left - margins.right, 0)
    let inner = height.map { max($0 - margins.top - margins.bottom, 0) }
    var arrangement =
      stack.axis == .horizontal
      ? arrangeRow(stack, width: width, height: inner) : arrangeColumn(stack, width: width, height: inner)
    arrangement.height += margins.top + margins.bottom
    return arrangement
  }

  private func arrangeRow(_ stack: Stack, width: Double, height: Double?) -> Arrangement {
    let line = StackLine(stack, room: width, wanted: stack.views.map { self.width(of: $0) })
    let heights = zip(stack.views, line.lengths).map { self.height(of: $0, width: $1.points) }
    let isOnBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    // Each requires setting the text again.
    let baselines =
      isOnBaseline
      ? zip(stack.views, zip(line.lengths, heights)).map { item, size in
        baseline(
          of: item, size: LayoutSize(width: size.0.points, height: size.1.points),
          isLast: stack.alignment == .lastBaseline)
      } : []
    let above = baselines.max() ?? 0
    let fitting =
      isOnBaseline
      ? above + (zip(heights, baselines).map { $0.points - $1 }.max() ?? 0) : heights.max()?.points ?? 0
    let room = height ?? fitting
    let frames = stack.views.indices.map { index in
      let isStretched = stack.alignment == .fill && stack.views[index].height == nil
      let height = isStretched ? L(room, "as tall as the stack: alignment fill") : heights[index]
      let y = isOnBaseline ? above - baselines[index] : stack.alignment.offset(of: height.points, in: room)
      return Frame(
        x: line.origin(index, from: begin(stack)), y: across(y, from: top(stack), stack), width: line.lengths[index],
        height: height)
    }
    return Arrangement(frames: frames, height: fitting)
  }

  private func arrangeColumn(_ stack: Stack, width: Double, height: Double?) -> Arrangement {
    let whole = L(width, "as wide as the stack: alignment \(stack.alignment.rawValue)")
    let widths = stack.views.map { item in
      if stack.alignment == .fill && item.width == nil { return whole }
      let wanted = self.width(of: item)
      guard wanted.points > whole.points else { return wanted }
      // A text that wraps is no wider than its lines.
      if item.width == nil, case .label(let text) = item.view.content, text.lines ?? 1 != 1 {
        return context.typesetter.width(context.labelSetting(text, maxWidth: whole.points), .spec(item.view.location))
      }
      return whole
    }
    let wanted = zip(stack.views, widths).map { self.height(of: $0, width: $1.points) }
    let fitting = StackLine.fitting(stack, wanted: wanted)
    let line = StackLine(stack, room: height ?? fitting, wanted: wanted)
    let frames = stack.views.indices.map { index in
      let x = stack.alignment.offset(of: widths[index].points, in: width)
      return Frame(
        x: across(x, from: begin(stack), stack), y: line.origin(index, from: top(stack)), width: widths[index],
        height: line.lengths[index])
    }
    return Arrangement(frames: frames, height: fitting)
  }

  private func begin(_ stack: Stack) -> L {
    L(stack.margins.left, "the stack's leading edge" + (stack.margins.left > 0 ? " and margin" : ""))
  }

  private func top(_ stack: Stack) -> L {
    L(stack.margins.top, "the stack's top" + (stack.margins.top > 0 ? " and margin" : ""))
  }

  private func across(_ offset: Double, from start: L, _ stack: Stack) -> L {
    start.plus(offset, "across the axis: alignment \(stack.alignment.rawValue)")
  }

  // MARK: Preferred sizes

  /// The preferred width of a view with unlimited space, in points.
  private func width(of item: ArrangedView) -> L {
    context.work.spend(LayoutCost.stackedView)
    let location = item.view.location
    if let width = item.width { return L(width, "its 'width'", .spec(location, "width")) }
    switch item.view.content {
    case .label(let text):
      return context.typesetter.width(
        context.labelSetting(text, maxWidth: .greatestFiniteMagnitude), .spec(location))
    case .image(let image): return context.extent(of: image, .spec(location)).width
    case .control(let control):
      return ControlLayout(context: context).size(control, at: location).width - overhang(item.view)
    case .container, .plain: return L(0, "a plain view has no intrinsic size", .spec(location))
    case .stack(let whole):
      let stack = whole.shown
      let widths = stack.views.map { width(of: $0) }
      let inner =
        stack.axis == .horizontal ? StackLine.fitting(stack, wanted: widths) : widths.max()?.points ?? 0
      return L(inner + stack.margins.left + stack.margins.right, "the size that its views need", .spec(location))
    }
  }

  /// The distance that a view extends beyond its alignment rectangle, which is what a stack arranges.
  private func overhang(_ view: View) -> L {
    let overhang = ContentSizes(context: context).alignmentInsets(view).right
    guard overhang > 0, case .control(let control) = view.content, case .switch = control.kind else {
      return L(0, "nothing outside its alignment rectangle")
    }
    return context.metric(\.lists.switchOverhang, "outside its alignment rectangle")
  }

  /// The preferred height of a view at a width, in points.
  private func height(of item: ArrangedView, width: Double) -> L {
    context.work.spend(LayoutCost.stackedView)
    let location = item.view.location
    if let height = item.height { return L(height, "its 'height'", .spec(location, "height")) }
    switch item.view.content {
    case .label(let text): return context.typesetter.height(context.labelSetting(text, maxWidth: width))
    case .image(let image): return context.extent(of: image, .spec(location)).height
    case .control(let control):
      if case .textView(let view) = control.kind {
        return TextViewLayout(context: context).size(view, width: width, location).height
      }
      return ControlLayout(context: context).size(control, at: location).height
    case .container(let subviews) where subviews.isConstrained:
      let room = context.room(of: subviews, LayoutSize(width: width, height: 0), growing: true)
      let height = AutoLayout(subviews, in: room, of: location, context: context).height
      return L(height, "the height that its constraints need", .spec(location, "constraints"))
    case .container, .plain: return L(0, "a plain view has no intrinsic size", .spec(location))
    case .stack(let stack):
      return L(self.height(of: stack, width: width), "the size that its views need", .spec(location))
    }
  }

  /// The distance from a view's top to its baseline, in points. A stack has the baseline of its first or last view; a view without one has
  /// its top edge as the first baseline and its bottom edge as the last (`forFirstBaselineLayout`, `forLastBaselineLayout`).
  private func baseline(of item: ArrangedView, size: LayoutSize, isLast: Bool) -> Double {
    let measure = context.typesetter.measure
    switch item.view.content {
    case .label(let text):
      let font = context.labelSetting(text, maxWidth: size.width).font
      return isLast ? size.height + measure.descender(font) : measure.ascender(font)
    case .control(let control):
      // A control's single line is in its middle.
      guard let label = ControlLayout(context: context).labels(control, in: size).first else {
        return isLast ? size.height : 0
      }
      return label.frame.midY - measure.lineHeight(label.font) / 2 + measure.ascender(label.font)
    case .image, .stack, .container, .plain: return isLast ? size.height : 0
    }
  }
}

extension Stack.Alignment {
  /// The offset of a length in the space across the stack's axis.
  fileprivate func offset(of length: Double, in room: Double) -> Double {
    switch self {
    case .fill, .leading, .top, .firstBaseline: 0
    case .center: (room - length) / 2
    case .trailing, .bottom, .lastBaseline: room - length
    }
  }
}
