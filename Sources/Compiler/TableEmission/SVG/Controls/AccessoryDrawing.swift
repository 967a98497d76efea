import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws a row's accessory, in the cell's space.
  mutating func drawAccessory(_ node: AccessoryNode, isHighlighted: Bool) {
    let frame = node.frame
    switch node.accessory {
    case .none: break
    case .disclosureIndicator:
      if node.parts.isEmpty { drawDisclosureIndicator(of: node, in: frame) } else { drawParts(of: node) }
    case .detailButton: drawInfoButton(in: frame)
    case .detailDisclosureButton: drawParts(of: node)
    case .checkmark: drawCheckmark(in: frame, isHighlighted: isHighlighted)
    case .image(let image, let highlighted, _, _):
      drawImage(isHighlighted ? highlighted ?? image : image, in: frame)
    case .control(let control): drawControl(control, node.labels, in: frame, isHighlighted: isHighlighted)
    case .view(let view):
      var whole = ViewNode(content: .container(node.subviews), frame: frame, look: view.look)
      whole.look.background = view.background
      drawView(whole, isHighlighted: isHighlighted)
    }
  }

  private mutating func drawParts(of node: AccessoryNode) {
    for part in node.parts {
      switch part {
      case .detailButton(let frame): drawInfoButton(in: frame.offsetBy(x: node.frame.x, y: node.frame.y))
      case .disclosureIndicator(let frame):
        drawDisclosureIndicator(of: node, in: frame.offsetBy(x: node.frame.x, y: node.frame.y))
      case .title, .subview: break
      }
    }
  }

  private mutating func drawDisclosureIndicator(of node: AccessoryNode, in frame: LayoutRect) {
    let chevron = ChevronDrawing(
      shape: era.hasSymbols ? .symbol : .image, size: frame.size,
      color: node.indicatorColor.map { palette[$0] } ?? palette.disclosureIndicator,
      isMirrored: isRightToLeft)
    use(.chevron(chevron), x: frame.x, y: frame.y)
  }

  /// White on the blue of a selected row, up to iOS 6.
  private mutating func drawCheckmark(in frame: LayoutRect, isHighlighted: Bool) {
    let color = isHighlighted && era.ios < 7 ? palette[.white] : palette.checkmark
    let checkmark = Checkmark(isSymbol: era.hasSymbols, size: frame.size, color: color)
    use(.checkmark(checkmark), x: frame.x, y: frame.y)
  }

  /// - Parameter color: nil for the tint colour. Up to iOS 6 there is neither: the button is an image.
  mutating func drawInfoButton(in frame: LayoutRect, color: Color? = nil) {
    let button =
      era.hasTintColor
      ? InfoButton(
        style: era.hasSymbols ? .symbol : .image, size: frame.size, color: color.map { palette[$0] } ?? palette.tint)
      : InfoButton(style: .disc, size: frame.size, color: palette.detailDisclosure)
    use(.infoButton(button), x: frame.x, y: frame.y)
  }
}
