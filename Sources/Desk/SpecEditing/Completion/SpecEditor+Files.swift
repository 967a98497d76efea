import TableIR
import TableParsing

extension SpecEditor {
  /// The files of the project that a name of some kind can be.
  func fileItems(_ thing: Naming.Thing, _ place: CompletionPlace) -> [CompletionItem] {
    switch thing {
    case .image: return imageItems()
    case .profile:
      let versions = vocabulary.versions.sorted(by: >).enumerated().map { index, version in
        CompletionItem("ios\(version)", .value, detail: "iOS \(version)", order: "3" + Self.number(index))
      }
      return versions + yamlItems { $0.kind == .profile }
    case .part(let part): return yamlItems { Self.can($0, be: part) }
    case .path, .folder: return pathItems(isFolder: thing == .folder)
    default: return []
    }
  }

  /// Whether a file can be included as a part. A spec can be included as a table, too, but a part is more likely.
  private static func can(_ text: SpecText, be part: Naming.IncludedPart) -> Bool {
    guard let root = text.root else { return false }
    switch text.kind {
    case .spec: return part == .table && text.tree.nodes[root].kind == .mapping
    case .part(let own): return own == part || part != .table && text.tree.nodes[root].kind == .sequence
    case .profile, .configuration: return false
    }
  }

  private func yamlItems(_ isFitting: (SpecText) -> Bool) -> [CompletionItem] {
    files.paths.filter { $0 != text.path && ValueVocabulary.isYAMLFile($0) }.compactMap { path in
      guard let other = files.text(path), isFitting(other) else { return nil }
      let name = files.name(of: path, from: text.path)
      return CompletionItem(name, .file, order: (other.kind == .spec ? "6" : "5") + rank(of: name))
    }
  }

  private func imageItems() -> [CompletionItem] {
    var scales: [String: [(scale: Int, path: String)]] = [:]
    // The files of a set are named by the set.
    for path in files.paths where ValueVocabulary.isImageFile(path) && !path.contains(".xcassets/") {
      let (name, scale) = ImageAsset.unscaled(path)
      scales[name, default: []].append((scale, path))
    }
    return scales.sorted { $0.key < $1.key }.map { path, files in
      let name = self.files.name(of: path, from: text.path)
      return CompletionItem(name, .file, detail: imageDetail(files), order: "5" + rank(of: name))
    }
  }

  /// Files nearby come first.
  private func rank(of name: String) -> String {
    let steps = name.utf8.split(separator: UInt8(ascii: "/")).count
    return Self.number(min(steps, 99)) + name
  }

  /// `120 × 120 pt, @2x, @3x`.
  private func imageDetail(_ variants: [(scale: Int, path: String)]) -> String? {
    let variants = variants.sorted { $0.scale < $1.scale }
    guard let first = variants.first, let bytes = files.image(first.path), let size = ImageAsset.pixels(in: bytes)
    else {
      return nil
    }
    let points = [size.width, size.height].map { Self.points($0, at: first.scale) }
    let scales = variants.count > 1 || first.scale > 1 ? variants.map { ", @\($0.scale)x" }.joined() : ""
    return "\(points[0]) × \(points[1]) pt\(scales)"
  }

  private static func points(_ pixels: Int, at scale: Int) -> String {
    pixels % scale == 0 ? "\(pixels / scale)" : "\(Double(Int(Double(pixels) / Double(scale) * 10 + 0.5)) / 10)"
  }

  /// The files of an image that is named by a path: the file itself, and those at other scales.
  func imageFiles(of path: String) -> [String] {
    let known = Set(files.paths)
    let (name, _) = ImageAsset.unscaled(path)
    guard let dot = name.lastIndex(of: ".") else { return known.contains(path) ? [path] : [] }
    let candidates = [path, name] + [2, 3].map { "\(name[..<dot])@\($0)x\(name[dot...])" }
    var seen: Set<String> = []
    return candidates.filter { known.contains($0) && seen.insert($0).inserted }
  }

  /// An image in words: its size in points, and its scales.
  func imageDescription(of path: String) -> String? {
    imageDetail(imageFiles(of: path).map { (ImageAsset.unscaled($0).scale, $0) })
  }

  /// The files and folders below that of the configuration.
  private func pathItems(isFolder: Bool) -> [CompletionItem] {
    let folder = ProjectFiles.folder(of: text.path)
    let prefix = folder == "/" ? "/" : folder + "/"
    var folders: Set<String> = []
    var names: [String] = []
    for path in files.paths where path.hasPrefix(prefix) {
      let name = String(path.dropFirst(prefix.count))
      var end = name.startIndex
      while let slash = name[end...].firstIndex(of: "/") {
        folders.insert(String(name[..<slash]))
        end = name.index(after: slash)
      }
      if ValueVocabulary.isYAMLFile(name) { names.append(name) }
    }
    let items = folders.sorted().map { CompletionItem($0, .folder, order: "4\($0)") }
    return isFolder ? items : items + names.sorted().map { CompletionItem($0, .file, order: "5\($0)") }
  }
}
