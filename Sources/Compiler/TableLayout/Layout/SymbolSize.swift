import TableIR

extension LayoutContext {
  /// The box of a symbol in points, on whole pixels.
  ///
  /// `info.circle` is 20 × 19 points at 17 points and medium scale (ib-c05545), and a large scale is 1.29 of a medium one (26
  /// points of the same shape: ib-c04915; Apple's template for custom symbols has 0.783 and 1.29). A name without a known
  /// proportion gets that of a ring, to which most of the catalogue's boxes are close.
  func size(of symbol: Symbol) -> LayoutSize {
    if let size = symbol.size { return size }
    let points = symbol.pointSize ?? SymbolProportion.bodyAtLarge + bodySizeAboveLarge
    let proportion = SymbolProportion.known(symbol.name) ?? .ring
    let unit = points * symbol.scale.factor * proportion.longerSide(of: symbol.name) / 128
    return LayoutSize(width: grid.round(proportion.width * unit), height: grid.round(proportion.height * unit))
  }

  /// The height of a symbol's alignment rectangle in points, which its font decides and neither its scale nor its shape.
  func alignmentHeight(of symbol: Symbol) -> Double {
    guard symbol.size == nil else { return size(of: symbol).height }
    let points = symbol.pointSize ?? SymbolProportion.bodyAtLarge + bodySizeAboveLarge
    return grid.round(points * 20 / SymbolProportion.bodyAtLarge)
  }

  /// The image as a row shows it: SwiftUI draws the symbol of a `Label` at the large scale, and up to 24.8 points of text (inks of sixteen symbols,
  /// such as 21.67 of `globe` at Large, and of `rectangle.portrait.and.arrow.right` at XXL and AX3: ios26.1-swiftui-settings-393,
  /// ios26-swiftui-account-xxl-dark-375, ios26-swiftui-account-ax3-dark-375).
  func inRow(_ image: Image) -> Image {
    guard isListOfSwiftUI, case .symbol(var symbol) = image, symbol.size == nil else { return image }
    if symbol.scale == .medium { symbol.scale = .large }
    symbol.pointSize = symbol.pointSize ?? min(SymbolProportion.bodyAtLarge + bodySizeAboveLarge, 24.8)
    return .symbol(symbol)
  }

  /// The width in which a row's symbol is centred, in points. It grows like the slots of symbols at the trailing
  /// edge.
  var symbolSlot: Double { profile.labels.symbolSlot + profile.accessories.slotGrowth * bodySizeAboveLarge }
}

extension Symbol {
  /// Whether the proportion of its box was observed.
  var hasKnownProportion: Bool { SymbolProportion.known(name) != nil }
}

extension Symbol.Scale {
  fileprivate var factor: Double {
    switch self {
    case .small: 0.783
    case .medium: 1
    case .large: 1.29
    }
  }
}

extension SymbolProportion {
  fileprivate static let bodyAtLarge = 17.0

  /// The longer side in parts of the font's size: 20 / 17 of wide ones (ib-c05545). A box of 27.5 × 30 beside rings of 26 × 25
  /// has the proportion of `trash` (ib-c04913, ib-c04915), which makes it 23 / 17 of high ones. Chevrons that point to a side are as high as
  /// letters are: 12.5 × 17 at 17 points, and 15.67 × 22.33 at the large scale (17 image views of SideStore).
  fileprivate func longerSide(of name: String) -> Double {
    let high = Self.chevrons.contains(name) ? 17.2 : 23
    return (width < height ? high : 20) / Self.bodyAtLarge
  }

  private static let chevrons = ["chevron.right", "chevron.left", "chevron.forward", "chevron.backward"]

  /// Of a symbol whose own was not observed.
  fileprivate static let ring = SymbolProportion(width: 128, height: 123)
}
