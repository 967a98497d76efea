import LayoutFormat
import TableDiagnostics
import TableParsing

/// Keeps the list of the outputs in a folder: what this run produces, what it owned before, and what of that is orphaned.
struct OutputLedger {
  let folder: String
  let run: OutputManifest.Run
  /// Nil if there is no list, and none is wanted.
  private var manifest: OutputManifest?
  private let before: OutputManifest
  /// What this run produced, by path below the folder.
  private var produced: [String: OutputManifest.Output] = [:]
  /// The specs with errors, and those that the run leaves out, whose earlier outputs stay.
  private var failed: Set<String> = []
  /// What was said of imported documents.
  var told: [String] = []
  /// Whether what another run listed is gone, as far as this run knows.
  var isGone: (OutputManifest.Output, OutputManifest.Run) -> Bool = { _, _ in false }

  /// Reads the list of a folder.
  /// - Parameter isWanted: whether a list is begun where there is none.
  init(folder: String, run: OutputManifest.Run, isWanted: Bool) throws(Diagnostic) {
    self.folder = folder
    self.run = run
    let place = OutputPlace(named: folder, below: OutputManifest.name)
    let bytes = try OutputFile.read(place, limit: OutputManifest.mostBytes)
    let known = if let bytes { try OutputManifest(bytes, path: place.path) } else { OutputManifest() }
    before = known
    manifest = bytes != nil || isWanted ? known : nil
  }

  /// Whether outputs are listed.
  var isKept: Bool { manifest != nil }

  mutating func produce(_ path: String, of spec: String, hash: String?) {
    guard let hash else { return }
    produced[path] = OutputManifest.Output(spec: spec, hash: hash)
  }

  /// Lists an imported spec. What was written to it is kept beside the list, so that lists of two branches merge.
  mutating func produce(_ path: String, of document: String, table: OutputManifest.Output.Table) {
    produced[path] = OutputManifest.Output(spec: document, table: table)
  }

  mutating func fail(_ spec: String) { failed.insert(spec) }

  /// Keeps the outputs of specs that the run leaves out.
  mutating func keep(_ specs: Set<String>) { failed.formUnion(specs) }

  /// The outputs that this run owned and does not produce any more, without those of specs with errors, and those of other runs that are
  /// gone, sorted. None that another run still owns is among them.
  var orphans: [String] {
    var states: [String: Bool] = [:]
    for (owner, outputs) in before.runs {
      for (path, output) in outputs where produced[path] == nil {
        let isOrphan = owner == run ? !failed.contains(output.spec) : isGone(output, owner)
        states[path] = isOrphan && states[path] ?? true
      }
    }
    return states.filter(\.value).keys.sorted()
  }

  /// The version of tablec that wrote the outputs, if it is another one.
  var otherMaker: String? { before.maker.flatMap { $0 == Tablec.configuration.version ? nil : $0 } }

  /// The hashes that an output had when runs wrote it.
  func hashes(of path: String) -> [String] {
    let outputs = before.runs.values.compactMap { $0[path] }
    var hashes = outputs.compactMap(\.hash)
    if outputs.contains(where: { $0.table != nil }),
      let base = try? OutputFile.read(ImportMerge.base(of: path, in: folder), limit: ImportSource.mostBytes)
    {
      hashes.append(Fingerprint.hexadecimal(of: base))
    }
    return hashes
  }

  /// The places of the orphans.
  var orphanPlaces: [OutputPlace] { orphans.map { OutputPlace(named: folder, below: $0) } }

  /// Removes orphans, and writes the list. Those that were changed since are kept, and no longer listed.
  /// - Returns: the number of files that were removed.
  mutating func finish(prunes: Bool, reporter: inout Reporter) -> Int {
    guard var manifest else { return 0 }
    var removed = 0
    for path in prunes ? orphans : [] {
      let place = OutputPlace(named: folder, below: path)
      do throws(Diagnostic) {
        let hashes = hashes(of: path)
        switch try OutputFile.remove(place, ifHashIsAmong: hashes) {
        case .removed:
          removed += 1
          if run.isImport {
            _ = try OutputFile.remove(ImportMerge.base(of: path, in: folder), ifHashIsAmong: hashes)
          }
          if reporter.options.verbose { reporter.say("removed \(place.path)") }
        case .missing: break
        case .changed:
          reporter.addWarning(Self.changed(place))
          // An edited spec stays a spec, of a table that is gone: the next import says so again.
          if run.isImport { continue }
        }
        for owner in manifest.runs.keys { manifest.runs[owner]?[path] = nil }
      } catch {
        reporter.addTrouble(error)
      }
    }
    // What could not be removed stays listed.
    guard reporter.status < .trouble else { return removed }
    // Another run owns it now.
    let outputs = (manifest.runs[run] ?? [:]).filter { path, _ in
      produced[path] != nil || !manifest.isOwned(path, besides: run)
    }
    manifest.runs = manifest.runs.filter { !$0.value.isEmpty || before.runs[$0.key]?.isEmpty == true }
    manifest.runs[run] = outputs.merging(produced) { $1 }
    manifest.told[run] = told
    do throws(Diagnostic) {
      let place = OutputPlace(named: folder, below: OutputManifest.name)
      try OutputFile.write(manifest.bytes, to: place, replacesRead: true, keepsEqual: true)
    } catch {
      reporter.addTrouble(error)
    }
    return removed
  }

  private static func changed(_ place: OutputPlace) -> Diagnostic {
    Diagnostic(
      code: .changedOrphan, message: "the output is not removed: it was changed after it was written",
      range: SourceRange(file: place.path), help: "remove it yourself if it is not needed")
  }
}

extension OutputManifest.Run {
  /// - Parameter paths: the arguments of the command line.
  init(paths: [String], folder: String, stages: [String], environments: [String]) throws(Diagnostic) {
    var specs: Set<String> = []
    for path in paths { specs.insert(try Self.relative(path, to: folder)) }
    self.specs = specs.sorted()
    self.stages = stages.sorted()
    self.environments = environments
  }

  /// A path relative to the output folder, so that it does not depend on the working folder.
  private static func relative(_ path: String, to folder: String) throws(Diagnostic) -> String {
    guard path != "-", let path = try canonical(path), let folder = try canonical(folder) else { return path }
    return PathRules.way(from: OutputPlace.parts(of: folder), to: OutputPlace.parts(of: path))
  }

  private static func canonical(_ path: String) throws(Diagnostic) -> String? {
    do throws(FileProblem) { return try DiskFiles().resolve(path) } catch {
      throw SpecFile(path: path, outputName: "").diagnostic(error)
    }
  }
}
