/// Extracts glyphs from a font with PostScript outlines.
///
/// Charstrings are written without subroutines: a few glyphs share little, and a font can have tens of thousands of them.
struct PostScriptSubsetting: OutlineSubsetting {
  let signature = Int(Tag("OTTO").rawValue)
  let maxpSize = 6
  let locationFormat = 0
  private let font: CFFFont

  /// The number of the first string of the font itself.
  private static let firstOwnString = 391

  init(_ face: FontFace) throws(FontError) {
    font = try CFFFont(face.tables.required("CFF "))
  }

  private func walk(_ glyph: GlyphID) -> (part: Int, walk: CharStringWalk)? {
    guard let part = font.part(of: glyph), let code = font.charStrings[Int(glyph)],
      let walk = CharStringWalk(code, global: font.globalSubroutines, local: font.parts[part].subroutines)
    else { return nil }
    return (part, walk)
  }

  func closure(of glyphs: Set<GlyphID>) -> Set<GlyphID> {
    glyphs.filter { walk($0) != nil }
  }

  func tables(_ order: [GlyphID], numbers: [GlyphID: Int]) throws(FontError) -> [Tag: [UInt8]] {
    var parts: [Int] = []
    var charStrings: [[UInt8]] = []
    for glyph in order {
      if let (part, walk) = walk(glyph) {
        parts.append(part)
        charStrings.append(walk.code)
      } else {
        // Only glyph 0 can be damaged here, and nothing draws it: `endchar`.
        parts.append(0)
        charStrings.append([14])
      }
    }
    let contents = Contents(
      strings: CFFIndex.bytes(strings(order.count)), globals: CFFIndex.bytes([]), charset: charset(order.count),
      selection: [0] + parts.map(UInt8.init(truncatingIfNeeded:)), charStrings: CFFIndex.bytes(charStrings),
      privates: font.parts.map(Self.privatePart))
    return ["CFF ": assembled(contents)]
  }

  // MARK: Parts

  private struct Contents {
    var strings: [UInt8]
    var globals: [UInt8]
    var charset: [UInt8]
    var selection: [UInt8]
    var charStrings: [UInt8]
    var privates: [(size: Int, bytes: [UInt8])]
  }

  /// A private dictionary without subroutines.
  private static func privatePart(_ part: CFFFont.Part) -> (size: Int, bytes: [UInt8]) {
    var bytes = FontBytes()
    for entry in part.privateDictionary.entries where entry.key != CFFDictionary.Key.subroutines { bytes.append(entry) }
    return (bytes.count, bytes.bytes)
  }

  /// The names of glyphs, or the registry for ids that equal glyph numbers.
  private func strings(_ count: Int) -> [[UInt8]] {
    font.hasCharacterIDs
      ? ["Adobe", "Identity"].map { Array($0.utf8) } : (1..<max(count, 1)).map { Array("g\($0)".utf8) }
  }

  /// One range: ids from 1 on, or names from the first of the font's own.
  private func charset(_ count: Int) -> [UInt8] {
    var bytes = FontBytes()
    bytes.u8(2)
    if count > 1 {
      bytes.u16(font.hasCharacterIDs ? 1 : Self.firstOwnString, count - 2)
    }
    return bytes.bytes
  }

  // MARK: Assembly

  private func assembled(_ contents: Contents) -> [UInt8] {
    // Numbers have a fixed size, so a first pass determines all offsets.
    let start = header(contents, at: 0).count
    return header(contents, at: start) + contents.charset + (font.hasCharacterIDs ? contents.selection : [])
      + contents.charStrings + contents.privates.flatMap(\.bytes)
      + (font.hasCharacterIDs ? fontDictionaries(contents, at: privatesStart(contents, at: start)) : [])
  }

  private func privatesStart(_ contents: Contents, at start: Int) -> Int {
    start + contents.charset.count + (font.hasCharacterIDs ? contents.selection.count : 0) + contents.charStrings.count
  }

  /// Everything before the parts with offsets, which begin at `start`.
  private func header(_ contents: Contents, at start: Int) -> [UInt8] {
    var top = FontBytes()
    if font.hasCharacterIDs { top.entry(CFFDictionary.Key.ros, Self.firstOwnString, Self.firstOwnString + 1, 0) }
    for entry in font.top.entries where CFFDictionary.Key.numeric.contains(entry.key) { top.append(entry) }
    top.entry(CFFDictionary.Key.charset, start)
    let selection = start + contents.charset.count
    let privates = privatesStart(contents, at: start)
    top.entry(CFFDictionary.Key.charStrings, privates - contents.charStrings.count)
    if font.hasCharacterIDs {
      top.entry(CFFDictionary.Key.fontSelection, selection)
      top.entry(CFFDictionary.Key.fontDictionaries, privates + contents.privates.reduce(0) { $0 + $1.bytes.count })
    } else {
      top.entry(CFFDictionary.Key.privateDictionary, contents.privates[0].size, privates)
    }
    var bytes = FontBytes()
    bytes.append([1, 0, 4, 4])
    bytes.append(CFFIndex.bytes([font.name]))
    bytes.append(CFFIndex.bytes([top.bytes]))
    bytes.append(contents.strings)
    bytes.append(contents.globals)
    return bytes.bytes
  }

  private func fontDictionaries(_ contents: Contents, at start: Int) -> [UInt8] {
    var place = start
    return CFFIndex.bytes(
      zip(font.parts, contents.privates).map { part, content in
        var dictionary = FontBytes()
        for entry in part.dictionary?.entries ?? [] where CFFDictionary.Key.numeric.contains(entry.key) {
          dictionary.append(entry)
        }
        dictionary.entry(CFFDictionary.Key.privateDictionary, content.size, place)
        place += content.bytes.count
        return dictionary.bytes
      })
  }
}
