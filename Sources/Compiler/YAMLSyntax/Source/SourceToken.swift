extension SourceSyntax {
  /// A token or a piece of trivia. It ends where the next one begins, so that every byte belongs to exactly one.
  package struct Token: Sendable {
    package let kind: Kind
    let offset: Int32

    init(_ kind: Kind, at offset: Int) {
      (self.kind, self.offset) = (kind, Int32(offset))
    }
  }
}

extension SourceSyntax.Token {
  package enum Kind: UInt8, Sendable {
    /// Spaces and tabs.
    case whitespace
    /// LF, CR LF or CR.
    case lineBreak
    /// From `#` to the end of the line.
    case comment
    case byteOrderMark
    /// Text that belongs to nothing, such as a bracket that nothing opened.
    case unexpectedText

    /// `%`, with its parameters.
    case directive
    /// `---`
    case documentStart
    /// `...`
    case documentEnd
    /// `-`
    case sequenceEntry
    /// `?`
    case mappingKey
    /// `:`
    case mappingValue
    /// `,`
    case flowEntry
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    /// With `&`.
    case anchor
    /// With `!`.
    case tag
    /// With `*`.
    case alias
    /// Scalars, with quotes; those on several lines with the line breaks and blanks between their lines.
    case plain, singleQuoted, doubleQuoted
    /// `|` or `>`, with its indicators.
    case blockHeader
    /// The lines of a literal or folded scalar, without the last line break.
    case blockText
    case endOfFile

    package var isTrivia: Bool { rawValue <= Self.unexpectedText.rawValue }
  }
}
