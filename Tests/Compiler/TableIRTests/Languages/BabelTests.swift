import Foundation
import OutsidePrograms
import TableIR
import Testing

/// Another reader of CLDR, of the version that ours is written from.
private let babel = PythonPackage("babel", version: "2.18.0")

@Suite("Python's babel agrees", .enabled(if: babel.shouldRun, Comment(rawValue: babel.note)))
struct BabelTests {
  /// The numbers as a text shows them: to CLDR, a fraction is what stands after the point.
  private static let numbers =
    (0...130).map(String.init) + ["200", "1000", "1002", "10000", "100000", "1000000", "2000000"]
    + ["0.1", "0.2", "0.5", "0.11", "1.1", "1.5", "1.21", "2.5", "10.1", "11.5", "100.2", "1.22"]

  private static let pluralScript = """
    import json, sys
    from decimal import Decimal
    from babel import Locale, localedata
    def forms(rule): return [rule(Decimal(number)) for number in numbers]
    numbers = json.load(sys.stdin)
    # ICU finds rules by a language's own code, and knows one region with others.
    names = [name for name in localedata.locale_identifiers() if "_" not in name] + ["pt_PT"]
    locales = [Locale.parse(name) for name in names]
    print(json.dumps({str(locale).replace("_", "-"): forms(locale.plural_form) for locale in locales}))
    """

  @Test("A text of a catalog has the form that Babel has for its number, in all languages")
  func plurals() throws {
    let expected: [String: [String]] = try babel.answer(Self.pluralScript, to: Self.numbers)
    #expect(expected.count > 200)
    let units = PluralForm.allCases.map { form in
      #""\#(form)": {"stringUnit": {"state": "translated", "value": "\#(form) %@"}}"#
    }
    let forms = #"{"variations": {"plural": {\#(units.joined(separator: ", "))}}}"#
    for (language, expected) in expected {
      let entry = #"{"n": {"localizations": {"\#(language)": \#(forms)}}}"#
      let catalog = try StringCatalog.parse(
        Array(#"{"sourceLanguage": "en", "version": "1.0", "strings": \#(entry)}"#.utf8))
      for (number, form) in zip(Self.numbers, expected) {
        // Apple's 'zero' is for 0 in every language, whatever CLDR says of it.
        let form = number == "0" ? "zero" : form
        let text = catalog.text(
          of: "n", in: LanguageTag(language), on: .phone, arguments: [.number(try #require(Double(number)))])
        guard case .translated("\(form) \(number)", _) = text else {
          Issue.record("\(language) has '\(form)' for \(number), and \(text)")
          continue
        }
      }
    }
  }

  @Test("A catalog lacks the forms that Babel has for whole numbers")
  func missing() throws {
    let expected: [String: [String]] = try babel.answer(Self.pluralScript, to: (0...1000).map(String.init))
    let translation = Translation(.plural([.other: .text("%lld")]))
    for (language, forms) in expected {
      let own = translation.missingForms(in: LanguageTag(language)).map(\.rawValue)
      #expect(Set(own) == Set(forms).subtracting(["other"]), "\(language)")
    }
  }

  @Test("A language falls back to the languages that Babel has, in their order, and knows the codes of before")
  func parents() throws {
    struct Answer: Decodable {
      var chains: [[String]]
      var aliases: [String: String]
    }
    let answer: Answer = try babel.answer(
      """
      import json
      from babel import localedata
      from babel.core import get_global
      parents, known = get_global("parent_exceptions"), localedata.locale_identifiers()
      likely = get_global("likely_subtags")
      def script(name): return next((part for part in name.split("_")[1:] if len(part) == 4), None)
      def parent(name):
          if name in parents: return parents[name]
          parent = name.rpartition("_")[0]
          # A language that is not written in the script is no parent (CLDR: nonlikelyScript="root").
          return "" if script(name) and not script(parent) and script(name) != script(likely.get(parent, "")) else parent
      def is_spelling(name):
          parent = name.rpartition("_")[0]
          return script(name) and not script(parent) and script(name) == script(likely.get(parent, ""))
      def chain(name):
          found = [name]
          while (name := parent(name)) not in ("", "root"):
              # "az_Latn" is "az".
              if not is_spelling(name): found.append(name)
          return [name.replace("_", "-") for name in found]
      # A code of one language, which may stand in a path; not one with a region or a script.
      aliases = {old: new for old, new in get_global("language_aliases").items()
                 if old.isalpha() and new.isalpha() and len(old) == 2 and new in known}
      print(json.dumps({"chains": [chain(name) for name in known if name != "en_US_POSIX"], "aliases": aliases}))
      """, to: [Int]())
    #expect(answer.chains.count > 500 && answer.aliases.count > 5)
    for chain in answer.chains {
      let tags = chain.map { LanguageTag($0) }
      let own = LanguageTag(chain[0]).fallbacks.filter(Set(tags).contains)
      #expect(own == tags, "\(chain[0])")
    }
    for (old, new) in answer.aliases {
      #expect(LanguageTag(old).fallbacks.contains(LanguageTag(new)), "\(old) is \(new)")
    }
  }
}
