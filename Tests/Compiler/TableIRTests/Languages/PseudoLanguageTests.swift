import TableIR
import Testing

@Suite("A pseudo-language")
struct PseudoLanguageTests {
  /// Cases from public trackers, each with where it was reported. `|` begins an argument.
  @Test(
    "changes the letters of a text and nothing else",
    arguments: [
      // The places of arguments were accented, too, and the text was no longer than in English (formatjs/formatjs issues 2698 and 2165).
      ("Message with a %@ placeholder", "en-XA", "[Méésšşåģé]", "%@"),
      // "Date @ Date: October 18, 2017" was shown: a place that is there twice takes the next argument (openradar 35048589, in
      // lionheart/openradar-mirror issue 18696).
      ("Date: %@|October 18, 2017", "en-x-double", "[Date: October 18, 2017 Date: October 18, 2017]", ""),
      // Texts of Swift were shown once (openradar 32441829, lionheart/openradar-mirror issue 17442).
      ("Some text", "en-x-double", "[Some text Some text]", ""),
      // What an override opens ends with the paragraph (godotengine/godot pull request 49361).
      ("One\nTwo", "en-XB", "\u{200F}\u{202E}[One\u{202C}\n\u{200F}\u{202E}Two]\u{202C}", ""),
      // What is read as a place of an argument is a percent sign here.
      ("100% of 5 % off", "en-XA", "[100% öff 5 % öfff]", ""),
      // A numbered place, a precision, and an escaped percent sign stay whole; the arguments are the app's.
      ("%2$@ has %1$.1f%%|0.5|Ann", "en-XA", "[Ann ĥååš 0.5%]", ""),
      // Only a place, only a number, only a letter of an index: nobody translates them.
      ("%@", "en-XA", "%@", ""), ("9:41", "en-XA", "9:41", ""), ("A", "en-XA", "A", ""), ("", "en-XA", "", ""),
      ("%lld|5", "en-x-bounded", "5", ""),
      // Another script has no accents, but gets longer and keeps its clusters (ttag-org/ttag-cli pull request 62).
      ("Wi‑Fi 設定です 👩‍👩‍👧", "en-XA", "[Ŵîî‑Fî 設設定ですす 👩‍👩‍👧]", ""),
      // Markup of HTML or Markdown is a text for a label (Shopify/pseudolocalization pull request 20, martincostello/Pseudolocalizer
      // issue 6).
      ("Tom & <b>", "en-x-bounded", "[# Tom & <b> #]", ""),
      // The dictionary of Xcode's own bounded strings.
      ("String", "en-x-bounded", "[# String #]", ""),
    ])
  func text(source: String, tag: String, expected: String, kept: String) throws {
    let parts = source.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let arguments = parts.dropFirst().map { part in Double(part).map(TextArgument.number) ?? .text(part) }
    let pseudo = try #require(PseudoLanguage(LanguageTag(tag)))
    let shown = TextArgument.format(parts[0], arguments, as: pseudo)
    guard kept.isEmpty else {
      #expect(shown.contains(kept) && !shown.contains("ţéxţ"))
      #expect(Double(shown.count) >= Double(source.count) * 4 / 3 - 1, "\(shown)")
      return
    }
    #expect(shown == expected)
  }

