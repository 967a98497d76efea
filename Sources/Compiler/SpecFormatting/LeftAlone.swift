/// Why a file is left as it is.
enum LeftAlone: Error, Hashable, Sendable {
  /// Its encoding is not UTF-8, or it has line breaks of a lone CR, or a byte order mark that is not at its start.
  case encoding
  /// `%YAML` and `%TAG`.
  case directives
  /// `...` after a document.
  case documentEnd
  /// A document that begins on the line of `---`, or that is a single value.
  case document
  /// A literal or folded scalar at the end, without a line break.
  case unfinished
  /// Whatever the block that contains it cannot be written around.
  case construct

  /// As the end of a sentence: `left as it is, because …`.
  var reason: String {
    switch self {
    case .encoding: "it is not in UTF-8, its lines end with a carriage return alone, or a byte order mark is inside it"
    case .directives: "it has directives ('%YAML' or '%TAG')"
    case .documentEnd: "a document in it ends with '...'"
    case .document: "a document in it is a single value, or begins on the line of its '---'"
    case .unfinished: "it ends in a text of several lines, without a line break"
    case .construct: "it is written in a way that cannot be indented differently without a risk"
    }
  }
}
