import TableIR

/// The colours of constraints: Interface Builder's blue, and red for broken ones.
struct ConstraintStyle {
  let line: RGBA
  let broken: RGBA
  /// Around lines, so that they are visible on any colour.
  let halo: RGBA
  /// Behind numbers.
  let backing: RGBA

  static let lineWidth = 0.75
  static let haloWidth = 1.75
  static let guideWidth = 0.5

  init(_ userInterfaceStyle: UserInterfaceStyle) {
    switch userInterfaceStyle {
    case .light:
      (line, broken) = (RGBA(hex: 0x1A66E0), RGBA(hex: 0xD7001C))
      (halo, backing) = (RGBA(255, 255, 255, alpha: 110), RGBA(255, 255, 255, alpha: 230))
    case .dark:
      (line, broken) = (RGBA(hex: 0x6FA8F5), RGBA(hex: 0xFF6B62))
      (halo, backing) = (RGBA(0, 0, 0, alpha: 110), RGBA(28, 28, 30, alpha: 230))
    }
  }

  /// The sides of guides are only a reference and are drawn fainter.
  var guide: RGBA { RGBA(line.red, line.green, line.blue, alpha: 150) }
}
