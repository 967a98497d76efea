import Foundation
import GitReading
import TableParsing
import TableSupport
import Testing

@testable import tablec

@Suite("The layers of a file system, and its logs")
struct FileSystemTests {
  private func text(_ files: FileSystem, _ path: String) -> String? {
    (try? files.read(path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a text lies over the file of every name that leads to it")
  func texts() throws {
    let folder = try TemporaryFolder(["a.yaml": "disk"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.yaml"), withDestinationPath: folder.path("a.yaml"))
    var files = FileSystem.live
    files.set(Array("text".utf8), at: folder.path("link.yaml"))
    #expect(text(files, folder.path("a.yaml")) == "text" && text(files, folder.path("./link.yaml")) == "text")
    #expect(throws: FileProblem.tooLarge(limit: 3)) { try files.read(folder.path("a.yaml"), limit: 3) }
    files.set(nil, at: folder.path("a.yaml"))
    #expect(text(files, folder.path("link.yaml")) == "disk")
  }

  @Test("a text makes a file in a folder that exists, and in no other")
  func newFiles() throws {
    let folder = try TemporaryFolder([:])
    var files = FileSystem.live
    files.set(Array("text".utf8), at: folder.path("new.yaml"))
    #expect(files.canonicalPath(folder.path("./new.yaml")) == FileSystem.live.place(of: folder.path("new.yaml")))
    files.set(Array("text".utf8), at: folder.path("none/new.yaml"))
    #expect(files.canonicalPath(folder.path("none/new.yaml")) == nil)
  }

  @Test("one file is there by its name alone")
  func onlyOne() {
    let files = FileSystem(only: Array("text".utf8), at: "Main.storyboard#list")
    #expect(text(files, "Main.storyboard#list") == "text" && files.canonicalPath("Main.storyboard#list") == nil)
    #expect(throws: FileProblem.missing) { try files.read("other", limit: 9) }
  }

  @Test("each log notes everything from when it was added, whatever others have noted")
  func logs() throws {
    let folder = try TemporaryFolder(["a.yaml": "a"])
    let (outer, inner) = (ReadLog(.contents), ReadLog(.hash))
    let files = FileSystem.live.logged(in: outer)
    #expect(text(files, folder.path("a.yaml")) == "a")
    // The file was read before the inner log was added, and is read from what the outer one kept.
    try folder.write("b", to: "a.yaml")
    let both = files.logged(in: inner)
    #expect(text(both, folder.path("a.yaml")) == "a")
    #expect(both.canonicalPath(folder.path("gone.yaml")) == nil)
    let place = try #require(FileSystem.live.canonicalPath(folder.path("a.yaml")))
    #expect(inner.inputs.contents == [place: ContentHash(Array("a".utf8))])
    #expect(inner.inputs.missing == [folder.path("gone.yaml")] && outer.inputs.missing == inner.inputs.missing)
    // What was looked for but not found stays missing for those who log contents, so that all stages agree.
    try folder.write("c", to: "gone.yaml")
    #expect(files.canonicalPath(folder.path("gone.yaml")) == nil)
    #expect(FileSystem.live.logged(in: ReadLog()).canonicalPath(folder.path("gone.yaml")) != nil)
  }

  @Test("a file that cannot be read is an input, and makes the record incomplete")
  func unreadable() throws {
    let folder = try TemporaryFolder(["a.yaml": "a long text"])
    let log = ReadLog(.hash)
    #expect(text(FileSystem.live.logged(in: log), folder.url.path) == nil)
    #expect(log.inputs.isIncomplete && log.inputs.files == [folder.url.path])
    // A file is as large as it is, but another caller may accept more.
    let kept = ReadLog(.contents)
    let files = FileSystem.live.logged(in: kept)
    #expect(throws: FileProblem.tooLarge(limit: 2)) { try files.read(folder.path("a.yaml"), limit: 2) }
    #expect(text(files, folder.path("a.yaml")) == "a long text")
  }

  @Test("a file with the name of an output is looked for when the outputs before are written")
  func turns() throws {
    let folder = try TemporaryFolder([:])
    let files = FileSystem.run.waiting(forOutputs: [".svg"]) {
      try? Data("<svg/>".utf8).write(to: folder.url.appending(path: "a.svg"))
    }
    #expect(files.canonicalPath(folder.path("a.yaml")) == nil && !folder.files.contains("a.svg"))
    #expect(files.canonicalPath(folder.path("a.svg")) != nil)
    #expect(text(files, folder.path("a.svg")) == "<svg/>")
  }

  @Test("a catalog that is to be made is there, and one that has texts is as it is")
  func catalogs() throws {
    let folder = try TemporaryFolder(["blank.xcstrings": " \n", "full.xcstrings": "{\"version\": \"1.0\"}"])
    for name in ["new.xcstrings", "blank.xcstrings"] {
      let files = FileSystem.run.making(catalog: folder.path(name))
      #expect(try #require(text(files, folder.path(name))).contains("sourceLanguage"), "\(name)")
    }
    let files = FileSystem.run.making(catalog: folder.path("full.xcstrings"))
    #expect(text(files, folder.path("full.xcstrings")) == "{\"version\": \"1.0\"}")
  }
}
