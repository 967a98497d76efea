import Foundation
import Testing

@testable import TablePreview

@Suite("Editors save")
struct SavingTests {
  @Test("in place: the file is reported when it is closed")
  func inPlace() throws {
    let folder = try WatchedFolder("a", "b")
    folder.watch("a", "b")
    #expect(folder.changes(within: 500) == [])
    try folder.write("a", "second")
    #expect(folder.changes() == ["a"])
    #expect(folder.changes(within: 500) == [])
  }

  @Test("in place and without closing: the file is reported after a twentieth of a second, and again when it is closed")
  func partial() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    let file = try folder.open("a")
    try file.write(contentsOf: Data("part".utf8))
    #if os(Linux)
      #expect(folder.changes(within: 40) == [])
    #endif
    #expect(folder.changes(within: 20) == ["a"])
    try file.write(contentsOf: Data("rest".utf8))
    try file.close()
    #expect(folder.changes(within: 20) == ["a"])
  }

  @Test("without ever pausing: the file is reported again and again")
  func endless() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    let file = try folder.open("a")
    var reports = 0
    for _ in 0..<200 {
      try file.write(contentsOf: Data("more".utf8))
      reports += folder.batches(within: 5).count
    }
    #expect(reports >= 3)
    try file.close()
  }

  @Test("as vim does: the old file gets another name, and a new one is written")
  func vim() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    for round in 0..<3 {
      try folder.rename("a", to: "a~")
      #expect(folder.changes(within: 30) == [])
      let file = try folder.open("a")
      try file.write(contentsOf: Data("round \(round)".utf8))
      #expect(folder.changes(within: 5) == [])
      try file.close()
      try folder.remove("a~")
      #expect(folder.changes(within: 15) == ["a"])
      #expect(folder.changes(within: 500) == [])
    }
  }

  @Test("by renaming: the file is reported when the new one is in its place", arguments: [false, true])
  func renaming(keepsOld: Bool) throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    for round in 0..<3 {
      try folder.write("a.tmp", "round \(round)")
      #expect(folder.changes(within: 30) == [])
      if keepsOld {
        try folder.rename("a", to: "a.old")
        #expect(folder.changes(within: 5) == [])
      }
      try folder.rename("a.tmp", to: "a")
      if keepsOld { try folder.remove("a.old") }
      #expect(folder.changes(within: 15) == ["a"])
      #expect(folder.changes(within: 500) == [])
    }
  }

  @Test("a new file is watched as the old one was")
  func afterwards() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    try folder.write("b", "other")
    try folder.rename("b", to: "a")
    #expect(folder.changes(within: 15) == ["a"])
    try folder.write("a", "again")
    #expect(folder.changes(within: 15) == ["a"])
  }

  @Test("with other files beside it, which are not reported")
  func neighbors() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    for name in [".a.swp", "4913", "a~", "#a#"] {
      try folder.write(name, "x")
      try folder.remove(name)
    }
    #expect(folder.changes(within: 500) == [])
  }

  @Test("a changed mode is reported: the file may be readable now")
  func mode() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("a"))
    #expect(folder.changes(within: 15) == ["a"])
  }

  @Test("through another name of the file: it is reported a little later")
  func hardLink() throws {
    let folder = try WatchedFolder("a")
    try folder.makeFolder("elsewhere")
    try FileManager.default.linkItem(atPath: folder.path("a"), toPath: folder.path("elsewhere/b"))
    folder.watch("a")
    #expect(folder.changes(within: 10) == [])
    try folder.write("elsewhere/b", "through another name")
    #expect(folder.changes(within: 4000) == ["a"])
  }
}
