import TableFonts
import TableIR
import TableSupport

/// The faces for measuring texts: those of the families that a spec names, and for all other texts, those that stand for the system font.
///
/// A class, because measurements are cached for later texts.
public final class FontFaces: Sendable {
  /// The faces to choose from, in the given order.
  public let faces: [FontFace]
  /// The faces of each file.
  private let files: [[FontFace]]
  /// The index of each face's file.
  private let fileIndices: [Int]
  /// The face of each weight of the system font; nil if all files are for families that the spec names.
  private let choices: [FontWeight: Choice]?
  /// The family that stands for the system font.
  private let systemFamily: String?
  /// The choices for the variants requested so far: nil for a variant that no face has.
  private let variants = Locked<[FontVariant: [FontWeight: Choice]?]>([:])
  /// The maximum number of variants that are remembered, for a process that lays out many specs.
  private static let mostVariants = 1_000
  /// The faces as other specs use them, by the families that those name.
  private let others = Locked<[Set<String>: FontFaces]>([:])
  let memos = Locked<[InstanceMemo.Key: InstanceMemo]>([:])

  /// A face, and its setting for a weight.
  public struct Choice: Sendable {
    /// The face that texts of the weight are measured with.
    public let face: FontFace
    /// The index in `faces`.
    public let index: Int
    /// The value on the face's weight axis; nil if it has none.
    public let weight: Double?
    /// Whether the text asks for this one face by its name, and not for a weight.
    public let isNamed: Bool

    init(face: FontFace, index: Int, weight: Double?, isNamed: Bool = false) {
      (self.face, self.index, self.weight, self.isNamed) = (face, index, weight, isNamed)
    }
  }

  /// Chooses from the faces of files.
  ///
  /// Upright is preferred to italic, and normal width to condensed and extended; among the rest the face nearest in
  /// weight is chosen. In a collection only the family of its first such face counts.
  ///
  /// - Parameter files: the faces of each file; at least one in total.
  public convenience init(files: [[FontFace]]) { self.init(files: files, named: []) }

  /// - Parameter named: the families that a spec names, in lower case.
  private init(files: [[FontFace]], named: Set<String>) {
    let all = files.enumerated().map { number, faces in
      faces.enumerated().map { Candidate(face: $1, file: number, place: $0) }
    }
    let system = all.map { $0.filter { !$0.face.isNamed(in: named) } }
    let candidates = system.flatMap { Self.plainest($0, inFamily: true) }
    // Across files too: an italic face does not replace an upright face of another file.
    let plainest = Self.plainest(candidates, inFamily: false)
    let others = all.flatMap { $0 }.filter { other in
      !plainest.contains { $0.file == other.file && $0.place == other.place }
    }
    self.files = files
    faces = (plainest + others).map(\.face)
    fileIndices = (plainest + others).map(\.file)
    choices = plainest.isEmpty ? nil : Self.choices(among: faces, plainest.indices.map { $0 })
    systemFamily = choices?[.regular]?.face.family
  }

  /// The faces for a spec: a file of a family that it names is for that family alone.
  ///
  /// - Parameter families: the families that the spec names.
  public func serving(_ families: some Sequence<String>) -> FontFaces {
    let named = Set(families.map { $0.lowercased() }).filter { name in faces.contains { $0.isNamed(in: [name]) } }
    guard !named.isEmpty else { return self }
    return others.withLock { known in
      if let faces = known[named] { return faces }
      let new = FontFaces(files: files, named: named)
      if known.count >= Self.mostVariants { known.removeAll() }
      known[named] = new
      return new
    }
  }

  /// The faces of the families that a spec names, and none that stands for the system font; nil if no file has any of them.
  package func only(_ families: some Sequence<String>) -> FontFaces? {
    let named = Set(families.map { $0.lowercased() })
    let own = files.filter { $0.contains { $0.isNamed(in: named) } }
    return own.isEmpty ? nil : FontFaces(files: own, named: named)
  }

