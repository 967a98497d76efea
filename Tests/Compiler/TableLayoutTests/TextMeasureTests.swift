import TableIR
import TableLayout
import Testing

@Suite("System font measure")
struct TextMeasureTests {
  let measure = SystemFontMeasure()
  let body = ResolvedFont(size: 17, weight: .regular)

  @Test("line metrics are San Francisco's: 17 pt is 20.287 high")
  func lineMetrics() {
    #expect(abs(measure.lineHeight(body) - 20.287109375) < 1e-9)
    #expect(measure.ascender(body) - measure.descender(body) == measure.lineHeight(body))
    #expect(measure.capHeight(body) > measure.xHeight(body))
  }

  @Test(
    "an empty text is 0 wide, as is any text at a size of 0, below, or none",
    arguments: [0, -3, Double.nan, Double.infinity])
  func nothing(size: Double) {
    #expect(measure.width(of: "", font: body) == 0)
    #expect(measure.width(of: "Text", font: ResolvedFont(size: size)) == 0)
    #expect(interAdvanceWidth(of: "Text", font: ResolvedFont(size: size)) == 0)
  }

  @Test("Heavier weights are wider, through all nine weights")
  func weights() {
    let widths = FontWeight.allCases.map {
      measure.width(of: "Notifications", font: ResolvedFont(size: 17, weight: $0))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
  }

  @Test("the system font is Helvetica in iOS 6, Helvetica Neue in iOS 7 and 8, San Francisco from iOS 9 on")
  func typefaces() {
    func width(_ ios: Int) -> Double { SystemFontMeasure(ios: ios).width(of: "Cell at row 7.", font: body) }
    #expect(width(5) == width(6))
    #expect(width(6) != width(7))
    #expect(width(7) == width(8))
    #expect(width(8) > width(9) + 1)
  }

  @Test("iOS 6 is as wide as Helvetica without its kerning")
  func helvetica() {
    let measure = SystemFontMeasure(ios: 6)
    #expect(abs(measure.width(of: "Detail", font: body) - helveticaAdvanceWidth(of: "Detail", font: body)) < 0.2)
    // T, e, x and t are 611, 556, 500 and 278 thousandths of an em.
    #expect(abs(measure.width(of: "Text", font: ResolvedFont(size: 1000)) - 1945) < 2)
    #expect(helveticaAdvanceWidth(of: "Text", font: ResolvedFont(size: 1000)) < 1900)
  }

  @Test("lines are 1.193 em high from iOS 7 on and 1.22 em before", arguments: [(6, 18), (7, 17), (8, 17), (18, 17)])
  func lineHeights(ios: Int, height: Int) {
    let measure = SystemFontMeasure(ios: ios)
    let font = ResolvedFont(size: 14)
    #expect(measure.lineHeight(font).rounded(.up) == Double(height))
    #expect(abs(measure.ascender(font) - measure.descender(font) - measure.lineHeight(font)) < 1e-9)
  }

  @Test("width grows with the size, between whole sizes too, on both sides of the step to Display")
  func sizes() {
    var last = 0.0
    for tenth in 90...400 {
      let width = measure.width(of: "Settings", font: ResolvedFont(size: Double(tenth) / 10))
      #expect(width > last, "at \(Double(tenth) / 10) pt")
      last = width
    }
  }

  @Test("before iOS 14, 17 pt is spaced 2.5/1000 em wider")
  func eras() {
    let text = "General"
    let difference = SystemFontMeasure(ios: 13).width(of: text, font: body) - measure.width(of: text, font: body)
    #expect(abs(difference - 7 * 0.0025 * 17) < 0.01)
  }

  /// Widths without the step to the next pixel; what the pairs kern is an estimate.
  @Test(
    "texts are as wide as UIKit measured them in the simulator of iOS 26, to 0.3 %",
    arguments: [
      ("iiiiillll", 20, FontWeight.bold, 46.168), ("WWWW MMMM", 24, .regular, 175.873),
      ("iiiiillll", 24, .medium, 49.635),
      ("The quick brown fox jumps over the lazy dog", 13, .thin, 261.637),
      ("The quick brown fox jumps over the lazy dog", 24, .semibold, 478.276),
      ("The quick brown fox jumps over the lazy dog", 32, .light, 592.03), ("WWWW MMMM", 34, .ultraLight, 233.041),
      ("0123456789", 27, .heavy, 175.38), ("AVAST Wavy To. LT", 32, .bold, 278.203),
    ])
  func measured(text: String, size: Double, weight: FontWeight, width: Double) {
    let found = measure.width(of: text, font: ResolvedFont(size: size, weight: weight))
    #expect(abs(found / width - 1) < 0.003, "\(found)")
  }

  @Test("pairs kern: To is narrower than T and o")
  func kerning() {
    let apart = measure.width(of: "T", font: body) + measure.width(of: "o", font: body)
    #expect(measure.width(of: "To", font: body) < apart - 0.5)
  }

  @Test("an accent adds nothing, composed or combining")
  func accents() {
    let plain = measure.width(of: "resume", font: body)
    #expect(abs(measure.width(of: "re\u{301}sume\u{301}", font: body) - plain) < 1e-9)
    #expect(abs(measure.width(of: "résumé", font: body) - plain) < 0.2)
  }

  @Test(
    "every visible grapheme has a width and is one to 1.6 em at most",
    arguments: [
      "é", "Ж", "ж", "Ω", "ß", "–", "—", "“", "…", "•", "›", "€", "™", "→", "日", "か", "한", "！", "ﾊ", "א", "م", "ท", "नि",
      "👍", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "1️⃣", "❤️", "☂︎", "✓", "𝒜", "\u{301}", "\u{10FFFF}", "\u{E000}", "ﷺ", "ẞ", "ễ", "Ǆ",
    ])
  func visible(text: String) {
    for weight in FontWeight.allCases {
      let font = ResolvedFont(size: 20, weight: weight)
      #expect((2...32).contains(measure.width(of: text, font: font)))
      #expect((2...32).contains(interAdvanceWidth(of: text, font: font)))
    }
  }

  @Test("clusters are one emoji: a family is as wide as a face", arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇫🇷", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func clusters(text: String) {
    #expect(measure.width(of: text, font: body) == measure.width(of: "😀", font: body))
  }

  @Test(
    "Invisible characters have no width",
    arguments: ["\u{0}", "\u{7}", "\n", "\u{7F}", "\u{200B}", "\u{200F}", "\u{FEFF}", "\u{AD}"])
  func invisible(text: String) {
    #expect(measure.width(of: text, font: body) == 0)
    let between = measure.width(of: "n\(text)n", font: body)
    #expect(abs(between - measure.width(of: "nn", font: body)) < 0.2)
  }

  @Test("ideographs are 1 em and 0.3 pt each")
  func eastAsian() {
    #expect(abs(measure.width(of: "日本語", font: body) - 51.9) < 1e-9)
  }

  @Test("syllables of Hangul are 1 em whether composed or not")
  func hangul() {
    #expect(abs(measure.width(of: "\u{1112}\u{1161}\u{11AB}", font: body) - measure.width(of: "한", font: body)) < 1e-9)
  }

  @Test("Arabic letters are as wide as the form that joins their neighbours")
  func arabic() {
    let beh = measure.width(of: "ب", font: body)
    #expect(measure.width(of: "بب", font: body) < 2 * beh - 3)
    #expect(measure.width(of: "ببب", font: body) < 3 * beh - 9)
    #expect(abs(measure.width(of: "ب\u{200C}ب", font: body) - 2 * beh) < 1e-9)
    // Alef joins the letter before and never the next; after lam it is one with it.
    let alef = measure.width(of: "ا", font: body)
    #expect(abs(measure.width(of: "اب", font: body) - alef - beh) < 1e-9)
    #expect(measure.width(of: "لا", font: body) < measure.width(of: "ل", font: body) + alef)
    // Marks take no room.
    #expect(abs(measure.width(of: "بَبُ", font: body) - measure.width(of: "بب", font: body)) < 1e-9)
  }

  @Test("A consonant before another is a half form in Devanagari, ra a mark, and vowel signs beside it have width")
  func devanagari() {
    let (ka, ya) = (measure.width(of: "क", font: body), measure.width(of: "य", font: body))
    #expect(measure.width(of: "क्य", font: body) < ka + ya - 1)
    #expect(abs(measure.width(of: "र्य", font: body) - ya) < 1e-9)
    #expect(abs(measure.width(of: "क्र", font: body) - ka) < 1e-9)
    #expect(measure.width(of: "का", font: body) > ka + 2)
    #expect(abs(measure.width(of: "कु", font: body) - ka) < 1e-9)
  }

  @Test("Thai marks above and below have no width, vowels beside do")
  func thai() {
    let ko = measure.width(of: "ก", font: body)
    #expect(abs(measure.width(of: "กี่", font: body) - ko) < 1e-9)
    #expect(measure.width(of: "กา", font: body) > ko + 4)
  }

  @Test(
    "a word of every script is a few ems wide",
    arguments: [
      "Настройки", "Ρυθμίσεις", "הגדרות", "الإعدادات", "تنظیمات", "การตั้งค่า", "सेटिंग्स", "সেটিংস", "ਸੈਟਿੰਗਾਂ", "સેટિંગ્સ", "ସେଟିଂସ୍",
      "அமைப்புகள்", "సెట్టింగ్‌లు", "ಸೆಟ್ಟಿಂಗ್‌ಗಳು", "ക്രമീകരണങ്ങൾ", "සැකසීම්", "ការកំណត់", "ဆက်တင်များ", "ການຕັ້ງຄ່າ", "პარამეტრები",
      "Կարգավորումներ", "ቅንብሮች", "设置设置", "設定です", "설정설정",
    ])
  func scripts(word: String) {
    for ios in [6, 8, 13, 18] {
      let width = SystemFontMeasure(ios: ios).width(of: word, font: body)
      let letters = Double(word.unicodeScalars.count { $0.properties.generalCategory != .nonspacingMark })
      #expect((letters * 17 * 0.25...letters * 17 * 1.2).contains(width), "\(width)")
    }
  }

  @Test(
    "no letter, digit, punctuation or symbol of Unicode is 0 wide, and none is wider than 6 em", arguments: [6, 8, 18])
  func allScalars(ios: Int) {
    let measure = SystemFontMeasure(ios: ios)
    for value in UInt32(0x20)..<0x3_2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isVisible =
        switch scalar.properties.generalCategory {
        case .format, .control, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate: false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
      let width = measure.width(of: String(Character(scalar)), font: body)
      #expect(width <= 6 * 17 && (width > 0 || !isVisible), "U+\(String(value, radix: 16)): \(width)")
    }
  }

  /// HarfBuzz shaped the same words in Noto Sans.
  @Test(
    "words of scripts that are shaped are as wide as a shaper sets them, to 3 %",
    arguments: [
      ("الإعدادات", 64.62), ("الخصوصية", 73.41), ("السلام", 41.33), ("การตั้งค่า", 62.68), ("सेटिंग्स", 40.73),
      ("क्षेत्र", 21.49), ("प्रार्थना", 38.81), ("विद्यार्थी", 45.2), ("বিজ্ঞপ্তি", 48.08), ("ਸੈਟਿੰਗਾਂ", 41.05), ("સેટિંગ્સ", 43.32),
      ("ସେଟିଂସ୍", 49.76), ("అప్లికేషన్", 58.62), ("അപ്ലിക്കേഷൻ", 117.83), ("ព្រះរាជាណាចក្រ", 100.5), ("ဆက်တင်များ", 97.9),
    ])
  func shaped(word: String, width: Double) {
    #expect(abs(measure.width(of: word, font: body) / width - 1) <= 0.03)
  }

  @Test("Letters, marks and joiners in any order have a width that is never negative")
  func anyOrder() {
    let scalars = [
      "क", "र", "्", "ि", "ा", "ब", "لا", "ل", "ا", "ب", "َ", "ـ", "\u{200C}", "\u{200D}", "ก", "ี", "က", "္", "ក", "្",
      "క", "్", "ന", "്",
      "a", " ", "日", "👍", "\u{1F3FD}", "\u{FE0F}", "\u{20E3}", "\u{301}", "🇫", "ᄒ", "ᅡ", "ᆫ", "1",
    ]
    var state: UInt64 = 1
    for _ in 0..<5_000 {
      let text = (0..<6).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return scalars[Int(state >> 33) % scalars.count]
      }.joined()
      let width = measure.width(of: text, font: body)
      #expect(width >= 0 && width < 6 * 2 * 17, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      #expect(SystemFontMeasure(ios: 8).width(of: text, font: body) >= 0)
    }
  }

  @Test("Measuring by bytes and by characters agrees")
  func waysAgree() {
    let ascii = String(decoding: UInt8(0x20)...0x7E, as: UTF8.self)
    let alone = measure.width(of: ascii, font: body)
    let emoji = measure.width(of: "😀", font: body)
    #expect(abs(measure.width(of: ascii + "😀", font: body) - emoji - alone) < 1e-9)
    let ideograph = measure.width(of: "日", font: body)
    #expect(abs(measure.width(of: ascii + "日", font: body) - ideograph - alone) < 1e-9)
  }

  @Test("Inter is close to San Francisco and has no tracking")
  func inter() {
    #expect(
      abs(
        interAdvanceWidth(of: "Notifications", font: ResolvedFont(size: 10)) * 4
          - interAdvanceWidth(of: "Notifications", font: ResolvedFont(size: 40))) < 1e-9)
    let ratio = interAdvanceWidth(of: "Notifications", font: body) / measure.width(of: "Notifications", font: body)
    #expect((1.02...1.1).contains(ratio))
  }
}
