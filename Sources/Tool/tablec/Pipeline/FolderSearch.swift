import GitReading
import TableDiagnostics
import TableParsing

/// Finds the specs of a folder, on the disk or in a revision.
///
/// Every `.yaml` and `.yml` file is a spec, at any depth, sorted by name. Files and folders whose name begins with a dot or an
/// underscore are skipped: `_common.yaml` is for specs to include. A link is followed if it leads to something in the folder.
struct FolderSearch {
  fileprivate(set) var specs: [SpecFile] = []
  fileprivate(set) var problems: [Diagnostic] = []
  fileprivate(set) var warnings: [Diagnostic] = []
  /// The folders that were searched, by their paths.
  fileprivate(set) var folders: [String] = []
  /// The submodules that were passed by, by their paths.
  fileprivate(set) var submodules: [String] = []
  /// The total length in bytes of the paths that were examined.
  fileprivate(set) var pathBytes = 0
  private(set) var root: String

  /// The levels of folders below the one that is named: several times as many as projects have, and few enough for what asks for the
  /// folders above each folder.
  static let mostDepth = 256

  /// What is looked for.
  enum Kind: Equatable {
    case specs
    /// Layouts that `compile` wrote.
    case layouts
    /// Dumps of an app's views.
    case dumps

    static let dumpSuffix = ".txt"
    /// Baselines, or files of known changes.
    case accepted(AcceptedFile.Kind)
    /// Everything that the formatter writes: specs, parts of specs, and configurations.
    case formatted
    /// Storyboards and xibs.
    case documents
    /// Sources in Swift.
    case sources
    /// What documents of Interface Builder refer to, and they themselves.
    case project

    func isOne(_ name: String) -> Bool {
      switch self {
      case .specs, .accepted, .formatted: SpecFile.isSpec(name)
      case .layouts: name.hasSuffix(Stage.layout.suffix)
      case .dumps: name.hasSuffix(Self.dumpSuffix)
      case .documents: ImportSource.isDocument(name)
      case .sources: name.hasSuffix(".swift")
      case .project: true
      }
    }

    /// Whether a name is looked at, and not hidden or a part of specs.
    func looksAt(_ name: String) -> Bool {
      if self == .formatted, name.hasPrefix("_") || name == ConfigurationParser.fileName { return true }
      if self == .documents || self == .project { return !name.hasPrefix(".") }
      return !name.hasPrefix(".") && !name.hasPrefix("_")
    }

    func stem(of name: String) -> String {
      switch self {
      case .specs, .accepted, .formatted: SpecFile.stem(of: name)
      case .layouts: String(name.dropLast(Stage.layout.suffix.count))
      case .dumps: String(name.dropLast(Self.dumpSuffix.count))
      case .documents, .project, .sources: name
      }
    }

    /// What the command looks for, in messages.
    fileprivate var noun: String {
      switch self {
      case .specs, .layouts: "spec"
      case .dumps: "dump"
      case .accepted(let kind): kind.noun
      case .formatted, .project, .sources: "file"
      case .documents: "storyboard or xib"
      }
    }
    fileprivate var suffixes: String { self == .dumps ? Self.dumpSuffix : ".yaml and .yml" }
    /// What is found, in messages.
    fileprivate var rule: String {
      self == .documents
        ? "storyboards and xibs are .storyboard and .xib files whose name does not begin with a dot; dumps of views are named one by one, as 'Dumps/*.txt' does in a shell"
        : "\(noun)s are \(suffixes) files whose name begins with neither a dot nor an underscore"
    }
  }

  /// Searches a folder of the disk.
  /// - Parameter exclusion: what is skipped.
  init(_ path: String, for kind: Kind = .specs, except exclusion: Exclusion? = nil) {
    let root = DiskFiles().plainPath(path)
    self.init(root, SearchedDisk(root), named: path, for: kind, except: exclusion)
  }