  private static func choices(among faces: [FontFace], _ indices: [Int]) -> [FontWeight: Choice] {
    Dictionary(
      uniqueKeysWithValues: FontWeight.allCases.map { ($0, choice(for: $0, among: faces, indices)) })
  }

  /// The face for a font; nil for one that no file is for, which is measured as the system font is without files.
  public func choice(for font: ResolvedFont) -> Choice? {
    guard let variant = font.variant else { return choices?[font.weight] }
    if let own = choices(for: variant) { return own[font.weight] }
    return variant.family == nil ? choices?[font.weight] : nil
  }

  /// Whether texts in the system font are measured with a file.
  public var standsForSystemFont: Bool { choices != nil }

  /// Whether there is a face of the family or the design of a variant.
  public func has(_ variant: FontVariant) -> Bool {
    guard variant.family != nil || variant.design != nil else { return true }
    return choices(for: variant) != nil
  }

  private func choices(for variant: FontVariant) -> [FontWeight: Choice]? {
    variants.withLock { known in
      if let choices = known[variant] { return choices }
      let fitting = fitting(variant)
      let italic = fitting.filter { faces[$0].isItalic == variant.isItalic }
      let choices =
        fitting.isEmpty ? namedFace(variant) : Self.choices(among: faces, italic.isEmpty ? fitting : italic)
      if known.count >= Self.mostVariants { known.removeAll() }
      known[variant] = .some(choices)
      return choices
    }
  }

  /// The one face of a variant's name, which has its own weight, whatever the text's.
  private func namedFace(_ variant: FontVariant) -> [FontWeight: Choice]? {
    guard let name = variant.family?.lowercased() else { return nil }
    for index in faces.indices {
      let weight = faces[index].weightsByFaceName[name]
      guard weight != nil || faces[index].ownNames.contains(name) else { continue }
      let choice = Choice(face: faces[index], index: index, weight: weight, isNamed: true)
      return Dictionary(uniqueKeysWithValues: FontWeight.allCases.map { ($0, choice) })
    }
    return nil
  }

  /// The indices of the faces of a variant's family; designs are recognized by the names that Apple and
  /// others use.
  private func fitting(_ variant: FontVariant) -> [Int] {
    if let family = variant.family?.lowercased() {
      return faces.indices.filter { faces[$0].familyNames.contains(family) }
    }
    return faces.indices.filter { index in
      let name = faces[index].family
      return switch variant.design {
      case .rounded: name.contains("Rounded")
      case .serif: name.contains("Serif") && !name.contains("Sans Serif") || name.contains("New York")
      case .monospaced: name.contains("Mono")
      case nil: name == systemFamily
      }
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

  /// The faces that texts can be measured with, by any weight, and the indices of their files: in a collection, those of families that are
  /// not its first are only used by name.
  public var usedFaces: [(face: FontFace, file: Int)] {
    var indices = Set((choices ?? [:]).values.map(\.index))
    // A file of one face was named for its own sake.
    indices.formUnion(faces.indices.filter { files[fileIndices[$0]].count == 1 })
    return indices.sorted().map { (faces[$0], fileIndices[$0]) }
  }

  /// The CSS weight with which a viewer with these fonts draws what was measured.
  public func cssWeight(_ font: ResolvedFont) -> Double {
    choice(for: font)?.weight ?? font.weight.cssWeight
  }
}

extension FontFaces: Hashable {
  /// Whether two values are the same.
  public static func == (left: FontFaces, right: FontFaces) -> Bool { left === right }

  /// Hashes what makes values the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace {
  /// The names of all its weights, in lower case.
  fileprivate var familyNames: [String] { [family, legacyFamily].compactMap { $0?.lowercased() } }

  /// The names of this face alone, as `UIFont(name:size:)` takes them, in lower case.
  fileprivate var ownNames: [String] { [postScriptName, fullName].compactMap { $0?.lowercased() } }

  /// - Parameter names: in lower case.
  fileprivate func isNamed(in names: Set<String>) -> Bool {
    !names.isEmpty
      && ((familyNames + ownNames).contains { names.contains($0) }
        || weightsByFaceName.keys.contains { names.contains($0) })
  }

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
