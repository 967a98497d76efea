import TableIR
import Testing

@Suite("Plural forms")
struct PluralFormTests {
  /// Samples of CLDR's own chart of language plural rules.
  @Test(
    "follow the rules of CLDR",
    arguments: [
      ("en", "one: 1; other: 0 2 11 21 100 1.5"), ("de-AT", "one: 1; other: 0 2 1.5"), ("ja", "other: 0 1 2 1.5"),
      ("fr", "one: 0 1 1.5; many: 1000000 2000000; other: 2 100"), ("pt", "one: 0 1 1.5; other: 2"),
      ("pt-PT", "one: 1; other: 0 2 1.5"), ("es", "one: 1; many: 1000000; other: 0 2"),
      ("hi", "one: 0 0.5 1; other: 2"),
      ("ru", "one: 1 21 101; few: 2 4 22 104; many: 0 5 11 12 14 20 111; other: 1.5"),
      ("pl", "one: 1; few: 2 22 34; many: 0 5 11 12 21 112; other: 1.5"),
      ("cs", "one: 1; few: 2 4; many: 1.5; other: 0 5"),
      ("lt", "one: 1 21; few: 2 9 22; many: 0.5; other: 0 10 11 20"),
      // From 0.11 to 1.9: the cases of /catalogs/plural-of-fractions.
      ("lv", "zero: 0 10 11 20 0.11 1.11; one: 1 21 0.1 1.21; other: 2 22"),
      ("lag", "zero: 0; one: 0.5 1 1.9; other: 2 2.5"),
      ("scn", "one: 1; many: 1000000; other: 0 2 1.5"), ("iw", "one: 1 0.5; two: 2"), ("no", "one: 1; other: 0"),
      ("sh", "one: 21; few: 22; other: 5"), ("si", "one: 0 1 0.1 0.01; other: 0.2 2"),
      ("sl", "one: 1 101; two: 2 102; few: 3 104 1.5; other: 0 5"),
      ("ro", "one: 1; few: 0 2 19 101 1.5; other: 20 100"),
      ("sr", "one: 1 21; few: 2 24; other: 0 5 11"),
      ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 99; other: 100 102"),
      ("he", "one: 1; two: 2; other: 0 3 10 20"), ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 7"),
      ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11"),
      ("mt", "one: 1; two: 2; few: 0 3 103; many: 11 119; other: 20"),
      ("gd", "one: 1 11; two: 2 12; few: 3 19; other: 0 20"), ("is", "one: 1 21 0.1; other: 0 11"),
      ("mk", "one: 1 21; other: 0 11"),
      ("da", "one: 1 0.5 1.5; other: 0 2"), ("fil", "one: 0 1 5 7; other: 4 6 9"),
      ("br", "one: 1 21; two: 2; few: 3 9; many: 1000000; other: 0 5"),
      ("gv", "one: 1 11; two: 2 12; few: 0 20 100; many: 1.5; other: 3"),
      ("kw", "zero: 0; one: 1; two: 2 22 1000; few: 3; many: 21; other: 4"),
      ("xx", "other: 0 1"), ("zh-Hant", "other: 1"),
    ])
  func rules(_ language: String, _ samples: String) {
    for part in samples.split(separator: ";") {
      let words = part.split { $0 == ":" || $0 == " " }
      for word in words.dropFirst() {
        #expect(
          PluralForm(of: Double(word) ?? -1, in: LanguageTag(language)).rawValue == words[0], "\(language) \(word)")
      }
    }
  }

  @Test("of numbers that are no counts trap nothing", arguments: [.nan, .infinity, -1, 1e300, -0.0, 5e-324, 1e15])
  func hostile(_ number: Double) {
    for language in ["ru", "ar", "sl", "kw", "fil"] { _ = PluralForm(of: number, in: LanguageTag(language)) }
    _ = TextArgument.format("%d %lld %.15f %@ %08d %c %C %hhx %*.*e", Array(repeating: .number(number), count: 11))
  }

  @Test(
    "arguments take the places of specifiers",
    arguments: [
      ("%lld items", "3 items"), ("%@ by %@", "3 by Ann"), ("%2$@ has %1$d", "Ann has 3"),
      ("100 %% of %d", "100 % of 3"),
      ("%.2f", "3.00"), ("%04d", "0003"), ("%3$@ stays", "%3$@ stays"), ("5 % of", "5 % of"), ("%", "%"),
      ("%1$", "%1$"),
      // Places of IEEE printf, and what C prints in them; [%1$5d] and its like have the number 3.
      ("[%1$5d]", "[    3]"), ("[%1$-5d]", "[3    ]"), ("%1$+d", "+3"), ("%1$05.1f", "003.0"), ("%1$x", "3"),
      ("%1$#X", "0X3"), ("%1$e", "3.000000e+00"), ("%1$g", "3"), ("%1$.3d", "003"), ("[%1$ d]", "[ 3]"),
      ("[%2$5@]", "[  Ann]"), ("[%2$-5@]", "[Ann  ]"), ("%2$.2@", "An"), ("[%1$*1$d]", "[  3]"),
      ("5 % discount", "5 % discount"),
    ])
  func format(_ text: String, _ expected: String) {
    #expect(TextArgument.format(text, [.number(3), .text("Ann")]) == expected)
  }

  /// IEEE Std 1003.1, fprintf: halves of the exact value are rounded to the even digit.
  @Test(
    "numbers are printed as C prints them",
    arguments: [
      ("%.1f", 2.25, "2.2"), ("%.1f", 0.25, "0.2"), ("%.1f", 2.75, "2.8"), ("%.0f", 0.5, "0"), ("%.0f", 1.5, "2"),
      ("%.2f", 1.005, "1.00"), ("%x", 16_744_448, "ff8000"), ("%X", 255, "FF"), ("%o", 8, "10"), ("%c", 65, "A"),
      ("%C", 8364, "€"), ("%e", 12345.678, "1.234568e+04"), ("%G", 1e10, "1E+10"), ("%x", -1, "ffffffff"),
      ("%lx", -1, "ffffffffffffffff"), ("%hhd", 300, "44"), ("%lld", 9_007_199_254_740_992, "9007199254740992"),
      ("%d", 1.5, "1.5"), ("%@", 1.5, "1.5"), ("%u", -1, "4294967295"), ("%.20f", 0.1, "0.10000000000000000555"),
      ("%a", 1.5, "0x1.8p+0"), ("%1000000000d", 1, String(repeating: " ", count: 999) + "1"),
    ] as [(String, Double, String)])
  func numbers(_ text: String, _ number: Double, _ expected: String) {
    #expect(TextArgument.format(text, [.number(number)]) == expected)
  }
}
