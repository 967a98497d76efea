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

  @Test("heavier is wider, and weights without a table take the nearest one's")
  func weights() {
    func width(_ weight: FontWeight) -> Double {
      measure.width(of: "Notifications", font: ResolvedFont(size: 17, weight: weight))
    }
    #expect(width(.regular) < width(.medium))
    #expect(width(.medium) < width(.semibold))
    #expect(width(.semibold) < width(.bold))
    #expect(width(.thin) == width(.regular))
    #expect(width(.black) == width(.bold))
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

  @Test("before iOS 14, 17 pt is spaced 2/1000 em wider")
  func eras() {
    let text = "General"
    let difference = SystemFontMeasure(ios: 13).width(of: text, font: body) - measure.width(of: text, font: body)
    #expect(abs(difference - 7 * 0.002 * 17) < 1e-9)
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
    "what is invisible has no width",
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

  @Test("the way by bytes and the way by characters agree")
  func waysAgree() {
    let ascii = String(decoding: UInt8(0x20)...0x7E, as: UTF8.self)
    let alone = measure.width(of: ascii, font: body)
    let emoji = measure.width(of: "😀", font: body)
    #expect(abs(measure.width(of: ascii + "😀", font: body) - emoji - alone) < 1e-9)
    let ideograph = measure.width(of: "日", font: body)
    #expect(abs(measure.width(of: ascii + "日", font: body) - ideograph - alone) < 1e-9)
  }

  @Test("Inter is near to San Francisco and knows no tracking")
  func inter() {
    #expect(
      abs(
        interAdvanceWidth(of: "Notifications", font: ResolvedFont(size: 10)) * 4
          - interAdvanceWidth(of: "Notifications", font: ResolvedFont(size: 40))) < 1e-9)
    let ratio = interAdvanceWidth(of: "Notifications", font: body) / measure.width(of: "Notifications", font: body)
    #expect((1.02...1.1).contains(ratio))
  }
}
