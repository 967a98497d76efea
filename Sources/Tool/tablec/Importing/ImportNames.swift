import TableDiagnostics
import TableParsing

/// The names of imported specs below the output folder.
struct ImportNames {
  /// For each file and each of its specs, in their order: `settings/wifi.yaml`.
  let names: [[String]]

  static let suffix = ".yaml"

  /// A spec keeps the folder of its document. Where documents of one folder have tables of the same name, all these tables have the
  /// name of the document before theirs: what one is called does not depend on the order.
  init(_ files: [ImportedFile]) {
    var holders: [OutputName: Set<String>] = [:]
    for file in files {
      for spec in file.specs { holders[OutputName(Self.plain(file, spec)), default: []].insert(file.source.path) }
    }
    names = files.map { file in
      file.specs.map { spec in
        let plain = Self.plain(file, spec)
        guard holders[OutputName(plain)]?.count ?? 0 > 1 else { return plain + Self.suffix }
        return Self.path(file, "\(file.source.stem)-\(spec.table.name)") + Self.suffix
      }
    }
  }

  private static func plain(_ file: ImportedFile, _ spec: ImportedFile.Spec) -> String {
    path(file, spec.table.name)
  }

  private static func path(_ file: ImportedFile, _ name: String) -> String {
    file.source.folder.isEmpty ? name : "\(file.source.folder)/\(name)"
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
          help: "import them into different folders")
      }
    }
  }
}
