import GitReading
import SpecImporting
import TableParsing

/// The files of a project in a revision.
struct GitProject: InterfaceFiles {
  let files: GitFiles
  let paths: [String]

  init(_ files: GitFiles) {
    self.files = files
    let search = FolderSearch(files.shown(""), in: files, for: .project)
    paths = search.specs.map { String($0.path.dropFirst(files.shown("").count)) }
  }

  func read(_ path: String, limit: Int) -> [UInt8]? { try? files.bytes(files.shown(path), limit: limit) }
}
