import ArgumentParser
import TableSupport

/// A part of the specs of a project: `2/4` is the second of four.
///
/// A spec's part depends on its path alone, so that adding one moves no other.
struct Shard: Equatable, Sendable {
  /// From 1.
  let index: Int
  let count: Int

  /// More than any project has machines.
  static let mostParts = 10_000

  /// - Parameter path: relative to the repository.
  func contains(_ path: String) -> Bool {
    ContentHash(Array(path.utf8)).number(below: count) == index - 1
  }
}

extension Shard: ExpressibleByArgument {
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let index = Int(parts[0]), let count = Int(parts[1]), (1...Self.mostParts).contains(count),
      (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }
}

struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Process one of N parts of the specs, 1/N to N/N, such as 2/4. The part of a spec depends only on its path relative to \
      the repository.
      """, valueName: "i/n"))
  var shard: Shard?
}
