/// Why a file is left as it is.
enum LeftAlone: Error, Hashable, Sendable {
  /// Its encoding is not UTF-8, or it has line breaks of a lone CR.
  case encoding
  /// `%YAML` and `%TAG`.
  case directives
  /// `...` after a document.
  case documentEnd
  /// A document that begins on the line of `---`, or that is a single value.
  case document
  /// Whatever the block that contains it cannot be written around.
  case construct

  /// As the end of a sentence: `left as it is, because …`.
  var reason: String {
    switch self {
    case .encoding: "it is not in UTF-8, or its lines end with a carriage return alone"
    case .directives: "it has directives ('%YAML' or '%TAG')"
    case .documentEnd: "a document in it ends with '...'"
    case .document: "a document in it is a single value, or begins on the line of its '---'"
    case .construct: "it is written in a way that cannot be indented differently without a risk"
    }
  }
}
