import TableDiagnostics
import TableFonts
import TableIR
import TableLayout

extension RunFonts {
  /// What of a table is measured otherwise than a device does: fonts that no file has, and letters whose widths or line ends are
  /// estimates.
  func unmeasured(of table: Table) -> [Diagnostic] {
    // That a file cannot be used is told, and nothing is measured.
    guard isUsable else { return [] }
    let faces = self.faces?.serving(table.families)
    var reported: Set<String> = []
    let fonts = table.fonts.compactMap { use -> Diagnostic? in
      guard let (message, subject) = Self.problem(use, faces), reported.insert(subject).inserted else { return nil }
      let families = Set((faces?.faces ?? []).map(\.family)).sorted()
      let meant = use.variant.family.flatMap { closestMatch(to: $0, in: families) }
      return Self.warning(
        message, at: use.location, table,
        help: meant.map { "did you mean '\($0)'?" } ?? "name its files with --font")
    }
    var texts = MeasuredTexts(faces: faces, isEmbedded: isEmbedded)
    texts.visit(table)
    return omitted(of: table) + fonts
      + texts.problems.map { Self.warning($0.message, at: $0.location, table, help: $0.help) }
  }

  /// The parts of the fonts that are not read, because they exceed a limit.
  private func omitted(of table: Table) -> [Diagnostic] {
    (faces?.faces ?? []).flatMap { face in
      face.omissions.map {
        Self.warning(
          "the \($0.rawValue) of '\(face.family) \(face.subfamily)' exceed the limit for a font table, and are left out",
          at: .start, table, help: "use another font")
      }
    }
  }

  private static func warning(_ message: String, at location: SourceLocation, _ table: Table, help: String?)
    -> Diagnostic
  {
    let place = SourcePosition(line: Int(location.line), column: Int(location.column))
    return Diagnostic(
      code: .unmeasuredFont, message: message,
      range: SourceRange(file: table.files[Int(location.file)], start: place, end: place), help: help)
  }

  /// Why a font is measured with another one, and what is told of it once.
  private static func problem(_ use: FontUse, _ faces: FontFaces?) -> (message: String, subject: String)? {
    let asked =
      use.variant.family.map { "the family '\($0)'" } ?? use.variant.design.map { "the design '\($0.rawValue)'" }
    if let asked, faces?.has(use.variant) != true {
      return ("there is no font file for \(asked): its text is measured with the system font", asked)
    }
    let weight = use.weight ?? .regular
    guard let choice = faces?.choice(for: ResolvedFont(size: 17, weight: weight, variant: use.variant)), !choice.isNamed
    else { return nil }
    let face = choice.face
    let name = "\(face.family) \(face.subfamily)"
    if use.variant.isItalic, !face.isItalic {
      return (
        "there is no italic file of '\(face.family)': its text is measured with '\(name)'", "italic \(face.family)"
      )
    }
    // A variable font has all weights between two.
    guard face.weightRange == nil, abs(Double(face.weightClass) - weight.cssWeight) >= Self.leastWeightDistance else {
      return nil
    }
    return (
      "there is no file of '\(face.family)' for the weight '\(weight.rawValue)': its text is measured with '\(name)'",
      "weight \(face.family)"
    )
  }

  /// In CSS units, which are a hundred apart: what files say of a weight can be a little off.
  private static let leastWeightDistance = 75.0
}

/// Finds the letters of a table whose widths or line ends are not those of a device.
private struct MeasuredTexts {
  let faces: FontFaces?
  let isEmbedded: Bool
  private(set) var problems: [(message: String, location: SourceLocation, help: String?)] = []
  private var location = SourceLocation.start
  /// The letters that were looked at, each once, by the font.
  private var seen: [FontVariant?: Letters] = [:]
  private var reported: Set<String> = []
  private let measure: FontFileMeasure?
  /// The texts whose ligatures were looked at.
  private var texts: Set<SetText> = []
  /// By the name of the face.
  private var embeddable: [String: EmbeddableGlyphs] = [:]

  private struct SetText: Hashable {
    var string: String
    var variant: FontVariant?
  }

  private struct Letters {
    var ascii = [Bool](repeating: false, count: 0x80)
    var others: Set<Unicode.Scalar> = []

    /// False for one that was there.
    mutating func insert(_ letter: Unicode.Scalar) -> Bool {
      guard letter.isASCII else { return others.insert(letter).inserted }
      defer { ascii[Int(letter.value)] = true }
      return !ascii[Int(letter.value)]
    }
  }

  init(faces: FontFaces?, isEmbedded: Bool) {
    (self.faces, self.isEmbedded) = (faces, isEmbedded)
    // Its widths are those of no version's own font.
    measure = isEmbedded ? faces.map { FontFileMeasure(faces: $0, ios: 18) } : nil
  }

  mutating func visit(_ table: Table) {
    for part in [table.header, table.footer] { if let part { visit(part, at: part.location) } }
    for section in table.sections {
      for part in [section.header, section.footer] { if let part { visit(part, at: part.location) } }
      for row in section.rows { visit(row, at: row.location) }
    }
  }

