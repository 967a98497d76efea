import GitReading
import TableDiagnostics
import TableParsing

import TableSystem

extension RunConfiguration {
  /// Where configurations are searched for. In a revision, those that were committed apply, so that it compiles as it did then.
  enum Place {
    case disk
    /// The disk, with texts over it that are not saved.
    case overlaid(any SpecFiles)
    case revision(GitFiles)

    init(_ files: any SpecFiles) {
      self = (files as? GitFiles).map(Place.revision) ?? .disk
    }

    var isDisk: Bool { if case .revision = self { false } else { true } }

    var files: any SpecFiles {
      switch self {
      case .disk: RunFiles()
      case .overlaid(let files): files
      case .revision(let files): files
      }
    }

    /// The name of the revision, for telling its folders from others.
    var name: String {
      switch self {
      case .disk, .overlaid: ""
      case .revision(let files): files.shown("")
      }
    }

    /// - Parameter path: canonical but for its last component.
    func has(_ path: String) -> Bool {
      switch self {
      case .disk: PathKind(path) != .missing || SymbolicLink.isOne(path)
      case .overlaid(let files): files.canonicalPath(path) != nil || SymbolicLink.isOne(path)
      case .revision(let files): files.canonicalPath(path) != nil
      }
    }

    func shown(_ path: String) -> String {
      switch self {
      case .disk, .overlaid: return WorkingFolder.relative(path)
      case .revision(let files):
        let top = files.repository.top == "/" ? "/" : files.repository.top + "/"
        return files.shown(path.hasPrefix(top) ? String(path.dropFirst(top.count)) : path)
      }
    }

    func parent(of folder: String) -> String { files.folder(of: folder) }

    /// Whether the search ends at a folder: the top of a repository or of the disk.
    func isTop(_ folder: String) -> Bool {
      switch self {
      case .disk, .overlaid:
        var status = stat()
        return folder == "/" || lstat(DiskFiles().path(of: ".git", in: folder), &status) == 0
      case .revision(let files): return folder == files.repository.top || folder == "/"
      }
    }

    /// Whether everyone can create files in a folder, such as `/tmp`: a configuration there may be anyone's.
    func isShared(_ folder: String) -> Bool {
      guard isDisk else { return false }
      var status = stat()
      let everyone = S_ISVTX | S_IWOTH
      return stat(folder, &status) == 0 && status.st_mode & everyone == everyone
    }

    /// The problem with a configuration that is a link. Configurations are searched for in folders that nobody named, so a link may
    /// only lead to something in its own folder or below it.
    func linkProblem(_ path: String, _ shown: String, in folder: String) -> Diagnostic? {
      var target: String?
      switch self {
      case .disk, .overlaid:
        guard SymbolicLink.isOne(path), !DeclaredTree.contains(path) else { return nil }
        target = SymbolicLink.target(of: path)
      case .revision(let files): target = files.canonicalPath(path)
      }
      guard let target else {
        return Diagnostic(
          code: .noSuchFile, message: "the configuration is a link that leads to no file",
          range: SourceRange(file: shown))
      }
      guard !PathRules(root: files.folder(of: path)).contains(target) else { return nil }
      return Diagnostic(
        code: .linkOutside, message: "the configuration is not read: the link leads out of its folder, to \(target)",
        range: SourceRange(file: shown), help: "copy the file there, or remove the link")
    }
  }
}
