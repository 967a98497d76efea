import SpecImporting
import TableDiagnostics

/// The tables that `--table` asks for.
struct ImportChoice {
  /// Interface Builder's ids, or names of specs.
  var tables: [String]

  /// Keeps the chosen tables; a choice that no file has is reported.
  func choose(in files: inout [ImportedFile], reporter: inout Reporter) {
    guard !tables.isEmpty else { return }
    let all = files.flatMap { file in file.specs.map { (file, $0) } }
    for name in tables where !all.contains(where: { $0.1.isCalled(name) }) {
      let near = closestMatch(to: name, in: all.flatMap { [$0.1.table.element, $0.1.table.name] })
      reporter.addTrouble(
        Diagnostic(
          code: .unknownTable, message: "there is no table \(name.quotedForMessage)",
          range: SourceRange(file: files.first?.source.path ?? "-"), notes: Self.notes(all.map(\.1)),
          help: near.map { "did you mean '\($0)'?" }))
    }
    for index in files.indices {
      files[index].specs.removeAll { spec in !tables.contains { spec.isCalled($0) } }
      files[index].omissions = []
    }
  }

  /// The tables that there are, up to a number that fits a screen.
  static func notes(_ specs: [ImportedFile.Spec]) -> [Note] {
    let shown = specs.prefix(12).map { Note(message: "\($0.table.element) is \($0.table.name)") }
    return shown + (specs.count > shown.count ? [Note(message: "and \(specs.count - shown.count) more")] : [])
  }
}

extension ImportedFile.Spec {
  func isCalled(_ name: String) -> Bool { table.element == name || table.name == name }
}
