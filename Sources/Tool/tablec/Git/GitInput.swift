import GitReading
import TableDiagnostics
import TableParsing

/// A spec or a folder of specs in a revision.
struct GitInput: Sendable {
  let files: GitFiles
  /// As messages show it: `HEAD~1:Specs/contacts.yaml`.
  let path: String
  let isFolder: Bool

  /// The spec. It can include files in its own folder, as on the disk, unless there is a `--root`.
  var spec: SpecFile {
    let name = path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? path
    return SpecFile(path: path, outputName: SpecFile.stem(of: name))
  }

  /// The specs of the folder, or what else is looked for.
  func search(for kind: FolderSearch.Kind = .specs, except exclusion: Exclusion? = nil) -> FolderSearch {
    FolderSearch(path, in: files, for: kind, except: exclusion)
  }
}

extension GitRepository {
  /// The input that `REV:path` names.
  /// - Parameter subject: the argument, for messages.
  func input(_ path: GitPath, in name: String, for subject: String) throws(Diagnostic) -> GitInput {
    let files = GitFiles(self, try revision(name, for: subject))
    guard let input = try input(path, in: files) else { throw missing(path, in: files, for: subject) }
    return input
  }

  /// The inputs at a path in the two revisions of a range, and a note about the range; nil on a side that does not have the path.
  /// - Parameters:
  ///   - path: from the working folder.
  ///   - subject: the arguments, for messages.
  func inputs(
    _ path: String, in range: GitRange, for subject: String
  ) throws(Diagnostic) -> (old: GitInput?, new: GitInput?, note: Diagnostic?) {
    let revisions = try revisions(of: range, for: subject)
    let (old, new) = (GitFiles(self, revisions.old), GitFiles(self, revisions.new))
    let inside = GitPath(start: .here, text: fromHere(path))
    let note =
      revisions.note ?? sameness(revisions.old, revisions.new, of: range, for: subject)
      ?? divergence(revisions.old, revisions.new, of: range, for: subject)
    let inputs = (old: try input(inside, in: old), new: try input(inside, in: new), note: note)
    guard inputs.old != nil || inputs.new != nil else { throw missing(inside, in: new, for: subject) }
    return inputs
  }

  /// The input at the path of a file of the working tree; nil if the revision does not have it.
  func input(at path: String, in files: GitFiles) throws(Diagnostic) -> GitInput? {
    try input(GitPath(start: .here, text: fromHere(path)), in: files)
  }

  /// An absolute path, relative to the working folder if it is below the top of the repository.
  func fromHere(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let canonical = DiskFiles().canonicalPath(path) ?? path
    guard canonical == top || canonical.hasPrefix(top + "/") else { return path }
    return String(repeating: "../", count: prefix.split(separator: "/").count) + "./" + canonical.dropFirst(top.count)
  }

  private func input(_ path: GitPath, in files: GitFiles) throws(Diagnostic) -> GitInput? {
    guard let inside = path.fromTop(prefix: prefix) else { return nil }
    let found: GitTree.Found?
    do throws(GitObjects.Problem) { found = try files.tree.find(inside) } catch {
      throw error.diagnostic(of: files.shown(inside))
    }
    guard let found, found.kind == .file || found.kind == .folder else { return nil }
    return GitInput(files: files, path: files.shown(inside), isFolder: found.kind == .folder)
  }

  // MARK: Missing paths

  private func missing(_ path: GitPath, in files: GitFiles, for subject: String) -> Diagnostic {
    let range = SourceRange(file: subject)
    let name = files.revision.name
    guard let inside = path.fromTop(prefix: prefix) else {
      return Diagnostic(
        code: .notInRevision, message: "the path \(path.text.quotedForMessage) leads out of the repository",
        range: range,
        help: "paths are relative to its top, \(top)\(prefix.isEmpty ? "" : "; './' starts at the working folder")")
    }
    var diagnostic = Diagnostic(
      code: .notInRevision, message: "\(name.quotedForMessage) has no file or folder \(inside.quotedForMessage)",
      range: range)
    if path.start == .top, !prefix.isEmpty, files.find(prefix + inside) != nil {
      diagnostic.help = "did you mean '\(name):./\(inside)'? A path after ':' starts at the top of the repository"
    } else if let submodule = submodule(above: inside, in: files) {
      diagnostic.help = "'\(submodule)' is a submodule: run this command in its folder"
    } else if let near = neighbour(of: inside, in: files) {
      diagnostic.help = "did you mean '\(files.shown(near))'?"
    } else if PathKind(top + "/" + inside) != .missing {
      diagnostic.help = "the working tree has it, but \(name) does not: it was committed later, or never"
    } else {
      diagnostic.help = names(near: inside, in: files)
    }
    return diagnostic
  }

  private func submodule(above path: String, in files: GitFiles) -> String? {
    let parts = path.split(separator: "/")
    return (1...max(parts.count, 1)).lazy.map { parts.prefix($0).joined(separator: "/") }
      .first { files.find($0)?.kind == .submodule }
  }

  /// The path with its first wrong part corrected, if that leads somewhere.
  private func neighbour(of path: String, in files: GitFiles) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let (folder, depth) = deepest(parts, in: files)
    guard depth < parts.count, let entries = files.entries(folder),
      let near = closestMatch(to: parts[depth], in: entries.map(\.name))
    else { return nil }
    let fixed = parts[..<depth] + [near] + parts[(depth + 1)...]
    let whole = fixed.joined(separator: "/")
    if files.find(whole) != nil { return whole }
    return fixed.prefix(depth + 1).joined(separator: "/")
  }

  private func names(near path: String, in files: GitFiles) -> String? {
    let (folder, _) = deepest(path.split(separator: "/").map(String.init), in: files)
    guard let entries = files.entries(folder), !entries.isEmpty else { return nil }
    let shown = entries.prefix(8).map { $0.kind == .folder ? $0.name + "/" : $0.name }
    return
      "'\(files.shown(folder.path))' has \(shown.joined(separator: ", "))\(entries.count > shown.count ? ", …" : "")"
  }

  /// The deepest folder on the way to a path that exists, and how many parts of the path lead to it.
  private func deepest(_ parts: [String], in files: GitFiles) -> (folder: GitTree.Found, depth: Int) {
    for depth in stride(from: parts.count, to: 0, by: -1) {
      if let found = files.find(parts[..<depth].joined(separator: "/")), found.kind == .folder {
        return (found, depth)
      }
    }
    return (files.tree.root, 0)
  }
}

extension GitFiles {
  /// For hints: what cannot be read counts as missing.
  fileprivate func find(_ path: String) -> GitTree.Found? { (try? tree.find(path)).flatMap { $0 } }

  fileprivate func entries(_ folder: GitTree.Found) -> [GitObjects.Entry]? { try? tree.entries(folder) }
}
