import TableIR

/// A colour space of Interface Builder or of asset catalogs, by what converts its components to sRGB.
package enum ColorSpace {
  case sRGB
  /// sRGB's primaries without its transfer function.
  case linearSRGB
  case displayP3
  case adobeRGB
  case gray
  case cmyk

  /// - Parameter name: as in an attribute (`genericGamma22GrayColorSpace`) or in a catalog (`gray-gamma-22`).
  ///
  /// Components of the calibrated, generic and device spaces are used as they are. Interface Builder wrote UIKit's own colours so: the blue of
  /// buttons, 0 0.478 1, is the same numbers in `calibratedRGB` as later in `sRGB`, and the gray of `lightGrayColor`, 0.667, in `calibratedWhite`
  /// as in `genericGamma22GrayColorSpace`.
  package init?(_ name: String) {
    switch name {
    case "sRGB", "srgb", "extended-srgb", "extendedSRGB", "calibratedRGB", "genericRGBColorSpace", "genericRGB",
      "deviceRGB":
      self = .sRGB
    case "extended-linear-srgb", "linear-srgb", "linearSRGB", "extendedLinearSRGB": self = .linearSRGB
    case "displayP3", "display-p3", "extended-display-p3": self = .displayP3
    case "adobeRGB1998", "adobe-rgb-1998": self = .adobeRGB
    case "calibratedWhite", "deviceWhite", "genericGamma22GrayColorSpace", "genericGrayColorSpace", "gray-gamma-22",
      "extended-gray", "extendedGray":
      self = .gray
    case "deviceCMYK", "genericCMYKColorSpace", "calibratedCMYK": self = .cmyk
    default: return nil
    }
  }

  /// The names of the components, as attributes and as keys.
  package var components: [String] {
    switch self {
    case .gray: ["white"]
    case .cmyk: ["cyan", "magenta", "yellow", "black"]
    default: ["red", "green", "blue"]
    }
  }

  /// Colours outside of sRGB are cut off at its edge.
  package func sRGB(_ values: [Double], alpha: Double) -> RGBA {
    let channels: [Double]
    switch self {
    case .sRGB: channels = values
    case .linearSRGB: channels = values.map(SRGBTransfer.encoded)
    // To linear sRGB by way of XYZ with the white D65, which all three have in common.
    case .displayP3:
      channels = Self.mixed(
        values.map(SRGBTransfer.linear),
        [[1.2249402, -0.2249402, 0], [-0.0420570, 1.0420570, 0], [-0.0196376, -0.0786361, 1.0982736]])
    case .adobeRGB:
      channels = Self.mixed(
        values.map(SRGBTransfer.linearOfAdobeRGB),
        [[1.3983557, -0.3983557, 0], [0, 1, 0], [0, -0.0429290, 1.0429290]])
    case .gray: channels = [values[0], values[0], values[0]]
    // Without a profile, as a device without one draws it.
    case .cmyk: channels = values.prefix(3).map { (1 - $0) * (1 - values[3]) }
    }
    return RGBA(
      Self.byte(channels[0]), Self.byte(channels[1]), Self.byte(channels[2]), alpha: Self.byte(alpha))
  }

  private static func mixed(_ linear: [Double], _ rows: [[Double]]) -> [Double] {
    rows.map { row in SRGBTransfer.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  private static func byte(_ channel: Double) -> UInt8 { UInt8((min(max(channel, 0), 1) * 255).rounded()) }
}
