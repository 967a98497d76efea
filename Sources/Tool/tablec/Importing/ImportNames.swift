import SpecImporting
import TableDiagnostics
import TableParsing

/// The names of imported specs below the output folder.
struct ImportNames {
  /// For each file and each of its specs, in their order: `settings/wifi.yaml`.
  let names: [[String]]

  static let suffix = ".yaml"

  /// A spec keeps the folder of its document.
  init(_ files: [ImportedFile]) {
    names = files.map { file in file.specs.map { Self.plain(file, $0) + Self.suffix } }
  }

  /// Where documents of one folder have tables of the same name, all these tables get the names of their documents, or those before their own: what
  /// one is called does not depend on the order.
  static func distinguish(_ files: inout [ImportedFile]) {
    var holders: [OutputName: Set<String>] = [:]
    for file in files {
      for spec in file.specs { holders[OutputName(Self.plain(file, spec)), default: []].insert(file.source.path) }
    }
    for file in files.indices {
      for spec in files[file].specs.indices {
        let plain = plain(files[file], files[file].specs[spec])
        guard holders[OutputName(plain)]?.count ?? 0 > 1 else { continue }
        let table = files[file].specs[spec].table
        files[file].specs[spec].rename(
          files[file].specs.count == 1 || table.name == table.documentName
            ? table.documentName : "\(table.documentName)-\(table.name)")
      }
    }
  }

  private static func plain(_ file: ImportedFile, _ spec: ImportedFile.Spec) -> String {
    file.source.folder.isEmpty ? spec.table.name : "\(file.source.folder)/\(spec.table.name)"
  }

  /// The files of which two specs would have one name all the same.
  func collisions(_ files: [ImportedFile]) -> [Diagnostic] {
    var first: [OutputName: ImportedFile] = [:]
    return zip(files, names).flatMap { file, names in
      names.compactMap { name -> Diagnostic? in
        guard let other = first.updateValue(file, forKey: OutputName(name)) else { return nil }
        return Diagnostic(
          code: .outputCollision, message: "its spec would have the same name as another one: \(name)",
          range: SourceRange(file: file.source.path), notes: [Note(message: "the other is from \(other.source.path)")],
          help: "import them into different folders, or leave out a copy with --exclude \(copy(file.source.path))")
      }
    }
  }

  /// A pattern for a document in a folder.
  private func copy(_ path: String) -> String { ProgramPath.quoted("**/" + path.lastPathComponent) }
}

extension ImportedFile.Spec {
  fileprivate mutating func rename(_ name: String) {
    table.name = name
    table.spec["name"] = .text(name)
    bytes = DraftPrinter.print(table.spec, path: name)
  }
}
