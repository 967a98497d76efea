import TableDiagnostics
import TableParsing
import TablePreview
import TableSupport

extension LiveRevision {
  /// The specs of a folder that the commit has, and that are gone.
  ///
  /// - Parameters:
  ///   - folder: as it was named.
  ///   - known: the ids of the tables that are there.
  func removed(in folder: String, _ session: LiveSession, known: Set<String>) -> [PreviewIndex.Entry] {
    guard let files = comparison?.files,
      let input = try? files.repository.input(at: FileSystem.live.canonicalPath(folder) ?? folder, in: files),
      input.isFolder
    else { return [] }
    let limits = session.flags.limits
    let exclusion = Exclusion(
      [], configurations: RunConfiguration(parser: limits.configurationParser, files: .live),
      work: WorkMeter(limit: limits.maxWork))
    let reader = DiffReader(session: session.base)
    return input.search(except: exclusion).specs.compactMap { spec in
      guard !known.contains(spec.outputName) else { return nil }
      let old = reader.read(DiffEntry(name: spec.outputName, spec: spec, files: FileSystem(input.files)))
      guard !old.isProfile else { return nil }
      var entry = PreviewIndex.Entry(
        id: spec.outputName, name: spec.outputName.lastPathComponent,
        path: PathRules.join(
          folder, PathRules.join(PathRules.folder(of: spec.outputName), spec.path.lastPathComponent)))
      entry.changed = .removed
      return entry
    }
  }
}
