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
  /// Whether edits stay where the document changed the same.
  var keepsEdits = false
  /// Reads specs that were merged.
  var parser: SpecParser
  /// Whether only some of the tables are imported.
  var choosesTables = false
  /// The arguments of the command line, and the flags that choose tables and their language.
  var paths: [String]
  var flags: [String]

  /// The ids that earlier imports into the folder gave to sections, rows and views, by document and table.
  var knownIDs: [String: [String: [String: String]]] { list?.importedIDs ?? [:] }

  /// What the last import said of the same documents.
  var told: [String] {
    guard case .folder(let folder, _) = target, let run = try? run(in: folder) else { return [] }
    return list?.told[run] ?? []
  }

  /// The list of the folder. One that cannot be read is reported when it is updated.
  private var list: OutputManifest? {
    guard case .folder(let folder, _) = target else { return nil }
    let place = OutputPlace(named: folder, below: OutputManifest.name)
    guard let bytes = try? OutputFile.read(place, limit: OutputManifest.mostBytes) else { return nil }
    return try? OutputManifest(bytes, path: place.path)
  }

  private func run(in folder: String) throws(Diagnostic) -> OutputManifest.Run {
    try OutputManifest.Run(paths: paths, folder: folder, stages: [Self.stage], environments: flags)
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
  /// - Parameter told: what was said of the documents.
  /// - Returns: what was done, in words; nil for a single output.
  func write(_ files: [ImportedFile], told: [String], reporter: inout Reporter) throws(WrongUsage) -> String? {
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
      do throws(Diagnostic) {
        return try write(files, told: told, to: folder, update, reporter: &reporter)
      } catch {
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
    _ files: [ImportedFile], told: [String], to folder: String, _ update: OutputPlan.Update, reporter: inout Reporter
  ) throws(Diagnostic) -> String? {
    let names = ImportNames(files)
    let collisions = names.collisions(files)
    guard collisions.isEmpty else {
      for collision in collisions { reporter.addTrouble(collision) }
      return nil
    }
    if !update.verifies, let problem = OutputFile.problem(withFolder: folder) { throw problem }
    var ledger: OutputLedger? = try OutputLedger(folder: folder, run: run(in: folder), isWanted: !update.verifies)
    ledger?.told = told.sorted()
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
          let merged: ImportMerge.Merged
          switch result {
          case .write(let result): merged = result
          case .refuse(let problems):
            refuse(problems, of: file, &ledger, &tally, &reporter)
            continue
          case .unknown:
            refuse([.edited(place)], of: file, &ledger, &tally, &reporter)
            continue
          }
          let isWritten =
            if merged.isKept { false } else { try OutputFile.write(merged.bytes, to: place, keepsEqual: true) }
          if isWritten { reporter.note(place.path) }
          try OutputFile.write(merged.base, to: merge.base(of: name), keepsEqual: true)
          for problem in merged.problems {
            if problem.severity == .error { reporter.add(problem) } else { reporter.addWarning(problem) }
          }
          tally.add(hasErrors: false, written: isWritten ? 1 : 0)
          if merged.hasEdits { if merged.isKept { tally.kept += 1 } else { tally.merged += 1 } }
          if merged.hasConflicts { if merged.isKept { tally.keptConflicts += 1 } else { tally.mergedConflicts += 1 } }
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

extension ImportOutput {
  /// Reports why a spec stays as it is. The others are written, and the next import still knows what this one began with.
  private func refuse(
    _ problems: [Diagnostic], of file: ImportedFile, _ ledger: inout OutputLedger?, _ tally: inout OutputTally,
    _ reporter: inout Reporter
  ) {
    for problem in problems { reporter.add(problem) }
    ledger?.fail(file.source.inside)
    tally.add(hasErrors: true, written: 0)
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
