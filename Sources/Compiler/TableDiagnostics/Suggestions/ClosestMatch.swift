/// The candidate that a misspelt word most likely means, or nil if none is similar.
///
/// Words are similar if they are equal except for case; if they consist of the same words in another order (`textDetail` for `detailText`,
/// `--size-content` for `--content-size`); if they differ by at most one edit for every three scalars (at least
/// one), where an edit inserts, deletes or changes a scalar or swaps two neighbours; or if one is a prefix of the other (`sep` for
/// `separatorStyle`, `textLabel` for `text`). The most similar candidate wins, and among equals the first. Words over 64 scalars and
/// candidates after the 2,000th are ignored, so a hostile spec cannot make the search long.
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

/// The candidate that a word is, however it is spelt: `iphone-17` for `iPhone 17` and `iphone17`. Case and everything but letters and digits
/// are left out; nil if several candidates are the same then, or none is. Candidates after the 2,000th are ignored.
public func sameWord(as word: String, in candidates: [String]) -> String? {
  guard word.utf8.count <= 64 else { return nil }
  let typed = word.lettersAndDigits
  guard !typed.isEmpty else { return nil }
  let same = candidates.prefix(2_000).filter { $0.lettersAndDigits == typed }
  return same.count == 1 ? same[0] : nil
}

extension String {
  /// The word without case and without what stands between its parts: `iphone17` for `iPhone 17` and `iphone-17`.
  package var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension FixIt.Applicability {
  /// Whether a misspelt word certainly means its closest match: it is the same but for its spelling, or it has four letters or more, at most
  /// one of them is wrong, and no other candidate is as close as two.
  public init(of word: String, as match: String, among candidates: [String]) {
    self = sameWord(as: word, in: candidates) == match ? .safe : .unsafe
    guard self == .unsafe, let typed = FoldedWord(word), typed.scalars.count >= 4, let chosen = FoldedWord(match),
      editDistance(typed.scalars, chosen.scalars) <= 1
    else { return }
    let isAlone = candidates.prefix(2_000).allSatisfy { candidate in
      guard candidate != match, let other = FoldedWord(candidate),
        (other.scalars.count - typed.scalars.count).magnitude <= 2
      else { return true }
      return editDistance(typed.scalars, other.scalars) > 2
    }
    if isAlone { self = .safe }
  }
}

/// A word in lower case, as scalars; nil for words that are too long to compare.
private struct FoldedWord {
  var scalars: [Unicode.Scalar]
  private let word: String
  /// The same for the same words in any order, which is quick to compare.
  private let sum: UInt32

  init?(_ word: String) {
    let limit = 64
    // Counts only up to the limit: the word may be a megabyte long.
    guard word.unicodeScalars.index(word.startIndex, offsetBy: limit + 1, limitedBy: word.endIndex) == nil else {
      return nil
    }
    scalars = Array(word.lowercased().unicodeScalars)
    self.word = word
    sum = scalars.reduce(0) { sum, scalar in
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A, 0x80...: sum &+ scalar.value
      default: sum
      }
    }
  }

  /// The words of a name in camel case, or with hyphens or other characters between them, in alphabetical order.
  private var parts: [String] {
    var parts = [""]
    var last: Character?
    for character in word {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || character.isUppercase && last?.isUppercase == false { parts.append("") }
      if isLetter { parts[parts.count - 1] += character.lowercased() }
      last = character
    }
    return parts.filter { !$0.isEmpty }.sorted()
  }

  /// Whether another word consists of the same words, at least two.
  private func isReordered(_ other: FoldedWord) -> Bool {
    guard sum == other.sum else { return false }
    let parts = parts
    return parts.count > 1 && parts == other.parts
  }

  /// The distance of the candidate, smaller for more similar; nil if it is too different.
  func score(against candidate: FoldedWord) -> Int? {
    if scalars == candidate.scalars { return -1 }
    if isReordered(candidate) { return 0 }
    let (mine, other) = (scalars.count, candidate.scalars.count)
    let longest = max(mine, other)
    let threshold = max(1, longest / 3)
    if (mine - other).magnitude <= threshold {
      let distance = editDistance(scalars, candidate.scalars)
      // With a distance of the whole length, nothing is shared: 'x' is not a misspelling of 'y'.
      if distance <= threshold && distance < longest { return distance }
    }
    let isPrefix =
      (mine >= 3 && candidate.scalars.starts(with: scalars))
      || (other >= 4 && scalars.starts(with: candidate.scalars))
    // After all misspellings; the shorter the rest, the more similar.
    return isPrefix ? 100 + Int((mine - other).magnitude) : nil
  }
}
