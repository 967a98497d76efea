import SpecDrawing
import TableParsing

/// A folder in which every image is, and the parts that drawn specs include.
struct FuzzFiles: SpecFiles {
  private let drawn = DrawnFiles()

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try drawn.read(Self.known(path), limit: limit)
  }

  func canonicalPath(_ path: String) -> String? { drawn.canonicalPath(Self.known(path)) }

  /// A path by which the file is known that stands for another.
  private static func known(_ path: String) -> String { path.hasSuffix(".png") ? DrawnFiles.images[0] : path }
}
