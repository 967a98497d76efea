import Fuzzing
import Testing

/// What libFuzzer begins with and what it ever found, without it.
@Suite("Inputs of strangers break no promise")
struct FuzzCorpusTests {
  @Test("that are seeds, or were found once", arguments: FuzzTarget.all)
  func seeds(_ target: FuzzTarget) throws {
    let seeds = try Seeds.of(target)
    #expect(!seeds.isEmpty, "a target without an input begins with nothing")
    for (index, seed) in seeds.enumerated() {
      #expect(throws: Never.self, "seed \(index)") { try target.run(seed) }
    }
  }

  @Test("of which each has a folder that a target is for")
  func names() {
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  public var testDescription: String { name }
}