  /// Searches a folder of a revision.
  /// - Parameter path: with the revision, `HEAD~1:Specs`.
  init(
    _ path: String, in files: GitFiles, for kind: Kind = .specs, except exclusion: Exclusion? = nil,
    mostPathBytes: Int = SearchedRevision.mostPathBytes
  ) {
    let tree = SearchedRevision(files, root: path, mostPathBytes: mostPathBytes)
    self.init(path, tree, named: path, for: kind, except: exclusion)
  }

  /// - Parameter name: the folder as the user named it.
  private init(
    _ root: String, _ tree: some SearchedTree, named name: String, for kind: Kind, except exclusion: Exclusion?
  ) {
    self.root = root
    let before = exclusion?.count ?? 0
    var walk = FolderWalk(tree: tree, kind: kind, exclusion: exclusion, found: self)
    do throws(Diagnostic) { try walk.run() } catch { walk.found.problems.append(error) }
    self = walk.found
    if specs.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          code: .folderWithoutSpecs, message: "there is no \(kind.noun) in the folder", range: SourceRange(file: name),
          help: (exclusion?.count ?? 0) > before
            ? "everything in it is excluded, by 'exclude' in \(ConfigurationParser.fileName) or by --exclude"
            : kind.rule))
    }
  }

  /// Whether the folder has nothing that is looked for, and all of it could be searched.
  var isEmpty: Bool { specs.isEmpty && problems.allSatisfy { $0.code == .folderWithoutSpecs } }
}

/// What folders are searched in: the disk, or a revision.
protocol SearchedTree {
  /// A folder without links on the way to it: two paths with the same folder lead to one.
  associatedtype Folder: Hashable
  associatedtype Entry

  /// The revision; nil for the disk.
  var revision: GitFiles? { get }
  /// How long all paths that are examined may be together, in bytes.
  var mostPathBytes: Int { get }

  /// The folder at a path, with links followed; nil if there is none.
  func folder(at path: String) throws(Diagnostic) -> Folder?
  /// What is in a folder, in the order of the names.
  func entries(of folder: Folder, at path: String) throws(Diagnostic) -> [SearchedEntry<Entry>]
  /// What an entry of a folder is, with links followed.
  func target(of entry: Entry, in folder: Folder, at path: String) throws(Diagnostic) -> SearchedTarget<Folder>
  /// Whether an entry is a folder.
  func isFolder(_ entry: SearchedEntry<Entry>, at path: String) -> Bool
  /// The absolute path that patterns for what is excluded are matched with; nil if there is none.
  func excludablePath(_ path: String) -> String?
  func path(of name: String, in folder: String) -> String
}

struct SearchedEntry<Entry> {
  /// In readable form if it is not in UTF-8: `caf\xE9.yaml`. No path leads to such an entry.
  var name: String
  var isText = true
  /// Whether its target is looked up from the top, which costs as much again as its path.
  var isFollowed = false
  var entry: Entry
}

/// What is at a path.
enum SearchedTarget<Folder> {
  case folder(Folder), file, submodule, other
  /// Nothing, which only a link can lead to.
  case nothing
  /// Something outside of the folder that is searched, at this path.
  case outside(String, isFolder: Bool)
}

/// A search that is going on.
private struct FolderWalk<Tree: SearchedTree> {
  let tree: Tree
  let kind: FolderSearch.Kind
  let exclusion: Exclusion?
  var found: FolderSearch
  private var visited: Set<Tree.Folder> = []
  /// What is still to be looked at, the next one last.
  private var waiting: [Waiting] = []

  private struct Waiting {
    var entry: SearchedEntry<Tree.Entry>
    var folder: Tree.Folder
    /// The path that led to the folder, with links not resolved.
    var way: String
    /// The levels between the root and the folder.
    var depth: Int
  }

  /// The maximum length of a path on Linux.
  private let longestPath = 4096

  init(tree: Tree, kind: FolderSearch.Kind, exclusion: Exclusion?, found: FolderSearch) {
    (self.tree, self.kind, self.exclusion, self.found) = (tree, kind, exclusion, found)
  }

  mutating func run() throws(Diagnostic) {
    if let root = try tree.folder(at: found.root) { search(root, at: found.root, depth: 0) }
    while let next = waiting.popLast() { try look(at: next) }
  }

