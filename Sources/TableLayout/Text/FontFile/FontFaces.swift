import Locking
import OpenType
import TableIR

/// The faces that texts are measured with in place of the system font: one for each of UIKit's weights.
///
/// A class, since what it has measured is kept for the next text.
public final class FontFaces: Sendable {
  /// The face of each weight.
  private let choices: [FontWeight: Choice]
  /// Of the variants that were asked for: nil for what no face has.
  private let variants = Locked<[FontVariant: [FontWeight: Choice]?]>([:])
  let memos = Locked<[InstanceMemo.Key: InstanceMemo]>([:])

  /// A face, and how it becomes a weight.
  public struct Choice: Sendable {
    public let face: FontFace
    /// The number among `faces`.
    public let index: Int
    /// On the face's axis of weights; nil where it has none.
    public let weight: Double?
  }

  /// The faces to choose among, in the order in which they were given.
  public let faces: [FontFace]
  /// The file of each, by its number.
  private let files: [Int]

  /// Chooses among the faces of files.
  ///
  /// Upright comes before italic and normal width before condensed and extended; of the rest the face is taken that is
  /// nearest in weight. Of a collection only the family of its first such face counts.
  ///
  /// - Parameter files: the faces of each file; at least one in all.
  public init(files: [[FontFace]]) {
    let all = files.enumerated().map { number, faces in
      faces.enumerated().map { Candidate(face: $1, file: number, place: $0) }
    }
    let candidates = all.flatMap { Self.plainest($0, inFamily: true) }
    // Among files too: an italic does not stand for an upright face of another file.
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

  /// The face for a font, one of its variant where there is one.
  public func choice(for font: ResolvedFont) -> Choice {
    guard let variant = font.variant, let own = choices(for: variant)?[font.weight] else {
      return choice(for: font.weight)
    }
    return own
  }

  /// Whether there is a face of the family or the design that a variant asks for.
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
      known[variant] = .some(choices)
      return choices
    }
  }

  private struct Candidate {
    var face: FontFace
    var file: Int
    /// In its file.
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
      // As near on both sides: a light text takes the lighter, a heavy one the heavier.
      return (abs(weight - wanted), (weight < wanted) == (wanted <= 500) ? 1 : 2)
    }
    guard let index = indices.min(by: { distance(faces[$0]) < distance(faces[$1]) }) else {
      preconditionFailure("a font file has a face")
    }
    let face = faces[index]
    return Choice(face: face, index: index, weight: face.weightRange.map { face.place(of: weight, in: $0) })
  }

  public func choice(for weight: FontWeight) -> Choice {
    guard let choice = choices[weight] else { preconditionFailure("every weight has a face") }
    return choice
  }

  /// The faces that some weight is measured with, and the numbers of their files.
  public var usedFaces: [(face: FontFace, file: Int)] {
    Set(choices.values.map(\.index)).sorted().map { (faces[$0], files[$0]) }
  }

  /// The weight in CSS's units that makes a viewer with these fonts draw what was measured.
  public func cssWeight(_ weight: FontWeight) -> Double {
    choice(for: weight).weight ?? weight.cssWeight
  }
}

extension FontVariant {
  /// Whether a family is the one that is asked for; designs are known by what Apple and others call theirs.
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
  /// Where a weight of UIKit's is on the axis of weights: where the font names it, else at CSS's number.
  ///
  /// Apple's fonts name all nine. Others may call thinner what UIKit calls thicker, so their two lightest names don't count.
  fileprivate func place(of weight: FontWeight, in range: ClosedRange<Double>) -> Double {
    let named = namedWeights
    let isSafe = (weight != .thin && weight != .ultraLight) || named["ultralight"] != nil
    let place = isSafe ? named[weight.rawValue.lowercased()] : nil
    return min(max(place ?? weight.cssWeight, range.lowerBound), range.upperBound)
  }
}

extension FontWeight {
  /// The weight in CSS's hundreds, as `usWeightClass` of a font file counts too.
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
