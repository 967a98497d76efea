import LayoutFormat
import TableLayout
import TableSupport

/// The JSON Patch that turns one layout JSON into another.
enum LayoutPatch {
  /// The contents of a patch file; an empty list if the layouts are the same.
  ///
  /// - Parameter includesSourceMap: whether the layouts name the lines of their specs.
  static func bytes(from old: LayoutTree, to new: LayoutTree, includesSourceMap: Bool) -> [UInt8] {
    let emitter = JSONEmitter(includesSourceMap: includesSourceMap)
    let patch = JSONPatch(from: value(emitter.emit(old)), to: value(emitter.emit(new)), elements: .layout)
    var json = JSONWriter()
    patch.write(to: &json)
    json.finishLine()
    return json.bytes
  }

  private static func value(_ json: [UInt8]) -> JSONValue {
    do throws(JSONError) { return try JSONValue.parse(json) } catch {
      preconditionFailure("what the emitter writes is JSON: \(error)")
    }
  }
}
