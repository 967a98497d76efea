import Foundation
import SourceTree
import Testing

@Suite("The same specs are the same bytes")
struct DeterminismTests {
  @Test("alone, among others, and in the reverse order")
  func order() async throws {
    let folder = try TemporaryFolder()
    let specs = uniqueNames
    let stages = GoldenSpec.Stage.allCases.flatMap { ["--emit", $0.rawValue] }
    for (output, order) in [("forwards", specs), ("backwards", specs.reversed())] {
      let run = try await Program.tablec.run(
        ["compile"] + order.map(\.path) + stages + ["-o", folder.path(output)], in: PackageFolder.root)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(folder.files.count == 2 * specs.count * GoldenSpec.Stage.allCases.count)
    for spec in specs {
      for stage in GoldenSpec.Stage.allCases {
        let alone = try await spec.printed(stage)
        let file = spec.fileName + (stage == .svg ? ".svg" : ".\(stage.rawValue).json")
        #expect(folder.text("forwards/\(file)") == alone, "\(file) depends on what is compiled before it")
        #expect(folder.text("backwards/\(file)") == alone, "\(file) depends on what is compiled before it")
      }
    }
  }

  /// One spec of each file name, as outputs of files lie side by side; those for one environment, whose outputs have no other name.
  private var uniqueNames: [GoldenSpec] {
    var seen: Set<String> = []
    return GoldenSpec.all.filter { $0.environment == nil && seen.insert($0.fileName).inserted }
  }
}

extension GoldenSpec {
  /// The last part of its name, as its outputs have it.
  fileprivate var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
