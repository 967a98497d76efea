import TableDiagnostics
import TableIR
import YAMLSyntax

/// The images of a spec. Each is loaded once, regardless of how often and by which paths it is referenced.
struct AssetTable {
  fileprivate(set) var assets: [ImageAsset] = []
  /// By the folder of the file that references the image, and the name.
  fileprivate var outcomes: [String: Result<Int, ImageProblem>] = [:]
  /// The images read, by canonical path, apart for those that may be drawings.
  fileprivate var pictures: [String: Result<Picture, ImageProblem>] = [:]
  /// By the canonical paths of an asset's files.
  fileprivate var indices: [[String]: Int] = [:]
  /// The first file of an asset that ends too early, as the spec might write its name.
  fileprivate var cutFiles: [Int: String] = [:]

  fileprivate struct Picture {
    var header: ImageHeader
    var bytes: [UInt8]
    /// In points; nil for pixels.
    var drawing: LayoutSize?
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

  /// The image that a node names, or nil after reporting a diagnostic. The name of an SF Symbol without such a file is that symbol, with a
  /// warning: it is what people who know SwiftUI write, and can be only a guess where catalogs say what images the app has.
  func image(_ node: NodeID) -> Image? {
    var symbol: String?
    if let index = asset(node, orSymbol: { symbol = $0 }) { return .asset(index) }
    return symbol.map { .symbol(Symbol($0)) }
  }

  /// The index of the asset that a node names, or nil after reporting a diagnostic.
  ///
  /// - Parameter orSymbol: called, instead of an error, with a name that is an SF Symbol's; nil where a symbol cannot be shown.
  func asset(_ node: NodeID, orSymbol: ((String) -> Void)? = nil) -> Int? {
    guard let name = readName(node, expected: "the path of an image file") else { return nil }
    // The file that a template names can depend on the row.
    if templates.isDefining, name.contains(byte: UInt8(ascii: "{")) { return nil }
    let key = files.folder(of: source.path) + "\0" + name
    let known = assets.outcomes[key]
    // As `UIImage(named:)` does, a name without an extension is looked for in the app's asset catalogs first.
    if known == nil, catalogs.catalogs != nil, !FillForms.isImageFile(name), let found = catalogAsset(name, at: node) {
      guard let index = found else { return nil }
      assets.outcomes[key] = .success(index)
      return index
    }
    let outcome = known ?? load(name)
    // An image of a catalog can be asked for as if it were a file.
    if known == nil, catalogs.catalogs != nil, FillForms.isImageFile(name), case .failure(.missing) = outcome,
      let found = catalogAsset(name, at: node) ?? catalogAsset(ImageName(name).wholeStem, at: node)
    {
      guard let index = found else { return nil }
      assets.outcomes[key] = .success(index)
      return index
    }
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
      if let orSymbol, case .missing = problem, catalogs.catalogs == nil, SymbolCatalog.version(of: name) != nil {
        report(
          .symbolAsImage, "there is no image \(name.quotedForMessage), so it is the SF Symbol of that name", at: node,
          help: "write {symbol: \(name)}, or add the file",
          fixIts: replacing(node, with: "{symbol: \(name)}", .safe))
        orSymbol(name)
        return nil
      }
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

  /// An image of the catalogs: nil if none has the name; a value of nil after reporting a diagnostic.
  private func catalogAsset(_ name: String, at node: NodeID) -> Int?? {
    guard let found = catalogImage(name, at: node) else { return nil }
    guard let (set, folder) = found else { return .some(nil) }
    var variants: [ImageAsset.Variant] = []
    var cutFile: String?
    for entry in set.entries where !entry.devices.isEmpty {
      let path = files.path(of: entry.file, in: folder)
      let shown = nameFromSpec(ofPath: path)
      guard let canonical = canonicalPath(inCatalog: path) else {
        report(
          .missingImage,
          "the image \(name.quotedForMessage) of the asset catalog has no file \(entry.file.quotedForMessage)",
          at: node, label: "in \(folder.cutForLabel)", help: "add the file, or remove its entry in Xcode")
        return .some(nil)
      }
      switch picture(at: canonical, name: shown, canBeDrawing: true) {
      case .failure(let problem):
        report(problem, name: name, at: node)
        return .some(nil)
      case .success(var picture):
        var scale = entry.scale ?? 1
        if let page = picture.drawing {
          // A drawing fits all scales, and one for a scale is larger by it (NetNewsWire's star@2x.pdf); half a point is kept.
          let size = LayoutSize(width: page.width / Double(scale), height: page.height / Double(scale))
          scale = [size.width, size.height].allSatisfy { $0 == $0.rounded() } ? 1 : 2
          picture.header.width = max(Int((size.width * Double(scale)).rounded()), 1)
          picture.header.height = max(Int((size.height * Double(scale)).rounded()), 1)
        }
        let idiom = entry.idiom ?? (entry.devices.count == 1 ? entry.devices[0] : nil)
        var variant = ImageAsset.Variant(file: shown, scale: scale, idiom: idiom, picture)
        variant.appearance = entry.appearance
        variants.append(variant)
        if picture.header.extent == .cut, cutFile == nil { cutFile = shown }
      }
    }
    guard !variants.isEmpty else {
      report(
        .missingImage, "the image \(name.quotedForMessage) of the asset catalog has no file for iOS", at: node,
        label: "in \(folder.cutForLabel)", help: "give it a file for universal, iPhone or iPad in Xcode")
      return .some(nil)
    }
    // By ascending scale, as the files of an image without a catalog.
    variants = variants.enumerated().sorted { ($0.element.scale, $0.offset) < ($1.element.scale, $1.offset) }.map(
      \.element)
    var asset = ImageAsset(name: name, variants: variants)
    (asset.capInsets, asset.isTemplate) = (set.capInsets, set.isTemplate)
    asset.set = nameFromSpec(ofPath: files.path(of: "Contents.json", in: folder))
    assets.assets.append(asset)
    if let cutFile {
      assets.cutFiles[assets.assets.count - 1] = cutFile
      reportCut(cutFile, at: node)
    }
    return assets.assets.count - 1
  }

  private func picture(
    at canonical: String, name: String, canBeDrawing: Bool = false
  ) -> Result<AssetTable.Picture, ImageProblem> {
    let key = canBeDrawing ? canonical + "\0drawing" : canonical
    if let known = assets.pictures[key] { return known }
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
      } else if canBeDrawing, let drawing = Drawing(bytes) {
        picture = .success(
          AssetTable.Picture(header: ImageHeader(drawing.mediaType), bytes: bytes, drawing: drawing.size))
      }
    } catch {
      picture = .failure(.unreadable(name, error))
    }
    assets.pictures[key] = picture
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
      if catalogs.areUnread, !FillForms.isImageFile(name) { return }
      let closest = FillForms.isImageFile(name) ? ClosestPath(to: name, in: self, isImage: true) : nil
      let images = catalogs.catalogs == nil || isFlooded ? [] : catalogNames(.image)
      if closest == nil, let match = CatalogTable.closest(to: name, in: images) {
        report(
          .missingImage, "the asset catalogs have no image \(name.quotedForMessage)", at: node,
          label: "did you mean '\(match.cutForLabel)'?",
          fixIts: replacing(
            node, with: YAMLWord.written(match, isInBrackets: true),
            FixIt.Applicability(of: name, as: match, among: images)))
        return
      }
      if catalogs.catalogs != nil, closest == nil {
        report(
          .missingImage, "there is no image \(name.quotedForMessage)", at: node,
          label: "neither an image set of the asset catalogs nor the file \(path.cutForLabel)",
          help: SymbolNames.isGood(name)
            ? "write {symbol: \(name.cutForLabel)} for an SF Symbol, or {size: [width, height]} for a placeholder"
            : "write {size: [width, height]} for a placeholder", fixIts: symbol(name, at: node))
        return
      }
      report(
        .missingImage, "there is no image \(name.quotedForMessage)", at: node, label: closest.label(for: path),
        help: FillForms.isImageFile(name)
          ? "add the file\(subject.owner == "a row" ? ", or write {size: [width, height]} for a placeholder" : "")"
          : "an image is a PNG, JPEG, GIF, WebP, HEIC or AVIF file; \(SymbolNames.isGood(name) ? "write {symbol: \(name.cutForLabel)} for an SF Symbol, or" : "write") {size: [width, height]} for a placeholder",
        fixIts: closest?.fixIts(node, in: self) ?? symbol(name, at: node))
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

extension SpecDecoder {
  /// The edit that makes an SF Symbol of the name of an image that is not there. It is a guess: the image may be still to come.
  fileprivate func symbol(_ name: String, at node: NodeID) -> [FixIt] {
    SymbolCatalog.version(of: name) == nil ? [] : replacing(node, with: "{symbol: \(name)}", .unsafe)
  }
}
