/// Quotes a source by its ranges.
public struct SourceQuotation: Sendable {
  private let source: SourceText

  /// Creates a source quotation.
  public init(_ bytes: [UInt8]) {
    source = SourceText(bytes)
  }

  /// The text of a range; only of its first line if it has several.
  public func text(_ range: SourceRange) -> String {
    guard !range.isWholeFile, let line = source.line(range.start.line) else { return "" }
    let start = source.offset(ofColumn: range.start.column, in: line)
    let end =
      range.end.line == range.start.line ? source.offset(ofColumn: range.end.column, in: line) : line.upperBound
    return start < end ? String(decoding: source.bytes[start..<end], as: UTF8.self) : ""
  }
}
