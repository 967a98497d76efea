import JSONWriting
import TableIR
import TableLayout

/// Writes a layout tree as JSON: the format `tablec.layout`, version 1.
///
/// The output is deterministic: the same tree produces the same bytes. Frames are `[[x, y], [width, height]]`, as `CGRect` decodes
/// them, in points, rounded to 1/10000. Keys of absent views are left out.
public struct JSONEmitter: Sendable {
  /// The version of the format.
  public static let version = 1

  /// Whether nodes name the file and line of the spec that they come from.
  public var includesSourceMap: Bool
  /// The number of threads that write a large layout. The bytes do not depend on it.
  public var jobs: Int

  public init(includesSourceMap: Bool = false, jobs: Int = 1) {
    self.includesSourceMap = includesSourceMap
    self.jobs = jobs
  }

  /// The text as UTF-8.
  ///
  /// - Parameter limit: in bytes; a larger output is cut off somewhere after the limit, and must be discarded.
  public func emit(_ tree: LayoutTree, limit: Int = .max) -> [UInt8] {
    let rowCount = tree.table.sections.reduce(0) { $0 + $1.rows.count }
    // Memory that is not written to costs nothing.
    return JSONWriter.bytes(reservingCapacity: 4096 + rowCount * 1536) { json in
      var writer = LayoutWriter(
        json: json, tree: tree, includesSourceMap: includesSourceMap, limit: limit,
        jobs: rowCount < TableLayouter.fewestRowsForThreads ? 1 : jobs)
      withUnsafePointer(to: tree) { Record.tree.members.write(object: $0, inline: false, &writer) }
      writer.json.finishLine()
      return writer.json
    }
  }
}
