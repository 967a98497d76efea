import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws a subview of a header, a footer or a contentView.
  ///
  /// - Parameter origin: the superview's origin in the current space.
  mutating func drawView(
    _ view: ViewNode, at origin: LayoutPoint = LayoutPoint(x: 0, y: 0), isHighlighted: Bool = false
  ) {
    guard !view.look.isInvisible else { return }
    let alpha = view.look.alpha ?? 1
    if alpha < 1 {
      body.begin("g")
      body.attribute("opacity", alpha)
    }
    defer { if alpha < 1 { body.end() } }
    let frame = view.frame.offsetBy(x: origin.x, y: origin.y)
    let radius = view.look.cornerRadius ?? 0
    if let background = view.look.background {
      body.rect(frame, radius: radius, fill: palette[background])
    }
    let isClipped = view.look.clipsToBounds && view.mayOverflow
    if isClipped {
      body.begin("g")
      body.translate(x: frame.x, y: frame.y)
      body.attribute("clip-path", url: definitions.id(of: .clip(CornerShape(size: frame.size, radius: radius))))
    }
    drawContent(
      of: view, in: isClipped ? LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height) : frame, isHighlighted)
    if isClipped { body.end() }
    drawBorder(view.look.border, in: CornerShape(size: frame.size, radius: radius), x: frame.x, y: frame.y)
  }

  private mutating func drawContent(of view: ViewNode, in frame: LayoutRect, _ isHighlighted: Bool) {
    let radius = view.look.cornerRadius ?? 0
    let origin = LayoutPoint(x: frame.x - view.frame.x, y: frame.y - view.frame.y)
    switch view.content {
    case .label(let label): drawLabel(label, at: origin, isHighlighted: isHighlighted)
    case .image(let image, nil): drawImage(image, in: frame, radius: radius)
    case .image(let image, let own?): drawImage(image, in: own.offsetBy(x: frame.x, y: frame.y))
    case .control(let control, let labels): drawControl(control, labels, in: frame, isHighlighted: isHighlighted)
    case .stack(let views), .container(let views):
      for view in views { drawView(view, at: LayoutPoint(x: frame.x, y: frame.y), isHighlighted: isHighlighted) }
    case .plain: break
    }
  }
}

extension ViewNode {
  /// Whether its contents may extend beyond its edges.
  fileprivate var mayOverflow: Bool {
    switch content {
    case .image(_, let frame): frame != nil
    case .control(let control, _): control.name == Box.traits.name
    case .stack, .container: true
    case .label, .plain: false
    }
  }
}
