import Foundation
import SourceTree

/// The inputs that a target begins with, and those that were found.
package enum Seeds {
  /// Files of the project, made ones, and the target's folder in the corpus.
  package static func of(_ target: FuzzTarget) throws -> [[UInt8]] {
    var seeds = target.makeSeeds()
    for path in target.seedPaths {
      seeds += try files(at: PackageFolder.url(path)).filter { file in
        target.suffixes.contains { file.path.hasSuffix($0) }
      }.map { [UInt8](try Data(contentsOf: $0)) }
    }
    return try seeds + corpus(of: target).map(\.bytes)
  }

  /// Inputs that are kept: finds, each for ever a test, and a few for what the seeds do not reach.
  package static func corpus(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = PackageFolder.url("Tests/Fuzzing/Corpus/\(target.name)")
    return try files(at: folder).map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }

  /// A file, or the files of a folder and the folders in it, in order.
  private static func files(at url: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [url] }
    let inside = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    return try inside.sorted { $0.path < $1.path }.flatMap { try files(at: $0) }
  }
}
