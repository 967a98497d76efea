import TableIR
import TableParsing
import TableSupport

/// The image of an `.imageset` or a `.symbolset`, or of files without one.
struct ImageSet {
  private(set) var image: InterfaceImage

  /// - Parameter idiom: the device of the document: an image for it comes before one for all devices.
  init(
    name: String, folder: String, isSymbol: Bool, _ contents: JSONValue, for idiom: Idiom, _ files: any InterfaceFiles,
    _ limits: InterfaceLimits
  ) {
    image = InterfaceImage(name: name, isSymbol: false)
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    image.isTemplate = intent == "template" || isSymbol && intent != "original"
    let entries = (contents[isSymbol ? "symbols" : "images"]?.array ?? []).filter { $0["filename"]?.string != nil }
    let own = entries.filter { $0["idiom"]?.string == (idiom == .pad ? "ipad" : "iphone") && $0.holds(on: idiom) }
    for entry in own.isEmpty ? entries.filter({ $0["idiom"]?.string == "universal" && $0.holds(on: idiom) }) : own {
      guard let file = entry["filename"]?.string, !file.contains("/"), let appearance = entry.appearance else {
        continue
      }
      let scale = entry["scale"]?.string.flatMap { Int($0.dropLast()) }
      image.files.append(InterfaceImage.File(path: folder + file, scale: scale, appearance: appearance.style))
      if image.capInsets == nil {
        image.capInsets = entry["resizing"].flatMap { Self.capInsets($0, scale: scale ?? 1) }
      }
    }
    image.sort()
    // What a symbol's drawing shows are guides for all weights and sizes.
    if !isSymbol { image.size = image.sizeOfFiles(files, limits) }
  }

  static func loose(
    name: String, _ paths: [String], for idiom: Idiom, _ files: any InterfaceFiles, _ limits: InterfaceLimits
  ) -> InterfaceImage {
    var image = InterfaceImage(name: name, isSymbol: false)
    let named = paths.map { (path: $0, name: ImageName($0)) }
    // Of each scale, the file for the device comes before the one for all.
    let scales = Dictionary(grouping: named.filter { [nil, idiom].contains($0.name.idiom) }) { $0.name.scale ?? 1 }
    image.files = scales.compactMap { scale, files in
      (files.first { $0.name.idiom == idiom } ?? files.first).map {
        InterfaceImage.File(path: $0.path, scale: scale, appearance: nil)
      }
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

extension JSONValue {
  /// Whether an entry's conditions, besides its idiom and its appearance, hold on a device in portrait: those for a language, a device of one
  /// size or a graphics chip do not.
  fileprivate func holds(on idiom: Idiom) -> Bool {
    let conditions = ["locale", "subtype", "screen-width", "memory", "graphics-feature-set"]
    guard conditions.allSatisfy({ self[$0] == nil }), self["unassigned"] != .bool(true) else { return false }
    return [
      ("width-class", idiom == .pad ? "regular" : "compact"), ("height-class", "regular"),
      ("language-direction", "left-to-right"),
    ].allSatisfy { self[$0.0] == nil || self[$0.0]?.string == $0.1 }
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
