import Foundation
import PatchApplying
import TableSupport
import Testing

@Suite("Comparing two sides")
struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    let shorter = Specs.list.replacing("      - {id: ben, text: Ben}\n", with: "").replacing("Ann", with: "Anna")
    folder = try TemporaryFolder(["old.yaml": Specs.list, "new.yaml": shorter])
  }

  @Test("a patch makes the old file the new one, with the lines of specs where those are in it")
  func patches() async throws {
    for options in [[], ["--source-map"]] {
      for name in ["old", "new"] {
        let arguments = ["compile", "\(name).yaml", "-o", "\(name).layout.json"] + options
        _ = try await Program.tablec.run(arguments, in: folder.url)
      }
      let run = try await tablec(
        "diff", "old.layout.json", "new.layout.json", "--format", "patch", "-o", "p.json", in: folder)
      #expect(run.status == 1 && run.errors == "")
      let (old, new) = (try json("old.layout.json"), try json("new.layout.json"))
      let patch = try JSONPatch.parse(try json("p.json"))
      #expect(try patch.applied(to: old) == new)
    }
  }

  private func json(_ name: String) throws -> JSONValue {
    try JSONValue.parse(Array(Data(contentsOf: folder.url.appending(path: name))))
  }
}
