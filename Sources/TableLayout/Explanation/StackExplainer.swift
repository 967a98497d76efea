import TableIR

/// Tells how the frames of what a stack arranges come about, from the same rules that arrange it.
struct StackExplainer {
  let context: LayoutContext
  private let layout: StackLayout

  init(context: LayoutContext) {
    self.context = context
    layout = StackLayout(context: context)
  }

  /// The frames of a stack's views and of those that they arrange themselves.
  ///
  /// - Parameter name: what explanations call the stack.
  func frames(_ stack: Stack, _ node: ViewNode, name: String) -> [FrameDerivation] {
    guard case .stack(let children) = node.content else { return [] }
    let arrangement = layout.arrange(stack, width: node.frame.width, height: node.frame.height)
    var frames: [FrameDerivation] = []
    for (index, (item, child)) in zip(stack.views, children).enumerated() {
      let own = item.view.id ?? "\(name).subview \(index)"
      let numbers = Derivation.Quantity.allCases.map { quantity in
        var number = Derivation(quantity)
        derive(&number, index, stack, arrangement.frames)
        number.round(.nearest(.pixel), "to the nearest pixel", to: context.grid.round(number.value))
        return number
      }
      frames.append(
        FrameDerivation(
          view: own, space: "the \(name == "stack" ? "stack" : "stack '\(name)'")", frame: child.frame,
          numbers: numbers, mirroredIn: node.frame.width))
      if case .stack(let inner) = item.view.content { frames += self.frames(inner, child, name: own) }
    }
    return frames
  }

  private func derive(_ number: inout Derivation, _ index: Int, _ stack: Stack, _ frames: [Rect]) {
    let isAlong = stack.axis == .horizontal
    switch number.quantity {
    case .x:
      number.start(stack.margins.left, "the stack's leading edge" + (stack.margins.left > 0 ? " and margin" : ""))
      let before = frames[..<index].reduce(0) { $0 + $1.width }
      offset(&number, to: frames[index].x, before: isAlong ? before : nil, index, stack)
    case .y:
      number.start(stack.margins.top, "the stack's top" + (stack.margins.top > 0 ? " and margin" : ""))
      let before = frames[..<index].reduce(0) { $0 + $1.height }
      offset(&number, to: frames[index].y, before: isAlong ? nil : before, index, stack)
    case .width:
      let item = stack.views[index]
      number.start(layout.width(of: item), wish(item, "width", isSaid: item.width != nil), .spec(item.view.location))
      stretch(&number, to: frames[index].width, isAlong: isAlong, stack)
    case .height:
      let item = stack.views[index]
      number.start(
        layout.height(of: item, width: frames[index].width), wish(item, "height", isSaid: item.height != nil),
        .spec(item.view.location))
      stretch(&number, to: frames[index].height, isAlong: !isAlong, stack)
    }
  }

  /// Where a view begins: after those before it along the axis, by the alignment across it.
  private func offset(_ number: inout Derivation, to origin: Double, before: Double?, _ index: Int, _ stack: Stack) {
    guard let before else {
      return number.plus(origin - number.value, "across the axis: alignment \(stack.alignment.rawValue)")
    }
    number.plus(before, index == 1 ? "the view before it" : "the \(index) views before it")
    let spaces = origin - number.value
    let isSpacing = abs(spaces - stack.spacing * Double(index)) < 1e-6
    number.plus(
      spaces,
      isSpacing
        ? "'spacing'" + (index > 1 ? ", \(index) times" : "")
        : "the spaces between them: distribution \(stack.distribution.rawValue)")
  }

  /// What a view is longer or shorter than it asks for.
  private func stretch(_ number: inout Derivation, to length: Double, isAlong: Bool, _ stack: Stack) {
    let rest = length - number.value
    guard abs(rest) > 1e-9 else { return }
    if isAlong {
      number.plus(
        rest,
        rest > 0
          ? "its part of the room that is left: distribution \(stack.distribution.rawValue)"
          : "there is too little room: distribution \(stack.distribution.rawValue)")
    } else {
      number.plus(
        rest, stack.alignment == .fill ? "across the axis: alignment fill" : "there is too little room across the axis")
    }
  }

  /// What a view asks for, in words.
  private func wish(_ item: ArrangedView, _ length: String, isSaid: Bool) -> String {
    if isSaid { return "its '\(length)'" }
    switch item.view.content {
    case .label(let text):
      let font = context.labelSetting(text, maxWidth: .greatestFiniteMagnitude).font
      return "the text in \(font.size.inPoints) pt \(font.weight.rawValue)"
    case .image: return "the image's own \(length)"
    case .control(let control): return "\(control.name)'s own \(length)"
    case .stack: return "what its views ask for"
    case .plain: return "a plain view asks for nothing"
    }
  }
}
