/// Finds where a line may end, by the rules of UAX #14 in the table's version, with numbers kept whole (example 7 of its
/// section 8.2). Characters are passed one after the other.
struct LineBreaker {
  /// The class of the last character that is not a space or a combining mark; a space if there is none in the line yet.
  private var base = LineBreakClass.space
  /// The class before it, if it follows directly.
  private var before: LineBreakClass?
  /// The last character's own class.
  private var last: LineBreakClass?
  private var followsSpaces = false
  private var followsZeroWidthSpace = false
  private var number = Number.none
  /// The number of consecutive regional indicators: two make a flag.
  private var regionalIndicators = 0

  private enum Number {
    case none, open, closed
  }

  /// Processes the next character, and returns whether a line may end before it.
  ///
  /// - Parameter following: the class of the first following character that is not a mark; called only if a rule looks ahead.
  mutating func mayBreak(before next: LineBreakClass, following: () -> LineBreakClass?) -> Bool {
    // A mark combines with the character before it (LB9); at a start or after a space it is a separate letter (LB10).
    let isMark = next.isMark
    if let verdict = hardRule(before: next) {
      take(next, as: isMark ? .alphabetic : next)
      return verdict
    }
    if isMark && base != .space && !followsSpaces && last != .zeroWidthSpace {
      last = next
      return false
    }
    let own: LineBreakClass = isMark ? .alphabetic : next
    let verdict = mayBreak(after: base, before: own, following: following)
    take(next, as: own)
    return verdict
  }

  /// LB2 to LB8a.
  private func hardRule(before next: LineBreakClass) -> Bool? {
    guard let last else { return false }
    switch last {
    case .mandatoryBreak, .lineFeed, .nextLine: return true
    case .carriageReturn: return next != .lineFeed
    default: break
    }
    if next.isHardBreak || next == .space || next == .zeroWidthSpace { return false }
    if followsZeroWidthSpace { return true }
    return last == .zeroWidthJoiner ? markedJoiner(before: next) : nil
  }

  /// There is no break after a joiner (LB8a); a mark after it still belongs to the same base.
  private func markedJoiner(before next: LineBreakClass) -> Bool? {
    next.isMark ? nil : false
  }

  /// LB11 to LB31.
  private func mayBreak(
    after base: LineBreakClass, before next: LineBreakClass, following: () -> LineBreakClass?
  ) -> Bool {
    // The most common case.
    if !followsSpaces && (base == .alphabetic || base == .numeric) && (next == .alphabetic || next == .numeric) {
      return false
    }
    if let verdict = glue(base, next) ?? punctuation(base, next) { return verdict }
    if followsSpaces { return true }
    if next == .quotation || base == .quotation { return false }
    if next == .contingentBreak || base == .contingentBreak { return true }
    if next == .breakAfter || next == .hyphen || next == .nonstarter || base == .breakBefore { return false }
    if (base == .hyphen || base == .breakAfter) && before == .hebrewLetter { return false }
    if base == .breakSymbols && next == .hebrewLetter || next == .inseparable { return false }
    return !(joinsLetters(base, next) || joinsNumber(base, next, following: following) || joinsSyllable(base, next))
  }

  /// LB11 to LB12a: word joiners and glue.
  private func glue(_ base: LineBreakClass, _ next: LineBreakClass) -> Bool? {
    if next == .wordJoiner || base == .wordJoiner && !followsSpaces { return false }
    if base == .glue && !followsSpaces { return false }
    return next == .glue && !followsSpaces && base != .breakAfter && base != .hyphen ? false : nil
  }

  /// LB13 to LB17: rules that also apply across spaces.
  private func punctuation(_ base: LineBreakClass, _ next: LineBreakClass) -> Bool? {
    if next == .exclamation { return false }
    if next.isClosing || next == .infixNumeric || next == .breakSymbols {
      // Inside a number, LB25 decides.
      if !(base == .numeric && !followsSpaces) { return false }
    }
    if base.isOpening || base == .quotation && next.isOpening { return false }
    if base.isClosing && next == .nonstarter || base == .breakBoth && next == .breakBoth { return false }
    return nil
  }

  /// LB23 to LB24, LB28 to LB30b.
  private func joinsLetters(_ base: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if base.isAlphabetic { return next.isAlphabetic || next == .numeric || next.isAffix || next == .openPunctuation }
    if next.isAlphabetic {
      return base == .numeric || base.isAffix || base == .infixNumeric || base == .closeParenthesis
    }
    if base == .prefixNumeric && next.isIdeographic || base.isIdeographic && next == .postfixNumeric { return true }
    if base == .numeric && next == .openPunctuation || base == .closeParenthesis && next == .numeric { return true }
    if base == .regionalIndicator && next == .regionalIndicator { return regionalIndicators % 2 == 1 }
    return (base == .emojiBase || base == .unassignedPictograph) && next == .emojiModifier
  }

  /// LB25: a number with its signs, brackets and separators.
  private func joinsNumber(
    _ base: LineBreakClass, _ next: LineBreakClass, following: () -> LineBreakClass?
  ) -> Bool {
    switch number {
    case .open
    where next == .numeric || next == .breakSymbols || next == .infixNumeric || next.isClosing || next.isAffix:
      return true
    case .closed where next.isAffix: return true
    default: break
    }
    if next == .numeric { return base.isAffix || base.isOpening || base == .hyphen }
    return base.isAffix && (next.isOpening || next == .hyphen) && following() == .numeric
  }

  /// LB26 and LB27: syllables of Hangul.
  private func joinsSyllable(_ base: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch base {
    case .hangulL where next == .hangulL || next == .hangulV || next == .hangulLV || next == .hangulLVT: true
    case .hangulV where next == .hangulV || next == .hangulT, .hangulLV where next == .hangulV || next == .hangulT: true
    case .hangulT where next == .hangulT, .hangulLVT where next == .hangulT: true
    default: base.isHangul && next == .postfixNumeric || base == .prefixNumeric && next.isHangul
    }
  }

  private mutating func take(_ next: LineBreakClass, as own: LineBreakClass) {
    defer { last = next }
    if next.isHardBreak {
      self = LineBreaker()
      return
    }
    if next == .space {
      followsSpaces = true
      number = .none
      return
    }
    switch own {
    case .numeric: number = .open
    case .breakSymbols, .infixNumeric: number = number == .open && !followsSpaces ? .open : .none
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis:
      number = number == .open && !followsSpaces ? .closed : .none
    default: number = .none
    }
    regionalIndicators =
      own == .regionalIndicator ? (base == .regionalIndicator && !followsSpaces ? regionalIndicators + 1 : 1) : 0
    before = followsSpaces ? nil : base
    base = own
    followsSpaces = false
    followsZeroWidthSpace = next == .zeroWidthSpace
  }
}
