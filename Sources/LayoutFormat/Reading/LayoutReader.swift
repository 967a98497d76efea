import JSONReading
import TableDiagnostics
import TableIR
import TableLayout

/// Reads layout trees back from the JSON that `JSONEmitter` writes: the format `tablec.layout`, version 1.
///
/// What is written again is the same, byte for byte. What the JSON does not tell is made up for where it can be:
/// - widths of texts are measured with the system font of the environment's iOS, also of texts that were measured with a font file;
/// - the baselines of several lines stand as far apart as the label's height says, or as its font has them;
/// - images are known by their names and a hash of their files, and drawn as placeholders;
/// - the safe area is the device's.
///
/// Keys that are not known are passed over.
public struct LayoutReader: Sendable {
  /// What a text may cost.
  public var limits: JSONLimits

  public init(limits: JSONLimits = JSONLimits()) {
    self.limits = limits
  }

  /// - Parameter path: what problems call the file.
  /// - Throws: what is wrong first, with its place in the file.
  public func read(_ bytes: [UInt8], path: String) throws(Diagnostic) -> LayoutTree {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue.parse(bytes, limits: limits)
    } catch {
      throw Self.diagnostic(error, path: path)
    }
    do throws(LayoutProblem) {
      return try Self.tree(value)
    } catch {
      throw error.diagnostic(path: path, bytes: bytes)
    }
  }

  /// Reads a layout that was parsed already. Problems have no place in a file then, but a pointer in their message.
  public func read(_ value: JSONValue, path: String) throws(Diagnostic) -> LayoutTree {
    do throws(LayoutProblem) {
      return try Self.tree(value)
    } catch {
      throw error.diagnostic(path: path, bytes: nil)
    }
  }

  /// Whether bytes look like a layout, from their beginning: an object that says its format early. Costs nothing to ask of
  /// any file.
  public static func looksLikeLayout(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(512)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = start.starts(with: mark) ? start.dropFirst(mark.count) : start
    guard text.first(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) == UInt8(ascii: "{") else { return false }
    let format = Array("\"\(LayoutDecoder.format)\"".utf8)
    return text.indices.contains { text[$0...].starts(with: format) }
  }

  private static func tree(_ value: JSONValue) throws(LayoutProblem) -> LayoutTree {
    guard case .object(let object) = value else { throw LayoutProblem(.notALayout, at: []) }
    let root = LayoutNode(object: object, path: .root)
    guard case .string(LayoutDecoder.format)? = object["format"] else { throw LayoutProblem(.notALayout, at: []) }
    let version = try root.integer("version", in: 1...Int(Int32.max))
    guard version <= JSONEmitter.version else { throw LayoutProblem(.newer(version), at: ["version"]) }
    return try LayoutDecoder.tree(root)
  }

  private static func diagnostic(_ error: JSONError, path: String) -> Diagnostic {
    if case .tooManyBytes = error.reason {
      return Diagnostic(
        code: .notJSON, message: "not read as JSON: \(error.message)", range: SourceRange(file: path))
    }
    let start = SourcePosition(line: error.line, column: error.column)
    let end = SourcePosition(line: error.line, column: error.column + 1)
    return Diagnostic(
      code: .notJSON, message: "not JSON: \(error.message)", range: SourceRange(file: path, start: start, end: end))
  }
}
