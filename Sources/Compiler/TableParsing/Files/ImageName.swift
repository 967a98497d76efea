/// The parts of an image's file name: `photo@2x.png` is `photo`, 2 and `.png`.
package struct ImageName {
  let stem: String
  package let scale: Int?
  let suffix: String

  package init(_ name: String) {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    let dot = name[start...].lastIndex(of: ".") ?? name.endIndex
    suffix = String(name[dot...])
    let stem = name[..<dot]
    if stem.hasSuffix("@2x") || stem.hasSuffix("@3x") {
      scale = stem.hasSuffix("@2x") ? 2 : 3
      self.stem = String(stem.dropLast(3))
    } else {
      scale = nil
      self.stem = String(stem)
    }
  }

  package func name(scale: Int) -> String {
    scale == 1 ? stem + suffix : "\(stem)@\(scale)x\(suffix)"
  }
}
