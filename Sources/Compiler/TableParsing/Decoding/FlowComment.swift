import TableDiagnostics
import YAMLSyntax

/// A `#` that has cut a flow collection short: `{color: #ff0000}` is read as `{color:` and a comment.
enum FlowComment {
  /// How many lines above an error are looked at: YAML notices the missing bracket only where the next value begins.
  private static let reach = 4

  /// The place of the last `#` in the lines down to an error that begins a comment inside an open bracket.
  static func find(in bytes: [UInt8], upTo mark: Mark) -> SourcePosition? {
    var line: UInt32 = 1
    var found: SourcePosition?
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line > mark.line { break }
      if line + UInt32(reach) > mark.line, let column = column(in: text) {
        found = SourcePosition(line: Int(line), column: column)
      }
      line += 1
    }
    return found
  }

  /// The column of a comment that begins while a bracket of the same line is open.
  private static func column(in line: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var quote: UInt8?
    var previous = UInt8(ascii: " ")
    var column = 1
    for byte in line {
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "#") where previous == UInt8(ascii: " "): return depth > 0 ? column : nil
        default: break
        }
      }
      previous = byte
      // Columns are Unicode scalars: bytes that continue one are not counted.
      if byte & 0xC0 != 0x80 { column += 1 }
    }
    return nil
  }
}
