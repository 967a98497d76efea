/// The reason why a text is not valid JSON, and its place.
public struct JSONError: Error, Hashable, Sendable {
  /// The rule of JSON that a text breaks, or the limit that it exceeds.
  public enum Reason: Hashable, Sendable {
    /// The text ends where something else is expected.
    case endOfText(expected: String)
    case unexpected(expected: String)
    case textAfterEnd
    case invalidNumber
    /// Larger than any `Double`.
    case numberOutOfRange
    case controlCharacter
    case invalidEscape
    /// Half of a UTF-16 surrogate pair.
    case loneSurrogate
    case invalidUTF8
    /// UTF-16 with a byte order mark, as older PowerShells write it with `>`.
    case utf16
    case duplicateKey(String)
    case tooDeep(limit: Int)
    case tooManyBytes(limit: Int)
  }

  /// What is wrong at the offset; `message` says it in words.
  public var reason: Reason
  /// In bytes from the start of the text.
  public var offset: Int
  /// Counted from 1. Lines end with LF, CRLF or CR.
  public var line: Int
  /// Counted from 1 in Unicode scalars; a leading byte order mark has no column.
  public var column: Int

  /// One line, lower case, without a full stop.
  public var message: String {
    switch reason {
    case .endOfText(let expected): "expected \(expected), found the end of the text"
    case .unexpected(let expected): "expected \(expected)"
    case .textAfterEnd: "unexpected text after the end of the value"
    case .invalidNumber: "not a valid JSON number"
    case .numberOutOfRange: "a number that is too large"
    case .controlCharacter: "an unescaped control character in a string"
    case .invalidEscape: "an invalid escape"
    case .loneSurrogate: "half of a surrogate pair"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .utf16: "the text is in UTF-16, and JSON is in UTF-8"
    case .duplicateKey(let key): "duplicate key '\(key)'"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooManyBytes(let limit): "larger than \(limit) bytes"
    }
  }
}