  /// Lists what is in a folder as the next to be looked at. A problem ends only the search of this folder.
  private mutating func search(_ folder: Tree.Folder, at path: String, depth: Int) {
    guard depth <= FolderSearch.mostDepth else {
      // One of many such folders is enough to know.
      if !found.problems.contains(where: { $0.code == .tooLargeForSearch }) {
        found.problems.append(.tooLargeForSearch(found.root, "its folders are nested too deeply", at: path))
      }
      return
    }
    // A link to a folder above would be followed forever.
    guard visited.insert(folder).inserted else { return }
    do throws(Diagnostic) {
      let entries = try tree.entries(of: folder, at: path)
      found.folders.append(path)
      for entry in entries.reversed() where kind.looksAt(entry.name) && !excludes(entry, in: path) {
        waiting.append(Waiting(entry: entry, folder: folder, way: path, depth: depth))
      }
    } catch {
      found.problems.append(error)
    }
  }

  private func excludes(_ entry: SearchedEntry<Tree.Entry>, in folder: String) -> Bool {
    guard let exclusion else { return false }
    let path = tree.path(of: entry.name, in: folder)
    guard let excludable = tree.excludablePath(path) else { return false }
    return exclusion.excludes(excludable, in: folder, tree.revision) {
      guard kind == .specs else { return nil }
      return tree.isFolder(entry, at: path) ? .folder : kind.isOne(entry.name) ? .spec : nil
    }
  }

  private mutating func look(at next: Waiting) throws(Diagnostic) {
    let path = tree.path(of: next.entry.name, in: next.way)
    found.pathBytes += path.utf8.count * (next.entry.isFollowed ? 2 : 1)
    guard path.utf8.count <= longestPath else { throw tooLarge("its folders are nested too deeply", at: path) }
    guard found.pathBytes <= tree.mostPathBytes else { throw tooLarge("it has too many files", at: path) }
    let isWanted = kind.isOne(next.entry.name)
    guard next.entry.isText else {
      // The contents of such a folder, and the target of such a link, cannot be named either.
      if tree.isFolder(next.entry, at: path) {
        found.warnings.append(.folderNotUTF8(path))
      } else if isWanted {
        found.problems.append(.nameNotUTF8(path))
      }
      return
    }
    let target: SearchedTarget<Tree.Folder>
    do throws(Diagnostic) { target = try tree.target(of: next.entry.entry, in: next.folder, at: path) } catch {
      found.problems.append(error)
      return
    }
    switch target {
    case .folder(let folder): search(folder, at: path, depth: next.depth + 1)
    case .file where isWanted:
      let below = path.dropFirst(tree.path(of: "", in: found.root).count)
      found.specs.append(SpecFile(path: path, outputName: kind.stem(of: String(below)), root: found.root))
    // A build that skips a spec because its link is broken should not appear to succeed.
    case .nothing where isWanted:
      found.problems.append(
        Diagnostic(code: .noSuchFile, message: "the link leads to no file", range: SourceRange(file: path)))
    case .submodule: found.submodules.append(path)
    // Which may be anywhere on the machine.
    case .outside(let target, isFolder: true):
      found.warnings.append(.folderLeadsOut(of: found.root, from: path, to: target))
    case .outside(let target, isFolder: false) where isWanted:
      found.problems.append(.specLeadsOut(of: found.root, from: path, to: target, noun: kind.noun))
    case .file, .nothing, .other, .outside: break
    }
  }

  private func tooLarge(_ reason: String, at path: String) -> Diagnostic {
    .tooLargeForSearch(found.root, reason, at: path)
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - root: the folder that is searched.
  ///   - path: where the search ended.
  static func tooLargeForSearch(_ root: String, _ reason: String, at path: String) -> Diagnostic {
    Diagnostic(
      code: .tooLargeForSearch, message: "the folder cannot be searched: \(reason)", range: SourceRange(file: root),
      notes: [Note(message: "the search ended at \(path.quotedForMessage)")],
      help: "name the folder below it that contains the specs")
  }
}
