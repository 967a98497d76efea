/// Advances of letters whose shape depends on their neighbours: Arabic letters join, those of India and its neighbours form
/// conjuncts.
///
/// An estimate, not a shaper: Arabic letters have their four forms and lam with alef its ligature; a consonant before a virama
/// is a half form (Devanagari, Bengali, Gurmukhi, Gujarati, Oriya) or is above the next one (Telugu, Kannada, Malayalam,
/// Myanmar, Khmer), and pairs that differ much from that have their own width. Numbers are Noto Sans', em/1000.
struct ShapedAdvance {
  private var joining: JoiningLetter?
  private var consonant: Consonant?
  private var isVirama = false

  private struct JoiningLetter {
    var value: UInt32
    var forms: Forms
    /// Whether it joins the letter before.
    var isJoined: Bool

    var width: Int { isJoined ? forms.final : forms.isolated }
    var widthBeforeAnother: Int { isJoined ? forms.medial : forms.initial }
  }

  /// A letter's advances by how it joins; initial and medial are 0 if it never joins the next letter, final if it never joins
  /// the previous one.
  private struct Forms {
    var isolated: Int
    var initial: Int
    var medial: Int
    var final: Int
  }

  private struct Consonant {
    var value: UInt32
    var block: ConjunctBlock
    var isConjoined: Bool
  }

  private struct ConjunctBlock: Equatable {
    var first: UInt32
    var start: Int
    /// Whether the first of a conjunct changes, and not the second.
    var isHalves: Bool

    /// Ra, which is a mark on its neighbour: it has the same place in all blocks of halves.
    var ra: UInt32 { first + 0x1B }
  }

  /// The change of a text's width by a scalar (negative if it makes its neighbour narrower); nil if it is not a letter or
  /// sign of such a script.
  mutating func add(_ scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    guard (0x600..<0x780).contains(value) || (0x900..<0x1100).contains(value) || (0x1780..<0x1800).contains(value)
    else { return (value == 0x200C || value == 0x200D) ? addJoiner(value) : nil }
    // A mark by itself is drawn on a dotted circle, whose width is not known here.
    let isAfterLetter = joining != nil || consonant != nil
    if let forms = Self.forms(value) { return addJoining(value, forms) }
    if let block = Self.conjunctBlock(value) { return addConsonant(value, block) }
    if consonant != nil, Self.isVirama(value) {
      isVirama = true
      return 0
    }
    // A mark has no advance of its own, so that what has one need not be looked up.
    let advance = ScriptAdvances.advance(value)
    if advance == nil, scalar.properties.generalCategory == .nonspacingMark { return isAfterLetter ? 0 : nil }
    joining = nil
    isVirama = false
    return advance
  }

  /// A joiner keeps its neighbours joined; a non-joiner separates them.
  private mutating func addJoiner(_ value: UInt32) -> Int {
    if value == 0x200C { self = ShapedAdvance() }
    return 0
  }

  private mutating func addJoining(_ value: UInt32, _ forms: Forms) -> Int {
    consonant = nil
    guard let last = joining, last.forms.initial > 0, forms.final > 0 else {
      joining = JoiningLetter(value: value, forms: forms, isJoined: false)
      return forms.isolated
    }
    joining = JoiningLetter(value: value, forms: forms, isJoined: true)
    if last.value == 0x644, [0x622, 0x623, 0x625, 0x627].contains(value) {
      return (last.isJoined ? ScriptAdvances.lamAlef.joined : ScriptAdvances.lamAlef.alone) - last.width
    }
    return forms.final + last.widthBeforeAnother - last.width
  }

  private mutating func addConsonant(_ value: UInt32, _ block: ConjunctBlock) -> Int {
    joining = nil
    let advance = ScriptAdvances.advance(value) ?? 0
    defer { isVirama = false }
    guard isVirama, let last = consonant, last.block == block else {
      consonant = Consonant(value: value, block: block, isConjoined: false)
      return advance
    }
    if !last.isConjoined, let width = ScriptAdvances.conjunct(last.value, value) {
      consonant = Consonant(value: value, block: block, isConjoined: true)
      return width - (ScriptAdvances.advance(last.value) ?? 0)
    }
    if !block.isHalves {
      consonant = Consonant(value: value, block: block, isConjoined: true)
      return Int(ScriptAdvances.below[block.start + Int(value - block.first)])
    }
    if value == block.ra { return 0 }
    consonant = Consonant(value: value, block: block, isConjoined: true)
    let lastAdvance = ScriptAdvances.advance(last.value) ?? 0
    if last.value == block.ra, !last.isConjoined { return advance - lastAdvance }
    return advance + Int(ScriptAdvances.halves[block.start + Int(last.value - block.first)]) - lastAdvance
  }

  private static func forms(_ value: UInt32) -> Forms? {
    for block in ScriptAdvances.joiningBlocks where (block.first...block.last).contains(value) {
      let index = block.start + 3 * Int(value - block.first)
      let final = Int(ScriptAdvances.joining[index + 2])
      guard final > 0, let isolated = ScriptAdvances.advance(value) else { return nil }
      return Forms(
        isolated: isolated, initial: Int(ScriptAdvances.joining[index]), medial: Int(ScriptAdvances.joining[index + 1]),
        final: final)
    }
    return nil
  }

  private static func conjunctBlock(_ value: UInt32) -> ConjunctBlock? {
    for block in ScriptAdvances.halvesBlocks where (block.first...block.last).contains(value) {
      return ConjunctBlock(first: block.first, start: block.start, isHalves: true)
    }
    for block in ScriptAdvances.belowBlocks where (block.first...block.last).contains(value) {
      return ConjunctBlock(first: block.first, start: block.start, isHalves: false)
    }
    return nil
  }

  private static func isVirama(_ value: UInt32) -> Bool {
    ScriptAdvances.halvesBlocks.contains { $0.virama == value }
      || ScriptAdvances.belowBlocks.contains { $0.virama == value }
  }
}

extension ScriptAdvances {
  /// The advance in em/1000; nil if no glyph is known.
  static func advance(_ value: UInt32) -> Int? {
    for block in advancesBlocks where value <= block.last {
      guard value >= block.first else { return nil }
      let units = advances[block.start + Int(value - block.first)]
      return units == 0 ? nil : Int(units)
    }
    return nil
  }

  /// The width in em/1000 of a conjunct that is not as wide as its parts; nil if it is.
  static func conjunct(_ first: UInt32, _ second: UInt32) -> Int? {
    var low = 0
    var high = conjuncts.count / 3
    while low < high {
      let middle = (low + high) / 2
      let pair = (UInt32(conjuncts[3 * middle]), UInt32(conjuncts[3 * middle + 1]))
      if pair == (first, second) { return Int(conjuncts[3 * middle + 2]) }
      if pair < (first, second) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether a scalar lies in one of the ranges, which are in order.
  static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count / 2 && value >= ranges[2 * low]
  }
}
