/// The outlines of an OpenType font with PostScript's curves (`CFF `).
struct CFFFont {
  let name: [UInt8]
  let top: CFFDictionary
  let charStrings: CFFIndex
  let globalSubroutines: CFFIndex
  /// The private part of the font; for a CID-keyed font, the private parts of its glyphs.
  let parts: [Part]
  /// The map from glyphs to parts; nil if all glyphs have the first.
  private let selection: FontData?

  struct Part {
    /// The font dictionary of the private part, in a CID-keyed font.
    var dictionary: CFFDictionary?
    var privateDictionary: CFFDictionary
    var subroutines: CFFIndex?
  }

  var hasCharacterIDs: Bool { selection != nil }

  private static func read(_ table: FontData) -> CFFFont? {
    guard table.u8(0) == 1, let header = table.u8(2), let names = CFFIndex(table, at: header),
      let tops = CFFIndex(table, at: names.end), let strings = CFFIndex(table, at: tops.end),
      let globals = CFFIndex(table, at: strings.end), let top = tops[0].flatMap(CFFDictionary.init),
      let charStrings = top[CFFDictionary.Key.charStrings]?.first.flatMap({ CFFIndex(table, at: $0) })
    else { return nil }
    var parts: [Part] = []
    var selection: FontData?
    if top[CFFDictionary.Key.ros] != nil {
      guard let list = top[CFFDictionary.Key.fontDictionaries]?.first.flatMap({ CFFIndex(table, at: $0) }),
        let chosen = table.table(top[CFFDictionary.Key.fontSelection]?.first)
      else { return nil }
      selection = chosen
      for index in 0..<list.count {
        guard let dictionary = list[index].flatMap(CFFDictionary.init), var part = part(of: dictionary, in: table)
        else {
          return nil
        }
        part.dictionary = dictionary
        parts.append(part)
      }
    } else {
      guard let part = part(of: top, in: table) else { return nil }
      parts = [part]
    }
    return CFFFont(
      name: names[0].map { Array($0.content) } ?? [], top: top, charStrings: charStrings, globalSubroutines: globals,
      parts: parts, selection: selection)
  }

  private static func part(of dictionary: CFFDictionary, in table: FontData) -> Part? {
    guard let place = dictionary[CFFDictionary.Key.privateDictionary], place.count == 2,
      let own = table.part(place[1], count: place[0]).flatMap(CFFDictionary.init)
    else { return nil }
    guard let offset = own[CFFDictionary.Key.subroutines]?.first else { return Part(privateDictionary: own) }
    guard let subroutines = CFFIndex(table, at: place[1] + offset) else { return nil }
    return Part(privateDictionary: own, subroutines: subroutines)
  }

  /// The index of a glyph's part; nil if it does not exist.
  func part(of glyph: GlyphID) -> Int? {
    guard let selection else { return 0 }
    let index = Int(glyph)
    var part: Int?
    switch selection.u8(0) {
    case 0: part = selection.u8(1 + index)
    case 3:
      let count = selection.u16(1) ?? 0
      let range = sortedIndex(of: index, count: count) { range in
        guard let first = selection.u16(3 + 3 * range), let next = selection.u16(6 + 3 * range) else { return nil }
        return (first, next - 1)
      }
      part = range.flatMap { selection.u8(5 + 3 * $0) }
    default: break
    }
    return part.flatMap { $0 < parts.count ? $0 : nil }
  }
}

extension CFFFont {
  init(_ table: FontData) throws(FontError) {
    guard let font = Self.read(table) else { throw .damagedTable("CFF ") }
    self = font
  }
}
