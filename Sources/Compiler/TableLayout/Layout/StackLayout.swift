import TableIR

/// Arranges the views of stacks as `UIStackView` does, and computes their height at a width.
///
/// A stack is its constraints (``ConstraintSystem``). Where they leave open which view grows or shrinks, because all have the same
/// priority, a plain view without a size grows first, then a slider, then the first label or stack with one; too little space is shared
/// by labels that wrap and stacks of texts, and then the last labels shrink, as the detail of a cell does beside its title. Of a simple
/// stack, the same frames are found in one pass along the axis: a test compares the two.
struct StackLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  /// The height in points that fits a stack of a width.
  ///
  /// - Parameter location: The location of the row, header, footer or view whose stack it is.
  func height(of stack: Stack, width: Double, at location: SourceLocation) -> Double {
    simpleArrangement(stack, width: width, height: nil)?.height
      ?? constrained(stack, width: width, height: nil, at: location).height
  }

  /// The views of a stack of this size, in its space.
  func nodes(_ stack: Stack, in size: LayoutSize, at location: SourceLocation, _ scope: L.Scope) -> [ViewNode] {
    let name = "the \(scope.name == "stack" ? "stack" : "stack '\(scope.name)'")"
    guard var frames = simpleArrangement(stack, width: size.width, height: size.height)?.frames[...] else {
      let layout = constrained(stack, width: size.width, height: size.height, at: location)
      return layout.nodesOfOnlyView(of: name, scope).map(cut)
    }
    let hidden = L(0, "a hidden view takes no space in a stack")
    return stack.views.indices.map { index in
      let view = stack.views[index].view
      let own = scope.subview(view, index, isNested: true)
      let asked =
        view.look.isHidden
        ? Frame(x: hidden, y: hidden, width: hidden, height: hidden)
        : kept(stack.views[index], frames.removeFirst())
      let frame = context.frame(asked, isPlaced: true, turnedIn: size.width, of: name, own)
      context.noteSqueeze(
        of: view, named: view.id ?? "subview \(index)", to: frame, along: stack.axisOfOwnLengths,
        sizing: stack.views[index].sizing)
      return cut(context.node(view, frame: frame, own))
    }
  }

  /// The lengths along the axis of the views of a stack of this size, in points, without the constraints.
  func lengths(of stack: Stack, in size: LayoutSize) -> [Double] {
    arrange(stack.shown, width: size.width, height: size.height).frames.map {
      stack.axis == .horizontal ? $0.width.points : $0.height.points
    }
  }

  private func constrained(
    _ stack: Stack, width: Double, height: Double?, at location: SourceLocation
  ) -> AutoLayout<L> {
    var view = stack.view(at: location)
    view.id = "stack"
    view.sizing = ViewSizing()
    // The height of a row's own stack has the row's line in it.
    let room = SubviewSpace(width: width, height: height, isFitted: true)
    return AutoLayout(Subviews([view]), in: room, of: location, context: context, fillsRoot: true)
  }

  /// What one pass along the axis finds; nil if that can differ from what the constraints require.
  private func simpleArrangement(_ stack: Stack, width: Double, height: Double?) -> Arrangement? {
    // More views than constraints may position are arranged in one pass, whatever they set.
    let isLarge = stack.viewCount > Subviews.mostConstrained
    guard isLarge || isSimple(stack) else { return nil }
    let shown = stack.shown
    let arrangement = arrange(shown, width: width, height: height)
    guard !isLarge else { return arrangement }
    // What shrinks a stack, or what is between views, shrinks what is in it.
    let isOpen =
      arrangement.isOpen || arrangement.isShrunk && (shown.holdsStack || stack.distribution != .fill)
    return isOpen ? nil : arrangement
  }

  /// Whether one pass along the axis finds what the constraints require if nothing has to shrink.
  private func isSimple(_ stack: Stack) -> Bool {
    let shown = stack.shown.views
    let isFilled = stack.alignment == .fill
    let era = SystemShape.Era(context.environment)
    let sharesWidth = era.sharesTextWidth && stack.axis == .horizontal
    switch stack.distribution {
    case .fill where shown.isEmpty: return true
    case .fill: guard shown.contains(where: { !$0.isSized(along: stack.axis) }) else { return false }
    case .fillEqually:
      // What hugs its content as much as others resist compression has a say.
      let isFree = shown.allSatisfy {
        !$0.isSized(along: stack.axis)
          && $0.hugging(along: stack.axis, besideStack: false) < Double(ContentPriorities.defaultHigh)
      }
      guard isFree else { return false }
    case .equalSpacing:
      guard shown.count > 1, stack.views.allSatisfy({ $0.customSpacing == nil && !$0.lacksSize(along: stack.axis) })
      else {
        return false
      }
    case .fillProportionally, .equalCentering: return false
    }
    // A hidden view still has a length across a stack that it fills.
    guard !stack.isBaselineRelativeArrangement, !isFilled || shown.count == stack.views.count else { return false }
    let isOnBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    return shown.allSatisfy { item in
      if let sizing = item.view.sizing {
        guard sizing.aspect == nil, sizing.pins.isEmpty, sizing.width == nil, sizing.height == nil else { return false }
      }
      if isFilled, item.isSized(along: stack.axis.other) { return false }
      if isOnBaseline, !item.view.content.hasBaseline { return false }
      switch item.view.content {
      case .label: return !(sharesWidth && stack.distribution == .fill && item.wraps)
      case .stack(let inner):
        // On a canvas it does not grow before the others.
        guard stack.distribution != .fill || !era.weighsStacks else { return false }
        guard stack.distribution != .equalSpacing, !inner.shown.holdsStack, isSimple(inner) else { return false }
        // A text that wraps in it is no wider than its lines.
        return stack.axis == .horizontal || isFilled || !item.hasWrappingText
      case .container(let subviews): return !subviews.isConstrained
      case .image, .control, .plain: return true
      }
    }
  }

  /// A switch has its own size in a frame that the stack gives it, but not in one of a size that the spec sets.
  private func kept(_ item: ArrangedView, _ frame: Frame<L>) -> Frame<L> {
    item.width == nil && item.height == nil ? ControlLayout(context: context).kept(item.view, frame) : frame
  }

  /// The length of a view along an axis that fits its content, in points.
  func fittingLength(of view: View, along axis: Stack.Axis) -> Double {
    let item = ArrangedView(view)
    let width = self.width(of: item).points
    return axis == .horizontal ? width : height(of: item, width: width).points
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
    /// Whether views are shorter along the axis than their contents.
    var isShrunk: Bool
    /// Whether views extend beyond the stack, or could be wider than they are here.
    var isOpen: Bool
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
    let line = StackLine(
      stack, room: width, wanted: stack.views.map { self.width(of: $0) },
      sharesSpace: context.isListOfSwiftUI)
    let heights = zip(stack.views, line.lengths).map { self.height(of: $0, width: $1.points) }
    let isOnBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    let isLast = stack.alignment == .lastBaseline
    // Each requires setting the text again.
    let baselines =
      isOnBaseline
      ? zip(stack.views, zip(line.lengths, heights)).map { item, size in
        baseline(
          of: item, size: LayoutSize(width: size.0.points, height: size.1.points), isLast: isLast)
      } : []
    // From the first view, which alone ends the stack at the side of the baseline.
    let offsets = isOnBaseline ? baselines.map { baselines[0] - $0 } : []
    let fitting =
      !isOnBaseline
      ? heights.max()?.points ?? 0
      : isLast
        ? (heights.first?.points ?? 0) - (offsets.min() ?? 0)
        : zip(heights, offsets).map { $0.points + $1 }.max() ?? 0
    let room = height ?? fitting
    let frames = stack.views.indices.map { index in
      let item = stack.views[index]
      let isStretched = item.height == nil && (stack.alignment == .fill || item.lacksSize(along: .vertical))
      let height = isStretched ? L(room, "as tall as the stack: alignment \(stack.alignment.rawValue)") : heights[index]
      let y =
        isOnBaseline
        ? offsets[index] + (isLast ? room - heights[0].points : 0)
        : stack.alignment.offset(of: height.points, in: room)
      return Frame(
        x: line.origin(index, from: begin(stack)), y: across(y, from: top(stack), stack), width: line.lengths[index],
        height: height)
    }
    let isOpen =
      line.isOpen || frames.contains { $0.y.points < top(stack).points - 0.001 || $0.height.points > room + 0.001 }
    return Arrangement(frames: frames, height: fitting, isShrunk: line.isShrunk, isOpen: isOpen)
  }

  private func arrangeColumn(_ stack: Stack, width: Double, height: Double?) -> Arrangement {
    let whole = L(width, "as wide as the stack: alignment \(stack.alignment.rawValue)")
    let widths = stack.views.map { item in
      if item.width == nil, stack.alignment == .fill || item.lacksSize(along: .horizontal) { return whole }
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
    let line = StackLine(stack, room: height ?? fitting, wanted: wanted, sharesSpace: context.isListOfSwiftUI)
    let frames = stack.views.indices.map { index in
      let x = stack.alignment.offset(of: widths[index].points, in: width)
      return Frame(
        x: across(x, from: begin(stack), stack), y: line.origin(index, from: top(stack)), width: widths[index],
        height: line.lengths[index])
    }
    return Arrangement(frames: frames, height: fitting, isShrunk: line.isShrunk, isOpen: line.isOpen)
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
    if let shown = shownEmpty(item) { return shown }
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

  /// What Interface Builder's canvas shows of a label without a text along either axis, in points: three are 50, 18 and 0 high in a stack of 74 (aYc-RN-hLO
  /// and the next two of dashwallet-ios). Nil for another view, and on a device.
  private func shownEmpty(_ item: ArrangedView) -> L? {
    guard case .label(let text) = item.view.content, text.string.isEmpty else { return nil }
    return context.environment.canvas.map { L($0.emptyArrangedHeight, "what a canvas shows of a label without a text") }
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
    if let shown = shownEmpty(item) { return shown }
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
      return L(
        arrange(stack.shown, width: width, height: nil).height, "the size that its views need", .spec(location))
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

extension ArrangedView {
  /// Whether neither its content nor the spec gives it a length along an axis.
  fileprivate func lacksSize(along axis: Stack.Axis) -> Bool {
    guard !isSized(along: axis) else { return false }
    switch view.content {
    case .plain: return true
    case .container(let subviews): return !subviews.isConstrained
    case .control(let control): return axis == .horizontal && !control.hasOwnWidth
    case .label, .image, .stack: return false
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
