import GitReading
import TableDiagnostics
import TableParsing

/// Comparing specs whose images Git LFS has not fetched.
extension DiffOperand {
  /// The files of its entries that are not tables of documents; those of the disk if some are there.
  var files: FileSystem {
    let specs = entries.filter { $0.table == nil }
    return specs.first { $0.files.revision == nil }?.files ?? specs.first?.files ?? .run
  }

  /// Lets the specs be compared without the contents of images.
  /// - Parameter other: the files of the other side, where an image may be.
  mutating func allowUnfetchedImages(besides other: FileSystem) {
    let images = UnfetchedImages { path, limit in
      // A link of the other side may lead anywhere.
      other.canonicalPath(path) == path ? try? other.read(path, limit: limit) : nil
    }
    for index in entries.indices { entries[index].unfetched = images }
  }

  /// The warning about images whose contents were missing, after the comparison.
  var unfetchedWarning: Diagnostic? {
    let paths = (entries.first?.unfetched?.paths ?? []).sorted()
    guard let first = paths.first else { return nil }
    let revision = files.revision
    let words = paths.count == 1 ? "has not been fetched: its size is" : "have not been fetched: their sizes are"
    let command = revision.map { "git lfs fetch origin \($0.revision.name)" } ?? "git lfs pull"
    return Diagnostic(
      code: .notFetched, severity: .warning,
      message: "\(counted(paths.count, "image")) stored with Git LFS \(words) not compared",
      range: SourceRange(file: revision?.shown(ofDisk: first) ?? WorkingFolder.relative(first)),
      help: "fetch the contents with '\(command)'")
  }
}
