import GitReading
import SpecImporting
import TableDiagnostics
import TableParsing
import TableSupport

/// The files of a project on the disk, which documents of Interface Builder refer to.
struct ProjectFolder: InterfaceFiles {
  let root: String
  let paths: [String]

  /// - Parameter exclusion: what is skipped.
  init(_ root: String, except exclusion: Exclusion?) {
    self.root = root
    let search = FolderSearch(root, for: .project, except: exclusion)
    let base = PathRules.join(search.root, "")
    paths = search.specs.map { String($0.path.dropFirst($0.path.hasPrefix(base) ? base.count : 0)) }
  }

  /// The path as messages show it.
  func shown(_ path: String) -> String { root == "." ? path : PathRules.join(root, path) }

  /// The path in the project of a file, however it was named.
  func inside(_ path: String) -> String {
    let files = DiskFiles()
    let name = path.lastPathComponent
    guard let root = files.canonicalPath(root), let folder = files.canonicalPath(files.folder(of: path)) else {
      return name
    }
    let whole = files.path(of: name, in: folder)
    let base = files.path(of: "", in: root)
    return whole.hasPrefix(base) ? String(whole.dropFirst(base.count)) : name
  }

  func read(_ path: String, limit: Int) -> [UInt8]? { try? FileSystem.run.read(shown(path), limit: limit) }

  /// The folder of a project, from a path in it: the nearest one upward that Xcode or a package manager made, or the top of the repository. Without
  /// one, the folder itself.
  ///
  /// - Parameter known: whether the folders that were listed so far have such a mark.
  static func root(above folder: String, known: inout [String: Bool]) -> String {
    let files = DiskFiles()
    guard var next = files.canonicalPath(folder) else { return folder }
    let start = next
    while true {
      let isMarked = known[next] ?? FolderEntries(next)?.names.contains(where: isMark) ?? false
      known[next] = isMarked
      if isMarked { return next == start ? folder : WorkingFolder.relative(next) }
      guard next != "/" else { return folder }
      next = files.folder(of: next)
    }
  }

  private static func isMark(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      || [".git", "Package.swift", "project.yml"].contains(name)
  }
}

extension InterfaceProject {
  /// Whether a file is what another language says of a document, which is read with the document.
  func isTranslation(_ path: String) -> Bool {
    path.contains(".lproj/") && !hasDocument(path) && !documents.isEmpty
  }
}

/// The projects of a run, each read once.
final class ImportProjects {
  private var known: [String: (files: ProjectFolder, project: InterfaceProject)] = [:]
  private var revisions: [String: InterfaceProject] = [:]
  private var isMarked: [String: Bool] = [:]
  private let exclusion: Exclusion

  init(except exclusion: Exclusion) { self.exclusion = exclusion }

  /// - Parameter folder: a folder in the project.
  func project(of folder: String) -> (files: ProjectFolder, project: InterfaceProject) {
    let root = ProjectFolder.root(above: folder, known: &isMarked)
    if let known = known[root] { return known }
    let files = ProjectFolder(root, except: exclusion)
    let made = (files, InterfaceProject(files))
    known[root] = made
    return made
  }

  /// The project of a revision.
  func project(of files: GitFiles) -> InterfaceProject {
    let name = "\(files.repository.top) \(files.revision.tree)"
    if let known = revisions[name] { return known }
    let made = InterfaceProject(GitProject(files))
    revisions[name] = made
    return made
  }
}
