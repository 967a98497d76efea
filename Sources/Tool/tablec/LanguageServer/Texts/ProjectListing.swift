import TableParsing
import TableSupport

/// The files below a folder, for completions, references and names that change in all of them.
///
/// A folder may be a whole disk: what is listed is bounded, and listed anew only now and then.
final class ProjectListing: Sendable {
  private struct Listing {
    var paths: [String]
    var second: Int
  }

  private let known = Locked<[String: Listing]>([:])

  /// The greatest number of files and folders that are looked at.
  private static let most = 5_000
  private static let deepest = 12
  /// How long a listing is used, in seconds.
  private static let lifetime = 2
  private static let mostFolders = 16

  /// The files below a folder: absolute paths, without hidden ones.
  func paths(below root: String) -> [String] {
    let now = System.secondsSince1970
    if let listing = known.withLock({ $0[root] }), (0..<Self.lifetime).contains(now - listing.second) {
      return listing.paths
    }
    var paths: [String] = []
    var left = Self.most
    Self.list(root, depth: 0, &left, &paths)
    known.withLock { known in
      if known.count >= Self.mostFolders { known = [:] }
      known[root] = Listing(paths: paths, second: now)
    }
    return paths
  }

  /// Files have come or gone.
  func forget() { known.withLock { $0 = [:] } }

  private static func list(_ folder: String, depth: Int, _ left: inout Int, _ paths: inout [String]) {
    guard depth < deepest, left > 0, let entries = FolderEntries(folder) else { return }
    var folders: [String] = []
    for name in entries.names where !name.hasPrefix(".") || name == ConfigurationParser.fileName {
      guard left > 0 else { return }
      left -= 1
      let path = PathRules.join(folder, name)
      switch PathKind(path) {
      case .file: paths.append(path)
      // A link to a folder may lead to one that is listed already.
      case .folder where !SymbolicLink.isOne(path): folders.append(path)
      default: break
      }
    }
    for path in folders { list(path, depth: depth + 1, &left, &paths) }
  }
}
