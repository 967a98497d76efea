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
    let proportion = SymbolProportion.named(symbol.name)
    let unit = points * symbol.scale.factor * proportion.longerSide / 128
    return LayoutSize(width: grid.round(proportion.width * unit), height: grid.round(proportion.height * unit))
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

/// The box of a symbol in units in which its longer side is 128, as Interface Builder writes it into its documents.
private struct SymbolProportion {
  var width: Double
  var height: Double

  static let bodyAtLarge = 17.0

  /// The longer side in parts of the font's size: 20 / 17 of wide ones (ib-c05545). A box of 27.5 × 30 beside rings of 26 × 25
  /// has the proportion of `trash` (ib-c04913, ib-c04915), which makes it 23 / 17 of high ones.
  var longerSide: Double { (width < height ? 23 : 20) / Self.bodyAtLarge }

  static func named(_ name: String) -> SymbolProportion { known(name) ?? ring }

  static func known(_ name: String) -> SymbolProportion? { find(name) ?? find(name.withoutFill) }

  private static func find(_ name: String) -> SymbolProportion? {
    let length = name.utf8.count
    guard length < byLength.count else { return nil }
    return byLength[length].first { $0.name == name }?.proportion
  }

  /// The known names by their lengths in bytes: to compare a few short texts costs less than to hash one.
  private static let byLength: [[(name: String, proportion: SymbolProportion)]] = {
    var names: [[(name: String, proportion: SymbolProportion)]] = []
    for (name, size) in boxes {
      let length = name.utf8.count
      while names.count <= length { names.append([]) }
      names[length].append((name, SymbolProportion(width: size.width, height: size.height)))
    }
    return names
  }()

  private static let ring = SymbolProportion(width: 128, height: 123)

  /// Read off the `<image catalog="system">` entries of the Interface Builder documents of two public repositories,
  /// keepassium/KeePassium and Automattic/pocket-casts-ios, over their history.
  private static let boxes: KeyValuePairs<String, (width: Double, height: Double)> = [
    "at": (128, 125), "atom": (122, 128), "bolt": (100, 128), "checkmark.seal": (128, 124),
    "checkmark.square": (128, 114),
    "chevron.down": (128, 70), "chevron.up": (128, 70), "chevron.forward.2": (128, 108), "clock": (128, 123),
    "clock.arrow.2.circlepath": (128, 104), "die.face.3": (128, 114), "die.face.6": (128, 114), "doc": (115, 128),
    "doc.on.doc": (116, 128), "ellipsis.rectangle": (128, 79), "exclamationmark.triangle": (128, 109),
    "folder": (128, 97), "gear": (128, 122), "gearshape": (128, 123), "globe": (128, 123), "hand.tap": (113, 128),
    "hand.thumbsup": (123, 128), "hands.sparkles": (124, 128), "heart": (128, 107), "key.horizontal": (128, 68),
    "list.bullet": (128, 87), "lock.shield": (128, 119), "magnifyingglass": (128, 117), "multiply": (128, 111),
    "network": (128, 123), "paintbrush": (122, 128), "paperclip": (121, 128), "person": (128, 121),
    "person.3": (128, 62), "person.badge.key": (128, 128), "plus": (128, 113), "printer": (128, 111),
    "qrcode": (128, 114), "return": (128, 102), "shield": (128, 121), "star": (128, 116), "sun.max": (128, 125),
    "touchid": (128, 122), "trash": (117, 128),
  ]
}

extension String {
  /// Outlined and filled forms of a symbol share a box.
  fileprivate var withoutFill: String { hasSuffix(".fill") ? String(dropLast(5)) : self }
}
