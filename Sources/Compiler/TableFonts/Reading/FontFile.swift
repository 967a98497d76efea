/// A TrueType or OpenType file: one face, or a collection of several.
public enum FontFile {
  /// What the names of font files end in, after the dot and in small letters.
  package static let extensions = ["ttf", "otf", "ttc"]
  /// A collection with more faces is rejected: the largest existing collections have about forty.
  private static let mostFaces = 1_024

  /// The faces of a file, in order; at least one.
  public static func faces(_ bytes: [UInt8]) throws(FontError) -> [FontFace] {
    let file = FontData(bytes)
    guard file.count > 0 else { throw .empty }
    guard let signature = file.tag(0) else { throw .notAFont }
    switch signature {
    case "ttcf": return try collection(file)
    case "wOFF", "wOF2":
      throw .wrongForm(
        form: "a compressed web font (\(signature == "wOFF" ? "WOFF" : "WOFF2"))",
        wayOut: "name the .ttf or .otf file that it was made from, or unpack it, for example with 'woff2_decompress'")
    case Tag(rawValue: 0x0000_0100):
      throw .wrongForm(form: "a Mac suitcase (.dfont)", wayOut: "convert it to .ttf or .ttc")
    case let other where other.rawValue >> 16 == 0x2521 || other.rawValue >> 16 == 0x8001:
      throw .wrongForm(form: "a PostScript Type 1 font", wayOut: "convert it to OpenType")
    default: return [try face(file, at: 0)]
    }
  }

  private static func collection(_ file: FontData) throws(FontError) -> [FontFace] {
    guard let count = file.u32(8), count > 0, count <= mostFaces else { throw .damagedTable("ttcf") }
    var faces: [FontFace] = []
    for index in 0..<count {
      guard let offset = file.u32(12 + 4 * index) else { throw .damagedTable("ttcf") }
      faces.append(try face(file, at: offset))
    }
    return faces
  }

  private static func face(_ file: FontData, at offset: Int) throws(FontError) -> FontFace {
    let signature = file.tag(offset)
    guard signature == Tag(rawValue: 0x0001_0000) || signature == "OTTO" || signature == "true" else { throw .notAFont }
    return try FontFace(tables: try TableDirectory(file, at: offset))
  }
}

/// The tables of a face by their tags.
struct TableDirectory: Sendable {
  private let tables: [Tag: FontData]

  /// - Parameter offset: The offset of the face in its file; the offsets of tables are relative to the start of the file.
  init(_ file: FontData, at offset: Int) throws(FontError) {
    guard let count = file.u16(offset + 4) else { throw .damagedTable("directory") }
    var tables: [Tag: FontData] = [:]
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      guard let tag = file.tag(record), let start = file.u32(record + 8), let length = file.u32(record + 12) else {
        throw .damagedTable("directory")
      }
      guard let table = file.part(start, count: length) else { throw .damagedTable(tag.description) }
      tables[tag] = table
    }
    self.tables = tables
  }

  subscript(tag: Tag) -> FontData? { tables[tag] }

  func required(_ tag: Tag) throws(FontError) -> FontData {
    guard let table = tables[tag] else { throw .missingTable(tag.description) }
    return table
  }
}
