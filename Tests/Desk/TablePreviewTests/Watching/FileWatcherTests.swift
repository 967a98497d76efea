import Foundation
import TableSupport
import Testing

@testable import TablePreview

@Suite("A file watcher", .timeLimit(.minutes(30)))
struct FileWatcherTests {
  /// Everything that was reported.
  private final class Reports: Sendable {
    let paths = Monitor<Set<String>>([])

    func wait(for path: String) { paths.change(when: { $0.contains(path) }, { $0.remove(path) }) }
  }

  @Test("reports on a thread of its own, for as long as it is there")
  func reporting() throws {
    let folder = try WatchedFolder("a")
    let reports = Reports()
    let watcher = FileWatcher { changes in reports.paths.change { $0.formUnion(changes.paths) } }
    watcher.watch([folder.path("a"), folder.path("missing/b")])
    for round in 0..<20 {
      try folder.write("a", "\(round)")
      reports.wait(for: folder.path("a"))
    }
    try folder.makeFolder("missing")
    try folder.write("missing/b", "x")
    reports.wait(for: folder.path("missing/b"))
    watcher.stop()
    try folder.write("a", "unseen")
    watcher.stop()
    #expect(reports.paths.change { $0.isEmpty || $0 == [folder.path("missing/b")] })
  }

  @Test("can be told other paths, and be stopped, while it reports")
  func fromWithin() throws {
    let folder = try WatchedFolder("a", "b")
    let (a, b) = (folder.path("a"), folder.path("b"))
    let holder = Locked<FileWatcher?>(nil)
    let reports = Reports()
    let watcher = FileWatcher { changes in
      let watcher = holder.withLock { $0 }
      if changes.paths.contains(b) { watcher?.stop() } else { watcher?.watch([b]) }
      reports.paths.change { $0.formUnion(changes.paths) }
    }
    holder.withLock { $0 = watcher }
    watcher.watch([a])
    try folder.write("a", "new")
    reports.wait(for: a)
    try folder.write("b", "new")
    reports.wait(for: b)
    holder.withLock { $0 = nil }
  }

  @Test("ends when nobody has it any more, also by its own thread")
  func ending() throws {
    let folder = try WatchedFolder("a")
    for _ in 0..<50 {
      let watcher = FileWatcher { _ in }
      watcher.watch([folder.path("a")])
    }
    func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
    let before = try openFiles()
    for _ in 0..<50 {
      let watcher = FileWatcher { _ in }
      watcher.watch([folder.path("a"), folder.path("b/c")])
      watcher.stop()
    }
    // What the watchers keep open stays open. Other tests have files open at the same time, also many, but close them again.
    var isClosed = false
    for _ in 0..<6000 where !isClosed {
      isClosed = try openFiles() < before + 50
      if !isClosed { usleep(10_000) }
    }
    #expect(isClosed)
  }

  @Test("leads whoever reads what it reports to what was written last, whatever the editor does")
  func lastState() throws {
    let folder = try WatchedFolder("a")
    let path = folder.path("a")
    let seen = Monitor("")
    let watcher = FileWatcher { _ in
      // A missing or half-written file is read, too, as long as it is not the last thing that is read.
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "missing"
      seen.change { $0 = text }
    }
    watcher.watch([path])
    var random = SystemRandomNumberGenerator()
    for round in 0..<300 {
      let text = "round \(round)"
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try folder.write("a", text)
      case 1:
        try folder.write("a.tmp", text)
        try folder.rename("a.tmp", to: "a")
      case 2:
        try folder.rename("a", to: "a~")
        try folder.write("a", text)
      case 3:
        try folder.remove("a")
        try folder.write("a", text)
      default:
        let file = try folder.open("a", truncates: true)
        try file.write(contentsOf: Data("round ".utf8))
        try file.write(contentsOf: Data("\(round)".utf8))
        try file.close()
      }
      if round % 3 == 0 { seen.change(when: { $0 == text }, { _ in }) }
    }
    seen.change(when: { $0 == "round 299" }, { _ in })
  }
}
