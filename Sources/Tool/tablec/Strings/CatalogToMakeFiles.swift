import TableIR
import TableParsing

/// The files of a run that extracts strings: the catalog that it is about to make is there already, without strings.
///
/// So a spec can name the catalog before its first strings are extracted.
struct CatalogToMakeFiles: SpecFiles {
  private let base: any SpecFiles
  /// Its path without links; nil if its folder does not exist.
  private let canonical: String?

  init(_ base: any SpecFiles, making path: String) {
    self.base = base
    let name = path.split(separator: "/").last.map(String.init) ?? path
    canonical =
      base.canonicalPath(path) ?? base.canonicalPath(base.folder(of: path)).map { base.path(of: name, in: $0) }
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard path == canonical else { return try base.read(path, limit: limit) }
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try base.read(path, limit: limit) } catch {
      guard case .missing = error else { throw error }
      return CatalogDocument(sourceLanguage: "en").bytes
    }
    return CatalogDocument.isBlank(bytes) ? CatalogDocument(sourceLanguage: "en").bytes : bytes
  }

  func canonicalPath(_ path: String) -> String? {
    if let found = base.canonicalPath(path) { return found }
    guard let canonical, let folder = base.canonicalPath(base.folder(of: path)) else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return base.path(of: name, in: folder) == canonical ? canonical : nil
  }
}
