import Foundation
import Testing

@testable import TablePreview

@Suite("Paths come and go")
struct ComingAndGoingTests {
  @Test("a file that is removed is reported once, when it probably will not come back")
  func removal() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a")
    try folder.remove("a")
    #expect(folder.changes(within: 90) == [])
    #expect(folder.changes(within: 30) == ["a"])
    #expect(folder.changes(within: 500) == [])
    try folder.write("a", "back")
    #expect(folder.changes(within: 15) == ["a"])
  }

  @Test("a path that was looked for but not found is reported when it appears")
  func appearance() throws {
    let folder = try WatchedFolder()
    folder.watch("a", "deep/down/b")
    try folder.write("a", "new")
    #expect(folder.changes() == ["a"])
    try folder.makeFolder("deep")
    #expect(folder.changes(within: 500) == [])
    try folder.makeFolder("deep/down")
    try folder.write("deep/down/other", "x")
    #expect(folder.changes(within: 500) == [])
    try folder.write("deep/down/b", "new")
    #expect(folder.changes() == ["deep/down/b"])
  }

  @Test("folders that are made with everything in them are seen, however fast that is")
  func madeAtOnce() throws {
    let folder = try WatchedFolder()
    folder.watch("a/b/c/d", "a/b/e")
    try folder.makeFolder("a/b/c")
    try folder.write("a/b/c/d", "new")
    try folder.write("a/b/e", "new")
    #expect(folder.changes(within: 60) == ["a/b/c/d", "a/b/e"])
    try folder.write("a/b/c/d", "newer")
    #expect(folder.changes(within: 15) == ["a/b/c/d"])
  }

  @Test("a folder that arrives under its name brings its files along")
  func renamedFolder() throws {
    let folder = try WatchedFolder()
    try folder.makeFolder("x/b")
    try folder.write("x/b/c", "there")
    folder.watch("a/b/c")
    try folder.rename("x", to: "a")
    #expect(folder.changes(within: 60) == ["a/b/c"])
    try folder.write("a/b/c", "newer")
    #expect(folder.changes(within: 15) == ["a/b/c"])
  }

  @Test("a folder that vanishes and comes back is followed, again and again")
  func vanishingFolder() throws {
    let folder = try WatchedFolder()
    folder.watch("a/b/c")
    for round in 0..<5 {
      try folder.makeFolder("a/b")
      try folder.write("a/b/c", "\(round)")
      #expect(folder.changes(within: 60) == ["a/b/c"])
      try folder.write("a/b/c", "\(round) again")
      #expect(folder.changes(within: 15) == ["a/b/c"])
      try folder.remove("a")
      #expect(folder.changes(within: 130) == ["a/b/c"])
      #expect(folder.changes(within: 200) == [])
    }
  }

  @Test("a folder that is moved away and back is followed, and what happens to it elsewhere is not reported")
  func movedFolder() throws {
    let folder = try WatchedFolder()
    try folder.makeFolder("a/b")
    try folder.write("a/b/c", "first")
    folder.watch("a/b/c")
    try folder.rename("a", to: "z")
    #expect(folder.changes(within: 130) == ["a/b/c"])
    try folder.write("z/b/c", "elsewhere")
    #expect(folder.changes(within: 500) == [])
    try folder.rename("z", to: "a")
    #expect(folder.changes(within: 60) == ["a/b/c"])
    try folder.write("a/b/c", "back")
    #expect(folder.changes(within: 15) == ["a/b/c"])
  }

  @Test("a folder whose place is taken at once is only reported as changed")
  func replacedFolder() throws {
    let folder = try WatchedFolder()
    for name in ["a", "b"] {
      try folder.makeFolder(name)
      try folder.write("\(name)/file", "in \(name)")
    }
    folder.watch("a/file")
    try folder.rename("a", to: "c")
    try folder.rename("b", to: "a")
    #expect(folder.changes(within: 60) == ["a/file"])
    try folder.write("a/file", "newer")
    #expect(folder.changes(within: 15) == ["a/file"])
    try folder.write("c/file", "elsewhere")
    #expect(folder.changes(within: 500) == [])
  }

  @Test("a file in the place of a folder, and a folder in the place of a file, are noticed")
  func kinds() throws {
    let folder = try WatchedFolder("a")
    folder.watch("a", "a/b")
    try folder.remove("a")
    try folder.makeFolder("a")
    try folder.write("a/b", "x")
    #expect(folder.changes(within: 150) == ["a", "a/b"])
    try folder.remove("a")
    try folder.write("a", "y")
    #expect(folder.changes(within: 150) == ["a", "a/b"])
  }
}
