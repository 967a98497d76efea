import Foundation
import SourceTree
import Testing

@Suite("The address that 'preview --serve' keeps", .serialized)
struct KeptTokenTests {
  private static let files = [
    "Specs/a.yaml": "tablespec: 1\nsections:\n  - rows: [{text: A}]\n",
    "Other/b.yaml": "tablespec: 1\nsections:\n  - rows: [{text: B}]\n",
  ]
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(Self.files) }

  /// Starts a server and ends it. Returns the path of its page, and what it said.
  private func start(_ target: String = "Specs", state: String? = nil) throws -> (path: String, words: String) {
    let preview = try ServedPreview(
      [target, "--port", "0"], in: folder, variables: ["XDG_STATE_HOME": state ?? folder.path("state")])
    _ = preview.waits(for: "serving")
    _ = preview.end(SIGINT)
    return (preview.path, preview.errors)
  }

  private var keptFiles: [String] { folder.files.filter { $0.hasPrefix("state/") } }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(path))[.posixPermissions] as? Int
  }

  // https://github.com/storybookjs/storybook/issues/28258
  @Test("is the same at the next start, another for another folder, and only the user may read it")
  func kept() throws {
    let first = try start()
    #expect(try start().path == first.path)
    #expect(try start("Other").path != first.path)
    #expect(try start().path == first.path)
    #expect(!first.words.contains("next start"))
    let file = try #require(keptFiles.first)
    #expect(try permissions(file) == 0o600)
    for folder in ["state", "state/tablec", "state/tablec/preview"] { #expect(try permissions(folder) == 0o700) }
  }

  @Test("is a new one if others could have read or changed the old one")
  func distrusted() throws {
    let first = try start()
    let file = try #require(keptFiles.first)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path(file))
    let second = try start()
    #expect(second.path != first.path)
    #expect(try start().path == second.path)
    #expect(try permissions(file) == 0o600)
    try folder.write("not a secret\n", to: file)
    #expect(try start().path != second.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path("state/tablec/preview"))
    let open = try start()
    #expect(open.words.contains("the next start has another address") && open.words.contains("others may enter"))
    #expect(try start().path != open.path)
  }

  @Test("is told to be new each time where it cannot be kept, and nothing is written through a link")
  func unkept() throws {
    let none = try start(state: "/dev/null").words
    #expect(none.contains("the next start has another address, which cannot be kept: "), "\(none)")
    _ = try start()
    let file = try #require(keptFiles.first)
    try FileManager.default.removeItem(atPath: folder.path(file))
    try folder.write("mine\n", to: "victim")
    try folder.link(file, to: folder.path("victim"))
    let words = try start().words
    #expect(words.contains("would be written through a link") && folder.text("victim") == "mine\n")
  }
}
