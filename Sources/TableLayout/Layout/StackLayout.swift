import TableIR

/// Arranges the views of stacks as `UIStackView` does, and tells how high they are at a width.
///
/// UIKit's rules say how large a view wants to be and how views are aligned; where they leave open which view grows or shrinks (all
/// of one priority), a plain view without a size grows first, then a slider, then the first label. Too little room is shared by
/// labels that wrap and stacks of texts, and then it is the last labels that shrink, as the detail of a cell does beside its
/// title. Stacks are not among the observations.
struct StackLayout: Sendable {
  let context: LayoutContext

  /// The height in points that fits a stack so wide.
  func height(of stack: Stack, width: Double) -> Double {
    arrange(stack, width: width, height: nil).height
  }

  /// The views of a stack of this size, in its space.
  func nodes(_ stack: Stack, in size: Size) -> [ViewNode] {
    let arrangement = arrange(stack, width: size.width, height: size.height)
    return zip(stack.views, arrangement.frames).map { item, frame in
      var frame = context.grid.place(frame.size, x: frame.x, y: frame.y)
      if context.environment.layoutDirection == .rightToLeft { frame.mirror(in: size.width) }
      return cut(context.node(item.view, frame: frame))
    }
  }

  /// A text that got no room at all is missing, and says so.
  private func cut(_ node: ViewNode) -> ViewNode {
    guard case .label(var label) = node.content, !label.text.isEmpty else { return node }
    guard node.frame.width <= 0 || node.frame.height <= 0 else { return node }
    var node = node
    label.isTruncated = true
    node.content = .label(label)
    return node
  }

  struct Arrangement {
    /// In the stack's space, unrounded.
    var frames: [Rect]
    /// Of the whole stack, in points.
    var height: Double
  }

  func arrange(_ stack: Stack, width: Double, height: Double?) -> Arrangement {
    let margins = stack.margins
    let width = max(width - margins.left - margins.right, 0)
    let inner = height.map { max($0 - margins.top - margins.bottom, 0) }
    var arrangement =
      stack.axis == .horizontal
      ? arrangeRow(stack, width: width, height: inner) : arrangeColumn(stack, width: width, height: inner)
    for index in arrangement.frames.indices {
      arrangement.frames[index] = arrangement.frames[index].offsetBy(x: margins.left, y: margins.top)
    }
    arrangement.height += margins.top + margins.bottom
    return arrangement
  }

  private func arrangeRow(_ stack: Stack, width: Double, height: Double?) -> Arrangement {
    let line = StackLine(stack, room: width, wanted: stack.views.map { self.width(of: $0) })
    let heights = zip(stack.views, line.lengths).map { self.height(of: $0, width: $1) }
    let isOnBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    // Each is found by setting its text once more.
    let baselines =
      isOnBaseline
      ? zip(stack.views, zip(line.lengths, heights)).map { item, size in
        baseline(of: item, size: Size(width: size.0, height: size.1), isLast: stack.alignment == .lastBaseline)
      } : []
    let above = baselines.max() ?? 0
    let fitting =
      isOnBaseline
      ? above + (zip(heights, baselines).map { $0 - $1 }.max() ?? 0) : heights.max() ?? 0
    let room = height ?? fitting
    let frames = stack.views.indices.map { index in
      let isStretched = stack.alignment == .fill && stack.views[index].height == nil
      let height = isStretched ? room : heights[index]
      let y = isOnBaseline ? above - baselines[index] : stack.alignment.offset(of: height, in: room)
      return Rect(x: line.origins[index], y: y, width: line.lengths[index], height: height)
    }
    return Arrangement(frames: frames, height: fitting)
  }

  private func arrangeColumn(_ stack: Stack, width: Double, height: Double?) -> Arrangement {
    let widths = stack.views.map { item in
      if stack.alignment == .fill && item.width == nil { return width }
      return min(self.width(of: item), width)
    }
    let wanted = zip(stack.views, widths).map { self.height(of: $0, width: $1) }
    let fitting = StackLine.fitting(stack, wanted: wanted)
    let line = StackLine(stack, room: height ?? fitting, wanted: wanted)
    let frames = stack.views.indices.map { index in
      Rect(
        x: stack.alignment.offset(of: widths[index], in: width), y: line.origins[index], width: widths[index],
        height: line.lengths[index])
    }
    return Arrangement(frames: frames, height: fitting)
  }

  // MARK: What a view asks for

  /// The width that a view asks for where there is any amount of room, in points.
  func width(of item: ArrangedView) -> Double {
    if let width = item.width { return width }
    switch item.view.content {
    case .label(let text):
      return context.typesetter.size(context.labelSetting(text, maxWidth: .greatestFiniteMagnitude)).width
    case .image(let image): return context.size(of: image).width
    case .control(let control): return ControlLayout(context: context).size(control).width
    case .plain: return 0
    case .stack(let stack):
      let widths = stack.views.map { width(of: $0) }
      let inner =
        stack.axis == .horizontal ? StackLine.fitting(stack, wanted: widths) : widths.max() ?? 0
      return inner + stack.margins.left + stack.margins.right
    }
  }

  /// The height that a view asks for at a width, in points.
  func height(of item: ArrangedView, width: Double) -> Double {
    if let height = item.height { return height }
    switch item.view.content {
    case .label(let text): return context.typesetter.size(context.labelSetting(text, maxWidth: width)).height
    case .image(let image): return context.size(of: image).height
    case .control(let control): return ControlLayout(context: context).size(control).height
    case .plain: return 0
    case .stack(let stack): return self.height(of: stack, width: width)
    }
  }

  /// From a view's top to its baseline, in points; what has no text stands on it.
  private func baseline(of item: ArrangedView, size: Size, isLast: Bool) -> Double {
    let measure = context.typesetter.measure
    switch item.view.content {
    case .label(let text):
      let font = context.labelSetting(text, maxWidth: size.width).font
      return isLast ? size.height + measure.descender(font) : measure.ascender(font)
    case .control(let control):
      // A control's one line stands in its middle.
      guard let label = ControlLayout(context: context).labels(control, in: size).first else { return size.height }
      return label.frame.midY - measure.lineHeight(label.font) / 2 + measure.ascender(label.font)
    case .image, .stack, .plain: return size.height
    }
  }
}

extension Stack.Alignment {
  /// Where a length begins in a room across the stack's axis.
  fileprivate func offset(of length: Double, in room: Double) -> Double {
    switch self {
    case .fill, .leading, .top, .firstBaseline: 0
    case .center: (room - length) / 2
    case .trailing, .bottom, .lastBaseline: room - length
    }
  }
}
