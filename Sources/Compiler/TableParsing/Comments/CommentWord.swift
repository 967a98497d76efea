import TableDiagnostics
import YAMLSyntax

/// What a comment begins with that is meant for tablec: the directive, or words that were meant to be it, such as yamllint's
/// `disable-line` or ESLint's `disable-next-line` after tablec's name.
struct CommentWord {
  /// The offsets of its bytes.
  let range: Range<Int>
  let isDirective: Bool

  /// Longer words are not looked at.
  private static let longest = 64

  /// - Parameter comment: from the number sign on, to the end of its line or beyond.
  /// - Returns: nil if the comment is for people.
  init?<Bytes: RandomAccessCollection<UInt8>>(_ comment: Bytes) where Bytes.Index == Int {
    var start = comment.startIndex + 1
    while start < comment.endIndex, comment[start].isBlank { start += 1 }
    // Most comments do not begin with this letter.
    guard start < comment.endIndex, comment[start] | 0x20 == UInt8(ascii: "t") else { return nil }
    let first = comment.word(at: start, atMost: Self.longest)
    guard first.count < Self.longest else { return nil }
    if comment[first].elementsEqual(SuppressionReader.marker) {
      (range, isDirective) = (first, true)
      return
    }
    var next = first.upperBound
    while next < comment.endIndex, comment[next].isBlank { next += 1 }
    let second = comment.word(at: next, atMost: Self.longest)
    let (word, verb) = (
      String(decoding: comment[first], as: UTF8.self), String(decoding: comment[second], as: UTF8.self)
    )
    guard let isJoined = Self.isMeant(word, verb) else { return nil }
    (range, isDirective) = (isJoined ? first : start..<second.upperBound, false)
  }

  /// Whether the first word of a comment is meant as the directive (true), or the first two are (false).
  private static func isMeant(_ first: String, _ second: String) -> Bool? {
    let parts = first.split(maxSplits: 1, omittingEmptySubsequences: false) { ":-_.".contains($0) }
    let (tool, verb) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    let isTools = tool.lowercased() == "tablec"
    if first.dropFirst(tool.count).first == ":", let letter = verb.first, letter.isASCII, letter.isLetter {
      return isTools || isDisabling(verb) && closestMatch(to: tool, in: ["tablec"]) != nil ? true : nil
    }
    guard isTools, isDisabling(verb.isEmpty ? second : verb) else { return nil }
    return !verb.isEmpty
  }

  /// Whether a word is `disable`, alone or with more after a hyphen or a colon. A sentence can be about what tablec disables.
  private static func isDisabling(_ verb: String) -> Bool {
    verb.prefix { $0.isLetter }.lowercased() == "disable"
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The bytes up to a blank or the end of the line.
  fileprivate func word(at start: Int, atMost limit: Int) -> Range<Int> {
    let end = Swift.min(endIndex, start + limit)
    return start..<(self[start..<end].firstIndex(where: \.isBlankOrBreak) ?? end)
  }
}
