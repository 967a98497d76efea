import TableIR

extension AdvanceTable {
  /// San Francisco's Text, the design of sizes up to 17 points.
  static func sanFrancisco(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight: textUltraLight
    case .thin: textThin
    case .light: textLight
    case .regular: textRegular
    case .medium: textMedium
    case .semibold: textSemibold
    case .bold: textBold
    case .heavy: textHeavy
    case .black: textBlack
    }
  }

  /// San Francisco's Display, the design of large sizes.
  static func sanFranciscoDisplay(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight: displayUltraLight
    case .thin: displayThin
    case .light: displayLight
    case .regular: displayRegular
    case .medium: displayMedium
    case .semibold: displaySemibold
    case .bold: displayBold
    case .heavy: displayHeavy
    case .black: displayBlack
    }
  }

  static func inter(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight: interUltraLight
    case .thin: interThin
    case .light: interLight
    case .regular: interRegular
    case .medium: interMedium
    case .semibold: interSemibold
    case .bold: interBold
    case .heavy: interHeavy
    case .black: interBlack
    }
  }

  /// Two weights of iOS 7 and 8 were observed: bold is Helvetica Neue Medium.
  static func helveticaNeue(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight, .thin, .light, .regular: helveticaNeueRegular
    case .medium, .semibold, .bold, .heavy, .black: helveticaNeueBold
    }
  }

  /// Labels of iOS 6 did not kern.
  static func helvetica(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight, .thin, .light, .regular: helveticaRegular
    case .medium, .semibold, .bold, .heavy, .black: helveticaBold
    }
  }

  /// The table of Helvetica, or of a font with its metrics, as viewers draw it.
  static func arimo(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight, .thin, .light, .regular, .medium: arimoRegular
    case .semibold, .bold, .heavy, .black: arimoBold
    }
  }

  // Inter's weights interpolate linearly from 100 (Thin in Inter, ultra light in UIKit) to 400 to 900.
  private static let interUltraLight = inter(InterAdvances.thin, InterKerning.thin)
  private static let interThin = between(interUltraLight, interRegular, 1.0 / 3)
  private static let interLight = between(interUltraLight, interRegular, 2.0 / 3)
  private static let interRegular = inter(InterAdvances.regular, InterKerning.regular)
  private static let interMedium = between(interRegular, interBlack, 0.2)
  private static let interSemibold = between(interRegular, interBlack, 0.4)
  private static let interBold = between(interRegular, interBlack, 0.6)
  private static let interHeavy = between(interRegular, interBlack, 0.8)
  private static let interBlack = inter(InterAdvances.black, InterKerning.black)

  // San Francisco's weights interpolate linearly from ultra light to regular to black, in both designs.
  private static let textUltraLight = inter(SanFranciscoAdvances.ultraLightText, SanFranciscoAdvances.textKerning)
  private static let textRegular = inter(SanFranciscoAdvances.regularText, SanFranciscoAdvances.textKerning)
  private static let textBlack = inter(SanFranciscoAdvances.blackText, SanFranciscoAdvances.textKerning)
  private static let textThin = between(textUltraLight, textRegular, SanFranciscoAdvances.thin)
  private static let textLight = between(textUltraLight, textRegular, SanFranciscoAdvances.light)
  private static let textMedium = between(textRegular, textBlack, SanFranciscoAdvances.medium)
  private static let textSemibold = between(textRegular, textBlack, SanFranciscoAdvances.semibold)
  private static let textBold = between(textRegular, textBlack, SanFranciscoAdvances.bold)
  private static let textHeavy = between(textRegular, textBlack, SanFranciscoAdvances.heavy)
  private static let displayUltraLight = inter(
    SanFranciscoAdvances.ultraLightDisplay, SanFranciscoAdvances.displayKerning)
  private static let displayRegular = inter(SanFranciscoAdvances.regularDisplay, SanFranciscoAdvances.displayKerning)
  private static let displayBlack = inter(SanFranciscoAdvances.blackDisplay, SanFranciscoAdvances.displayKerning)
  private static let displayThin = between(displayUltraLight, displayRegular, SanFranciscoAdvances.thin)
  private static let displayLight = between(displayUltraLight, displayRegular, SanFranciscoAdvances.light)
  private static let displayMedium = between(displayRegular, displayBlack, SanFranciscoAdvances.medium)
  private static let displaySemibold = between(displayRegular, displayBlack, SanFranciscoAdvances.semibold)
  private static let displayBold = between(displayRegular, displayBlack, SanFranciscoAdvances.bold)
  private static let displayHeavy = between(displayRegular, displayBlack, SanFranciscoAdvances.heavy)

  private static let helveticaNeueRegular = helvetica(HelveticaAdvances.neueRegular, HelveticaKerning.regular)
  private static let helveticaNeueBold = helvetica(
    HelveticaAdvances.neueBold, zip(HelveticaKerning.regular, HelveticaKerning.bold).map { ($0 + $1) / 2 })
  private static let arimoRegular = helvetica(HelveticaAdvances.helveticaRegular, HelveticaKerning.regular)
  private static let arimoBold = helvetica(HelveticaAdvances.helveticaBold, HelveticaKerning.bold)
  private static let helveticaRegular = helvetica(HelveticaAdvances.helveticaRegular, noKerning)
  private static let helveticaBold = helvetica(HelveticaAdvances.helveticaBold, noKerning)
  private static let noKerning = [Int16](repeating: 0, count: HelveticaKerning.regular.count)

  private static func inter(_ advances: [UInt16], _ kerning: [Int16]) -> AdvanceTable {
    AdvanceTable(
      advances: advances, kerning: kerning, leftRow: InterKerning.leftRow, rightClass: InterKerning.rightClass)
  }

  private static func helvetica(_ advances: [UInt16], _ kerning: [Int16]) -> AdvanceTable {
    AdvanceTable(
      advances: advances, kerning: kerning, leftRow: HelveticaKerning.leftRow, rightClass: HelveticaKerning.rightClass)
  }

  /// The weight at a fraction between two others.
  private static func between(_ low: AdvanceTable, _ high: AdvanceTable, _ share: Double) -> AdvanceTable {
    func mix(_ a: Double, _ b: Double) -> Double { (a + (b - a) * share).rounded() }
    return inter(
      zip(low.advances, high.advances).map { $0 == 0 || $1 == 0 ? 0 : UInt16(mix(Double($0), Double($1))) },
      zip(low.kerning, high.kerning).map { Int16(mix(Double($0), Double($1))) })
  }
}
