import TableDiff
import TableSupport

/// Finds out which specs that are new are ones that are gone, under another name.
enum RenamedSpecs {
  private struct Key<Contents: Hashable>: Hashable {
    var contents: Contents
    var name: String?
  }

  /// Pairs what has equal contents: with the same file name, as in a folder that was moved, or else the first.
  ///
  /// - Parameters:
  ///   - old: what is gone, by its name; nil for contents that are not known.
  ///   - new: what is new, likewise.
  /// - Returns: the index of what is gone, by that of what is new.
  static func equal<Contents: Hashable>(
    _ old: [(name: String, contents: Contents?)], _ new: [(name: String, contents: Contents?)]
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var taken: Set<Int> = []
    for isNamed in [true, false] {
      func key(_ spec: (name: String, contents: Contents?)) -> Key<Contents>? {
        spec.contents.map { Key(contents: $0, name: isNamed ? spec.name.lastPathComponent : nil) }
      }
      var waiting = WaitingElements(old.indices) { taken.contains($0) ? nil : key(old[$0]) }
      for (index, spec) in new.enumerated() where found[index] == nil {
        guard let match = key(spec).flatMap({ waiting.take($0) }) else { continue }
        found[index] = match
        taken.insert(match)
      }
    }
    return found
  }

  /// Pairs what has most in common, if that is enough.
  ///
  /// - Parameters:
  ///   - old: the words of what is gone, in any number of ways; one of them is enough.
  ///   - new: the words of what is new, in as many ways.
  /// - Returns: the index of what is gone, by that of what is new.
  static func similar(_ old: [[Set<String>]], _ new: [[Set<String>]]) -> [Int: Int] {
    let ways = (old.first ?? []).indices
    let candidates = ways.flatMap { way in Self.candidates(old.map { $0[way] }, new.map { $0[way] }) }
    var found: [Int: Int] = [:]
    var taken: Set<Int> = []
    for (_, old, new) in candidates.sorted(by: { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) })
    where found[new] == nil && taken.insert(old).inserted {
      found[new] = old
    }
    return found
  }

  /// The pairs that have most of their words in common.
  private static func candidates(
    _ old: [Set<String>], _ new: [Set<String>]
  ) -> [(score: Double, old: Int, new: Int)] {
    var holders: [String: [Int]] = [:]
    for (index, words) in old.enumerated() { for word in words { holders[word, default: []].append(index) } }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for (index, words) in new.enumerated() {
      var common: [Int: Int] = [:]
      // A word that many specs have does not distinguish them.
      for word in words { for holder in (holders[word] ?? []).prefix(20) { common[holder, default: 0] += 1 } }
      for (holder, count) in common {
        let score = 2 * Double(count) / Double(words.count + old[holder].count)
        if score >= 0.6 { candidates.append((score, holder, index)) }
      }
    }
    return candidates
  }
}
