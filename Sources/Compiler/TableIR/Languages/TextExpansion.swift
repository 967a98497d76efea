/// Puts arguments, and the forms that they choose, into the places of a text, in one pass over the text and the forms in it.
///
/// As in Foundation, a place without a position takes the next argument, and one with a position leaves the order as it is. A form begins
/// with the argument of its part, so that `%d` in it shows that argument; a part in it takes one after that.
struct TextExpansion {
  /// The greatest text that is made, and the most bytes that are read for it: a small file could name a long form, or an empty one, many
  /// times.
  private static let mostBytes = 64 << 10
  private static let mostBytesRead = 2 * mostBytes
  /// Forms in forms.
  private static let greatestDepth = 16

  private let parts: [String: TextPart]
  private let arguments: [TextArgument]
  private let device: CatalogDevice?
  private let language: LanguageTag
  private let pseudo: PseudoLanguage?
  private var result: [UInt8] = []
  private var unread = mostBytesRead
  /// The parts whose forms are read: one that leads to itself has no end, and stays as it is.
  private var open: [String] = []

  /// The argument of the part whose form is read.
  private typealias Own = (place: Int, specifier: String)

  /// A text without parts and arguments is not read: it has no places for an app that formats nothing.
  static func text(
    _ text: String, parts: [String: TextPart], arguments: [TextArgument], on device: CatalogDevice?,
    in language: LanguageTag, as pseudo: PseudoLanguage?
  ) -> String {
    guard !arguments.isEmpty || !parts.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else {
      return pseudo?.text(text) ?? text
    }
    // Parts have words; a text of nothing but an argument is the app's.
    let pseudo = parts.isEmpty && !PseudoLanguage.hasWords(text) ? nil : pseudo
    var expansion = TextExpansion(
      parts: parts, arguments: arguments, device: device, language: language, pseudo: pseudo)
    var next = 0
    expansion.expand(text, own: nil, next: &next)
    let expanded = String(decoding: expansion.result.prefix(mostBytes), as: UTF8.self)
    return pseudo?.framed(expanded) ?? expanded
  }

  private init(
    parts: [String: TextPart], arguments: [TextArgument], device: CatalogDevice?, language: LanguageTag,
    pseudo: PseudoLanguage?
  ) {
    (self.parts, self.arguments, self.device, self.language) = (parts, arguments, device, language)
    self.pseudo = pseudo
  }

  /// - Parameter next: the argument that a place without a position takes, from 0.
  private mutating func expand(_ text: String, own: Own?, next: inout Int) {
    let plain = text.utf8.prefix(unread)
    let source = pseudo.map { Array($0.letters(of: String(decoding: plain, as: UTF8.self)).utf8) } ?? Array(plain)
    var index = 0
    while index < source.count, unread > 0, result.count < Self.mostBytes {
      guard source[index] == UInt8(ascii: "%"), let specifier = FormatSpecifier(source, at: index) else {
        result.append(source[index])
        index += 1
        unread -= 1
        continue
      }
      index = specifier.range.upperBound
      unread -= specifier.range.count
      var shown: [UInt8]?
      switch specifier.conversion {
      case .part(let name):
        if let part = parts[name], open.count < Self.greatestDepth, !open.contains(name) {
          open.append(name)
          expand(part, at: specifier.position, in: own, next: &next)
          open.removeLast()
          shown = []
        }
      case .own:
        shown = own.map { Array(argument(of: $0).utf8) }
        if let own, next == own.place { next += 1 }
      case .percent: shown = arguments.isEmpty ? nil : [UInt8(ascii: "%")]
      case .argument: shown = specifier.text(of: arguments, next: &next).map { Array($0.utf8) }
      }
      result += shown ?? Array(source[specifier.range])
    }
  }

  private mutating func expand(_ part: TextPart, at position: Int?, in own: Own?, next: inout Int) {
    let place = position ?? part.argument.map { max($0, 1) - 1 } ?? max(next, own.map { $0.place + 1 } ?? 0)
    // A number that is the next one anyway says no more than none.
    let isNext = position == nil && (part.argument == nil || place == next)
    let number = arguments.indices.contains(place) ? arguments[place].number : nil
    var inner = place
    let form = part.forms.text(on: device, number: number, in: language) ?? ""
    expand(form, own: (place, part.specifier), next: &inner)
    if isNext { next = max(place + 1, inner) }
  }

  /// The argument of a part as the part shows it.
  private func argument(of own: Own) -> String {
    let place = "%\(own.specifier)"
    guard arguments.indices.contains(own.place) else { return place }
    var first = 0
    let argument = arguments[own.place]
    return FormatSpecifier(Array(place.utf8), at: 0)?.text(of: [argument], next: &first) ?? argument.string
  }
}
