import JSONReading
import JSONWriting
import TableDiff
import TableEmission
import TableLayout

/// The JSON Patch that makes one layout JSON another.
enum LayoutPatch {
  /// As a file; an empty list for layouts that are the same.
  static func bytes(from old: LayoutTree, to new: LayoutTree) -> [UInt8] {
    let patch = JSONPatch(from: value(old), to: value(new))
    var json = JSONWriter()
    patch.write(to: &json)
    json.finishLine()
    return json.bytes
  }

  private static func value(_ tree: LayoutTree) -> JSONValue {
    do throws(JSONError) { return try JSONValue.parse(JSONEmitter().emit(tree)) } catch {
      preconditionFailure("what the emitter writes is JSON: \(error)")
    }
  }
}
