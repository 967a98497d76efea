import FontBuilding
import SpecCompiling
import TableFonts
import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("A picture measured with a font file")
struct SVGFontTests {
  private func picture(
    of texts: [String], font: FontBuilder = .ascii, isEmbedded: Bool = false, tracking: [(Int, Int)] = [],
    showsFrames: Bool = false
  ) throws -> String {
    var font = font
    font.tracking = tracking.map { (size: $0.0, value: $0.1) }
    let faces = FontFaces(files: [try FontFile.faces(font.bytes())])
    let environment = Environment(screen: .device(.standard), ios: 17)
    var section = Section(id: "s")
    section.rows = texts.enumerated().map { index, text in
      var row = Row(id: "\(index)")
      row.text = Text(text)
      return row
    }
    var table = Table(name: "t")
    table.sections = [section]
    let tree = table.laidOut(in: environment, faces: faces)
    let options = SVGOptions(showsFrames: showsFrames, faces: faces, embedsFont: isEmbedded)
    return String(decoding: SVGEmitter(options: options).emit(tree), as: UTF8.self)
  }

  @Test("The picture names the font's family first, and adds no letter spacing")
  func family() throws {
    let svg = try picture(of: ["AVA"])
    #expect(svg.contains("font-family=\"'Probe', -apple-system, Inter, "))
    #expect(!svg.contains("letter-spacing") && !svg.contains("<style"))
  }

  @Test("Letters are spaced by the font's tracking")
  func tracking() throws {
    #expect(try picture(of: ["AVA"], tracking: [(17, 100)]).contains("letter-spacing=\"1.7\""))
  }

  @Test("A hostile name is escaped for CSS and for XML", arguments: ["O'Hare\\", "a\"><script>", "x}\n</style>\u{1}"])
  func hostile(name: String) throws {
    var font = FontBuilder.ascii
    font.family = name
    let svg = try picture(of: ["A"], font: font, isEmbedded: true)
    #expect(!svg.contains("<script") && svg.components("</style>") == 2 && !svg.contains("\u{1}"))
    if name.hasPrefix("O'") { #expect(svg.contains("'O\\'Hare\\\\', -apple-system")) }
  }

  @Test("The used glyphs are embedded under a separate family")
  func embedded() throws {
    let svg = try picture(of: ["AVA", "xyz"], isEmbedded: true)
    let file = try #require(try embeddedFile(svg))
    let face = try #require(try FontFile.faces(file).first)
    for scalar in "AVxyz".unicodeScalars { #expect(face.glyph(for: scalar) != nil) }
    for scalar in "BCabc0".unicodeScalars { #expect(face.glyph(for: scalar) == nil) }
    let id = try #require(svg.split(separator: "font-family:").dropFirst().first?.prefix { $0 != ";" })
    #expect(svg.contains("font-family=\"\(id), 'Probe', -apple-system, Inter, ") && id.hasSuffix("-font"))
    #expect(svg.contains("font-weight:100 900"))
    #expect(svg == (try picture(of: ["AVA", "xyz"], isEmbedded: true)))
  }

  @Test("Frame notes use the default fonts, because an embedded font may lack their digits")
  func notes() throws {
    let svg = try picture(of: ["AVA"], isEmbedded: true, showsFrames: true)
    #expect(svg.contains("<g font-family=\"-apple-system, Inter, "))
  }

  @Test("The picture has one style sheet without external references")
  func style() throws {
    let svg = try picture(of: ["A"], isEmbedded: true)
    #expect(svg.components("<style>") == 2 && svg.components("url(") == 2 && svg.contains("url(data:font/ttf;base64,"))
  }

  private func embeddedFile(_ svg: String) throws -> [UInt8]? {
    let content = svg.split(separator: "base64,").dropFirst().first?.prefix { $0 != ")" }
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    for character in content ?? "" where character != "=" {
      bits = bits << 6 | (try #require(digits.firstIndex(of: character)))
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return content == nil ? nil : bytes
  }
}

extension String {
  /// Into how many parts a text divides them.
  fileprivate func components(_ separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
