import TableParsing

/// Which tables that other runs imported into a folder are gone, as far as this run can know: those of documents inside what it imports.
struct GoneTables {
  /// The folder of the specs, whose list names the paths of runs from there.
  private let folder: String
  /// What this run imports; canonical paths.
  private let paths: [String]
  /// The elements of the tables of each document that it read, by the document's canonical path.
  private let tables: [String: Set<String>]

  /// - Parameters:
  ///   - paths: the arguments of the command line.
  ///   - files: what they were found to name, with all their tables.
  init(_ paths: [String], _ files: [ImportedFile], folder: String) {
    let disk = DiskFiles()
    self.folder = disk.canonicalPath(folder) ?? folder
    self.paths = paths.filter { $0 != "-" }.compactMap(disk.canonicalPath)
    var tables: [String: Set<String>] = [:]
    for file in files where file.problem == nil {
      if let path = disk.canonicalPath(file.source.path) { tables[path] = Set(file.specs.map(\.table.element)) }
    }
    self.tables = tables
  }

  /// Whether the table that another run imported is gone. What is not certain is still there: a dump, a document that cannot be read, one
  /// that was moved with its project.
  func contains(_ output: OutputManifest.Output, of run: OutputManifest.Run) -> Bool {
    guard run.isImport, let table = output.table, ImportSource.isDocument(output.spec),
      !output.spec.hasPrefix("/"), !output.spec.split(separator: "/").contains("..")
    else { return false }
    let places = run.specs.flatMap { self.places(of: output.spec, from: $0) }
    guard places.contains(where: { place in place.isInside && paths.contains { Self.isPath(place.path, inside: $0) } })
    else { return false }
    return places.allSatisfy { place in
      guard exists(place.path) else { return true }
      return tables[place.path].map { !$0.contains(table.element) } ?? false
    }
  }

  /// Where a document can be that a run found: its path begins at the run's project, which is a folder around what was imported.
  private func places(of document: String, from argument: String) -> [(path: String, isInside: Bool)] {
    let disk = DiskFiles()
    let start = disk.withoutDots(disk.path(of: argument, in: folder))
    guard start.hasPrefix("/"), start.utf8.count + document.utf8.count < Self.longest else { return [] }
    var places: [(path: String, isInside: Bool)] = []
    var project = start
    while true {
      let path = disk.path(of: document, in: project)
      places.append((path, Self.isPath(path, inside: start)))
      guard project != "/" else { return places }
      project = disk.folder(of: project)
    }
  }

  /// The list can be changed by anyone; the system opens no longer path (PATH_MAX).
  private static let longest = 4096

  private static func isPath(_ path: String, inside folder: String) -> Bool {
    path == folder || path.hasPrefix(PathRules.join(folder, ""))
  }

  private func exists(_ path: String) -> Bool {
    do throws(FileProblem) { return try DiskFiles().resolve(path) != nil } catch { return true }
  }
}
