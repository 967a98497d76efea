import TableIR

/// The values of colours in the environment's appearance, and the colours of UIKit's own drawings.
struct Palette {
  /// Always light up to iOS 12, which has no dark appearance.
  let userInterfaceStyle: UserInterfaceStyle
  private let traits: ColorTraits
  let era: Era
  let tint: RGBA
  let checkmark: RGBA

  init(_ traits: ColorTraits, era: Era, tint: Color) {
    userInterfaceStyle = era.hasSymbols ? traits.style : .light
    self.traits = traits
    self.era = era
    self.tint = tint.resolved(traits, ios: era.ios)
    checkmark = Accessory.checkmarkColor(tint: tint, ios: era.ios).resolved(traits, ios: era.ios)
  }

  subscript(color: Color) -> RGBA { color.resolved(traits, ios: era.ios) }

  subscript(color: SystemColor) -> RGBA { color.value(traits, ios: era.ios) }

  /// The disclosure indicator: tertiaryLabel from iOS 13; before, the grey of its image, read off iOS 8 screenshots.
  var disclosureIndicator: RGBA { era.hasSymbols ? self[.tertiaryLabel] : RGBA(hex: 0xC7C7CC) }

  /// The disc of a detail disclosure button, up to iOS 6.
  var detailDisclosure: RGBA { RGBA(hex: 0x2B6ADB) }

  /// A switch that is on: blue in iOS 6, as its screenshots show.
  var switchOn: RGBA { era.ios < 7 ? RGBA(hex: 0x007FEA) : self[.systemGreen] }

  /// The track of a switch that is off: from iOS 13 on read off screenshots in both appearances; in iOS 26 (60, 60, 67) at 0.298 in
  /// light appearance (iOS 26.1 simulator), which is tertiaryLabel.
  var switchOff: RGBA {
    era.hasCapsuleThumbs ? self[.tertiaryLabel] : RGBA(hex: userInterfaceStyle == .light ? 0xE9E9EA : 0x39393D)
  }

  /// The outline of a switch that is off, iOS 7 to 12.
  var switchOutline: RGBA { RGBA(hex: 0xE5E5E5) }

  /// A slider's track beyond the thumb: systemFill from iOS 13; before, a plain grey.
  var sliderTrack: RGBA { era.hasSymbols ? self[.systemFill] : RGBA(hex: 0xB7B7B7) }

  /// The plate below a selected segment, iOS 13 and later: white, and (99, 99, 102) in dark appearance.
  var selectedSegment: RGBA { RGBA(hex: userInterfaceStyle == .light ? 0xFFFFFF : 0x636366) }

  /// An activity indicator without a colour.
  var activityIndicator: RGBA { era.hasSymbols ? self[.systemGray] : RGBA(hex: 0x6A6A6A) }

  /// The border of a text field, read off screenshots of iOS 11.
  var fieldBorder: RGBA { RGBA(hex: userInterfaceStyle == .light ? 0xCBCBCB : 0x48484A) }

  /// Thumbs are white in both appearances.
  var thumb: RGBA { RGBA(hex: 0xFFFFFF) }
}
