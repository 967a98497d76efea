import TableDiagnostics
import TableIR
import YAMLSyntax

/// The images of a spec. Each is loaded once, regardless of how often and by which paths it is referenced.
struct AssetTable {
  fileprivate(set) var assets: [ImageAsset] = []
  /// By the folder of the file that references the image, and the name.
  fileprivate var outcomes: [String: Result<Int, ImageProblem>] = [:]
  /// The images read, by canonical path.
  fileprivate var pictures: [String: Result<Picture, ImageProblem>] = [:]
  /// By the canonical paths of an asset's files.
  fileprivate var indices: [[String]: Int] = [:]
  /// The first file of an asset that ends too early, as the spec might write its name.
  fileprivate var cutFiles: [Int: String] = [:]

  fileprivate struct Picture {
    var header: ImageHeader
    var bytes: [UInt8]
  }
}

/// The reason why an image could not be loaded.
private enum ImageProblem: Error {
  /// The name of the file, as a spec would write it.
  case outside(String)
  case missing(path: String)
  case unreadable(String, FileProblem)
  case noImage(String)
  /// An image whose size cannot be read.
  case damaged(String)
  /// A file without a byte.
  case emptyFile(String)
  /// A PNG for devices alone.
  case optimized(String)
  /// A pointer of Git LFS.
  case notFetched(String)
  /// A header without image data.
  case noPixels(String)
  /// Together with the images before it; with the name of the file.
  case tooMuch(String)
}

extension SpecDecoder {
  /// The largest image file that is read, in bytes.
  private static var imageLimit: Int { 8 << 20 }

  /// The index of the asset that a node names, or nil after reporting a diagnostic.
  func asset(_ node: NodeID) -> Int? {
    guard let name = readName(node, expected: "the path of an image file") else { return nil }
    // The file that a template names can depend on the row.
    if templates.isDefining, name.contains(byte: UInt8(ascii: "{")) { return nil }
    let key = files.folder(of: source.path) + "\0" + name
    let known = assets.outcomes[key]
    let outcome = known ?? load(name)
    assets.outcomes[key] = outcome
    switch outcome {
    case .success(let index):
      if known == nil { checkSpelling(of: name, at: node, isImage: true) }
      if let file = assets.cutFiles[index] { reportCut(file, at: node) }
      if known == nil, let file = assets.assets[index].variants.first(where: { !$0.isDrawnByBrowsers })?.file {
        report(
          .undrawnImage, "browsers do not draw the HEIC image \(file.quotedForMessage)", at: node,
          help: "pictures have a placeholder of its size; convert it to PNG, JPEG or WebP to see it in them")
      }
      return index
    case .failure(let problem):
      report(problem, name: name, at: node)
      return nil
    }
  }

  /// Finds the files of an image: the named file, and those beside it for other scales and devices.
  private func load(_ name: String) -> Result<Int, ImageProblem> {
    let parts = ImageName(name)
    var variants: [ImageAsset.Variant] = []
    var canonicalPaths: [String] = []
    var cutFile: String?
    for (file, scale, idiom) in parts.files {
      switch paths.resolve(file, from: source.path, files: files) {
      case .missing: continue
      case .outside: return .failure(.outside(file))
      case .inside(_, let canonical):
        switch picture(at: canonical, name: file) {
        case .failure(let problem): return .failure(problem)
        case .success(let picture):
          variants.append(ImageAsset.Variant(file: file, scale: scale, idiom: idiom, picture))
          canonicalPaths.append(canonical)
          if picture.header.extent == .cut, cutFile == nil { cutFile = file }
        }
      }
    }
    guard !variants.isEmpty else {
      // A PNG can be named without its extension.
      if parts.suffix.isEmpty, case .success(let index) = load(name + ".png") { return .success(index) }
      let path = files.path(of: name, in: files.folder(of: source.path))
      return .failure(.missing(path: files.plainPath(path)))
    }
    if let index = assets.indices[canonicalPaths] { return .success(index) }
    assets.assets.append(ImageAsset(name: nameFromSpec(name), variants: variants))
    assets.indices[canonicalPaths] = assets.assets.count - 1
    assets.cutFiles[assets.assets.count - 1] = cutFile
    return .success(assets.assets.count - 1)
  }

