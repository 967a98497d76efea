import Foundation
import Recordings
import SourceTree
import Testing

/// Pictures of specs with their constraints, which the documentation shows too.
@Suite("Constraints in pictures")
struct ConstraintPictureTests {
  private static let pictures: [(file: String, spec: String, flags: [String])] = [
    ("constraints-inbox.svg", "constraints-inbox", []),
    ("constraints-form.dark-rtl.svg", "constraints-form", ["--appearance", "dark", "--direction", "rtl"]),
  ]

  @Test("are drawn as recorded", arguments: pictures.indices)
  func golden(_ index: Int) async throws {
    let (file, spec, flags) = Self.pictures[index]
    let run = try await Program.tablec.run(
      ["preview", "Specs/\(spec).yaml", "--constraints", "-o", "-"] + flags, in: PackageFolder.root)
    #expect(run.status == 0 && run.errors == "")
    try Recording.compare(run.output, with: "Tests/Tool/tablecTests/Pictures/\(file)")
  }
}
