import SpecEditing
import TableDiagnostics
import TableIR
import TableLanguageServer
import TableLayout
import TableParsing
import TableSupport
import TableSystem

/// The texts of a project's files, read as far as they can be: those of the editor, and those of the disk under them. Each version is
/// read once.
final class SpecTexts: Sendable {
  let vocabulary = EditingVocabulary(
    report: .all, symbols: { SymbolCatalog.names },
    versions: MetricsProfile.all.flatMap { Array($0.versions) }.sorted(),
    standardVersion: Table.Metrics.standard.ios)
  private let listing = ProjectListing()
  private let known = Locked(Known())

  private struct Known {
    var texts: [String: (version: Version, text: SpecText)] = [:]
    /// In bytes.
    var size = 0
  }

  private enum Version: Hashable {
    case editor(stamp: Int)
    case disk(FileState)
  }

  private struct FileState: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
  }

  /// A file that nobody has open is read only up to this size, in bytes.
  private static let mostBytes = 1 << 20
  /// How much is remembered, in bytes.
  private static let mostKnown = 64 << 20

  /// What an editor can be asked about a document.
  func editor(_ file: EditorFile, _ session: ServerSession) -> SpecEditor {
    let snapshot = session.snapshot
    let root = session.root(of: file)
    let text = text(of: file)
    var files = ProjectFiles(
      root: root, paths: listing.paths(below: root),
      text: { [self] path in self.text(at: path, snapshot) },
      image: { path in try? snapshot.texts.read(path, limit: 64 << 20) })
    let catalogs = EditedCatalogs(texts: snapshot.texts) { session.configuration(of: file) }
    files.catalog = catalogs.catalog
    files.projectStrings = { catalogs.ofProject }
    // Each name of a text asks for them, and finding the sets is a walk through the folders.
    let assets = Locked<[[String]?: EditedAssets?]>([:])
    files.assets = { paths in
      assets.withLock { known in
        if let found = known[paths] { return found }
        let found = catalogs.assets(paths)
        known[paths] = .some(found)
        return found
      }
    }
    files.keyPlace = { key, path in catalogs.place(of: key, in: path) }
    return SpecEditor(text, files: files)
  }

  /// The version of a document.
  func text(of file: EditorFile) -> SpecText {
    text(.editor(stamp: file.document.stamp), file.path) { file.document.bytes }
      ?? SpecText(file.document.bytes, path: file.path, vocabulary: vocabulary)
  }

  private func text(at path: String, _ snapshot: EditorSnapshot) -> SpecText? {
    if let open = snapshot.file(at: path) { return text(of: open) }
    guard let state = Self.state(of: path), state.size <= Self.mostBytes else { return nil }
    return text(.disk(state), path) { try? DiskFiles().read(path, limit: Self.mostBytes) }
  }

  private func text(_ version: Version, _ path: String, _ read: () -> [UInt8]?) -> SpecText? {
    if let found = known.withLock({ $0.texts[path] }), found.version == version { return found.text }
    guard let bytes = read() else { return nil }
    let text = SpecText(bytes, path: path, vocabulary: vocabulary)
    known.withLock { known in
      known.size += bytes.count - (known.texts[path]?.text.bytes.count ?? 0)
      if known.size > Self.mostKnown { (known.texts, known.size) = ([:], bytes.count) }
      known.texts[path] = (version, text)
    }
    return text
  }

  private static func state(of path: String) -> FileState? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileState(
      size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Files of the disk have come or gone.
  func forgetListing() { listing.forget() }

  /// A document was closed.
  func forget(_ path: String) {
    known.withLock { known in
      guard let text = known.texts.removeValue(forKey: path) else { return }
      known.size -= text.text.bytes.count
    }
  }
}

extension ServerSession {
  /// The folder whose files the specs of a document's project may name: absolute, without links.
  func root(of file: EditorFile) -> String {
    let root = configuration(of: file).root ?? folder(of: file.path)
    // Paths of documents are compared with it as the editor names them.
    guard !file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { return root }
    return folder(of: file.path)
  }

  /// The configuration of a document.
  func configuration(of file: EditorFile) -> RunConfiguration.Found {
    RunConfiguration(parser: live.flags.limits.configurationParser, files: snapshot.texts)
      .configuration(for: SpecFile(path: file.path, outputName: ""))
  }
}

/// The string catalogs of a project, as its specs and the editor's texts name them.
struct EditedCatalogs: Sendable {
  let texts: FileSystem
  /// The configuration of the file that is edited.
  let configuration: @Sendable () -> RunConfiguration.Found

  func catalog(_ path: String) -> StringCatalog? {
    (try? texts.read(path, limit: StringCatalog.greatestSize)).flatMap { try? StringsFile.read($0, path: path).catalog }
  }

  /// Those that the configuration names.
  var ofProject: EditedStrings? {
    let found = configuration()
    guard let names = found.configuration.strings?.files else { return nil }
    let folder = found.folder.hasSuffix("/") ? String(found.folder.dropLast()) : found.folder
    let files = names.compactMap { name -> EditedStrings.File? in
      let path = PathRules.withoutDots(PathRules.join(folder, name))
      return catalog(path).map { EditedStrings.File(path: path, catalog: $0) }
    }
    return files.isEmpty ? nil : EditedStrings(files)
  }

  /// The asset catalogs at paths, or those that the configuration names.
  func assets(_ paths: [String]?) -> EditedAssets? {
    let named = paths.map { AssetCatalogs(folders: $0, paths: $0) }
    guard let catalogs = named ?? configuration().configuration.assets, !catalogs.paths.isEmpty else { return nil }
    return EditedAssets(
      CatalogIndex(catalogs, files: texts, work: WorkMeter(limit: WorkMeter.defaultLimit)), files: texts)
  }

  /// The line at which the entry of a key begins.
  func place(of key: String, in path: String) -> TextLocation? {
    guard let bytes = try? texts.read(path, limit: StringCatalog.greatestSize),
      let line = JSONLocator(bytes).place(of: JSONPointer(["strings", key]))?.start.line
    else { return nil }
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let first = bytes[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? start
    // An empty range would be the whole file.
    return TextLocation(path: path, range: first..<max(end, first + 1))
  }
}
