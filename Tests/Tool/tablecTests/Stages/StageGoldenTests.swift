import Foundation
import Recordings
import SourceTree
import Testing

@Suite("Every stage of every spec prints what its golden says")
struct StageGoldenTests {
  @Test(arguments: GoldenSpec.all, GoldenSpec.Stage.allCases)
  func stage(_ spec: GoldenSpec, _ stage: GoldenSpec.Stage) async throws {
    let printed = try await spec.printed(stage)
    try Recording.compare(stage == .svg ? printed.withoutEmbeddedImages : printed, with: spec.golden(stage))
  }

  @Test("a golden without a spec is one that nothing compares")
  func stale() throws {
    let wanted = Set(GoldenSpec.all.flatMap { spec in GoldenSpec.Stage.allCases.map { spec.golden($0) } })
    for file in PackageFolder.files(below: PackageFolder.url(PackageFolder.goldens)) {
      let path = "\(PackageFolder.goldens)/\(file)"
      guard !wanted.contains(path) else { continue }
      if Recording.isOn { try FileManager.default.removeItem(at: PackageFolder.url(path)) }
      Issue.record("\(path) belongs to no spec\(Recording.isOn ? ": removed" : "; delete it, or record")")
    }
  }

  @Test func thereAreSpecs() {
    #expect(GoldenSpec.all.contains { $0.path.hasPrefix(PackageFolder.templates) })
    #expect(GoldenSpec.all.contains { $0.path.hasPrefix(PackageFolder.fixtures) })
  }
}

extension String {
  /// The picture with each embedded image as its length and a hash: enough to see that one changed.
  var withoutEmbeddedImages: String {
    replacing(/(data:image\/[a-z]+;base64,)([A-Za-z0-9+\/=]+)/) { match in
      "\(match.1)[\(match.2.count) characters, \(match.2.utf8.stableHash)]"
    }
  }
}

extension Sequence where Element == UInt8 {
  /// FNV-1a with 64 bits, in hexadecimal: Swift's own hashes differ from run to run.
  fileprivate var stableHash: String {
    let hash = reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
