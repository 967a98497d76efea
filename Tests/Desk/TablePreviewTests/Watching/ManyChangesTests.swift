import Foundation
import Testing

@testable import TablePreview

@Suite("Many changes")
struct ManyChangesTests {
  @Test("that come together are reported together")
  func checkout() throws {
    let folder = try WatchedFolder()
    try folder.makeFolder("specs")
    let names = (0..<100).map { "specs/\($0).yaml" }
    for name in names { try folder.write(name, "old") }
    folder.paths.watch(Set((names + ["specs"]).map(folder.path)), readSince: .unknown, at: 0)
    // As git does: every file is removed and written anew.
    for name in names {
      try folder.remove(name)
      try folder.write(name, "new")
    }
    let batches = folder.batches(within: 500)
    #expect(batches.count == 1)
    #expect(batches.first == Set(names + ["specs"]))
  }

  @Test("that go on and on are reported in batches that grow, the first one at once")
  func burst() throws {
    let folder = try WatchedFolder("a", "b")
    folder.watch("a", "b")
    var batches = 0
    for round in 0..<200 {
      try folder.write(round % 2 == 0 ? "a" : "b", "\(round)")
      let reports = folder.batches(within: 1).count
      batches += reports
      if round == 1 { #expect(batches == 1) }
    }
    // 200 saves in 200 milliseconds.
    #expect((8...30).contains(batches))
    #expect(folder.changes(within: 30) == ["a", "b"])
  }

  /// fsnotify/fsnotify#129, notify-rs/notify#596: kqueue needs a descriptor for each file, and a shell permits 256.
  @Test("of more files than there are descriptors for, written in place: all are reported")
  func manyFiles() throws {
    let folder = try WatchedFolder()
    let names = (0..<300).map { "file-\($0)" }
    for name in names { try folder.write(name, "first") }
    folder.paths.watch(Set(names.map(folder.path)), readSince: .unknown, at: 0)
    _ = folder.changes(within: 10)
    for name in names { try folder.write(name, "more than before") }
    #expect(folder.changes(within: 600) == Set(names))
    #expect(folder.paths.takeProblems().isEmpty)
  }

  @Test("more than the system keeps: everything may have changed")
  func overflow() throws {
    let folder = try WatchedFolder("a", "b")
    folder.watch("a", "b", "missing")
    let limit = (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
      .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    guard let limit, limit <= 100_000 else { return }
    for number in 0...(limit / 2) {
      try folder.write("x\(number % 2)", "")
      try folder.remove("x\(number % 2)")
    }
    _ = folder.paths.takeEvents(at: 0)
    var changes: FileChanges?
    for time in 0..<1000 where changes == nil {
      _ = folder.paths.takeEvents(at: milliseconds(Int64(time)))
      changes = folder.paths.advance(to: milliseconds(Int64(time)))
    }
    #expect(changes == FileChanges(paths: Set(["a", "b", "missing"].map(folder.path)), mayBeAny: true))
  }
}
