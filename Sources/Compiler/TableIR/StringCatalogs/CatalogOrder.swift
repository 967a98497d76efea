/// The order of keys in catalogs that Xcode writes: without regard to case, numbers by value, and otherwise by scalars.
enum CatalogOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    var (lefts, rights) = (Parts(left), Parts(right))
    while true {
      switch (lefts.next(), rights.next()) {
      case (nil, nil): return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
      case (nil, _): return true
      case (_, nil): return false
      case (let left?, let right?):
        if left != right { return left < right }
      }
    }
  }

  /// A scalar in lower case, or all digits of a number.
  private enum Part: Comparable {
    /// Without leading zeros, so that a number with more digits is greater.
    case number([UInt32])
    case scalar(UInt32)

    static func < (left: Part, right: Part) -> Bool {
      switch (left, right) {
      case (.scalar(let left), .scalar(let right)): left < right
      case (.number(let left), .number(let right)):
        left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
      // Digits stand where their characters stand.
      case (.scalar(let left), .number): left < zero.value
      case (.number, .scalar(let right)): zero.value < right
      }
    }

    private static let zero: Unicode.Scalar = "0"
  }

  private struct Parts: IteratorProtocol {
    private var scalars: Substring.UnicodeScalarView

    init(_ text: String) {
      scalars = Substring(text).unicodeScalars
    }

    mutating func next() -> Part? {
      let digits = scalars.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty {
        scalars = scalars[digits.endIndex...]
        return .number(digits.drop { $0 == "0" }.map(\.value))
      }
      guard let scalar = scalars.popFirst() else { return nil }
      // The first scalar decides, which is enough for an order: mappings to several scalars are rare in keys.
      return .scalar((scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar).value)
    }
  }
}
