/// A form of a text that depends on a number (CLDR's plural categories).
public enum PluralForm: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The form that a language uses with a number, by the rules of CLDR 45 for cardinal numbers; `other` for an unknown language.
  public init(of number: Double, in language: LanguageTag) {
    let operands = PluralOperands(number)
    let rule =
      Self.rules[language.text] ?? Self.rules[String(language.text.prefix { $0 != "-" })] ?? { _ in .other }
    self = rule(operands)
  }

  typealias Rule = @Sendable (PluralOperands) -> PluralForm

  /// By language. Those that have one form only are not among them.
  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in groups {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()
}

/// What the rules of CLDR ask of a number.
struct PluralOperands: Sendable {
  /// The absolute value.
  let n: Double
  /// Its whole part, and the number of digits of its fraction.
  let i: Int
  let v: Int
  /// The digits of its fraction.
  let f: Int

  init(_ number: Double) {
    n = number.magnitude
    guard n < 1e15 else {
      (i, v, f) = (Int.max, 0, 0)
      return
    }
    i = Int(n)
    let digits =
      n == n.rounded() || n < 1e-4 ? "" : "\(n)".split(separator: ".").dropFirst().first.map(String.init) ?? ""
    v = digits.utf8.count
    f = Int(digits.prefix(15)) ?? 0
  }

  var isWhole: Bool { v == 0 }
  /// The last digits of a whole number; -1 for others, which no rule asks for.
  var ten: Int { isWhole ? i % 10 : -1 }
  var hundred: Int { isWhole ? i % 100 : -1 }
  func isIn(_ range: ClosedRange<Int>) -> Bool { isWhole && range.contains(i) }
  /// A million, or several, which French and its relatives count as things: `1 000 000 de fichiers`.
  var isMillions: Bool { isWhole && i != 0 && i % 1_000_000 == 0 }
}

