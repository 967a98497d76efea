/// Why a source is not a YAML tree, and where.
public struct SyntaxError: Error, Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Bytes that are not the text they claim to be: invalid UTF-8, UTF-16 or UTF-32.
    case invalidEncoding
    /// A NUL or another control character: not a text file, or not one YAML may hold.
    case binary
    /// A tab where only spaces may indent.
    case tabIndentation
    /// A quoted scalar that never ends.
    case unclosedQuote
    /// A flow sequence or mapping that never ends.
    case unclosedBracket
    /// Characters that make no token.
    case scanner
    /// Tokens that make no tree.
    case parser
    /// An alias without an anchor before it in the same document.
    case undefinedAlias
    /// An alias inside the very node it stands for.
    case recursiveAlias
    /// A mapping key that is not a scalar, where only scalars can be keys.
    case complexKey
    /// A name after `&` or `*` that runs into a character which libyaml takes for the next token.
    case anchorName
    /// A `#` without a blank before it, which libyaml takes for a comment.
    case gluedComment
    /// A literal or folded scalar whose lines libyaml counts otherwise than other readers.
    case blockText
    /// A line of a value that is not indented deeper than what the value belongs to.
    case continuation
    /// A `?` or `-` in brackets that is neither a key's or an entry's sign nor text.
    case flowIndicator
    /// More bytes than `SyntaxLimits.maxBytes`.
    case bytes
    /// Deeper than `SyntaxLimits.maxDepth`.
    case depth
    /// More aliases than `SyntaxLimits.maxAliases`.
    case aliases
    /// More nodes than `SyntaxLimits.maxNodes`.
    case nodes
    /// Larger than `SyntaxLimits.maxExpansion` allows once aliases are followed.
    case expansion
    /// Too many or too long tags.
    case tags
    /// libyaml had no memory left.
    case memory
  }

  public var kind: Kind
  /// Where to look first.
  public var mark: Mark
  /// One sentence for a person, without a capital letter or full stop.
  public var problem: String
  /// What `contextMark` points at.
  public var context: String?
  public var contextMark: Mark?
  /// libyaml's own words, where it was libyaml that refused the source.
  public var parserMessage: String?
}

extension SyntaxError: CustomStringConvertible {
  public var description: String {
    guard let context, let contextMark else { return "\(mark): \(problem)" }
    return "\(mark): \(problem) (\(contextMark): \(context))"
  }
}
