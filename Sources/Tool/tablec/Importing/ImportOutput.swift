import SpecImporting
import TableDiagnostics
import TableParsing

/// Where imported specs are written.
struct ImportOutput {
  enum Target: Equatable {
    case standardOutput
    case file(String)
    case folder(String, OutputPlan.Update)
  }

  /// The stage of its outputs in the list of a folder.
  static let stage = "import"

  let target: Target
  /// Whether specs are overwritten that an import did not write.
  var isForced: Bool
  /// Whether edits stay where the document changed the same lines.
  var keepsEdits = false
  /// Reads specs that were merged.
  var parser: SpecParser
  /// Whether only some of the tables are imported.
  var choosesTables = false
  /// The arguments of the command line, and the flags that choose tables and their language.
  var paths: [String]
  var flags: [String]

  /// The ids that earlier imports into the folder gave to sections, rows and views, by document and table.
  var knownIDs: [String: [String: [String: String]]] {
    guard case .folder(let folder, _) = target else { return [:] }
    let place = OutputPlace(named: folder, below: OutputManifest.name)
    // A list that cannot be read is reported when it is updated.
    guard let bytes = try? OutputFile.read(place, limit: OutputManifest.mostBytes) else { return [:] }
    return (try? OutputManifest(bytes, path: place.path))?.importedIDs ?? [:]
  }

  /// A file where its specs go, for the configuration that they have there; nil for standard output.
  var place: SpecFile? {
    switch target {
    case .standardOutput: nil
    case .file(let path): SpecFile(named: path)
    case .folder(let folder, _): SpecFile(named: PathRules.join(Self.existing(folder), "spec" + ImportNames.suffix))
    }
  }

  /// A folder, or the nearest one around it if it is still to be made.
  private static func existing(_ folder: String) -> String {
    var folder = folder
    while PathKind(folder) == .missing, folder != ".", folder != "/" { folder = PathRules.folder(of: folder) }
    return folder
  }

  /// Writes specs, or compares them.
  /// - Returns: what was done, in words; nil for a single output.
  func write(_ files: [ImportedFile], reporter: inout Reporter) throws(WrongUsage) -> String? {
    switch target {
    case .standardOutput, .file:
      guard let spec = single(files, reporter: &reporter) else { return nil }
      do throws(Diagnostic) {
        if case .file(let path) = target {
          try writeFile(spec.bytes, to: path, reporter: &reporter)
        } else {
          try Terminal.writeOutput(spec.bytes)
        }
      } catch {
        reporter.addTrouble(error)
      }
      return nil
    case .folder(let folder, let update):
      do throws(Diagnostic) { return try write(files, to: folder, update, reporter: &reporter) } catch {
        reporter.addTrouble(error)
        return nil
      }
    }
  }

  // MARK: One spec

  private func single(_ files: [ImportedFile], reporter: inout Reporter) -> ImportedFile.Spec? {
    let specs = files.flatMap(\.specs)
    if specs.count > 1 {
      reporter.addTrouble(
        Diagnostic(
          code: .unknownTable, message: "there are \(specs.count) tables, but only one output",
          range: SourceRange(file: files.first?.source.path ?? "-"), notes: ImportChoice.notes(specs),
          help: "name a folder with -o, or choose a table with --table ID"))
      return nil
    }
    return specs.first
  }

  private func writeFile(_ bytes: [UInt8], to path: String, reporter: inout Reporter) throws(Diagnostic) {
    let place = OutputPlace(named: path)
    if !isForced, PathKind(path) == .file, try OutputFile.compare(bytes, with: place) == .different {
      return reporter.add(.edited(place))
    }
    if try OutputFile.write(bytes, to: place, keepsEqual: true) { reporter.note(place.path) }
  }

  // MARK: A folder

  private func write(
    _ files: [ImportedFile], to folder: String, _ update: OutputPlan.Update, reporter: inout Reporter
  ) throws(Diagnostic) -> String? {
    let names = ImportNames(files)
    let collisions = names.collisions(files)
    guard collisions.isEmpty else {
      for collision in collisions { reporter.addTrouble(collision) }
      return nil
    }
    if !update.verifies, let problem = OutputFile.problem(withFolder: folder) { throw problem }
    let run = try OutputManifest.Run(paths: paths, folder: folder, stages: [Self.stage], environments: flags)
    var ledger: OutputLedger? = try OutputLedger(folder: folder, run: run, isWanted: !update.verifies)
    if !choosesTables {
      let gone = GoneTables(paths, files, folder: folder)
      ledger?.isGone = gone.contains
    }
    let merge = ImportMerge(outputs: folder, parser: parser, keepsEdits: keepsEdits)
    var tally = OutputTally()
    var stale: [Diagnostic] = []
    for (file, names) in zip(files, names.names) {
      if file.problem != nil { ledger?.fail(file.source.inside) }
      for (spec, name) in zip(file.specs, names) {
        let place = OutputPlace(named: folder, below: name)
        let table = OutputManifest.Output.Table(element: spec.table.element, ids: spec.table.ids)
        do throws(Diagnostic) {
          let result = try merge.result(of: spec.bytes, at: place, name, isForced: isForced)
          if update.verifies {
            if let problem = try merge.staleness(result, of: spec.bytes, at: place) { stale.append(problem) }
            ledger?.produce(name, of: file.source.inside, table: table)
            continue
          }
          var isWritten = false
          var refused: [Diagnostic] = []
          switch result {
          case .write(let bytes, let isMerged, let left):
            isWritten = try OutputFile.write(bytes, to: place, keepsEqual: true)
            if isWritten { reporter.note(place.path) }
            if isMerged { tally.merged += 1 }
            for warning in left { reporter.addWarning(warning) }
          case .keep(let left):
            tally.kept += 1
            for warning in left { reporter.addWarning(warning) }
          case .conflict(let problems): refused = problems
          case .contradiction(let problem): refused = [problem]
          case .unknown: refused = [.edited(place)]
          }
          guard refused.isEmpty else {
            // The others are written, and the next import still knows what this one began with.
            for problem in refused { reporter.add(problem) }
            ledger?.fail(file.source.inside)
            tally.add(hasErrors: true, written: 0)
            continue
          }
          try OutputFile.write(spec.bytes, to: merge.base(of: name), keepsEqual: true)
          tally.add(hasErrors: false, written: isWritten ? 1 : 0)
          ledger?.produce(name, of: file.source.inside, table: table)
        } catch {
          reporter.addTrouble(error)
        }
      }
    }
    if !update.verifies, !update.prunes, reporter.status < .trouble {
      for place in ledger?.orphanPlaces ?? [] where PathKind(place.path) == .file { reporter.addWarning(.gone(place)) }
    }
    let isWriting = update.finish("specs", stale: stale, ledger: &ledger, tally: &tally, reporter: &reporter)
    return isWriting && !files.allSatisfy(\.specs.isEmpty) ? tally.words : nil
  }
}

extension Diagnostic {
  fileprivate static func edited(_ place: OutputPlace) -> Diagnostic {
    Diagnostic(
      code: .editedImport, message: "the spec is not what an import wrote, so it is not overwritten",
      range: SourceRange(file: place.path), help: "--force overwrites it; -o with another folder keeps both")
  }

  fileprivate static func gone(_ place: OutputPlace) -> Diagnostic {
    Diagnostic(
      code: .tableGone, message: "the table that this spec was imported from is gone",
      range: SourceRange(file: place.path), help: "--prune removes the spec")
  }
}
