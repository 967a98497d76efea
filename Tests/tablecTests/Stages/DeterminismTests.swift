import Foundation
import Testing

@Suite("The same specs are the same bytes")
struct DeterminismTests {
  @Test("compiled twice, and in the reverse order")
  func order() async throws {
    let folder = try TemporaryFolder()
    let paths = uniqueNames.map(\.path)
    for (output, order) in [("a", paths), ("b", paths), ("c", paths.reversed())] {
      let stages = GoldenSpec.Stage.allCases.flatMap { ["--emit", $0.rawValue] }
      let run = try await Program.tablec.run(
        ["compile"] + order + stages + ["--source-map", "-o", folder.path(output)], in: PackageFolder.root)
      #expect(run.status == 0, "\(run.errors)")
    }
    let files = PackageFolder.files(below: folder.url.appending(path: "a"))
    #expect(files.count == paths.count * GoldenSpec.Stage.allCases.count)
    for file in files {
      let first = try #require(folder.text("a/\(file)"))
      #expect(folder.text("b/\(file)") == first, "\(file) differs when it is compiled again")
      #expect(folder.text("c/\(file)") == first, "\(file) depends on what is compiled before it")
    }
  }

  /// One spec of each file name, as outputs of files lie side by side.
  private var uniqueNames: [GoldenSpec] {
    var seen: Set<String> = []
    return GoldenSpec.all.filter { seen.insert($0.name.split(separator: "/").last.map(String.init) ?? "").inserted }
  }
}
