/// The lookups with which the text of a script is set in an instance of a font.
public struct ShapingPlan: Sendable {
  /// In the order in which they are applied.
  private var substitutions: [Step] = []
  private var positions: [Int] = []
  private let isJoining: Bool
  private let isBackward: Bool

  /// A lookup of `GSUB`.
  private struct Step: Sendable {
    var lookup: Int
    /// The forms of letters that it is for; nil for all glyphs.
    var forms: Set<Tag>?
  }

  /// The features of `GSUB` that are on by default, in stages: all lookups of a stage are applied before those of the next one.
  private static let stages: [[Tag]] = [
    ["rvrn"], ["ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt"],
  ]
  private static let joiningStages: [[Tag]] =
    [["rvrn"], ["ccmp", "locl", "rtla"]] + forms.map { [$0] } + [
      ["rlig"], ["rclt", "calt"], ["liga", "clig", "mset"],
    ]
  private static let forms: [Tag] = ["isol", "fina", "fin2", "fin3", "medi", "med2", "init"]
  private static let positioning: [Tag] = ["kern", "dist", "curs"]
  /// Those that viewers leave out where letters are spaced.
  private static let spacedOut: Set<Tag> = ["liga", "clig"]

  static let substitutionFeatures = Set(joiningStages.joined()).union(stages.joined())
  static let positionFeatures = Set(positioning)

  /// - Parameters:
  ///   - place: The instance's place in the design space.
  ///   - isSpaced: Whether letters are spaced, so that those that need not are not joined.
  init(_ face: FontFace, script: Script, at place: [Double], isSpaced: Bool) {
    isJoining = script.joins
    isBackward = script.isBackward
    for stage in isJoining ? Self.joiningStages : Self.stages {
      let features = isSpaced ? stage.filter { !Self.spacedOut.contains($0) } : stage
      for (number, features) in face.substitutions?.lookups(of: features, for: script, at: place) ?? [] {
        let forms = features.intersection(Self.forms)
        substitutions.append(Step(lookup: number, forms: forms.isEmpty ? nil : forms))
      }
    }
    positions = face.positions?.lookups(of: Self.positioning, for: script, at: place).map(\.number) ?? []
  }

  /// Whether a glyph can be set otherwise than by itself and its pairs.
  public func changes(_ glyph: GlyphID, in face: FontFace) -> Bool {
    if isJoining { return true }
    if let table = face.substitutions, substitutions.contains(where: { table.lookups[$0.lookup].starts[glyph] != nil })
    {
      return true
    }
    guard let table = face.positions else { return false }
    return positions.contains { table.lookups[$0].type != 2 && table.lookups[$0].starts[glyph] != nil }
  }

  /// Sets glyphs: substitutes them, and gives them their advances.
  ///
  /// - Parameters:
  ///   - joiningTypes: For each glyph, how its letter joins its neighbours; only asked for where letters join.
  public func shape(
    _ glyphs: [ShapingGlyph], _ instance: FontInstance, joiningTypes: () -> [JoiningType]
  ) -> [ShapingGlyph] {
    let face = instance.face
    var glyphs = glyphs
    if isJoining {
      let forms = JoiningType.forms(of: joiningTypes())
      for index in glyphs.indices { glyphs[index].form = forms[index] }
    }
    if let table = face.substitutions, !substitutions.isEmpty {
      var walk = LookupWalk(
        table, face.definition, isSubstitution: true, skipsJoiners: !isJoining, glyphs: glyphs)
      for step in substitutions {
        walk.apply(step.lookup) { glyph in
          guard let forms = step.forms else { return true }
          return glyph.form.map(forms.contains) ?? false
        }
      }
      glyphs = walk.glyphs
    }
    for index in glyphs.indices where glyphs[index].kind.isDrawn {
      glyphs[index].advance = instance.advance(of: glyphs[index].id)
    }
    if let table = face.positions, !positions.isEmpty {
      var walk = LookupWalk(
        table, face.definition, isSubstitution: false, isBackward: isBackward, glyphs: glyphs,
        variation: instance.variation)
      for number in positions { walk.apply(number) { _ in true } }
      glyphs = walk.glyphs
    } else if let kern = face.kern {
      // Its pairs are those that one sees, from left to right.
      let letters = glyphs.indices.filter { glyphs[$0].kind == .letter }
      for (one, next) in zip(letters, letters.dropFirst()) {
        let pair = isBackward ? (next, one) : (one, next)
        glyphs[one].advance += Double(kern.value(glyphs[pair.0].id, glyphs[pair.1].id))
      }
    }
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if glyph.kind.isDrawn {
        glyphs[index].kind = face.definition.isMark(glyph.id, isMark: glyph.kind == .mark) ? .mark : .letter
      }
      if glyphs[index].kind != .letter { glyphs[index].advance = 0 }
    }
    return glyphs
  }

  /// What the pairs of two adjacent glyphs add between them, in font units.
  public func kerning(_ left: GlyphID, _ right: GlyphID, _ instance: FontInstance) -> Double {
    let face = instance.face
    guard let table = face.positions else { return Double(face.kern?.value(left, right) ?? 0) }
    var sum = 0.0
    for lookup in positions.lazy.map({ table.lookups[$0] }) where lookup.type == 2 {
      guard let places = lookup.starts[left],
        ![left, right].contains(where: { face.definition.isIgnored($0, isMark: false, by: lookup) })
      else { continue }
      for place in places {
        guard
          let advance = PairAdjustment(lookup.subtables[Int(place)])?.advance(
            left, right, variation: instance.variation)
        else { continue }
        sum += advance
        break
      }
    }
    return sum
  }
}
