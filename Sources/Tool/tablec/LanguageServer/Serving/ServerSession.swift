import TableDiagnostics
import TableLanguageServer
import TableParsing

/// Everything that an answer depends on, as it is at one moment.
struct ServerSession: Sendable {
  let settings: ServerSettings
  let live: LiveSession
  let snapshot: EditorSnapshot
  let encoding: PositionEncoding
  /// The folders of the workspace, absolute and without dots.
  let folders: [String]

  /// Reads and parses the text of a spec or a profile.
  func study(_ file: EditorFile) -> SpecStudy {
    var spec = SpecFile(path: file.path, outputName: SpecFile.stem(of: PathRules.name(of: file.path)))
    spec.root = folder(of: file.path)
    return live.study(spec, bytes: file.document.bytes, over: snapshot.texts)
  }

  /// The folder that a file's project is in, if it has no configuration: the workspace's, or else its own.
  func folder(of path: String) -> String {
    folders.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }.max { $0.utf8.count < $1.utf8.count }
      ?? PathRules.folder(of: path)
  }

  /// A file as a document: the editor's if it is open, otherwise with the text that was read of it, or that is on the disk.
  func document(at path: String, in study: SpecStudy? = nil) -> TextDocument? {
    if let open = snapshot.file(at: path) { return open.document }
    let place = snapshot.texts.key(of: path)
    let bytes =
      study?.contents(of: place)
      ?? (try? snapshot.texts.read(place, limit: live.base.parser.syntax.maxBytes))
    return bytes.map { TextDocument(uri: DocumentURI.uri(ofPath: place), bytes: $0) }
  }
}
