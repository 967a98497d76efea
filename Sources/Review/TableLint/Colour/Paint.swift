import TableIR

/// An opaque colour as it appears on the screen, in sRGB from 0 to 1: the result of blending translucent colours.
struct Paint: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  /// The colour without its opacity.
  init(_ color: RGBA) {
    (red, green, blue) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  /// A colour blended over another, channel by channel, as screens do it.
  init(_ color: RGBA, over base: Paint) {
    self = Paint(color).mixed(Double(color.alpha) / 255, with: base, 1 - Double(color.alpha) / 255)
  }

  /// A weighted mix of this colour and another.
  func mixed(_ share: Double, with other: Paint, _ otherShare: Double) -> Paint {
    var paint = self
    paint.red = red * share + other.red * otherShare
    paint.green = green * share + other.green * otherShare
    paint.blue = blue * share + other.blue * otherShare
    return paint
  }

  /// The relative luminance (WCAG 2.2).
  var luminance: Double {
    0.2126 * SRGBTransfer.linear(red) + 0.7152 * SRGBTransfer.linear(green) + 0.0722 * SRGBTransfer.linear(blue)
  }

  /// The contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
  func contrast(with other: Paint) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// `#rrggbb`.
  var hexString: String {
    func byte(_ channel: Double) -> UInt8 { UInt8(min(max((channel * 255).rounded(), 0), 255)) }
    return RGBA(byte(red), byte(green), byte(blue)).hexString
  }
}

/// A contrast ratio as messages print it, with one decimal and never rounded up to the required ratio: `4.4`.
func ratioWords(_ ratio: Double) -> String {
  let tenths = Int((ratio * 10 + 0.0001).rounded(.down))
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
