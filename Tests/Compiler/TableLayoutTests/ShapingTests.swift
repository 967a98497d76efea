import FontBuilding
import Foundation
import OutsidePrograms
import TableFonts
import TableIR
import TableLayout
import Testing

@Suite("Texts as a font sets them")
struct ShapingTests {
  private static let folder = "/usr/share/fonts/"

  /// Packages of Debian: fonts-inter, fonts-liberation, fonts-hosny-amiri, fonts-sil-harmattan, fonts-ebgaramond.
  private static let fonts = [
    "opentype/inter/Inter-Regular.otf", "truetype/liberation/LiberationSerif-Regular.ttf",
    "opentype/fonts-hosny-amiri/Amiri-Regular.ttf", "truetype/harmattan/Harmattan-Regular.ttf",
    "opentype/ebgaramond/EBGaramond12-Regular.otf",
  ]

  /// Kerning, ligatures with and without context, figures between which an x is a sign, letters with marks, joined letters, and joiners
  /// between them.
  private static let texts = [
    "AVATAR To We Typography", "affluent difficult office fjord", "3x4 (12:30) -> <=", "f\u{200C}i Straße",
    "naïve e\u{301}lan",
    "Настройки", "Ρυθμίσεις", "שָׁלוֹם", "الإعدادات", "مُحَمَّدٌ رَسُولُ اللَّهِ", "لا إله إلا الله", "می\u{200C}خواهم", "گچ پژ",
  ]

  private static func isPresent(_ font: String) -> Bool { FileManager.default.fileExists(atPath: folder + font) }

  private static func measure(_ bytes: [UInt8]) throws -> FontFileMeasure {
    FontFileMeasure(faces: FontFaces(files: [try FontFile.faces(bytes)]), ios: 17)
  }

  @Test(
    "are as wide as in HarfBuzz", .enabled(if: HarfBuzz.package.shouldRun, Comment(rawValue: HarfBuzz.package.note)),
    arguments: fonts.filter { isPresent($0) || OutsideProgram.areRequired })
  func widths(font: String) throws {
    let path = Self.folder + font
    let measure = try Self.measure(Array(Data(contentsOf: URL(filePath: path))))
    let expected = try HarfBuzz.widths(of: Self.texts, in: path)
    #expect(expected.contains { $0 != nil })
    for (text, width) in zip(Self.texts, expected) {
      guard let width else { continue }
      let own = measure.width(of: text, font: ResolvedFont(size: 100))
      #expect(abs(own - width) < 0.06, "\(text): \(own), HarfBuzz has \(width)")
    }
  }

  @Test("A family that a file has brings its own lines, and a file of the system font does not")
  func lines() throws {
    let measure = try Self.measure(FontBuilder.ascii.bytes())
    var variant = FontVariant()
    variant.family = "Probe"
    let own = ResolvedFont(size: 20, variant: variant)
    // 900, -200 and a gap of 50 of 1000 units, cap height 700 and x-height 480.
    #expect(measure.lineHeight(own) == 23 && measure.ascender(own) == 18 && measure.descender(own) == -5)
    #expect(measure.capHeight(own) == 14 && abs(measure.xHeight(own) - 9.6) < 1e-9)
    #expect(measure.lineHeight(ResolvedFont(size: 20)) == SystemFontMeasure(ios: 17).lineHeight(ResolvedFont(size: 20)))
    variant.family = "Futura"
    let other = ResolvedFont(size: 20, variant: variant)
    #expect(measure.width(of: "AV", font: other) == SystemFontMeasure(ios: 17).width(of: "AV", font: other))
  }

  /// react-native issue 17292 and TTTAttributedLabel issue 508 show the hyphen.
  @Test("A line that ends at a soft hyphen has a hyphen, which must fit")
  func softHyphen() {
    func lines(_ text: String, _ width: Double) -> [String] {
      TextLayout.layOut(
        text, font: ResolvedFont(size: 20), maxWidth: width, maxLines: 0, strategy: BreakStrategy(.some(.none)),
        measure: SystemFontMeasure(), scale: 2
      ).lines
    }
    let text = "inter\u{AD}nation\u{AD}al"
    #expect(lines(text, 70) == ["inter-", "nation\u{AD}al"])
    #expect(lines(text, 300) == [text])
    let measure = SystemFontMeasure()
    let most = measure.width(of: "my inter", font: ResolvedFont(size: 20))
    // "my inter" fits, "my inter-" does not.
    #expect(lines("my inter\u{AD}national", most + 1) == ["my", "inter-", "national"])
  }
}
