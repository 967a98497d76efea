import TableIR

/// A disclosure indicator, with its origin at the top left corner of its box.
struct ChevronDrawing: Hashable {
  enum Shape: Hashable {
    /// SF Symbols' `chevron.forward`, iOS 13 and later.
    case symbol
    /// The image of iOS 7 to 12.
    case image
    /// The custom chevron, whose colour a spec sets.
    case custom
  }

  var shape: Shape
  /// The box in points.
  var size: LayoutSize
  var color: RGBA
  /// Whether it points left, in a right-to-left interface.
  var isMirrored = false
  /// Whether it points down.
  var isTurned = false

  /// The two arms of a chevron in a box, in points.
  private struct Arms {
    /// The distance of the line's tip from the right edge, in points.
    var tipInset: Double
    /// From the tip to the arms' ends, to the left, and up or down.
    var width: Double
    var height: Double
    var stroke: Double

    func scaled(by factor: Double) -> Arms {
      Arms(tipInset: tipInset * factor, width: width * factor, height: height * factor, stroke: stroke * factor)
    }
  }

  /// In a box 14 high: 6.8 × 11.7 over all and a point from the right edge, read off iOS 17 screenshots.
  private static let symbol = Arms(tipInset: 2, width: 4.85, height: 4.9, stroke: 1.9)
  /// In a box of 8 × 13: 7.4 × 12.9 over all, read off ios8-grouped-switches and ios11-static-form.
  private static let image = Arms(tipInset: 1.57, width: 5.6, height: 5.8, stroke: 1.8)
  /// In a box of 11 × 15: `DTCustomColoredAccessory`.
  private static let custom = Arms(tipInset: 3, width: 4.5, height: 4.5, stroke: 3)

  private var arms: Arms {
    switch shape {
    case .symbol: Self.symbol.scaled(by: size.height / 14)
    case .image: Self.image.scaled(by: size.height / 13)
    case .custom: Self.custom.scaled(by: min(size.width / 11, size.height / 15))
    }
  }

  var path: PathData {
    let arms = arms
    let tip = LayoutPoint(x: size.width - arms.tipInset, y: size.height / 2)
    var path = PathData()
    func point(_ x: Double, _ y: Double) -> (Double, Double) {
      if isTurned { return (size.width / 2 + size.height / 2 - y, size.height / 2 + x - size.width / 2) }
      return (isMirrored ? size.width - x : x, y)
    }
    let points = [-arms.height, 0, arms.height].map { point($0 == 0 ? tip.x : tip.x - arms.width, tip.y + $0) }
    path.move(points[0].0, points[0].1)
    path.line(points[1].0, points[1].1)
    path.line(points[2].0, points[2].1)
    return path
  }

  func write(to writer: inout SVGWriter, id: SVGID) {
    writer.begin("path")
    writer.id(id)
    writer.attribute("d", path: path)
    switch shape {
    case .symbol: writer.roundedLine(color, width: arms.stroke)
    // A miter join is SVG's default, and so is a butt cap.
    case .image: writer.line(color, width: arms.stroke)
    case .custom:
      writer.line(color, width: arms.stroke)
      writer.attribute("stroke-linecap", literal: "square")
      writer.attribute("stroke-linejoin", literal: "miter")
    }
    writer.end()
  }
}

extension SVGCanvas {
  mutating func drawOutlineDisclosure(_ disclosure: OutlineDisclosure, in frame: LayoutRect) {
    let drawing = ChevronDrawing(
      shape: .symbol, size: frame.size, color: disclosure.tintColor.map { palette[$0] } ?? palette.tint,
      isMirrored: isRightToLeft, isTurned: disclosure.isExpanded)
    use(.chevron(drawing), x: frame.x, y: frame.y)
  }

  /// Draws a chevron in its own colours, or as UIKit draws its indicator where it has none.
  mutating func drawChevron(_ chevron: Chevron, in frame: LayoutRect, isHighlighted: Bool) {
    let color = isHighlighted ? chevron.highlightedColor ?? chevron.color : chevron.color
    let standard: ChevronDrawing.Shape = era.hasSymbols ? .symbol : .image
    let drawing = ChevronDrawing(
      shape: chevron.color == nil ? standard : .custom, size: frame.size,
      color: color.map { palette[$0] } ?? palette.disclosureIndicator, isMirrored: isRightToLeft)
    use(.chevron(drawing), x: frame.x, y: frame.y)
  }
}
