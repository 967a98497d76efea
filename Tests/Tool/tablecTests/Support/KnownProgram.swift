import Foundation
import Testing

/// The hash of the program, by which the results of a cache are known. A debug build takes five seconds of CPU time for it, in each cache
/// and working folder.
enum KnownProgram {
  private static let file = Task {
    let folder = try TemporaryFolder(["a.yaml": Specs.list])
    _ = try await tablec("compile", "a.yaml", "--check", "--cache", "cache", in: folder)
    let name = try #require(folder.files.first { $0.hasSuffix(".files") })
    return try Data(contentsOf: folder.url.appending(path: name))
  }

  /// Puts it where runs in a folder look for it.
  static func put(into cache: String = "cache", in folder: TemporaryFolder, below path: String = "") async throws {
    let place = folder.url.appending(path: path).resolvingSymlinksInPath().path
    let name = CachedResultHash.of(Array((place.hasSuffix("/") ? String(place.dropLast()) : place).utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let url = (cache.hasPrefix("/") ? URL(filePath: cache) : folder.url.appending(path: cache))
      .appending(path: "v1/\(name.prefix(2))/\(name.dropFirst(2)).files")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try await file.value.write(to: url)
  }
}
