/// libyaml's report on a source that it rejects.
struct ParserFailure {
  enum Stage {
    case reader, scanner, parser
  }

  var stage: Stage
  var problem: String
  var context: String?
  /// Unicode scalars before the problem.
  var problemIndex: Int
  var contextIndex: Int
  /// Bytes before the problem; the reader's problems only.
  var byteOffset: Int
  /// The byte or character that the reader rejects, or -1.
  var value: Int
  /// The innermost bracket that is still open.
  var openBracket: Mark?
  /// The end of the node before the problem.
  var lastEnd = Mark.start
  /// Whether a document has begun before the problem.
  var isInDocument = false
}
