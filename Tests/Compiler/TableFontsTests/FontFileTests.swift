import FontBuilding
import Testing

@testable import TableFonts

@Suite("A font file")
struct FontFileTests {
  @Test("tells its names, its weight and the heights of its lines")
  func description() throws {
    var font = FontBuilder.ascii
    font.family = "Größe"
    font.subfamily = "Bold Italic"
    font.weightClass = 700
    font.widthClass = 3
    font.isItalic = true
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect(face.family == "Größe" && face.subfamily == "Bold Italic")
    #expect(face.weightClass == 700 && face.widthClass == 3 && face.isItalic)
    #expect(face.unitsPerEm == 1_000)
    #expect(
      face.lineMetrics
        == FontFace.LineMetrics(ascender: 900, descender: -200, lineGap: 50, capHeight: 700, xHeight: 480))
  }

  @Test("may be a collection of several")
  func collection() throws {
    var bold = FontBuilder.ascii
    bold.subfamily = "Bold"
    bold.weightClass = 700
    let faces = try FontFile.faces(FontBuilder.collection([.ascii, bold]))
    #expect(faces.map(\.weightClass) == [400, 700])
    #expect(faces.map { FontInstance(face: $0).advance(of: 34) } == [650, 650])
  }

  @Test(
    "is refused with the reason where it is none",
    arguments: [
      ("", FontError.empty), ("no", .notAFont), ("tablespec: 1\nsections: []", .notAFont),
      ("ttcf\u{0}\u{1}", .damagedTable("ttcf")),
    ])
  func refused(content: String, error: FontError) {
    #expect(throws: error) { try FontFile.faces(Array(content.utf8)) }
  }

  @Test("is refused with the way out where it is of another form", arguments: ["wOFF", "wOF2", "%!PS-AdobeFont-1.0"])
  func otherForms(signature: String) {
    let error = #expect(throws: FontError.self) { try FontFile.faces(Array(signature.utf8) + [0, 0, 0, 0]) }
    guard case .wrongForm = error else {
      Issue.record("\(signature): \(String(describing: error))")
      return
    }
  }

  @Test("needs these tables", arguments: ["head", "hhea", "hmtx", "maxp", "cmap"])
  func needed(tag: String) {
    var font = FontBuilder.ascii
    font.tables[tag] = []
    #expect(throws: FontError.missingTable(tag)) { try FontFile.faces(font.bytes()) }
    font.tables[tag] = [0, 1]
    #expect(throws: FontError.damagedTable(tag)) { try FontFile.faces(font.bytes()) }
  }

  @Test("is read without those", arguments: ["OS/2", "name", "post"])
  func notNeeded(tag: String) throws {
    var font = FontBuilder.ascii
    font.tables[tag] = []
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect(face.weightClass == 400 && face.widthClass == 5 && !face.isItalic)
  }

  @Test(
    "whose licence forbids it is not embedded",
    arguments: [(0, true), (2, false), (4, true), (6, true), (0x100, false), (0x200, false)])
  func rights(fsType: Int, isAllowed: Bool) throws {
    var font = FontBuilder.ascii
    font.fsType = fsType
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect((face.embeddingRefusal == nil) == isAllowed)
  }
}
