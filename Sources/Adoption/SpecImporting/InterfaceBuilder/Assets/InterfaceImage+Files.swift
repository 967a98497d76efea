import TableIR
import TableParsing

extension InterfaceImage {
  /// The image of a set.
  /// - Parameters:
  ///   - folder: that of the set.
  ///   - idiom: the device of the document: an image for it comes before one for all devices.
  init(_ set: ImageSet, name: String, folder: String, isSymbol: Bool, on idiom: Idiom) {
    self.init(name: name, isSymbol: false)
    isTemplate = set.isTemplate
    capInsets = set.capInsets
    files = set.entries(on: idiom).filter { !$0.appearance.isHighContrast }.map {
      File(path: folder + $0.file, scale: $0.scale, appearance: $0.appearance.style)
    }
    // What a symbol's drawing shows are guides for all weights and sizes.
    hasSizeOfFiles = !isSymbol
    sort()
  }

  /// The image of files without a catalog.
  init(named name: String, files paths: [String], on idiom: Idiom) {
    self.init(name: name, isSymbol: false)
    let named = paths.map { (path: $0, name: ImageName($0)) }
    // Of each scale, the file for the device comes before the one for all.
    let scales = Dictionary(grouping: named.filter { [nil, idiom].contains($0.name.idiom) }) { $0.name.scale ?? 1 }
    files = scales.compactMap { scale, files in
      (files.first { $0.name.idiom == idiom } ?? files.first).map {
        File(path: $0.path, scale: scale, appearance: nil)
      }
    }
    sort()
  }

  private mutating func sort() {
    func rank(_ style: UserInterfaceStyle?) -> Int { style == nil ? 0 : style == .light ? 1 : 2 }
    files.sort { (rank($0.appearance), $0.scale ?? 0, $0.path) < (rank($1.appearance), $1.scale ?? 0, $1.path) }
  }

  /// The image with the size of the largest file that can be read, which is the most exact.
  func measured(in source: any InterfaceFiles, _ limits: InterfaceLimits) -> InterfaceImage {
    guard hasSizeOfFiles else { return self }
    var image = self
    let first = files.first?.appearance
    for file in files.reversed() where file.appearance == first {
      guard let bytes = source.read(file.path, limit: limits.images), let size = ImageFile.size(bytes) else { continue }
      let scale = Double(file.scale ?? 1)
      image.size = LayoutSize(width: size.width / scale, height: size.height / scale)
      break
    }
    return image
  }
}
