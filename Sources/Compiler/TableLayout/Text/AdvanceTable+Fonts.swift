import TableIR

extension AdvanceTable {
  static func sanFrancisco(_ weight: FontWeight) -> AdvanceTable {
    switch weight {
    case .ultraLight: sanFranciscoUltraLight
    case .thin: sanFranciscoThin
    case .light: sanFranciscoLight
    case .regular: sanFranciscoRegular
    case .medium: sanFranciscoMedium
    case .semibold: sanFranciscoSemibold
    case .bold: sanFranciscoBold
    case .heavy: sanFranciscoHeavy
    case .black: sanFranciscoBlack
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

  private static let sanFranciscoRegular = inter(SanFranciscoAdvances.regular, SanFranciscoAdvances.regularKerning)
  private static let sanFranciscoMedium = inter(SanFranciscoAdvances.medium, SanFranciscoAdvances.mediumKerning)
  private static let sanFranciscoSemibold = inter(SanFranciscoAdvances.semibold, SanFranciscoAdvances.semiboldKerning)
  private static let sanFranciscoBold = inter(SanFranciscoAdvances.bold, SanFranciscoAdvances.boldKerning)

  // Too few labels with these weights were observed: they are assumed to differ from Inter as their neighbour does.
  private static let sanFranciscoUltraLight = moved(interUltraLight, from: interRegular, to: sanFranciscoRegular)
  private static let sanFranciscoThin = moved(interThin, from: interRegular, to: sanFranciscoRegular)
  private static let sanFranciscoLight = moved(interLight, from: interRegular, to: sanFranciscoRegular)
  private static let sanFranciscoHeavy = moved(interHeavy, from: interBold, to: sanFranciscoBold)
  private static let sanFranciscoBlack = moved(interBlack, from: interBold, to: sanFranciscoBold)

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

  /// A weight of Inter, with the difference between another weight of Inter and San Francisco applied.
  private static func moved(_ table: AdvanceTable, from: AdvanceTable, to: AdvanceTable) -> AdvanceTable {
    inter(
      table.advances.indices.map { index in
        let advance = Int(table.advances[index]) + Int(to.advances[index]) - Int(from.advances[index])
        return table.advances[index] == 0 ? 0 : UInt16(max(1, advance))
      },
      table.kerning.indices.map { table.kerning[$0] + to.kerning[$0] - from.kerning[$0] })
  }
}
