import GitReading
import TableDiagnostics

/// The specs of a git revision, with which a gallery compares those of the working tree.
struct GalleryRevision: Sendable {
  /// As the user named it.
  let name: String
  let files: GitFiles
  private let changed: ChangedSpecs
  /// The old versions of specs, by their paths; none for a spec that is new.
  private var entries: [String: DiffEntry] = [:]

  /// - Parameter name: a revision; `main...` is the commit at which the branch forked from main.
  init(
    _ name: String, of specs: [SpecFile], session: Session, configurations: RunConfiguration
  ) throws(Diagnostic) {
    let changed = try ChangedSpecs(since: name, flag: "--since", session: session)
    (self.name, self.changed) = (name, changed)
    files = changed.files
    for spec in specs where spec.canBeReadAgain {
      guard let input = try files.repository.input(at: spec.path, in: files), !input.isFolder else { continue }
      var entry = DiffEntry(name: spec.outputName, spec: input.spec, files: FileSystem(input.files))
      entry.spec.settings = configurations.configuration(for: entry.spec, in: files).settings
      entries[spec.path] = entry
    }
  }

  /// The old version of a spec; nil if there is none.
  func entry(of spec: SpecFile) -> DiffEntry? { entries[spec.path] }

  /// Whether a spec, or anything that it reads, has other bytes than in the revision.
  func isChanged(_ spec: SpecFile) -> Bool { changed.contain(spec) }
}
