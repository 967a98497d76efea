import GitReading
import TableDiagnostics
import TableParsing

/// Finds the specs of a folder in a revision, with the rules of `FolderSearch`.
struct GitFolderSearch {
  private(set) var specs: [SpecFile] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private let files: GitFiles
  private let root: String
  private let exclusion: Exclusion?
  private let kind: FolderSearch.Kind
  /// What is at the root, with links followed.
  private var top: GitTree.Found?
  /// The canonical paths of the folders that were searched.
  private var visited: Set<String> = []
  /// The total length in bytes of the paths that were examined. Git stores a folder once however often it appears in others, so a few
  /// kilobytes can contain ten million files; and links can make each path as long as git allows.
  private(set) var pathBytes = 0
  private let mostPathBytes: Int
  /// The submodules that were passed by, by their paths with the revision.
  private(set) var submodules: [String] = []
  /// What is still to be looked at, the next one last.
  private var waiting: [Waiting] = []

  private struct Waiting {
    var entry: GitObjects.Entry
    /// The path that led to the entry's folder, with links not resolved.
    var way: String
    var folder: GitTree.Found
    /// The levels between the root and the folder.
    var depth: Int
  }

  /// About 250,000 files: more than large repositories have.
  static let mostPathBytes = 16 << 20
  /// The maximum length of a path on Linux.
  private static let longestPath = 4096

  /// - Parameters:
  ///   - folder: with its revision, `HEAD~1:Specs`.
  ///   - exclusion: what is skipped.
  init(
    _ files: GitFiles, folder: String, for kind: FolderSearch.Kind = .specs, except exclusion: Exclusion? = nil,
    mostPathBytes: Int = Self.mostPathBytes
  ) {
    self.files = files
    self.kind = kind
    self.exclusion = exclusion
    self.mostPathBytes = mostPathBytes
    root = folder
    do throws(Diagnostic) {
      top = try find(folder)
      if let top { try search(folder, top, depth: 0) }
      while let next = waiting.popLast() { try look(at: next) }
    } catch {
      problems.append(error)
    }
    if specs.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          code: .folderWithoutSpecs, message: "there is no spec in the folder", range: SourceRange(file: folder),
          help: "specs are .yaml and .yml files whose name begins with neither a dot nor an underscore"))
    }
  }

  /// Whether the folder has nothing that is looked for, and all of it could be searched.
  var isEmpty: Bool { specs.isEmpty && problems.allSatisfy { $0.code == .folderWithoutSpecs } }

  /// Lists what is in a folder as the next to be looked at.
  /// - Parameter path: the path that led to the folder, with links not resolved.
  private mutating func search(_ path: String, _ folder: GitTree.Found, depth: Int) throws(Diagnostic) {
    guard depth <= FolderSearch.mostDepth else { throw tooLarge("its folders are nested too deeply", at: path) }
    // A link to a folder above would be followed forever.
    guard visited.insert(folder.path).inserted else { return }
    let entries: [GitObjects.Entry]
    do throws(GitObjects.Problem) { entries = try files.tree.entries(folder) } catch {
      // The rest of the search continues without this folder.
      problems.append(error.diagnostic(of: path))
      return
    }
    for entry in entries.sorted(by: { $0.name > $1.name })
    where kind.looksAt(entry.name) && !excludes(entry, in: path) {
      waiting.append(Waiting(entry: entry, way: path, folder: folder, depth: depth))
    }
  }

  private func excludes(_ entry: GitObjects.Entry, in folder: String) -> Bool {
    guard let exclusion else { return false }
    let inside = String(files.path(of: entry.name, in: folder).dropFirst(files.shown("").count))
    let path = DiskFiles().path(of: inside, in: files.repository.top)
    return exclusion.excludes(path, in: folder, files) {
      guard kind == .specs else { return nil }
      return entry.kind == .folder ? .folder : kind.isOne(entry.name) ? .spec : nil
    }
  }

  private mutating func look(at next: Waiting) throws(Diagnostic) {
    let (entry, folder) = (next.entry, next.folder)
    let path = files.path(of: entry.name, in: next.way)
    try count(path)
    let isSpec = kind.isOne(entry.name)
    guard entry.isText else {
      // The contents of such a folder, and the target of such a link, cannot be named either.
      if entry.kind == .folder {
        warnings.append(.folderNotUTF8(path))
      } else if isSpec {
        problems.append(.nameNotUTF8(path))
      }
      return
    }
    var found: GitTree.Found? = folder.child(entry)
    if entry.kind == .link {
      // Its target is looked up from the top.
      try count(path)
      do throws(Diagnostic) { found = try find(path) } catch {
        problems.append(error)
        return
      }
    }
    if let found, let top, !top.path.isEmpty, !found.path.hasPrefix(top.path + "/") {
      lead(out: path, to: found, isSpec: isSpec)
      return
    }
    switch found?.kind {
    case .folder: if let found { try search(path, found, depth: next.depth + 1) }
    case .file where isSpec:
      let below = path.dropFirst(files.path(of: "", in: root).count)
      specs.append(SpecFile(path: path, outputName: kind.stem(of: String(below)), root: root))
    case nil where isSpec:
      problems.append(
        Diagnostic(code: .noSuchFile, message: "the link leads to no file", range: SourceRange(file: path)))
    case .submodule: submodules.append(path)
    case .file, .link, nil: break
    }
  }

  /// Reports a link out of the folder, as for folders on the disk.
  private mutating func lead(out path: String, to found: GitTree.Found, isSpec: Bool) {
    if found.kind == .folder && found.path != top?.path {
      warnings.append(.folderLeadsOut(of: root, from: path, to: files.shown(found.path)))
    } else if found.kind == .file && isSpec {
      problems.append(.specLeadsOut(of: root, from: path, to: files.shown(found.path)))
    }
  }

  private mutating func count(_ path: String) throws(Diagnostic) {
    let length = path.utf8.count
    pathBytes += length
    guard length <= Self.longestPath else { throw tooLarge("its folders are nested too deeply", at: path) }
    guard pathBytes <= mostPathBytes else { throw tooLarge("it has too many files", at: path) }
  }

  private func tooLarge(_ reason: String, at path: String) -> Diagnostic {
    .tooLargeForSearch(root, reason, at: path)
  }

  private func find(_ path: String) throws(Diagnostic) -> GitTree.Found? {
    do throws(GitObjects.Problem) {
      return try files.tree.find(String(path.dropFirst(files.shown("").count)))
    } catch {
      throw error.diagnostic(of: path)
    }
  }
}

extension SpecFile {
  /// The bytes of the spec in a revision.
  func read(limit: Int, from files: GitFiles) throws(Diagnostic) -> [UInt8] {
    do throws(GitObjects.Problem) { return try files.bytes(path, limit: limit) } catch {
      throw error.diagnostic(of: path)
    }
  }
}

extension GitObjects.Problem {
  /// - Parameter path: with its revision.
  func diagnostic(of path: String) -> Diagnostic {
    switch self {
    case .file(let problem): SpecFile(path: path, outputName: "").diagnostic(problem)
    case .absent(let id):
      Diagnostic(
        code: .objectAbsent, message: "git's object \(id) is not in this clone", range: SourceRange(file: path),
        help: "fetch all missing objects with 'git fetch --refetch --no-filter', or only this one with 'git show \(id)'"
      )
    }
  }
}
