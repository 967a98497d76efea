/// The order of keys in catalogs that Xcode writes: that of `localizedStandardCompare`, which is the root collation of CLDR with numbers by
/// their values. Keys that are the same in it are in the order of their scalars.
enum CatalogOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    for level in [\Collation.Element.primary, \.secondary, \.tertiary] {
      var (lefts, rights) = (Collation(left, level), Collation(right, level))
      while true {
        switch (lefts.next(), rights.next()) {
        case (nil, nil): break
        case (nil, _): return true
        case (_, nil): return false
        case (let left?, let right?):
          if left != right { return left < right }
          continue
        }
        break
      }
    }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }
}

/// The weights of a text at one level of a collation, without those that are 0.
struct Collation {
  /// What a text is compared by, character by character.
  struct Element {
    /// Which character it is, in lower case and without accents.
    var primary: UInt32
    /// Its accents.
    var secondary: UInt32 = common
    /// Its case, and other forms of the same character.
    var tertiary: UInt32 = common

    fileprivate static let common: UInt32 = 5
    /// All capitals have this one; ICU has more, which differ only beside other forms of the letter.
    fileprivate static let capital: UInt32 = 28
  }

  private let level: KeyPath<Element, UInt32>
  private var scalars: Substring.UnicodeScalarView
  private var pending: ArraySlice<UInt32> = []

  init(_ text: String, _ level: KeyPath<Element, UInt32>) {
    (scalars, self.level) = (Substring(text).unicodeScalars, level)
  }

  mutating func next() -> UInt32? {
    while pending.isEmpty {
      guard let scalar = scalars.popFirst() else { return nil }
      if let digit = Self.digit(scalar) {
        pending = number(digit)[...]
      } else if Self.precedesItsConsonant(scalar), let consonant = scalars.popFirst() {
        pending = weights(of: consonant) + weights(of: scalar)
      } else {
        pending = weights(of: scalar)
      }
    }
    return pending.popFirst()
  }

  private func weights(of scalar: Unicode.Scalar) -> ArraySlice<UInt32> {
    CollationData.root.elements(of: scalar).map { $0[keyPath: level] }.filter { $0 != 0 }[...]
  }

  /// All digits of a number: one with more digits, leading zeros aside, is greater.
  private mutating func number(_ first: UInt32) -> [UInt32] {
    var digits = first == 0 ? [] : [first]
    while let digit = scalars.first.flatMap(Self.digit) {
      scalars.removeFirst()
      if digit > 0 || !digits.isEmpty { digits.append(digit) }
    }
    guard level == \.primary else { return [Element.common] }
    // No weight is 0.
    return [CollationData.root.number, UInt32(digits.count) + 1] + digits.map { $0 + 1 }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? scalar.value - 0x30 : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { UInt32($0) }
  }

  /// The vowels of Thai and Lao that are written before the consonant that they are spoken after.
  private static func precedesItsConsonant(_ scalar: Unicode.Scalar) -> Bool {
    (0xE40...0xE44).contains(scalar.value) || (0xEC0...0xEC4).contains(scalar.value)
  }
}

/// The table of a collation, read from its text.
private struct CollationData: Sendable {
  static let root = CollationData()

  /// The runs of characters by their first, and the weight of that.
  private let runs: [(first: UInt32, count: UInt32, weight: UInt32)]
  private let variants: [UInt32: Substring]
  /// The weight of all numbers: before that of the digit 0, which other forms of it have.
  private(set) var number: UInt32 = 0
  /// The weight before that of the first character that has none here.
  private let last: UInt32

  private init() {
    var runs: [(first: UInt32, count: UInt32, weight: UInt32)] = []
    var weight: UInt32 = 2
    for run in CollationTable.primaries.split(separator: " ") {
      let parts = run.split(separator: "+").map(Self.hexadecimal)
      runs.append((parts[0], parts.count > 1 ? parts[1] : 1, weight))
      weight += 2 * runs[runs.count - 1].count
    }
    self.runs = runs.sorted { $0.first < $1.first }
    last = weight
    variants = Dictionary(
      uniqueKeysWithValues: CollationTable.variants.split(separator: " ").map { entry in
        let parts = entry.split(separator: ":")
        return (Self.hexadecimal(parts[0]), parts[1])
      })
    number = (primary(0x30) ?? 1) - 1
  }

  func elements(of scalar: Unicode.Scalar) -> [Collation.Element] {
    let code = scalar.value
    if let primary = primary(code) { return [Collation.Element(primary: primary)] }
    if let variant = variants[code] { return variant.split(separator: "+").flatMap(elements) }
    if (0xAC00...0xD7A3).contains(code) { return Self.jamo(of: code - 0xAC00).flatMap { elements(of: $0) } }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    if let small = small.first, small != scalar {
      return elements(of: small).map { element in
        var element = element
        if element.primary != 0, element.tertiary == Collation.Element.common {
          element.tertiary = Collation.Element.capital
        }
        return element
      }
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return []
    default: break
    }
    // Han and all else by their code points, the first block of Han before the others.
    let isFirst = (0x4E00...0x9FFF).contains(code)
    return [Collation.Element(primary: last + (isFirst ? 0 : 0x10000) + code)]
  }

  /// The elements of a part of a variant: a whole character, or one with other weights; an accent alone has no primary weight.
  private func elements(_ part: Substring) -> [Collation.Element] {
    let weights = part.split(separator: "/", omittingEmptySubsequences: false)
    let code = weights[0].isEmpty ? 0 : Self.hexadecimal(weights[0])
    guard weights.count > 1 else { return Unicode.Scalar(code).map { elements(of: $0) } ?? [] }
    var element = Collation.Element(primary: primary(code) ?? 0, secondary: Self.hexadecimal(weights[1]))
    if weights.count > 2 { element.tertiary = Self.hexadecimal(weights[2]) }
    return [element]
  }

  private func primary(_ code: UInt32) -> UInt32? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= code { low = middle + 1 } else { high = middle }
    }
    guard low > 0, code - runs[low - 1].first < runs[low - 1].count else { return nil }
    return runs[low - 1].weight + 2 * (code - runs[low - 1].first)
  }

  /// The letters of a syllable of Hangul, by the formula of the Unicode Standard.
  private static func jamo(of index: UInt32) -> [Unicode.Scalar] {
    let last = index % 28
    let codes = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (last > 0 ? [0x11A7 + last] : [])
    return codes.compactMap { Unicode.Scalar($0) }
  }

  private static func hexadecimal(_ text: Substring) -> UInt32 { UInt32(text, radix: 16) ?? 0 }
}