extension PluralForm {
  /// The languages that share a rule, and the rule.
  private static let groups: [(String, Rule)] = [
    (
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky \
      lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te \
      teo tig tk tn tr ts ug uz ve vo vun wae xh xog ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi
      """, { $0.n == 1 ? .one : .other }
    ),
    ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.n == 1 ? .one : .other }),
    ("ff hy kab", { $0.i < 2 ? .one : .other }),
    ("ak bho guw ln mg nso pa ti wa", { $0.isIn(0...1) ? .one : .other }),
    ("si", { $0.isIn(0...1) || $0.i == 0 && $0.f == 1 ? .one : .other }),
    ("tzm", { $0.isIn(0...1) || $0.isIn(11...99) ? .one : .other }),
    ("fr", { $0.i < 2 ? .one : $0.isMillions ? .many : .other }),
    ("pt", { $0.i < 2 ? .one : $0.isMillions ? .many : .other }),
    ("pt-PT ca it lld scn vec es", { $0.n == 1 ? .one : $0.isMillions ? .many : .other }),
    ("da", { $0.n == 1 || !$0.isWhole && $0.i < 2 ? .one : .other }),
    ("is", { $0.isWhole ? isOne($0.i) ? .one : .other : isOne($0.f) ? .one : .other }),
    ("mk", { isOne($0.isWhole ? $0.i : $0.f) ? .one : .other }),
    (
      "ceb fil tl",
      { $0.isIn(1...3) || ![4, 6, 9].contains(($0.isWhole ? $0.i : $0.f) % 10) ? .one : .other }
    ),
    (
      "lv prg",
      { number in
        if number.ten == 0 || (11...19).contains(number.hundred) { return .zero }
        return isOne(number.isWhole ? number.i : number.f) ? .one : .other
      }
    ),
    ("lag ksh", { $0.n == 0 ? .zero : $0.n == 1 ? .one : .other }),
    ("he iw", { $0.isIn(1...1) || $0.i == 0 && !$0.isWhole ? .one : $0.isIn(2...2) ? .two : .other }),
    ("iu naq sat se sma smi smj smn sms", { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }),
    ("shi", { $0.i == 0 || $0.n == 1 ? .one : $0.isIn(2...10) ? .few : .other }),
    ("mo ro", { $0.isIn(1...1) ? .one : !$0.isWhole || $0.i == 0 || (1...19).contains($0.hundred) ? .few : .other }),
    (
      "bs hr sh sr",
      { number in
        let digits = number.isWhole ? number.i : number.f
        return isOne(digits) ? .one : isFew(digits) ? .few : .other
      }
    ),
    ("ru uk be", { slavic($0, one: isOne) }),
    ("pl", { slavic($0) { $0 == 1 } }),
    ("cs sk", { !$0.isWhole ? .many : $0.i == 1 ? .one : $0.isIn(2...4) ? .few : .other }),
    (
      "lt",
      { number in
        guard number.isWhole else { return .many }
        if (11...19).contains(number.hundred) || number.ten == 0 { return .other }
        return number.ten == 1 ? .one : .few
      }
    ),
    ("sl", { $0.isWhole ? counted($0.hundred) : .few }),
    ("dsb hsb", { counted($0.isWhole ? $0.hundred : $0.f % 100) }),
    (
      "gd",
      { number in
        if number.isIn(1...1) || number.isIn(11...11) { return .one }
        if number.isIn(2...2) || number.isIn(12...12) { return .two }
        return number.isIn(3...19) ? .few : .other
      }
    ),
    ("ga", { $0.n == 1 ? .one : $0.n == 2 ? .two : $0.isIn(3...6) ? .few : $0.isIn(7...10) ? .many : .other }),
    (
      "mt",
      { number in
        if number.n == 1 { return .one }
        if number.n == 2 { return .two }
        if number.n == 0 || (3...10).contains(number.hundred) { return .few }
        return (11...19).contains(number.hundred) ? .many : .other
      }
    ),
    (
      "ar ars",
      { number in
        if number.isIn(0...2) { return [.zero, .one, .two][number.i] }
        if (3...10).contains(number.hundred) { return .few }
        return (11...99).contains(number.hundred) ? .many : .other
      }
    ),
    (
      "cy",
      { number in
        guard number.isWhole else { return .other }
        return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number.i] ?? .other
      }
    ),
    (
      "br",
      { number in
        guard number.isWhole else { return .other }
        let isSpecial = [1, 7, 9].contains(number.hundred / 10)
        switch number.ten {
        case 1 where !isSpecial: return .one
        case 2 where !isSpecial: return .two
        case 3, 4, 9: if !isSpecial { return .few }
        default: break
        }
        return number.isMillions ? .many : .other
      }
    ),
    (
      "gv",
      { number in
        guard number.isWhole else { return .many }
        if number.ten == 1 { return .one }
        if number.ten == 2 { return .two }
        return number.hundred % 20 == 0 ? .few : .other
      }
    ),
    (
      "kw",
      { number in
        guard number.isWhole else { return .other }
        if number.i < 2 { return number.i == 0 ? .zero : .one }
        let (rest, thousands) = (number.i % 100, number.i % 100_000)
        if number.i % 1_000 == 0, thousands <= 20_000 && thousands > 0 || [40_000, 60_000, 80_000].contains(thousands) {
          return .two
        }
        if number.i % 1_000_000 == 100_000 { return .two }
        guard rest % 20 < 4, rest < 84 else { return .other }
        return [.other, .many, .two, .few][rest % 20]
      }
    ),
  ]

  /// 1, 21, 31 and so on, but not 11.
  private static func isOne(_ digits: Int) -> Bool { digits % 10 == 1 && digits % 100 != 11 }

  /// 2 to 4, 22 to 24 and so on, but not 12 to 14.
  private static func isFew(_ digits: Int) -> Bool {
    (2...4).contains(digits % 10) && !(12...14).contains(digits % 100)
  }

  private static func slavic(_ number: PluralOperands, one: (Int) -> Bool) -> PluralForm {
    guard number.isWhole else { return .other }
    return one(number.i) ? .one : isFew(number.i) ? .few : .many
  }

  /// 1, 2, and 3 or 4, of the last two digits.
  private static func counted(_ hundred: Int) -> PluralForm {
    [1: .one, 2: .two, 3: .few, 4: .few][hundred] ?? .other
  }
}
