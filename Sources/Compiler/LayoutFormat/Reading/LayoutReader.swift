import TableDiagnostics
import TableIR
import TableLayout
import TableSupport

/// Reads layout trees back from the JSON that `JSONEmitter` writes: the format `tablec.layout`, version 1.
///
/// Writing a layout that was read gives the same bytes. Values that the JSON does not contain are reconstructed:
/// - text widths are measured with the system font of the environment's iOS, even if the text was measured with a font file;
/// - the distance between several lines follows from the label's height, or from its font;
/// - images have their names and a hash of their files, and are drawn as placeholders;
/// - the safe area is that of the device.
///
/// Unknown keys are ignored.
public struct LayoutReader: Sendable {
  /// The limits on the JSON text.
  public var limits: JSONLimits

  /// Creates a layout reader.
  public init(limits: JSONLimits = JSONLimits()) {
    self.limits = limits
  }

  /// - Parameter path: the name of the file in diagnostics.
  /// - Throws: the first problem, with its place in the file.
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

  /// Reads a layout that is already parsed. Problems then have a pointer in their message instead of a place in the file.
  public func read(_ value: JSONValue, path: String) throws(Diagnostic) -> LayoutTree {
    do throws(LayoutProblem) {
      return try Self.tree(value)
    } catch {
      throw error.diagnostic(path: path, bytes: nil)
    }
  }

  /// Whether the beginning of some bytes looks like a layout: an object that declares its format early. Cheap for any file.
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
        code: .notJSON, message: "the JSON cannot be read: \(error.message)", range: SourceRange(file: path))
    }
    let start = SourcePosition(line: error.line, column: error.column)
    let end = SourcePosition(line: error.line, column: error.column + 1)
    return Diagnostic(
      code: .notJSON, message: "not JSON: \(error.message)", range: SourceRange(file: path, start: start, end: end),
      help: error.reason == .utf16 ? "write the file with -o, not with the '>' of a shell that converts texts" : nil)
  }
}
