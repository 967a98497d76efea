import TableDiff

/// A change of a spec that several differences of its inputs could have made.
struct CauseQuestion: Sendable {
  /// The index of the change in its spec.
  var change = 0
  /// The differences, by the index of their list in ``CauseFinder/Findings/candidates``.
  var candidates: Int
  /// The keys of its row; nil if the answer for another row would not hold for it.
  var shape: String?

  func about(_ change: Int) -> CauseQuestion {
    var question = self
    question.change = change
    return question
  }
}

/// What questions with the same answer have in common: the candidates, the row's own keys, and the change.
struct CauseQuestionKey: Hashable {
  /// The number of the list of candidates, for equal lists of all specs the same.
  var candidates: Int
  var shape: String
  var view: String?
  var change: String
  var variants: [String]
  /// Nil for questions that only their own spec answers.
  var spec: Int?
  var index: Int?

  /// The same without values: changes of one kind in rows with the same keys. If those that are tried have one cause, the others
  /// have it, too.
  var kind: CauseQuestionKey {
    var kind = self
    (kind.change, kind.variants) = (code, [])
    return kind
  }

  private var code: String

  init(_ question: CauseQuestion, _ reported: ReportedChange, candidates: Int, spec: Int) {
    self.candidates = candidates
    shape = question.shape ?? ""
    view = reported.change.place.view
    change = "\(reported.change.code) \(ChangeSentence(reported.change).message)"
    code = "\(reported.change.code) \(reported.change.property?.rawValue ?? "")"
    variants = reported.variants.map { ChangeSentence($0.change).message }
    if question.shape == nil { (self.spec, index) = (spec, question.change) }
  }
}
