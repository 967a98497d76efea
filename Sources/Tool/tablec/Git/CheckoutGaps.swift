import GitReading
import TableDiagnostics
import TableParsing

/// What a path of the working tree has in the index, but not as files of this repository on the disk: files that a sparse checkout leaves
/// out, and submodules.
///
/// The files are as they are in the index, which is HEAD unless something is staged; what they include and name is read from HEAD.
struct CheckoutGaps {
  /// As the user named it.
  let path: String
  let head: GitFiles
  /// The submodules, by their paths relative to the path.
  let submodules: [String]
  /// The path relative to the top.
  private let inside: String
  private let leftOut: [String: String]

  /// Nil for a path that is not in the repository of the working folder, and for one without gaps.
  init?(of path: String) {
    guard let repository = try? GitRepository(for: path), repository.hasWorkingTree,
      let inside = GitPath(start: .here, text: repository.fromHere(path)).fromTop(prefix: repository.prefix),
      let index = GitIndex(repository, below: inside), !index.leftOut.isEmpty || !index.submodules.isEmpty,
      let head = try? repository.revision("HEAD", for: path)
    else { return nil }
    (self.path, self.inside, leftOut) = (path, inside, index.leftOut)
    self.head = GitFiles(repository, head)
    let base = inside.isEmpty ? "" : inside + "/"
    submodules = index.submodules.filter { $0.hasPrefix(base) }.map { String($0.dropFirst(base.count)) }
  }

  /// Whether there are files, and not only submodules.
  var hasFiles: Bool { !leftOut.isEmpty }

  /// The path as a file that is not checked out; nil if it is none.
  var file: GitInput? {
    leftOut[inside] == nil ? nil : GitInput(files: head, path: head.shown(inside), isFolder: false)
  }

  /// The files of the folder that are not on the disk.
  func absent(_ kind: FolderSearch.Kind, except exclusion: Exclusion) -> [SpecFile] {
    guard !leftOut.isEmpty else { return [] }
    return FolderSearch(head.shown(inside), in: head, for: kind, except: exclusion).specs.filter {
      leftOut[pathFromTop($0)] != nil && PathKind(head.repository.top + "/" + pathFromTop($0)) == .missing
    }
  }

  /// The entry of a file that is not on the disk.
  func entry(_ spec: SpecFile) -> DiffEntry {
    var entry = DiffEntry(name: spec.outputName, spec: spec, files: FileSystem(head))
    // Something else than in HEAD is staged.
    if let id = leftOut[pathFromTop(spec)], (try? head.tree.find(pathFromTop(spec)))??.id != id {
      entry.kept = try? head.repository.objects.file(id, limit: Self.mostBytes)
    }
    return entry
  }

  private static let mostBytes = 64 << 20

  private func pathFromTop(_ spec: SpecFile) -> String { String(spec.path.dropFirst(head.shown("").count)) }
}

extension Diagnostic {
  static func notCheckedOut(_ count: Int, in path: String) -> Diagnostic {
    Diagnostic(
      code: .notCheckedOut,
      message: count == 1
        ? "1 table is not checked out: it is compared as it is in git's index"
        : "\(count) tables are not checked out: they are compared as they are in git's index",
      range: SourceRange(file: path))
  }
}
