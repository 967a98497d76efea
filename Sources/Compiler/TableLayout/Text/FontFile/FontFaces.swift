import TableFonts
import TableIR
import TableSupport

/// The faces for measuring texts instead of the system font: one for each of UIKit's weights.
///
/// A class, because measurements are cached for later texts.
public final class FontFaces: Sendable {
  /// The face of each weight.
  private let choices: [FontWeight: Choice]
  /// The choices for the variants requested so far: nil for a variant that no face has.
  private let variants = Locked<[FontVariant: [FontWeight: Choice]?]>([:])
  /// The maximum number of variants that are remembered, for a process that lays out many specs.
  private static let mostVariants = 1_000
  let memos = Locked<[InstanceMemo.Key: InstanceMemo]>([:])

  /// A face, and its setting for a weight.
  public struct Choice: Sendable {
    /// The face that texts of the weight are measured with.
    public let face: FontFace
    /// The index in `faces`.
    public let index: Int
    /// The value on the face's weight axis; nil if it has none.
    public let weight: Double?
  }

  /// The faces to choose from, in the given order.
  public let faces: [FontFace]
  /// The index of each face's file.
  private let files: [Int]

  /// Chooses from the faces of files.
  ///
  /// Upright is preferred to italic, and normal width to condensed and extended; among the rest the face nearest in
  /// weight is chosen. In a collection only the family of its first such face counts.
  ///
  /// - Parameter files: the faces of each file; at least one in total.
  public init(files: [[FontFace]]) {
    let all = files.enumerated().map { number, faces in
      faces.enumerated().map { Candidate(face: $1, file: number, place: $0) }
    }
    let candidates = all.flatMap { Self.plainest($0, inFamily: true) }
    // Across files too: an italic face does not replace an upright face of another file.
    let plainest = Self.plainest(candidates, inFamily: false)
    let others = all.flatMap { $0 }.filter { other in
      !plainest.contains { $0.file == other.file && $0.place == other.place }
    }
    let faces = (plainest + others).map(\.face)
    self.faces = faces
    self.files = (plainest + others).map(\.file)
    choices = Self.choices(among: faces, plainest.indices.map { $0 })
  }

  private static func choices(among faces: [FontFace], _ indices: [Int]) -> [FontWeight: Choice] {
    Dictionary(
      uniqueKeysWithValues: FontWeight.allCases.map { ($0, choice(for: $0, among: faces, indices)) })
  }

  /// The face for a font, of its variant if there is one.
  public func choice(for font: ResolvedFont) -> Choice {
    guard let variant = font.variant, let own = choices(for: variant)?[font.weight] else {
      return choice(for: font.weight)
    }
    return own
  }

  /// Whether there is a face of the family or the design of a variant.
  public func has(_ variant: FontVariant) -> Bool {
    guard variant.family != nil || variant.design != nil else { return true }
    return choices(for: variant) != nil
  }

  private func choices(for variant: FontVariant) -> [FontWeight: Choice]? {
    variants.withLock { known in
      if let choices = known[variant] { return choices }
      let family = choice(for: .regular).face.family
      let fitting = faces.indices.filter { variant.fits(faces[$0].family, system: family) }
      let italic = fitting.filter { faces[$0].isItalic == variant.isItalic }
      let choices = fitting.isEmpty ? nil : Self.choices(among: faces, italic.isEmpty ? fitting : italic)
      if known.count >= Self.mostVariants { known.removeAll() }
      known[variant] = .some(choices)
      return choices
    }
  }

  private struct Candidate {
    var face: FontFace
    var file: Int
    /// The index in its file.
    var place: Int
  }

  private static func plainest(_ candidates: [Candidate], inFamily: Bool) -> [Candidate] {
    let upright = candidates.filter { !$0.face.isItalic }
    let standing = upright.isEmpty ? candidates : upright
    let distance = standing.map { abs($0.face.widthClass - 5) }.min()
    let plain = standing.filter { abs($0.face.widthClass - 5) == distance }
    return inFamily ? plain.filter { $0.face.family == plain.first?.face.family } : plain
  }

  private static func choice(for weight: FontWeight, among faces: [FontFace], _ indices: [Int]) -> Choice {
    let wanted = weight.cssWeight
    func distance(_ face: FontFace) -> (Double, Double) {
      if let range = face.weightRange {
        return (max(range.lowerBound - wanted, wanted - range.upperBound, 0), 0)
      }
      let weight = Double(face.weightClass)
      // For a tie, a light text takes the lighter face, a heavy one the heavier.
      return (abs(weight - wanted), (weight < wanted) == (wanted <= 500) ? 1 : 2)
    }
    guard let index = indices.min(by: { distance(faces[$0]) < distance(faces[$1]) }) else {
      preconditionFailure("a font file has a face")
    }
    let face = faces[index]
    return Choice(face: face, index: index, weight: face.weightRange.map { face.place(of: weight, in: $0) })
  }

  /// Returns the face for text of a weight that is not in a variant.
  public func choice(for weight: FontWeight) -> Choice {
    guard let choice = choices[weight] else { preconditionFailure("every weight has a face") }
    return choice
  }

  /// The faces that are used for any weight, and the indices of their files.
  public var usedFaces: [(face: FontFace, file: Int)] {
    Set(choices.values.map(\.index)).sorted().map { (faces[$0], files[$0]) }
  }

  /// The CSS weight with which a viewer with these fonts draws what was measured.
  public func cssWeight(_ weight: FontWeight) -> Double {
    choice(for: weight).weight ?? weight.cssWeight
  }
}

extension FontVariant {
  /// Whether a family is the requested one; designs are recognized by the names that Apple and others use.
  fileprivate func fits(_ name: String, system: String) -> Bool {
    if let family { return name.lowercased() == family.lowercased() }
    switch design {
    case .rounded: return name.contains("Rounded")
    case .serif: return name.contains("Serif") && !name.contains("Sans Serif") || name.contains("New York")
    case .monospaced: return name.contains("Mono")
    case nil: return name == system
    }
  }
}

extension FontFaces: Hashable {
  public static func == (left: FontFaces, right: FontFaces) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace {
  /// The position of one of UIKit's weights on the weight axis: that of the font's named instance, otherwise the CSS
  /// number.
  ///
  /// Apple's fonts name all nine. Others may name their two lightest weights differently from UIKit, so those names don't
  /// count.
  fileprivate func place(of weight: FontWeight, in range: ClosedRange<Double>) -> Double {
    let named = namedWeights
    let isSafe = (weight != .thin && weight != .ultraLight) || named["ultralight"] != nil
    let place = isSafe ? named[weight.rawValue.lowercased()] : nil
    return min(max(place ?? weight.cssWeight, range.lowerBound), range.upperBound)
  }
}

extension FontWeight {
  /// The weight in CSS's hundreds, as in `usWeightClass` of a font file.
  public var cssWeight: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