  private func picture(at canonical: String, name: String) -> Result<AssetTable.Picture, ImageProblem> {
    if let known = assets.pictures[canonical] { return known }
    var picture: Result<AssetTable.Picture, ImageProblem> = .failure(.noImage(name))
    do throws(FileProblem) {
      var bytes = try files.read(canonical, limit: Self.imageLimit)
      if let pointer = LFSPointer(bytes) {
        picture = .failure(.notFetched(name))
        if let unfetched = options.unfetched {
          bytes = unfetched.standIn(for: pointer, at: canonical, limit: Self.imageLimit)
        }
      }
      work.spend(DecodingCost.imageByte, times: bytes.count)
      if work.isSpent {
        picture = .failure(.tooMuch(name))
      } else if bytes.isEmpty {
        picture = .failure(.emptyFile(name))
      } else if ImageHeader.isOptimizedForDevices(bytes) {
        picture = .failure(.optimized(name))
      } else if let header = ImageHeader(bytes) {
        picture =
          header.extent == .empty
          ? .failure(.noPixels(name)) : .success(AssetTable.Picture(header: header, bytes: bytes))
      } else if ImageHeader.isOfImage(bytes) {
        picture = .failure(.damaged(name))
      }
    } catch {
      picture = .failure(.unreadable(name, error))
    }
    assets.pictures[canonical] = picture
    return picture
  }

  private func report(_ problem: ImageProblem, name: String, at node: NodeID) {
    switch problem {
    case .outside(let file):
      report(
        .imageOutsideRoot, "the image \(file.quotedForMessage) is outside the spec's root", at: node,
        help: file.contains("://")
          ? "images are not downloaded: name a file below \(paths.root)"
          : "name a file below \(paths.root), or set another root with --root")
    case .missing(let path):
      let closest = FillForms.isImageFile(name) ? ClosestPath(to: name, in: self, isImage: true) : nil
      report(
        .missingImage, "there is no image \(name.quotedForMessage)", at: node, label: closest.label(for: path),
        help: FillForms.isImageFile(name)
          ? "add the file\(subject.owner == "a row" ? ", or write {size: [width, height]} for a placeholder" : "")"
          : "an image is a PNG, JPEG, GIF, WebP, HEIC or AVIF file; \(SymbolNames.isGood(name) ? "write {symbol: \(name.cutForLabel)} for an SF Symbol, or" : "write") {size: [width, height]} for a placeholder",
        fixIts: closest?.fixIts(node, in: self) ?? [])
    case .unreadable(let file, let problem):
      report(.unreadableImage, "the image \(file.quotedForMessage) cannot be read: \(problem.words)", at: node)
    case .tooMuch(let file):
      report(
        .tooMuchWork, "the images of this spec are too large in total", at: node,
        label: "\(file.cutForLabel) exceeds the limit",
        help: "use smaller files, or raise the limit with --max-work if you trust the spec")
    case .noImage(let file):
      report(
        .unreadableImage, "\(file.quotedForMessage) is not a supported image", at: node,
        help: [".svg", ".pdf"].contains(where: file.lowercased().hasSuffix)
          ? "export the drawing as a PNG, or write {size: [width, height]} for a placeholder"
          : "use a PNG, JPEG, GIF, WebP, HEIC or AVIF file; the extension does not matter")
    case .damaged(let file):
      report(
        .unreadableImage, "the image \(file.quotedForMessage) is damaged: it has no size that can be read", at: node,
        help: "copy or export the file again")
    case .emptyFile(let file):
      report(
        .unreadableImage, "the image \(file.quotedForMessage) is an empty file", at: node,
        help: "copy or export the file again")
    case .optimized(let file):
      report(
        .unreadableImage,
        "\(file.quotedForMessage) is a PNG that Xcode has optimized for devices, which only they read", at: node,
        help:
          "use the file of the project, and not that of the app's package, or undo it with 'xcrun pngcrush -revert-iphone-optimizations'"
      )
    case .notFetched(let file):
      report(
        .notFetched, "the image \(file.quotedForMessage) is a Git LFS pointer: its contents have not been fetched",
        at: node, help: Diagnostic.fetchHelp)
    case .noPixels(let file):
      report(
        .unreadableImage, "the image \(file.quotedForMessage) has no image data", at: node,
        label: "the file ends after its header", help: "copy or export the file again")
    }
  }

  private func reportCut(_ file: String, at node: NodeID) {
    report(
      .truncatedImage, "the image \(file.quotedForMessage) is truncated", at: node,
      label: "the end of the file is missing",
      help: "copy or export the file again: only a part of it is drawn, if any")
  }
}

extension ImageAsset.Variant {
  fileprivate init(file: String, scale: Int, idiom: Idiom?, _ picture: AssetTable.Picture) {
    self.init(
      file: file, scale: scale, idiom: idiom, pixelWidth: picture.header.width, pixelHeight: picture.header.height,
      mediaType: picture.header.mediaType, bytes: picture.bytes, orientation: picture.header.orientation)
  }
}

extension FileProblem {
  /// The problem in words, to follow a colon.
  var words: String {
    switch self {
    case .missing: "no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .unreadable(let message): message
    }
  }
}
