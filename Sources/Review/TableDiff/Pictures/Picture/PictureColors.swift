import TableIR

/// The colours of marks over and beside pictures. Vermilion, blue and green that people with red-green colour blindness can
/// distinguish (Okabe and Ito's), each also with its own sign or kind of line.
struct PictureColors {
  /// The old state: dashed.
  let old: RGBA
  /// The new state: solid.
  let new: RGBA
  let added: RGBA
  /// Behind lines, so that they are visible on any background.
  let halo: RGBA
  /// Over rows that did not change.
  let veil: RGBA

  /// On a table.
  init(over userInterfaceStyle: UserInterfaceStyle) {
    switch userInterfaceStyle {
    case .light:
      old = RGBA(hex: 0xC44E00)
      new = RGBA(hex: 0x0063B1)
      added = RGBA(hex: 0x007F5C)
      halo = RGBA(255, 255, 255, alpha: 120)
      veil = RGBA(255, 255, 255, alpha: 110)
    case .dark:
      old = RGBA(hex: 0xFF9A4D)
      new = RGBA(hex: 0x5FBDF5)
      added = RGBA(hex: 0x2FD3A3)
      halo = RGBA(0, 0, 0, alpha: 110)
      veil = RGBA(0, 0, 0, alpha: 120)
    }
  }

  /// On the sheet around the pictures, which is light.
  static let sheet = PictureColors(over: .light)
  static let text = RGBA(hex: 0x1D1D1F)
  static let faint = RGBA(hex: 0x61616A)
  static let line = RGBA(hex: 0xD5D5DA)
  static let background = RGBA(hex: 0xFFFFFF)

  /// The colour of a class, dark enough for white text on it.
  static func color(of changeClass: ChangeClass) -> RGBA {
    switch changeClass {
    case .breaking: RGBA(hex: 0xB3261E)
    case .layout: RGBA(hex: 0x0A58A8)
    case .visual: RGBA(hex: 0x7A3DB8)
    case .accessibility: RGBA(hex: 0x00705A)
    case .text: RGBA(hex: 0x4B5563)
    case .none: RGBA(hex: 0x6B7280)
    }
  }
}
