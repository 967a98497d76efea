import GitReading
import TableParsing
import TableSupport

/// The files that something is made from: those of the disk or of a revision, texts over them, and logs of what is asked for.
///
/// A value: whoever has one sees the texts that were over the files when it was made, whatever happens in the meantime. The logs are
/// those of all copies.
struct FileSystem: SpecFiles {
  /// What is below the texts.
  enum Ground: Sendable {
    /// The disk, for a run: no output may replace a file that it has read, and what the disk gave no answer about is reported.
    case run
    /// The disk, for a process that goes on. A path that the disk gives no answer about is taken for missing: it is asked again with the
    /// next change.
    case live
    case revision(GitFiles)
    case nothing
  }

  private let ground: Ground
  /// By canonical path, or for a file that is not in the ground by its name in a canonical folder.
  private var texts: [String: [UInt8]] = [:]
  private var logs: [ReadLog] = []
  /// The suffixes of files that a run may be about to write, and what waits until those are written that come before.
  private var turn: (suffixes: [String], wait: @Sendable () -> Void)?
  private let disk = DiskFiles()

  static let run = FileSystem(.run)
  static let live = FileSystem(.live)
  /// No files: for texts that name none, or that are read without the files they may name.
  static let nothing = FileSystem(.nothing)

  private init(_ ground: Ground) { self.ground = ground }

  init(_ files: GitFiles) { ground = .revision(files) }

  /// One file, and no others.
  init(only bytes: [UInt8], at path: String) {
    ground = .nothing
    texts = [path: bytes]
  }

  /// The revision that the files are of; nil for those of the disk.
  var revision: GitFiles? { if case .revision(let files) = ground { files } else { nil } }

  /// Whether texts are over some of the files.
  var hasTexts: Bool { !texts.isEmpty }

  // MARK: Layers

  /// Puts a text over a file, or takes it away.
  /// - Parameters:
  ///   - text: nil for what is in the ground.
  ///   - path: any path of the file, which need not exist.
  mutating func set(_ text: [UInt8]?, at path: String) { texts[key(of: path)] = text }

  /// The same files, with a log of what is asked for from now on.
  func logged(in log: ReadLog) -> FileSystem {
    var files = self
    files.logs.append(log)
    return files
  }

  /// The same files for one of several specs that are written at once: a file with the name of an output is looked for once all specs
  /// before are written, so that what a spec finds does not depend on the number of threads.
  func waiting(forOutputs suffixes: [String], _ wait: @escaping @Sendable () -> Void) -> FileSystem {
    var files = self
    files.turn = (suffixes, wait)
    return files
  }

  // MARK: Asking

  /// The path that a text over a file is kept by: canonical but for a last component that does not exist; nil for a file in a folder
  /// that does not exist.
  func place(of path: String) -> String? {
    if let canonical = inGround(path) { return canonical }
    return inGround(folder(of: path)).map { self.path(of: PathRules.name(of: path), in: $0) }
  }

  /// The same, or the path itself for a file in a folder that does not exist.
  func key(of path: String) -> String { place(of: path) ?? path }

  func canonicalPath(_ path: String) -> String? {
    let canonical = logs.lazy.compactMap { $0.lookup(of: path) }.first ?? find(path)
    for log in logs { log.noteLookup(path, canonical) }
    return canonical
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard !logs.isEmpty else { return try contents(of: path, limit: limit) }
    let key = logKey(of: path)
    let known = logs.lazy.compactMap { $0.contents(at: key) }.first
    let content = known ?? Result { () throws(FileProblem) in try contents(of: path, limit: limit) }
    for log in logs { log.note(content, of: key, named: path) }
    let bytes = try content.get()
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// Takes the contents of a file that was read elsewhere.
  func note(_ bytes: [UInt8], of path: String) {
    let key = logKey(of: path)
    for log in logs { log.note(.success(bytes), of: key, named: path) }
  }

  /// Notes that something was read that cannot be read again, such as a pipe.
  func noteStream() { for log in logs { log.noteStream() } }

  func folder(of path: String) -> String { paths.folder(of: path) }

  func path(of name: String, in folder: String) -> String { paths.path(of: name, in: folder) }

  func withoutDots(_ path: String) -> String { paths.withoutDots(path) }

  func names(in folder: String) -> [String] {
    let names =
      switch ground {
      case .run, .live: disk.names(in: folder)
      case .revision(let files): files.names(in: folder)
      case .nothing: [] as [String]
      }
    for log in logs { log.noteListing(folder, names) }
    return names
  }

  var ignoresSpelling: Bool { paths.ignoresSpelling }

  private var paths: any SpecFiles { revision ?? disk }

  /// The path that logs note a file by: if contents are kept, one for all names of the file.
  private func logKey(of path: String) -> String {
    logs.contains { $0.keepsContents } ? canonicalPath(path) ?? path : path
  }

  private func find(_ path: String) -> String? {
    let found = inGround(path) ?? inTexts(path)
    // A link that leads to nothing may lead to an output later.
    guard let turn, isOutput(found ?? path) || (found == nil && SymbolicLink.isOne(path)) else { return found }
    turn.wait()
    return inGround(path) ?? inTexts(path)
  }

  private func contents(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if !texts.isEmpty, let text = texts[key(of: path)] {
      guard text.count <= limit else { throw .tooLarge(limit: limit) }
      return text
    }
    if let turn, isOutput(path) { turn.wait() }
    switch ground {
    case .run:
      let bytes = try disk.read(path, limit: limit)
      MetFiles.read.note(path)
      return bytes
    case .live: return try disk.read(path, limit: limit)
    case .revision(let files): return try files.read(path, limit: limit)
    case .nothing: throw .missing
    }
  }

  /// The canonical path of a file that only a text makes.
  private func inTexts(_ path: String) -> String? {
    guard !texts.isEmpty, let place = place(of: path), texts[place] != nil else { return nil }
    return place
  }

  private func inGround(_ path: String) -> String? {
    switch ground {
    case .run, .live:
      do throws(FileProblem) { return try disk.resolve(path) } catch {
        for log in logs { log.noteUnanswered(path, error) }
        return nil
      }
    case .revision(let files): return files.canonicalPath(path)
    case .nothing: return nil
    }
  }

  private func isOutput(_ path: String) -> Bool { turn?.suffixes.contains { path.hasSuffix($0) } ?? false }
}
