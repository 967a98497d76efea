import TableIR
import TableSupport

/// The image of an `.imageset` or a `.symbolset`, or of files without one.
struct ImageSet {
  private(set) var image: InterfaceImage

  init(
    name: String, folder: String, isSymbol: Bool, _ contents: JSONValue, _ files: any InterfaceFiles,
    _ limits: InterfaceLimits
  ) {
    image = InterfaceImage(name: name, isSymbol: false)
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    image.isTemplate = intent == "template" || isSymbol && intent != "original"
    for idiom in ["universal", "iphone"] {
      for entry in contents[isSymbol ? "symbols" : "images"]?.array ?? [] where entry["idiom"]?.string == idiom {
        guard let file = entry["filename"]?.string, !file.contains("/"), let appearance = entry.appearance else {
          continue
        }
        let scale = entry["scale"]?.string.flatMap { Int($0.dropLast()) }
        image.files.append(InterfaceImage.File(path: folder + file, scale: scale, appearance: appearance.style))
        if image.capInsets == nil {
          image.capInsets = entry["resizing"].flatMap { Self.capInsets($0, scale: scale ?? 1) }
        }
      }
    }
    image.sort()
    // What a symbol's drawing shows are guides for all weights and sizes.
    if !isSymbol { image.size = image.sizeOfFiles(files, limits) }
  }

  static func loose(
    name: String, _ paths: [String], _ files: any InterfaceFiles, _ limits: InterfaceLimits
  ) -> InterfaceImage {
    var image = InterfaceImage(name: name, isSymbol: false)
    image.files = paths.map { path in
      InterfaceImage.File(path: path, scale: path.contains("@2x.") ? 2 : path.contains("@3x.") ? 3 : 1, appearance: nil)
    }
    image.sort()
    image.size = image.sizeOfFiles(files, limits)
    return image
  }

  /// Of an image that is stretched in its middle. The catalog has pixels.
  private static func capInsets(_ resizing: JSONValue, scale: Int) -> Insets? {
    guard let insets = resizing["cap-insets"] else { return nil }
    func edge(_ name: String) -> Double { max(insets[name]?.number ?? 0, 0) / Double(scale) }
    return Insets(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
  }
}

extension InterfaceImage {
  fileprivate mutating func sort() {
    func rank(_ style: UserInterfaceStyle?) -> Int { style == nil ? 0 : style == .light ? 1 : 2 }
    files.sort { (rank($0.appearance), $0.scale ?? 0, $0.path) < (rank($1.appearance), $1.scale ?? 0, $1.path) }
  }

  /// In points: that of the largest file that can be read, which is the most exact.
  fileprivate func sizeOfFiles(_ source: any InterfaceFiles, _ limits: InterfaceLimits) -> LayoutSize? {
    let first = files.first?.appearance
    for file in files.reversed() where file.appearance == first {
      guard let bytes = source.read(file.path, limit: limits.images), let size = ImageFile.size(bytes) else { continue }
      let scale = Double(file.scale ?? 1)
      return LayoutSize(width: size.width / scale, height: size.height / scale)
    }
    return nil
  }
}
