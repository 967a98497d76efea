import TableDiagnostics
import TableIR
import YAMLSyntax

/// The images of a spec, each loaded once however often it is named.
struct AssetTable {
  fileprivate(set) var assets: [ImageAsset] = []
  /// By canonical folder and name; nil for an image that was reported already.
  fileprivate var indices: [String: Int?] = [:]
}

extension SpecDecoder {
  /// The largest image file that is read, in bytes.
  private static var imageLimit: Int { 8 << 20 }

  /// The index of the asset that a node names, or nil with a diagnostic.
  func asset(_ node: NodeID) -> Int? {
    guard let name = readText(node) else { return nil }
    let key = PathRules.folder(of: source.path) + "\0" + name
    if let known = assets.indices[key] {
      if known == nil { reportImage(node, name) }
      return known
    }
    let variants = loadVariants(name)
    guard !variants.isEmpty else {
      assets.indices.updateValue(nil, forKey: key)
      reportImage(node, name)
      return nil
    }
    assets.assets.append(ImageAsset(name: name, variants: variants))
    assets.indices[key] = assets.assets.count - 1
    return assets.assets.count - 1
  }

  /// The files of an image: the one that is named, and those beside it with an `@2x` or `@3x` suffix.
  private func loadVariants(_ name: String) -> [ImageAsset.Variant] {
    let parts = ImageName(name)
    // A name that has a suffix means that file alone.
    let scales = parts.scale.map { [$0] } ?? [1, 2, 3]
    return scales.compactMap { scale in
      let file = parts.scale == nil ? parts.name(scale: scale) : name
      guard case .inside(let path, _) = paths.resolve(file, from: source.path, files: files) else { return nil }
      guard let bytes = try? files.read(path, limit: Self.imageLimit), let header = ImageHeader(bytes) else {
        return nil
      }
      return ImageAsset.Variant(
        scale: scale, pixelWidth: header.width, pixelHeight: header.height, mediaType: header.mediaType, bytes: bytes)
    }
  }

  /// Says why an image could not be had.
  private func reportImage(_ node: NodeID, _ name: String) {
    switch paths.resolve(name, from: source.path, files: files) {
    case .outside:
      report(
        .imageOutsideRoot, "the image '\(name)' is outside the spec's root", at: node,
        help: "name a file below \(paths.root), or move the root with --root")
    case .missing(let path):
      report(
        .missingImage, "there is no image '\(name)'", at: node, label: "no file \(path)",
        help: "add the file, or write {size: [width, height]} for a placeholder")
    case .inside(let path, _):
      do throws(FileProblem) {
        _ = try files.read(path, limit: Self.imageLimit)
        report(
          .unreadableImage, "'\(name)' is no image that can be read", at: node, help: "use PNG, JPEG or GIF")
      } catch {
        report(.unreadableImage, "the image '\(name)' cannot be read: \(error.words)", at: node)
      }
    }
  }
}

/// An image's file name in its parts: `photo@2x.png` is `photo`, 2 and `.png`.
struct ImageName {
  let stem: String
  let scale: Int?
  let suffix: String

  init(_ name: String) {
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

  func name(scale: Int) -> String {
    scale == 1 ? stem + suffix : "\(stem)@\(scale)x\(suffix)"
  }
}

extension FileProblem {
  /// The problem in words, to stand after a colon.
  var words: String {
    switch self {
    case .missing: "no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .unreadable(let message): message
    }
  }
}
