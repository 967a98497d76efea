import TableDiagnostics
import TableDiff
import TableEmission
import TableSupport

/// The outputs of a comparison that are written for each table, into a folder: each as soon as its spec is compared, so that no table stays
/// in memory. Several threads may write.
final class TableOutputs: Sendable {
  private struct State {
    /// What became of the outputs of a spec.
    var done: [Key: Result<[String], Diagnostic>] = [:]
    /// The formats of which an output could not be written: no more of these are.
    var failed: Set<DiffFormat> = []
  }

  private struct Key: Hashable {
    var spec: String
    var format: DiffFormat
  }

  private let folder: String
  private let formats: [DiffFormat]
  private let pictures: SVGOptions
  /// Whether the paths of outputs are reported.
  private let notesPaths: Bool
  /// The specs whose outputs may have the names of others: these are written at the end.
  private let rivals: Set<String>
  private let state = Locked(State())

  /// - Parameter names: those of all specs that are compared.
  init(folder: String, formats: [DiffFormat], pictures: SVGOptions, names: [String], notesPaths: Bool) {
    (self.folder, self.formats, self.pictures, self.notesPaths) = (folder, formats, pictures, notesPaths)
    rivals = OutputClashes.rivals(names)
  }

  /// Writes the outputs of a spec, unless its names may be those of others.
  func write(_ spec: SpecDiff) {
    guard !leavesOut(spec) else { return }
    for format in formats where !state.withLock({ $0.failed.contains(format) }) {
      var paths: [String] = []
      do throws(Diagnostic) {
        for environment in spec.environments where Self.hasOutput(environment, as: format) {
          let name = Self.name(of: environment.name, spec)
          let place = OutputPlace(named: folder, below: "\(name).\(format.suffix)")
          try OutputFile.write(try Self.bytes(of: environment, spec, as: format, pictures), to: place)
          if notesPaths { paths.append(place.path) }
        }
        if notesPaths { state.withLock { $0.done[Key(spec: spec.name, format: format)] = .success(paths) } }
      } catch {
        state.withLock { state in
          state.failed.insert(format)
          state.done[Key(spec: spec.name, format: format)] = .failure(error)
        }
      }
    }
  }

  /// Whether the outputs of a spec are not written with the others.
  func leavesOut(_ spec: SpecDiff) -> Bool {
    rivals.contains(spec.name) || Set(spec.environmentNames.map { OutputName($0) }).count < spec.environmentNames.count
  }

  /// The paths of the outputs of a spec that were written.
  func paths(of spec: SpecDiff, as format: DiffFormat) throws(Diagnostic) -> [String] {
    let done = state.withLock { $0.done[Key(spec: spec.name, format: format)] }
    return try done?.get() ?? []
  }

  // MARK: One output

  /// A patch is written for every table, even if it is empty.
  static func hasOutput(_ environment: EnvironmentDiff, as format: DiffFormat) -> Bool {
    format == .patch || !environment.diff.isEmpty
  }

  static func name(of environment: String, _ spec: SpecDiff) -> String {
    environment.isEmpty ? spec.name : "\(spec.name).\(environment)"
  }

  static func bytes(
    of environment: EnvironmentDiff, _ spec: SpecDiff, as format: DiffFormat, _ pictures: SVGOptions
  ) throws(Diagnostic) -> [UInt8] {
    if format == .svg { return DiffPictureEmitter(options: pictures).emit(environment.diff, name: spec.name) }
    guard let old = environment.diff.old.tree, let new = environment.diff.new.tree else {
      throw Diagnostic(
        code: .dumpWithoutTable, message: "a patch compares two layout JSONs, and a dump of views is not a layout JSON",
        range: SourceRange(file: spec.newPath ?? spec.oldPath ?? "-"), help: "use --format json")
    }
    // A layout that was read back names lines if it was written with them, and the patch must fit that file.
    let namesLines = [environment.diff.old, environment.diff.new].contains {
      $0.wasReadBack && !$0.files.isEmpty
    }
    return LayoutPatch.bytes(from: old, to: new, includesSourceMap: namesLines)
  }
}
