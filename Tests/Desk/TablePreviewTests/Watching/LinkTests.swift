import Foundation
import Testing

@testable import TablePreview

@Suite("Symbolic links are followed")
struct LinkTests {
  @Test("to a file: it and the link are watched")
  func file() throws {
    let folder = try WatchedFolder()
    try folder.makeFolder("there")
    try folder.write("there/one", "1")
    try folder.write("there/two", "2")
    try folder.link("a", to: "there/one")
    folder.watch("a")
    try folder.write("there/one", "1, newer")
    #expect(folder.changes(within: 15) == ["a"])
    try folder.link("b", to: "there/two")
    try folder.rename("b", to: "a")
    #expect(folder.changes(within: 60) == ["a"])
    try folder.write("there/one", "no longer")
    #expect(folder.changes(within: 500) == [])
    try folder.write("there/two", "2, newer")
    #expect(folder.changes(within: 15) == ["a"])
  }

  @Test("to a folder on the way, absolute or relative, and through another link")
  func folder() throws {
    let folder = try WatchedFolder()
    try folder.makeFolder("real/deep")
    try folder.write("real/deep/file", "x")
    try folder.link("one", to: folder.path("real"))
    try folder.link("two", to: "./one/../one/deep")
    folder.watch("two/file")
    try folder.write("real/deep/file", "y")
    #expect(folder.changes(within: 15) == ["two/file"])
    try folder.makeFolder("other/deep")
    try folder.write("other/deep/file", "z")
    try folder.remove("one")
    try folder.link("one", to: "other")
    #expect(folder.changes(within: 130) == ["two/file"])
    try folder.write("other/deep/file", "zz")
    #expect(folder.changes(within: 15) == ["two/file"])
  }

  @Test("to nothing: the path is reported when the target appears")
  func dangling() throws {
    let folder = try WatchedFolder()
    try folder.link("a", to: "not/there")
    folder.watch("a")
    try folder.makeFolder("not")
    #expect(folder.changes(within: 500) == [])
    try folder.write("not/there", "x")
    #expect(folder.changes(within: 60) == ["a"])
    try folder.write("not/there", "y")
    #expect(folder.changes(within: 15) == ["a"])
  }

  @Test("in a circle: there is nothing at the path until the circle is broken")
  func circle() throws {
    let folder = try WatchedFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    folder.watch("a", "a/deep")
    #expect(folder.changes(within: 500) == [])
    try folder.remove("b")
    try folder.write("b", "x")
    #expect(folder.changes(within: 130) == ["a"])
  }
}
