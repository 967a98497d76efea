import SpecEditing
import TableIR
import TableParsing
import TableSupport

/// The string catalogs of a project, as its specs and the editor's texts name them.
struct EditedCatalogs: Sendable {
  let texts: OverlayFiles
  /// The configuration of the file that is edited.
  let configuration: @Sendable () -> RunConfiguration.Found

  func catalog(_ path: String) -> StringCatalog? {
    (try? texts.read(path, limit: StringCatalog.greatestSize)).flatMap { try? StringCatalog.parse($0) }
  }

  /// Those that the configuration names.
  var ofProject: EditedStrings? {
    let found = configuration()
    guard let names = found.configuration.strings?.files else { return nil }
    let folder = found.folder.hasSuffix("/") ? String(found.folder.dropLast()) : found.folder
    let files = names.compactMap { name -> EditedStrings.File? in
      let path = DiskFiles().withoutDots(DiskFiles().path(of: name, in: folder))
      return catalog(path).map { EditedStrings.File(path: path, catalog: $0) }
    }
    return files.isEmpty ? nil : EditedStrings(files)
  }

  /// The line at which the entry of a key begins.
  func place(of key: String, in path: String) -> TextLocation? {
    guard let bytes = try? texts.read(path, limit: StringCatalog.greatestSize),
      let line = JSONLocator(bytes).place(of: JSONPointer(["strings", key]))?.start.line
    else { return nil }
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let first = bytes[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? start
    // An empty range would be the whole file.
    return TextLocation(path: path, range: first..<max(end, first + 1))
  }
}
