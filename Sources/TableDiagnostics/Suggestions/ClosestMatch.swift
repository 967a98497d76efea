/// The candidate a misspelt word most likely means, or nil when none is near.
///
/// Near is: the same but for the case of letters; within one edit for every three scalars (at least one), where an edit
/// inserts, drops, changes a scalar or swaps two neighbours; or one a prefix of the other (`sep` for `separatorStyle`,
/// `textLabel` for `text`). The nearest wins, and among equals the first. Words over 64 scalars and candidates after
/// the 2,000th are not looked at, so that a hostile spec cannot make the search long.
public func closestMatch(to word: String, in candidates: [String]) -> String? {
  let typed = FoldedWord(word)
  guard let typed, !typed.scalars.isEmpty else { return nil }
  var best: (candidate: String, score: Int)?
  for candidate in candidates.prefix(2_000) {
    guard let folded = FoldedWord(candidate) else { continue }
    guard let score = typed.score(against: folded) else { continue }
    if score < best?.score ?? .max { best = (candidate, score) }
  }
  return best?.candidate
}

/// A word in lower case, as scalars; only words short enough to be compared have one.
private struct FoldedWord {
  var scalars: [Unicode.Scalar]

  init?(_ word: String) {
    let limit = 64
    // Counts no further than it must: the word may be a megabyte.
    guard word.unicodeScalars.index(word.startIndex, offsetBy: limit + 1, limitedBy: word.endIndex) == nil else {
      return nil
    }
    scalars = Array(word.lowercased().unicodeScalars)
  }

  /// How far the candidate is, smaller for nearer; nil when it is too far to be meant.
  func score(against candidate: FoldedWord) -> Int? {
    let (mine, other) = (scalars.count, candidate.scalars.count)
    let longest = max(mine, other)
    let threshold = max(1, longest / 3)
    if (mine - other).magnitude <= threshold {
      let distance = editDistance(scalars, candidate.scalars)
      // A distance of the whole length shares nothing: 'x' is no misspelt 'y'.
      if distance <= threshold && distance < longest { return distance }
    }
    let isPrefix =
      (mine >= 3 && candidate.scalars.starts(with: scalars))
      || (other >= 4 && scalars.starts(with: candidate.scalars))
    // After every misspelling; the shorter the rest, the nearer.
    return isPrefix ? 100 + Int((mine - other).magnitude) : nil
  }
}