  private mutating func visit(_ part: some ShowingPhrases, at location: SourceLocation) {
    self.location = location
    var part = part
    part.visitPhrases { phrase, use in
      guard case .drawn(let variant) = use else { return }
      // Without files, it only matters where lines of few scripts end.
      if faces == nil, phrase.string.utf8.allSatisfy({ $0 < 0xCC }) { return }
      for scalar in phrase.string.unicodeScalars where seen[variant, default: Letters()].insert(scalar) {
        look(at: scalar, variant)
      }
      if isEmbedded { lookAtLigatures(phrase.string, variant) }
    }
  }

  /// Finds texts that a font sets with ligatures, as fonts of icons do: a viewer draws their letters instead.
  private mutating func lookAtLigatures(_ text: String, _ variant: FontVariant?) {
    let font = ResolvedFont(size: 17, variant: variant)
    guard let measure, let family = faces?.choice(for: font)?.face.family,
      texts.insert(SetText(string: text, variant: variant)).inserted,
      // Of letters that join or have marks, another message tells.
      text.unicodeScalars.allSatisfy({ !$0.isMark && !$0.isReordered && Script(of: $0)?.joins != true }),
      let drawn = measure.drawnWidth(of: text, font: font, isSubset: true)
    else { return }
    guard abs(measure.width(of: text, font: font) - drawn) > drawn * Self.leastLigature else { return }
    report(
      "ligatures", family,
      "pictures do not embed the ligatures of '\(family)', with which it sets \(text.quotedForMessage): a viewer draws its letters",
      help: "write the characters of the icons, or an image")
  }

  /// How much narrower or wider than its letters a text with ligatures is that are more than a nicety, such as "fi".
  private static let leastLigature = 0.2

  private mutating func look(at scalar: Unicode.Scalar, _ variant: FontVariant?) {
    guard let script = scalar.scriptName else { return }
    if scalar.hasWordsWithoutSpaces {
      report(
        "lines", script,
        "lines of \(script) can end elsewhere than on a device, which knows its words from a dictionary",
        help: "mark the ends of words with U+200B, or disregard the lines of these texts")
    }
    guard let face = faces?.choice(for: ResolvedFont(size: 17, variant: variant))?.face else { return }
    if face.glyph(for: scalar) == nil {
      report(
        "letters of \(face.family)", script,
        "the font '\(face.family)' lacks letters of \(script), such as '\(scalar)' (\(scalar.codePoint)): they are measured with the system font",
        help: "name a file of the font that has them with --font, or set another font")
    } else if scalar.isReordered {
      report(
        "widths", script,
        "the widths of \(script) are estimates, although '\(face.family)' has its letters: how they combine is not read from fonts",
        help: nil)
    } else if isEmbedded, let glyph = face.glyph(for: scalar), !canEmbed(glyph, of: face) {
      report(
        "outlines", face.family,
        "pictures do not embed '\(scalar)' (\(scalar.codePoint)) of '\(face.family)', which composes it of two letters: a viewer draws it in a font of its own",
        help: "use a newer file of the font")
    } else if isEmbedded, scalar.isMark || Script(of: scalar)?.joins == true {
      report(
        "pictures", script,
        "pictures do not embed \(scalar.isMark ? "letters with marks" : "the letters of \(script)"), such as "
          + "'\(scalar.isMark ? "\u{25CC}" : "")\(scalar)' (\(scalar.codePoint)): a viewer draws them in a font of its own",
        help: nil)
    }
  }

  private mutating func canEmbed(_ glyph: GlyphID, of face: FontFace) -> Bool {
    let name = "\(face.family) \(face.subfamily)"
    if embeddable[name] == nil { embeddable[name] = EmbeddableGlyphs(face) }
    return embeddable[name]?.contains(glyph) ?? false
  }

  private mutating func report(_ kind: String, _ script: String, _ message: String, help: String?) {
    guard reported.insert("\(kind) \(script)").inserted else { return }
    problems.append((message, location, help))
  }
}

extension Unicode.Scalar {
  /// As the standard writes it: `U+0E01`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// The name of a letter's script, with which the letter's own begins; nil for other characters.
  fileprivate var scriptName: String? {
    guard properties.isAlphabetic || isMark, let name = properties.name else { return nil }
    let word = name.prefix { $0 != " " && $0 != "-" }
    switch word {
    case "CJK": return "Chinese characters"
    case "COMBINING": return "combining marks"
    case "MYANMAR": return "Burmese"
    default: return word.prefix(1) + word.dropFirst().lowercased()
    }
  }

  /// Whether lines of its script end between words that only a dictionary tells (class SA of UAX #14).
  fileprivate var hasWordsWithoutSpaces: Bool {
    switch value {
    case 0xE01...0xE3A, 0xE40...0xE4E, 0xE81...0xEDF, 0x1000...0x109F, 0x1780...0x17D3, 0xAA60...0xAA7F: true
    default: false
    }
  }
}