  @Test(
    "leaves tags, entities, addresses of links and the names of placeholders as they are (elastic/kibana issue 26948)",
    arguments: [
      ("Select <strong>%1$@</strong> items", ["<strong>", "</strong>"]), ("Salt &amp; pepper", ["&amp;"]),
      ("Read more [here](https://example.org/help)", ["](https://example.org/help)"]),
      ("You have {count} of ${total}", ["{count}", "{total}"]),
    ])
  func unread(source: String, parts: [String]) {
    let shown = PseudoLanguage.accented.shown(source)
    for part in parts { #expect(shown.contains(part), "\(shown)") }
    #expect(shown != "[\(source)]")
    // What only looks like it is read.
    #expect(PseudoLanguage.accented.shown("a < b & c {d e} f[1]").contains("ƀ") == false)
    #expect(!PseudoLanguage.accented.shown("one < two {three four}").contains("three"))
  }

  @Test(
    "has accents that every system font has, and is a third longer", arguments: ["On", "Bluetooth", "Fixed quiz box"])
  func accents(source: String) {
    let shown = PseudoLanguage.accented.shown(source)
    let letters = shown.filter(\.isLetter)
    #expect(letters.unicodeScalars.allSatisfy { $0.value < 0x180 })
    let count = Double(source.filter(\.isLetter).count)
    #expect(Double(letters.count) >= (count * 4 / 3).rounded(.down) && Double(letters.count) <= count * 4 / 3 + 1)
    #expect(shown.first == "[" && shown.last == "]")
  }

  @Test("changes the forms of a plural, with what is put into them")
  func plural() {
    // Nested forms were broken by a simpler replacement (GoogleChrome/lighthouse pull request 9192).
    let files = TextForms.plural([.one: .text("%arg file"), .other: .text("%arg files")])
    let translation = Translation(
      .text("%#@files@ in %@"), parts: ["files": TextPart(argument: 1, specifier: "lld", forms: files)])
    func shown(_ pseudo: PseudoLanguage) -> String {
      translation.text(on: nil, arguments: [.number(3), .text("Documents")], in: "en", as: pseudo)
    }
    #expect(shown(.accented) == "[3 fîîļéšš îññ Documents]")
    #expect(shown(.doubled) == "[3 files in Documents 3 files in Documents]")
    #expect(shown(.bidirectional) == "\u{200F}\u{202E}[3 files in Documents]\u{202C}")
  }

  @Test(
    "has the name that CLDR gives it, in any spelling",
    arguments: [
      // formatjs/formatjs pull request 3978 names them as CLDR does.
      ("en-XA", PseudoLanguage.accented), ("en_XB", .bidirectional), ("ar-XB", .bidirectional), ("EN-xa", .accented),
      ("en-X-Double", .doubled), ("en-x-bounded", .bounded), ("en", nil), ("en-XC", nil), ("fr-XA", nil),
    ])
  func name(tag: String, expected: PseudoLanguage?) {
    #expect(PseudoLanguage(LanguageTag(tag)) == expected)
    #expect(LanguageTag(tag).isRightToLeft == (expected == .bidirectional))
  }

  @Test(
    "is recognised by what others call it",
    arguments: [
      // Windows' and Firefox OS's (tc39/ecma402 issue 36), Xcode's, and misspelt ones.
      ("qps-ploc", PseudoLanguage.accented), ("qps-plocm", .bidirectional), ("Double-Length", .doubled),
      ("Bounded String", .bounded), ("right-to-left", .bidirectional), ("en-x-dubble", .doubled), ("Deutsch", nil),
    ])
  func meaning(word: String, expected: PseudoLanguage?) {
    #expect(LanguageTag.pseudoLanguage(meantBy: word) == expected)
  }

  @Test("shows the source language's texts of the strings, and neither those that are not in them nor fixed ones")
  func strings() {
    var catalog = StringCatalog(
      sourceLanguage: "de", strings: ["wifi": ["de": "WLAN-Netze", "en": "Networks"], "Brand": [:], "Sounds": [:]])
    catalog.fixedKeys = ["Brand"]
    func shown(_ phrase: Phrase, _ language: LanguageTag = "en-XA") -> String {
      Localizer(TableStrings(catalog: catalog, files: []), language: language, device: .phone).shown(phrase).text
    }
    #expect(shown(Phrase("Wi-Fi", key: "wifi")) == "[ŴĻĻÅÑ-ÑÑéţžžé]")
    #expect(shown("Sounds") == "[Šööûñđđš]" && shown("Brand") == "Brand")
    // No translator gets it.
    #expect(shown("Not in the catalog") == "Not in the catalog")
    // A team's own texts in the language are shown as those of any other.
    catalog.strings["wifi"]?["en-XA"] = "Ŵiƒi"
    #expect(shown(Phrase("Wi-Fi", key: "wifi")) == "Ŵiƒi")
    #expect(shown(Phrase("Wi-Fi", key: "wifi"), "en") == "Networks")
  }
}

extension PseudoLanguage {
  fileprivate func shown(_ text: String) -> String { TextArgument.format(text, [], as: self) }
}
