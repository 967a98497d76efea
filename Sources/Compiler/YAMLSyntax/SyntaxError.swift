/// The reason why a source cannot be parsed as YAML, and its place.
public struct SyntaxError: Error, Sendable, Hashable {
  /// The rule of YAML that a source breaks, or the limit that it exceeds.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Bytes that are not valid in their encoding: invalid UTF-8, UTF-16 or UTF-32.
    case invalidEncoding
    /// A NUL or another control character: not a text file, or not allowed in YAML.
    case binary
    /// A tab in indentation.
    case tabIndentation
    /// A quoted scalar that never ends.
    case unclosedQuote
    /// A flow sequence or mapping that never ends.
    case unclosedBracket
    /// Characters that do not form a token.
    case scanner
    /// Tokens that do not form a tree.
    case parser
    /// An alias without an anchor before it in the same document.
    case undefinedAlias
    /// An alias inside the node that it refers to.
    case recursiveAlias
    /// A mapping key that is not a scalar, where only scalars are allowed as keys.
    case complexKey
    /// A name after `&` or `*` directly followed by a character that libyaml treats as the next token.
    case anchorName
    /// A `#` without a space before it, which libyaml treats as a comment.
    case gluedComment
    /// A literal or folded scalar whose lines libyaml counts differently than other parsers.
    case blockText
    /// A line of a value that is not indented more than the parent of the value.
    case continuation
    /// A `?` or `-` in brackets that is neither an indicator nor text.
    case flowIndicator
    /// More bytes than `SyntaxLimits.maxBytes`.
    case bytes
    /// Deeper than `SyntaxLimits.maxDepth`.
    case depth
    /// More aliases than `SyntaxLimits.maxAliases`.
    case aliases
    /// More nodes than `SyntaxLimits.maxNodes`.
    case nodes
    /// Larger than `SyntaxLimits.maxExpansion` allows with aliases expanded.
    case expansion
    /// Too many or too long tags.
    case tags
  }

  /// What is wrong at `mark`.
  public var kind: Kind
  /// The place of the problem.
  public var mark: Mark
  /// A one-line message, lower case and without a full stop.
  public var problem: String
  /// The description of `contextMark`.
  public var context: String?
  /// A second place that explains the problem, such as the start of a list that never ends; nil if there is none.
  public var contextMark: Mark?
  /// libyaml's own message, if libyaml rejected the source.
  public var parserMessage: String?
}

extension SyntaxError: CustomStringConvertible {
  /// As text, for messages.
  public var description: String {
    guard let context, let contextMark else { return "\(mark): \(problem)" }
    return "\(mark): \(problem) (\(contextMark): \(context))"
  }
}
