import TableIR

/// What can be behind a text: one colour, those of a gradient, or a picture, of which nothing is known.
enum Surface: Hashable {
  case colors([Paint])
  case picture

  /// Gradients over see-through gradients have many colours; more than these say nothing new.
  private static let mostColors = 32

  /// A fill laid over this surface.
  func under(_ fill: Fill, in shades: Shades) -> Surface {
    switch fill {
    case .clear: self
    case .color(let color): under([shades.value(color)])
    case .gradient(let colors): under(colors.map { shades.value($0) })
    case .image, .slicedImage: .picture
    }
  }

  func under(_ color: Color, in shades: Shades) -> Surface { under([shades.value(color)]) }

  private func under(_ colors: [RGBA]) -> Surface {
    switch self {
    case .picture:
      // What is opaque hides it.
      return colors.allSatisfy { $0.alpha == 255 } ? .colors(colors.map { Paint($0) }) : .picture
    case .colors(let bases):
      var paints: [Paint] = []
      for color in colors {
        for base in bases where paints.count < Self.mostColors {
          let paint = Paint(color, over: base)
          if !paints.contains(paint) { paints.append(paint) }
        }
      }
      return .colors(paints)
    }
  }

  /// The least contrast that a colour has with this surface, and with what of it; nil where it cannot be known.
  func worstContrast(of color: RGBA) -> (ratio: Double, ground: Paint)? {
    guard case .colors(let grounds) = self else { return nil }
    return grounds.map { (ratio: Paint(color, over: $0).contrast(with: $0), ground: $0) }.min { $0.ratio < $1.ratio }
  }
}
