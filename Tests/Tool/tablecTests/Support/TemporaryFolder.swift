import Foundation
import SourceTree

/// A folder of a test's own, gone when the test is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // The compiler shows paths as they are given, and tests compare them.
    url = Machine.temporaryFolder.appending(path: "tablec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A folder with files in it, by their paths.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: path), withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  /// The text of a file, or nil if there is none.
  func text(_ path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// All files, hidden ones too, by their sorted paths.
  var files: [String] { PackageFolder.files(below: url) }
}
