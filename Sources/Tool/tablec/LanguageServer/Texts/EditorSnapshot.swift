import TableLanguageServer
import TableParsing
import TableSupport

/// All open documents as they were at one moment.
struct EditorSnapshot: Sendable {
  /// The number of changes that led to it.
  var stamp = 0
  /// By their addresses.
  var files: [String: EditorFile] = [:]
  /// Their texts over the files of the disk.
  var texts = FileSystem.live
  /// The addresses of files, by their paths without links.
  private(set) var addresses: [String: String] = [:]

  mutating func add(_ file: EditorFile) {
    files[file.uri] = file
    texts.set(file.document.bytes, at: file.path)
    addresses[file.place] = file.uri
  }

  /// The open document of a file.
  /// - Parameter path: any path of the file.
  func file(at path: String) -> EditorFile? {
    (addresses[path] ?? texts.place(of: path).flatMap { addresses[$0] }).flatMap { files[$0] }
  }

  /// The address of a file: the editor's own if it is open.
  func uri(ofPath path: String) -> String {
    if let open = file(at: path) { return open.uri }
    return DocumentURI.uri(ofPath: path)
  }
}

/// Takes snapshots of the open documents.
final class EditorTexts: Sendable {
  private let documents: OpenDocuments
  private let last = Locked(EditorSnapshot(stamp: -1))

  init(_ documents: OpenDocuments) {
    self.documents = documents
  }

  /// The newest texts.
  /// - Parameter folders: those of the workspace.
  func snapshot(folders: [String], flags: LiveFlags) -> EditorSnapshot {
    let (documents, stamp) = documents.all
    return last.withLock { last in
      guard last.stamp != stamp else { return last }
      var snapshot = EditorSnapshot(stamp: stamp)
      // Configurations first: they may list others as specs.
      let sorted = documents.sorted { Self.isConfiguration($0.uri) && !Self.isConfiguration($1.uri) }
      for document in sorted {
        if let known = last.files[document.uri], known.document.stamp == document.stamp,
          ![.other, .part, .blank].contains(known.role)
        {
          snapshot.add(known)
          continue
        }
        let texts = snapshot.texts
        let file = EditorFile(document, folders: folders) { Self.isListed($0, texts, flags) }
        if let file { snapshot.add(file) }
      }
      last = snapshot
      return snapshot
    }
  }

  /// Forgets the roles of files, after folders or configurations have changed.
  func forget() { last.withLock { $0 = EditorSnapshot(stamp: -1) } }

  private static func isConfiguration(_ uri: String) -> Bool { uri.hasSuffix("/" + ConfigurationParser.fileName) }

  /// Whether the configuration that applies to a path lists it among the specs of its project.
  private static func isListed(_ path: String, _ texts: FileSystem, _ flags: LiveFlags) -> Bool {
    let configurations = RunConfiguration(parser: flags.limits.configurationParser, files: texts)
    let found = configurations.configuration(for: SpecFile(path: path, outputName: ""))
    let work = WorkMeter(limit: flags.limits.maxWork)
    let place = texts.key(of: path)
    return found.configuration.specs.contains { pattern in
      PlacedGlob(pattern, in: found.folder)?.matches(place, work: work) ?? false
    }
  }
}
