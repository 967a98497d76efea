import Foundation
import Testing

@testable import TablePreview

@Suite("The watched paths")
struct WatchedPathsTests {
  @Test("can change: what is no longer watched is not reported, what stays loses nothing")
  func change() throws {
    let folder = try WatchedFolder("a", "b", "c")
    folder.watch("a", "b")
    try folder.write("a", "new")
    try folder.write("b", "new")
    _ = folder.paths.takeEvents(at: 0)
    folder.watch("b", "c")
    #expect(folder.changes() == ["b"])
    try folder.write("a", "newer")
    try folder.write("c", "newer")
    #expect(folder.changes(within: 30) == ["c"])
    folder.watch()
    try folder.write("c", "newest")
    #expect(folder.changes(within: 5000) == [])
    #expect(folder.paths.nextDeadline == nil)
  }

  @Test("are reported at once if they changed after they were read")
  func readBefore() throws {
    let folder = try WatchedFolder("a", "old")
    // Older than the steps of the file system's clock.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path("old"))
    let early = FileMoment(time: FileMoment.now.time - milliseconds(10_000))
    folder.watch("a", readSince: early)
    #expect(folder.changes() == ["a"])
    folder.watch("a", "gone", readSince: early)
    #expect(folder.changes() == ["gone"])
    folder.watch("a", "gone", "old", readSince: FileMoment(time: FileMoment.now.time + milliseconds(10_000)))
    #expect(folder.changes(within: 100) == [])
  }

  @Test("can be folders, which are reported when they have an entry more or less")
  func listing() throws {
    let folder = try WatchedFolder()
    try folder.makeFolder("d/deep")
    try folder.write("d/a", "x")
    folder.watch("d")
    try folder.write("d/a", "other contents")
    try folder.write("d/deep/b", "deeper")
    #expect(folder.changes(within: 500) == [])
    let file = try folder.open("d/new")
    #if os(Linux)
      #expect(folder.changes(within: 30) == [])
    #endif
    try file.write(contentsOf: Data("x".utf8))
    try file.close()
    #expect(folder.changes(within: 60) == ["d"])
    try folder.makeFolder("d/folder")
    #expect(folder.changes(within: 60) == ["d"])
    try folder.remove("d/new")
    #expect(folder.changes(within: 130) == ["d"])
    try folder.rename("d/folder", to: "d/other")
    #expect(folder.changes(within: 130) == ["d"])
    #expect(folder.changes(within: 5000) == [])
    try folder.remove("d")
    #expect(folder.changes(within: 130) == ["d"])
    try folder.makeFolder("d")
    #expect(folder.changes(within: 60) == ["d"])
    try folder.write("d/again", "x")
    #expect(folder.changes(within: 60) == ["d"])
  }

  @Test("can be any text")
  func strange() throws {
    let folder = try WatchedFolder("a")
    let long = String(repeating: "x/", count: 20_000)
    let strange: Set<String> = [
      "", ".", "..", "/", "//", "a\0b", "\0", long, folder.path(long), String(repeating: "../", count: 500),
      folder.path("a") + "/.", folder.path("a") + "/", folder.path("./../") + "/\(folder.url.lastPathComponent)//a",
    ]
    folder.paths.watch(strange, readSince: .unknown, at: 0)
    #expect(folder.changes(within: 100) == [])
    try folder.write("a", "new")
    #expect(folder.changes(within: 30).contains { $0.hasSuffix("//a") })
  }

  @Test("relative ones are those of the working folder")
  func relative() {
    var paths = WatchedPaths()
    paths.watch(["Package.swift", "no/such/file"], readSince: FileMoment(time: 0), at: 0)
    #expect(paths.advance(to: milliseconds(10))?.paths == ["Package.swift", "no/such/file"])
  }

  @Test("are looked at twice a second where the system reports nothing")
  func polling() throws {
    let folder = try WatchedFolder(isReported: false, "a", "b")
    try folder.makeFolder("d")
    folder.watch("a", "b", "d", "missing/c")
    #expect(folder.changes(within: 1000) == [])
    try folder.write("a", "something longer")
    try folder.remove("b")
    try folder.makeFolder("missing")
    try folder.write("missing/c", "x")
    try folder.write("d/e", "x")
    #expect(folder.changes(within: 700) == ["a", "b", "d", "missing/c"])
    #expect(folder.changes(within: 1000) == [])
  }
}
