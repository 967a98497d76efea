import Foundation
import SourceTree
import TableDiagnostics
import TableSupport
import Testing

@testable import TableParsing

/// The disk of a Mac knows a name in several cases, so there the system is asked about each file.
private let isCaseKept: Bool = {
  #if canImport(Darwin)
    false
  #else
    true
  #endif
}()

/// A folder of a test's own, gone after it.
private final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "tablec-parsing-\(UUID().uuidString)"
    path = Machine.temporaryFolder.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path + "/specs", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: path + "/" + name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }
}

@Suite("Files of the machine")
struct DiskFilesTests {
  private func problem(_ path: String, limit: Int = 100) -> FileProblem? {
    do throws(FileProblem) {
      _ = try DiskFiles().read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  private func findings(_ text: String, in folder: TemporaryFolder) -> [String] {
    let path = folder.path + "/specs/a.yaml"
    return SpecParser(profiles: []).parse(Array(text.utf8), path: path).diagnostics.diagnostics.map {
      "\($0.range.start.line):\($0.range.start.column) \($0.code)"
    }
  }

  @Test("are read whole, up to the limit")
  func whole() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write("big", bytes)
    try folder.write("empty", [])
    #expect(try DiskFiles().read(folder.path + "/big", limit: 200_000) == bytes)
    #expect(problem(folder.path + "/big", limit: 199_999) == .tooLarge(limit: 199_999))
    #expect(try DiskFiles().read(folder.path + "/empty", limit: 0) == [])
  }

  @Test("that are missing, folders, pipes or devices are told apart, at once")
  func kinds() throws {
    let folder = try TemporaryFolder()
    #expect(problem(folder.path + "/none") == .missing)
    #expect(problem(folder.path + "/specs") == .isFolder)
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(problem(folder.path + "/pipe") == .unreadable("not a regular file"))
    #expect(problem("/dev/zero") == .unreadable("not a regular file"))
  }

  @Test("that may not be read say so", .disabled(if: getuid() == 0, "root may read everything"))
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", [1])
    #expect(chmod(folder.path + "/secret", 0) == 0)
    #expect(problem(folder.path + "/secret") == .unreadable("Permission denied"))
  }

  @Test("have one canonical path")
  func canonical() throws {
    let folder = try TemporaryFolder()
    try folder.write("specs/a.yaml", [])
    try folder.link("link", to: "specs")
    let path = folder.path + "/specs/a.yaml"
    #expect(DiskFiles().canonicalPath(folder.path + "/link/../link/./a.yaml") == path)
    #expect(DiskFiles().canonicalPath(folder.path + "/none") == nil)
  }

  @Test("are resolved by way of their folders, which are resolved once", .enabled(if: isCaseKept))
  func resolvedOnce() throws {
    let folder = try TemporaryFolder()
    let resolved = Locked<[String]>([])
    let folders = CanonicalFolders { path throws(FileProblem) in
      resolved.withLock { $0.append(path) }
      return try CanonicalFolders.ofProcess.resolve(path)
    }
    var below = folder.path
    for _ in 0..<50 {
      below += "/d"
      try FileManager.default.createDirectory(atPath: below, withIntermediateDirectories: true)
      for name in ["a", "b"] {
        try folder.write(String(below.dropFirst(folder.path.count + 1)) + "/" + name, [])
        #expect(try folders.resolve(below + "/" + name) == below + "/" + name)
      }
      #expect(try folders.resolve(below + "/none") == nil)
    }
    #expect(resolved.withLock { $0.count } == 1)
    try folder.link("link", to: "d/d")
    for name in ["a", "b", "d/a", "d/../b"] { _ = try folders.resolve(folder.path + "/link/" + name) }
    // The link and its `..` are looked up whole.
    #expect(resolved.withLock { Array($0.dropFirst()) } == [folder.path + "/link", folder.path + "/link/d/.."])
    #expect(try folders.resolve(folder.path + "/link/d/a") == folder.path + "/d/d/d/a")
  }

  @Test("are where a link leads that is swapped during a run, and not where it led")
  func swapped() throws {
    let folder = try TemporaryFolder()
    let disk = DiskFiles()
    for name in ["inside", "outside", "real"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)/sub", withIntermediateDirectories: true)
      try folder.write("\(name)/sub/a", [])
    }
    try folder.link("link", to: "inside")
    #expect(disk.canonicalPath(folder.path + "/link/sub/a") == folder.path + "/inside/sub/a")
    try FileManager.default.removeItem(atPath: folder.path + "/link")
    try folder.link("link", to: "outside")
    #expect(disk.canonicalPath(folder.path + "/link/sub/a") == folder.path + "/outside/sub/a")
    #expect(disk.canonicalPath(folder.path + "/link/sub") == folder.path + "/outside/sub")
    // A folder becomes a link.
    #expect(disk.canonicalPath(folder.path + "/real/sub/a") == folder.path + "/real/sub/a")
    try FileManager.default.moveItem(atPath: folder.path + "/real/sub", toPath: folder.path + "/moved")
    try folder.link("real/sub", to: "../outside/sub")
    #expect(disk.canonicalPath(folder.path + "/real/sub/a") == folder.path + "/outside/sub/a")
    try FileManager.default.removeItem(atPath: folder.path + "/real/sub")
    #expect(disk.canonicalPath(folder.path + "/real/sub/a") == nil)
    #expect(
      PathRules(root: folder.path + "/inside").resolve("../link/sub/a", from: folder.path + "/inside/x", files: disk)
        == .outside)
  }

  @Test("outside the root are not reached by links")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.png", png(1, 1))
    try folder.write("secret.yaml", Array("name: secret\n".utf8))
    try folder.write("specs/real.png", png(1, 1))
    try folder.link("specs/file.png", to: "../secret.png")
    try folder.link("specs/folder", to: "..")
    try folder.link("specs/inside.png", to: "real.png")
    try folder.link("specs/loop.png", to: "loop.png")
    let text = """
      tablespec: 1
      include: folder/secret.yaml
      sections:
        - rows:
            - {image: file.png}
            - {image: folder/secret.png}
            - {image: inside.png}
            - {image: loop.png}
      """
    #expect(findings(text, in: folder) == ["2:10 E0302", "5:17 E0311", "6:17 E0311", "8:17 E0310"])
  }

  @Test("that hang or never end are refused as images and includes")
  func endless() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/specs/pipe.png", 0o600) == 0)
    try folder.write("specs/large.png", png(1, 1) + [UInt8](repeating: 0, count: 8 << 20))
    let text = """
      tablespec: 1
      include: pipe.png
      background: pipe.png
      sections: [{rows: [{image: large.png}, {image: ../x.png}]}]
      """
    #expect(findings(text, in: folder) == ["2:10 E0301", "3:13 E0312", "4:28 E0312", "4:48 E0311"])
  }
}
