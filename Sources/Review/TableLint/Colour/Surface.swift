import TableIR

/// What can be behind a text: one colour, the colours of a gradient, or an image, about which nothing is known.
enum Surface: Hashable {
  case colors([Backing])
  case picture
  /// An image that shows through whatever is drawn here.
  case unknown

  init(_ color: RGBA) { self = .colors([Backing(Paint(color))]) }

  /// Gradients over translucent gradients have many colours; more than this many add nothing.
  private static let mostColors = 32

  /// A fill laid over this surface.
  ///
  /// - Parameter alpha: the alpha of the view that it fills.
  func under(_ fill: Fill, alpha: Double = 1, in shades: Shades) -> Surface {
    switch fill {
    case .clear: self
    case .color(let color): under([shades.value(color)], alpha)
    case .gradient(let colors): under(colors.map { shades.value($0) }, alpha)
    case .image, .slicedImage: self == .unknown || alpha < 1 ? .unknown : .picture
    }
  }

  private func under(_ colors: [RGBA], _ alpha: Double) -> Surface {
    switch self {
    case .unknown: return .unknown
    case .picture:
      // An opaque fill hides it.
      return alpha == 1 && colors.allSatisfy { $0.alpha == 255 }
        ? .colors(colors.map { Backing(Paint($0)) }) : .picture
    case .colors(let bases):
      var backings: [Backing] = []
      for color in colors {
        for base in bases where backings.count < Self.mostColors {
          let backing = base.under(color, alpha: alpha)
          if !backings.contains(backing) { backings.append(backing) }
        }
      }
      return .colors(backings)
    }
  }

  /// The surface inside a view that fades with its contents (`UIView.alpha`).
  func faded(to alpha: Double) -> Surface {
    switch self {
    case .unknown, .picture: .unknown
    case .colors(let bases): .colors(bases.map { $0.faded(to: alpha) })
    }
  }

  /// The lowest contrast that a colour has with this surface, and the part of it that it has it with; nil if it
  /// cannot be known.
  func worstContrast(of color: RGBA) -> (ratio: Double, ground: Paint)? {
    guard case .colors(let grounds) = self else { return nil }
    return grounds.map { (ratio: $0.under(color).paint.contrast(with: $0.paint), ground: $0.paint) }
      .min { $0.ratio < $1.ratio }
  }
}

/// A colour behind what is drawn, inside views that may be translucent.
struct Backing: Hashable {
  /// As it appears on the screen.
  private(set) var paint: Paint
  /// The opacity of what is drawn here, from 0 to 1, and the colour that shines through.
  private var share = 1.0
  private var rest = Paint(RGBA(0, 0, 0))

  init(_ paint: Paint) { self.paint = paint }

  /// The backing with a colour laid over it.
  func under(_ color: RGBA, alpha: Double = 1) -> Backing {
    let alpha = Double(color.alpha) / 255 * alpha
    var backing = self
    backing.paint = Paint(color).mixed(share, with: rest, 1).mixed(alpha, with: paint, 1 - alpha)
    return backing
  }

  /// The backing inside a view with an alpha: less of what is drawn there, and correspondingly more of this.
  func faded(to alpha: Double) -> Backing {
    var backing = self
    backing.rest = rest.mixed(alpha, with: paint, 1 - alpha)
    backing.share *= alpha
    return backing
  }
}
