/// Texts in a form that takes less space, in a string literal of JavaScript: what was there before is referred to.
///
/// Pictures and derivations of one table repeat each other: rows, environments, light and dark. A stretch that occurred before is written
/// as a mark, its length and its distance. All are counted in UTF-16 units, as JavaScript counts them, so that the page's script needs a
/// few lines to unpack it (``SiteScript``) and no feature that a browser refuses to pages without a server.
///
/// A far reference is `~`, a length and three digits; a near one is `` ` ``, a length and two. Digits are the printable characters of
/// ASCII that need no escape and are no marks.
package struct PackedText {
  /// The digits, in their order: from `#` on, without the backslash, the mark `` ` `` and the quote that ends the literal.
  private static let digits: [UInt8] = (0x23...0x7D).filter { ![0x27, 0x5C, 0x60].contains($0) }
  private static let radix = 88
  private static let (far, near) = (UInt16(0x7E), UInt16(0x60))
  /// The shortest stretches that are worth a reference, in units.
  private static let (leastNear, leastFar) = (6, 8)
  /// Lengths beyond this take a second digit. The last digit in the place of a length is for a mark that is a mark.
  private static let shortLengths = 77
  private static let longLengths = 10 * radix
  private static let mostNear = radix * radix
  private static let mostFar = radix * radix * radix
  /// How many earlier stretches are tried.
  private static let depth = 12

  private let units: [UInt16]
  private var output: [UInt8] = []

  /// The literal with its quotes, as UTF-8.
  package static func literal(_ texts: [[UInt8]]) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(texts.reduce(texts.count) { $0 + $1.count })
    for (index, text) in texts.enumerated() {
      if index > 0 { units.append(separator) }
      append(text, to: &units)
    }
    var packed = PackedText(units)
    packed.pack()
    return packed.output
  }

  /// Appends a text in UTF-8. Most of it is ASCII, which needs no decoding.
  private static func append(_ text: [UInt8], to units: inout [UInt16]) {
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 >= 0x80 }) {
      for byte in rest[..<start] { units.append(UInt16(byte)) }
      let end = rest[start...].firstIndex { $0 < 0x80 } ?? rest.endIndex
      units.append(contentsOf: String(decoding: rest[start..<end], as: UTF8.self).utf16)
      rest = rest[end...]
    }
    for byte in rest { units.append(UInt16(byte)) }
  }

  /// Between texts: neither JSON nor XML contains it.
  private static let separator: UInt16 = 0

  private init(_ units: [UInt16]) {
    self.units = units
    output.reserveCapacity(units.count / 3)
  }

  private mutating func pack() {
    let units = units
    output.append(0x27)
    units.withUnsafeBufferPointer { units in
      var finder = RepetitionFinder(units, depth: Self.depth)
      var index = 0
      while index < units.count {
        let found = finder.longest(at: index, within: Self.mostFar, atMost: Self.shortLengths + Self.longLengths)
        let isNear = found.distance <= Self.mostNear
        let least = isNear ? Self.leastNear : Self.leastFar
        var length = found.length
        // Half a character cannot be written alone.
        if length > 0, UTF16.isLeadSurrogate(units[index + length - 1]) { length -= 1 }
        guard length >= least, !UTF16.isTrailSurrogate(units[index]) else {
          index = write(units, at: index, &finder)
          continue
        }
        write(length: length, distance: found.distance, isNear: isNear)
        for place in index..<(index + length) { finder.note(place) }
        index += length
      }
    }
    output.append(0x27)
  }

  /// Writes one character, and returns the place after it.
  private mutating func write(
    _ units: UnsafeBufferPointer<UInt16>, at index: Int, _ finder: inout RepetitionFinder
  ) -> Int {
    finder.note(index)
    let unit = units[index]
    switch unit {
    case Self.far, Self.near: append(UInt8(unit), Self.digits[Self.radix - 1])
    case 0x27, 0x5C: append(0x5C, UInt8(unit))
    case 0x0A: append(0x5C, UInt8(ascii: "n"))
    case 0x20..<0x7F: output.append(UInt8(unit))
    case 0..<0x20, 0x7F:
      append(0x5C, UInt8(ascii: "x"))
      append(hexDigit(unit >> 4), hexDigit(unit & 15))
    // Ends of lines in JavaScript.
    case 0x2028, 0x2029: output += Array("\\u202\(unit & 15)".utf8)
    default:
      let isPair = UTF16.isLeadSurrogate(unit) && index + 1 < units.count
      let rest = UnsafeBufferPointer(rebasing: units[index..<(index + (isPair ? 2 : 1))])
      if isPair { finder.note(index + 1) }
      output += String(decoding: rest, as: UTF16.self).utf8
      return index + rest.count
    }
    return index + 1
  }

  private mutating func write(length: Int, distance: Int, isNear: Bool) {
    output.append(UInt8(isNear ? Self.near : Self.far))
    let extra = length - Self.leastNear
    if extra < Self.shortLengths {
      output.append(Self.digits[extra])
    } else {
      let rest = extra - Self.shortLengths
      output.append(Self.digits[Self.shortLengths + rest / Self.radix])
      output.append(Self.digits[rest % Self.radix])
    }
    let place = distance - 1
    if !isNear { output.append(Self.digits[place / Self.mostNear]) }
    output.append(Self.digits[place / Self.radix % Self.radix])
    output.append(Self.digits[place % Self.radix])
  }

  private mutating func append(_ first: UInt8, _ second: UInt8) {
    output.append(first)
    output.append(second)
  }

  private func hexDigit(_ value: UInt16) -> UInt8 { UInt8(value < 10 ? 0x30 + value : 0x57 + value) }
}
