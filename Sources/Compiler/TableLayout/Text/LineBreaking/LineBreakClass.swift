/// The line breaking classes of UAX #14, by their long names there, in the order of the table: AL, BA, BB, BK, CB, CL, CM, CP, …
///
/// Wide brackets and unassigned pictographs have separate cases.
enum LineBreakClass: UInt8 {
  case alphabetic, breakAfter, breakBefore, mandatoryBreak, contingentBreak, closePunctuation
  case combiningMark, closeParenthesis, wideCloseParenthesis, carriageReturn, emojiBase, emojiModifier
  case unassignedPictograph, exclamation, glue, hangulLV, hangulLVT, hebrewLetter
  case hyphen, ideographic, inseparable, infixNumeric, hangulL, hangulT
  case hangulV, lineFeed, nextLine, nonstarter, numeric, openPunctuation
  case wideOpenPunctuation, postfixNumeric, prefixNumeric, quotation, regionalIndicator, space
  case breakSymbols, wordJoiner, zeroWidthSpace, zeroWidthJoiner, breakBoth

  init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self.ascii[Int(scalar.value)] : Self.find(scalar.value)
  }

  private static let ascii = (UInt32(0)..<0x80).map(find)

  /// Binary search for the last run that begins at or before the character.
  private static func find(_ value: UInt32) -> LineBreakClass {
    let runs = LineBreakTable.runs
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 8 <= value { low = middle } else { high = middle }
    }
    guard let found = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: runs[low])) else {
      preconditionFailure("the table holds classes only")
    }
    return found
  }

  /// Whether it combines with the character before it (LB9).
  var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }
  var isAlphabetic: Bool { self == .alphabetic || self == .hebrewLetter }
  var isClosing: Bool { self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis }
  var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
  var isAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }
  var isIdeographic: Bool {
    self == .ideographic || self == .unassignedPictograph || self == .emojiBase || self == .emojiModifier
  }
  var isHangul: Bool {
    self == .hangulL || self == .hangulV || self == .hangulT || self == .hangulLV || self == .hangulLVT
  }
  var isHardBreak: Bool { self == .mandatoryBreak || self == .carriageReturn || self == .lineFeed || self == .nextLine }
}
