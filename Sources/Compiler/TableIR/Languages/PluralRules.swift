/// The plural rules of a language, in the notation of CLDR: `one: i = 1 and v = 0`.
struct PluralRules: Sendable {
  private let rules: [(form: PluralForm, alternatives: [[Relation]])]

  /// The rules of a language; nil for one that has only the form `other`, or is unknown.
  ///
  /// As in ICU, a tag is looked up without its last parts, and not by CLDR's parents.
  static func of(_ language: LanguageTag) -> PluralRules? {
    let code = LanguageSubtags(language).language
    return byLanguage[language.text] ?? byLanguage[code]
  }

  private static let byLanguage: [String: PluralRules] = {
    var all: [String: PluralRules] = [:]
    for (languages, text) in table {
      let rules = PluralRules(text)
      for language in languages.split(separator: " ") { all[String(language)] = rules }
    }
    return all
  }()

  private init(_ text: String) {
    rules = text.split(separator: ";").map { rule in
      let parts = rule.split(separator: ":")
      let words = parts[1].split(separator: " ")
      guard let form = PluralForm(rawValue: parts[0].filter { $0 != " " }) else {
        fatalError("no plural form: \(rule)")
      }
      return (form, words.split(separator: "or").map { $0.split(separator: "and").map { Relation(Array($0)) } })
    }
  }

  func form(of number: PluralOperands) -> PluralForm {
    rules.first { $0.alternatives.contains { $0.allSatisfy { $0.holds(for: number) } } }?.form ?? .other
  }

  /// `n % 100 != 11..19,71`.
  private struct Relation: Sendable {
    private let operand: Substring
    private let modulus: Double?
    private let isEqual: Bool
    private let ranges: [ClosedRange<Double>]

    init(_ words: [Substring]) {
      operand = words[0]
      modulus = words[1] == "%" ? Double(words[2]) : nil
      isEqual = words[words.count - 2] == "="
      ranges = words[words.count - 1].split(separator: ",").map { range in
        let ends = range.split(separator: ".").compactMap { Double($0) }
        return ends[0]...ends[ends.count - 1]
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      var value = number[operand]
      if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
      // Ranges are of whole numbers.
      return (value == value.rounded() && ranges.contains { $0.contains(value) }) == isEqual
    }
  }
}

/// What the rules of CLDR ask of a number, as it is written without needless zeros.
struct PluralOperands {
  /// The absolute value, and its whole part.
  private let n: Double
  private let i: Double
  /// The digits of its fraction, as a number, and how many.
  private let f: Double
  private let v: Double

  init(_ number: Double) {
    n = number.magnitude
    i = n.rounded(.down)
    // A small fraction is written with an exponent: 5e-07.
    let parts = "\(n)".split(separator: "e")
    let digits = parts[0].split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let fraction = digits.count < 2 || digits[1] == "0" ? "" : digits[1]
    guard n.isFinite, i != n else {
      (f, v) = (0, 0)
      return
    }
    v = Double(fraction.utf8.count - exponent)
    f = Double(exponent < 0 ? "\(digits[0])\(fraction)" : "\(fraction)") ?? 0
  }

  /// An operand by its letter. Without needless zeros, `w` is `v` and `t` is `f`; no number is written in a compact form, with an exponent
  /// of its own.
  subscript(operand: Substring) -> Double {
    switch operand {
    case "n": n
    case "i": i
    case "v", "w": v
    case "f", "t": f
    default: 0
    }
  }
}
