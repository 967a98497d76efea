import GitReading
import TableDiagnostics
import TableParsing

/// Finds the specs of a folder in a revision, by the rules of `FolderSearch`.
struct GitFolderSearch {
  private(set) var specs: [SpecFile] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private let files: GitFiles
  private let root: String
  /// The canonical paths of the folders that were looked at.
  private var visited: Set<String> = []

  /// - Parameter folder: with its revision, `HEAD~1:Specs`.
  init(_ files: GitFiles, folder: String) {
    self.files = files
    root = folder
    search(folder)
    if specs.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          code: .folderWithoutSpecs, message: "there is no spec in the folder", range: SourceRange(file: folder),
          help: "specs are .yaml and .yml files whose name begins with neither a dot nor an underscore"))
    }
  }

  private mutating func search(_ folder: String) {
    // A link back up would go round for ever.
    guard let found = find(folder), visited.insert(found.path).inserted else { return }
    guard let entries = files.tree.entries(found) else {
      problems.append(
        Diagnostic(code: .unreadableFile, message: "the folder cannot be read", range: SourceRange(file: folder)))
      return
    }
    for name in entries.map(\.name).sorted() where !name.hasPrefix(".") && !name.hasPrefix("_") {
      look(at: files.path(of: name, in: folder), isSpec: SpecFile.isSpec(name))
    }
  }

  private mutating func look(at path: String, isSpec: Bool) {
    let found = find(path)
    if let found, let top = find(root), !top.path.isEmpty, !found.path.hasPrefix(top.path + "/") {
      lead(out: path, to: found, isSpec: isSpec)
      return
    }
    switch found?.kind {
    case .folder: search(path)
    case .file where isSpec:
      let below = path.dropFirst(files.path(of: "", in: root).count)
      specs.append(SpecFile(path: path, outputName: SpecFile.stem(of: String(below)), root: root))
    case nil where isSpec:
      problems.append(
        Diagnostic(code: .noSuchFile, message: "the link leads to no file", range: SourceRange(file: path)))
    case .file, .link, .submodule, nil: break
    }
  }

  /// Tells of a link out of the folder, as where it is on the disk.
  private mutating func lead(out path: String, to found: GitTree.Found, isSpec: Bool) {
    if found.kind == .folder && found.path != find(root)?.path {
      warnings.append(.folderLeadsOut(of: root, from: path, to: files.shown(found.path)))
    } else if found.kind == .file && isSpec {
      problems.append(.specLeadsOut(of: root, from: path, to: files.shown(found.path)))
    }
  }

  private func find(_ path: String) -> GitTree.Found? {
    files.tree.find(String(path.dropFirst(files.shown("").count)))
  }
}

extension SpecFile {
  /// The spec's bytes in a revision, or the problem with them.
  func read(limit: Int, from files: GitFiles) throws(Diagnostic) -> [UInt8] {
    do throws(FileProblem) { return try files.read(path, limit: limit) } catch { throw diagnostic(error) }
  }
}
