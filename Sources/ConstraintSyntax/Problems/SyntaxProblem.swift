/// Why a text is no constraint, and where.
package struct SyntaxProblem: Error, Hashable, Sendable {
  /// UTF-8 offsets in the text: what is wrong, or the empty range at its end where something is missing there.
  package var range: Range<Int>
  /// What is wrong, without a period at its end.
  package var message: String
  /// What to say at the range, if the message does not say it.
  package var label: String?
  /// What to write instead.
  package var help: String?
  /// The words that `word` may be a misspelling of; whoever shows the problem chooses the closest.
  package var candidates: [String]
  /// The word that is not known; empty where nothing is misspelt.
  package var word: String

  init(
    _ range: Range<Int>, _ message: String, label: String? = nil, help: String? = nil, candidates: [String] = [],
    word: String = ""
  ) {
    (self.range, self.message, self.label, self.help) = (range, message, label, help)
    (self.candidates, self.word) = (candidates, word)
  }
}
