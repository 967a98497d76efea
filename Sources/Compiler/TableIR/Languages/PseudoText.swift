// How the pseudo-languages change texts. A text that translators do not translate stays as it is: a number, a time, a sign, a single letter,
// such as those of a section index. The places of arguments stay whole, and what an app puts into them is as it was; so do tags, addresses
// of links and the names of other placeholders, which nobody reads (elastic/kibana#26948).

extension PseudoLanguage {
  /// A text that an app shows without arguments.
  func text(_ source: String) -> String {
    Self.hasWords(source) ? framed(letters(of: source)) : source
  }

  /// Whether a text has two letters outside the places of its arguments.
  static func hasWords(_ text: String) -> Bool {
    var count = 0
    for part in parts(of: text) where !part.isPlace {
      for character in part.text where character.isLetter {
        count += 1
        if count == 2 { return true }
      }
    }
    return false
  }

  /// The letters of a text, or of a form in it, before arguments take their places.
  func letters(of text: String) -> String {
    guard self == .accented else { return text }
    var result = ""
    var count = 0
    for part in Self.parts(of: text) {
      guard !part.isPlace else {
        result += part.text
        continue
      }
      for character in part.text {
        let accented = character.accented
        result.append(accented)
        guard character.isLetter else { continue }
        count += 1
        // The second of each three letters is there twice, so that words get longer, as those of German are.
        if count % 3 == 2 { result.append(accented) }
      }
    }
    return result
  }

  /// The whole text, with its arguments, between the marks that tell whether an end was cut.
  ///
  /// A text is doubled only now: a place that is there twice would take the argument of another one (openradar 35048589).
  func framed(_ text: String) -> String {
    switch self {
    case .accented: "[\(text)]"
    case .doubled: "[\(text) \(text)]"
    // NSSurroundLocalizedStrings.
    case .bounded: "[# \(text) #]"
    case .bidirectional:
      // A paragraph ends what overrides the direction, and its first strong character decides where it begins.
      "[\(text)]".split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{200F}\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
    }
  }

  /// A text without the characters that turn it around, which messages would have to spell out.
  public func readable(_ text: String) -> String {
    guard self == .bidirectional else { return text }
    let marks: Set<Unicode.Scalar> = ["\u{200F}", "\u{202E}", "\u{202C}"]
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
  }

  /// A text cut where places of arguments, and other parts that are not read, begin and end.
  private static func parts(of text: String) -> [(text: Substring, isPlace: Bool)] {
    guard text.utf8.contains(where: "%<&]{".utf8.contains) else { return [(text[...], false)] }
    let source = Array(text.utf8)
    var parts: [(text: Substring, isPlace: Bool)] = []
    func add(_ range: Range<Int>, isPlace: Bool) {
      if !range.isEmpty { parts.append((Substring(decoding: source[range], as: UTF8.self), isPlace)) }
    }
    var (start, index) = (0, 0)
    while index < source.count {
      guard let place = place(in: source, at: index) else {
        index += 1
        continue
      }
      add(start..<index, isPlace: false)
      add(place, isPlace: true)
      (start, index) = (place.upperBound, place.upperBound)
    }
    add(start..<source.count, isPlace: false)
    return parts
  }

  /// What begins at an index and is not read: `%1$@`, `<b>`, `&amp;`, `](https://…)` of a link, `{count}`.
  private static func place(in source: [UInt8], at index: Int) -> Range<Int>? {
    /// Up to a byte that ends it, within as many bytes as such things have.
    func until(_ end: Unicode.Scalar, from start: Int, where isInside: (UInt8) -> Bool) -> Range<Int>? {
      let rest = source[min(start, source.count)...].prefix(mostUnread)
      guard let last = rest.firstIndex(where: { !isInside($0) }), last > start, source[last] == UInt8(ascii: end) else {
        return nil
      }
      return index..<last + 1
    }
    func isName(_ byte: UInt8) -> Bool {
      byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        || "_.-#".utf8.contains(byte)
    }
    switch source[index] {
    case UInt8(ascii: "%"): return FormatSpecifier(source, at: index)?.range
    case UInt8(ascii: "&"): return until(";", from: index + 1, where: isName)
    case UInt8(ascii: "{"): return until("}", from: index + 1, where: isName)
    case UInt8(ascii: "<"):
      guard index + 1 < source.count, source[index + 1] == UInt8(ascii: "/") || isName(source[index + 1]) else {
        return nil
      }
      return until(">", from: index + 1) { !"<>\n".utf8.contains($0) }
    case UInt8(ascii: "]"):
      guard index + 1 < source.count, source[index + 1] == UInt8(ascii: "(") else { return nil }
      return until(")", from: index + 2) { !") \n".utf8.contains($0) }
    default: return nil
    }
  }

  private static let mostUnread = 200
}

extension Character {
  /// The letter with an accent that San Francisco, Helvetica and Inter have, and whose width is known: of Latin-1 and Latin Extended-A.
  fileprivate var accented: Character { asciiValue.flatMap { Self.accents[$0] } ?? self }

  private static let accents: [UInt8: Character] = {
    let plain = "acdeghijklnoprstuwyzACDEGHIJKLNOPRSTUWYZ"
    let accented = "åçđéĝĥîĵķļñöþŕšţûŵýžÅÇĐÉĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain.utf8, accented))
  }()
}
