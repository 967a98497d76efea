import Foundation
import SourceTree

@testable import TablePreview

/// A folder of a test's own with paths that are watched, in a time of the test's own: the system records what happens at once, and everything
/// else waits for the test.
final class WatchedFolder {
  let url: URL
  var paths: WatchedPaths
  private var now: Nanoseconds = 0

  init(isReported: Bool = true, _ files: String...) throws {
    url = Machine.temporaryFolder.appending(path: "tablec-\(UUID().uuidString)")
    paths = WatchedPaths(isReported: isReported)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for file in files { try write(file, "first") }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { name.isEmpty ? url.path : "\(url.path)/\(name)" }

  /// Watches these paths below the folder, and no others.
  func watch(_ names: String..., readSince moment: FileMoment = .unknown) {
    paths.watch(Set(names.map(path)), readSince: moment, at: now)
  }

  /// What is reported within so many milliseconds, as paths below the folder.
  func changes(within milliseconds: Int64 = 3) -> Set<String> { Set(batches(within: milliseconds).joined()) }

  /// The reports within so many milliseconds.
  func batches(within milliseconds: Int64) -> [Set<String>] {
    var batches: [Set<String>] = []
    for _ in 0..<milliseconds {
      _ = paths.takeEvents(at: now)
      if let changes = paths.advance(to: now) { batches.append(Set(changes.paths.map(name))) }
      now += TablePreview.milliseconds(1)
    }
    return batches
  }

  private func name(_ path: String) -> String {
    path == url.path ? "" : path.hasPrefix(url.path + "/") ? String(path.dropFirst(url.path.count + 1)) : path
  }

  // MARK: What editors do

  /// Writes a file in place.
  func write(_ name: String, _ text: String) throws {
    let file = try open(name, truncates: true)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// Opens a file to write it, and creates it if it is missing.
  func open(_ name: String, truncates: Bool = false) throws -> FileHandle {
    let descriptor = Foundation.open(path(name), O_WRONLY | O_CREAT | (truncates ? O_TRUNC : O_APPEND), 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func rename(_ old: String, to new: String) throws {
    guard Foundation.rename(path(old), path(new)) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }
}
