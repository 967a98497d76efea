import TableIR

/// The parts of an image's file name, as `UIImage(named:)` reads them: `photo@2x~ipad.png` is `photo`, 2, pad and `.png`.
package struct ImageName {
  package let stem: String
  package let scale: Int?
  /// The device that the file is for; nil for all.
  package let idiom: Idiom?
  let suffix: String
  /// All before the suffix.
  let wholeStem: String

  private static let idioms: [(modifier: String, idiom: Idiom)] = [("~iphone", .phone), ("~ipad", .pad)]

  package init(_ name: String) {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    let dot = name[start...].lastIndex(of: ".") ?? name.endIndex
    suffix = String(name[dot...])
    var stem = name[..<dot]
    wholeStem = String(stem)
    let modifier = Self.idioms.first { stem.hasSuffix($0.modifier) }
    idiom = modifier?.idiom
    stem = stem.dropLast(modifier?.modifier.count ?? 0)
    if stem.hasSuffix("@2x") || stem.hasSuffix("@3x") {
      scale = stem.hasSuffix("@2x") ? 2 : 3
      stem = stem.dropLast(3)
    } else {
      scale = nil
    }
    self.stem = String(stem)
  }

  /// Whether it names one file, and not all that are for other scales and devices.
  var isOfOneFile: Bool { scale != nil || idiom != nil }

  package func name(scale: Int, idiom: Idiom? = nil) -> String {
    let modifier = Self.idioms.first { $0.idiom == idiom }?.modifier ?? ""
    return stem + (scale == 1 ? "" : "@\(scale)x") + modifier + suffix
  }

  /// The names of all files that it stands for, with what they are for.
  var files: [(name: String, scale: Int, idiom: Idiom?)] {
    if isOfOneFile { return [(name(scale: scale ?? 1, idiom: idiom), scale ?? 1, nil)] }
    return [1, 2, 3].flatMap { scale in
      ([nil] + Self.idioms.map(\.idiom)).map { (name(scale: scale, idiom: $0), scale, $0) }
    }
  }
}
