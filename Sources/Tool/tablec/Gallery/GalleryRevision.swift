import GitReading
import TableDiagnostics
import TableParsing

/// The specs of a git revision, with which a gallery compares those of the working tree.
struct GalleryRevision: Sendable {
  /// As the user named it.
  let name: String
  let files: GitFiles
  private let changed: ChangedSpecs
  /// The old versions of specs, by their paths; none for a spec that is new.
  private var entries: [String: DiffEntry] = [:]

  /// The specs of folders that are gone.
  private(set) var removed: [Removed] = []

  struct Removed: Sendable {
    var entry: DiffEntry
    /// Where it was in the working tree.
    var path: String
  }

  /// - Parameters:
  ///   - name: a revision; `main...` is the commit at which the branch forked from main.
  ///   - paths: what the specs were found in.
  init(
    _ name: String, of specs: [SpecFile], in paths: [String], selection: SpecSelection, session: Session
  ) throws(Diagnostic) {
    let configurations = selection.configurations
    let changed = try ChangedSpecs(since: name, flag: "--since", session: session)
    (self.name, self.changed) = (name, changed)
    files = changed.files
    for spec in specs where spec.canBeReadAgain {
      guard let input = try files.repository.input(at: spec.path, in: files), !input.isFolder else { continue }
      var entry = DiffEntry(name: spec.outputName, spec: input.spec, files: FileSystem(input.files))
      entry.spec.settings = configurations.configuration(for: entry.spec, in: files).settings
      entries[spec.path] = entry
    }
    var known = Set(specs.map(\.outputName))
    for path in paths where PathKind(path) == .folder {
      guard let input = try files.repository.input(at: path, in: files), input.isFolder else { continue }
      for spec in input.search(except: selection.exclusion).specs where known.insert(spec.outputName).inserted {
        var entry = DiffEntry(name: spec.outputName, spec: spec, files: FileSystem(input.files))
        entry.spec.settings = configurations.configuration(for: spec, in: files).settings
        let file = PathRules.join(
          path, PathRules.join(PathRules.folder(of: spec.outputName), spec.path.lastPathComponent))
        removed.append(Removed(entry: entry, path: file))
      }
    }
  }

  /// The old version of a spec; nil if there is none.
  func entry(of spec: SpecFile) -> DiffEntry? { entries[spec.path] }

  /// Whether a spec, or anything that it reads, has other bytes than in the revision.
  func isChanged(_ spec: SpecFile) -> Bool { changed.contain(spec) }
}
