import TableIR
import TableLayout
import TableSupport

/// Writes a layout tree as JSON: the format `tablec.layout`, version 1.
///
/// The output is deterministic: the same tree produces the same bytes. Frames are `[[x, y], [width, height]]`, as `CGRect` decodes
/// them, in points, rounded to 1/10000. Keys of absent views are left out.
public struct JSONEmitter: Sendable {
  /// The version of the format.
  public static let version = 1

  /// Whether nodes name the file and line of the spec that they come from.
  public var includesSourceMap: Bool
  /// Whether rows, headers and footers list what VoiceOver reads of them. Few who read a layout want that, and it follows from the rest.
  public var includesElements: Bool
  /// The number of threads that write a large layout. The bytes do not depend on it.
  public var jobs: Int

  /// Creates a JSON emitter.
  public init(includesSourceMap: Bool = false, includesElements: Bool = false, jobs: Int = 1) {
    self.includesSourceMap = includesSourceMap
    self.includesElements = includesElements
    self.jobs = jobs
  }

  /// The text as UTF-8.
  public func emit(_ tree: LayoutTree) -> [UInt8] {
    emit(DeferredLayout(tree: tree), work: WorkMeter(limit: .max))
  }

  /// The text as UTF-8.
  ///
  /// - Parameter limit: in bytes; no more than a little over it is written.
  /// - Throws: for a larger text.
  public func emit(_ tree: LayoutTree, limit: Int) throws(OutputTooLarge) -> [UInt8] {
    let bytes = emit(tree, cutAfter: limit)
    guard bytes.count <= limit else { throw OutputTooLarge(limit: limit) }
    return bytes
  }

  /// The text, or its beginning if that is longer than a limit: for a caller whose meter tells it then to discard it.
  package func emit(_ tree: LayoutTree, cutAfter limit: Int) -> [UInt8] {
    emit(DeferredLayout(tree: tree), work: WorkMeter(limit: limit))
  }

  /// The text of a layout whose cells may be deferred, as UTF-8.
  ///
  /// - Parameter work: the meter for the cost of the cells that are made, and of each byte; once that reaches its limit, the output is cut
  ///   off, and must be discarded.
  package func emit(_ layout: DeferredLayout, work: WorkMeter) -> [UInt8] {
    // Memory that is not written to costs nothing.
    JSONWriter.bytes(reservingCapacity: 4096 + layout.rowCounts.reduce(0, +) * LayoutWriter.likelyRowSize) { json in
      let writer = write(layout, json, work: work, to: nil)
      return writer.json
    }
  }

  /// Writes the text piece by piece.
  ///
  /// - Parameters:
  ///   - work: the meter for the cost of the cells that are made, and of each byte.
  ///   - sink: takes a piece, and returns whether it wants more.
  /// - Returns: whether the text is whole: the sink took all of it, and the meter has not reached its limit.
  package func write(
    _ layout: DeferredLayout, work: WorkMeter, to sink: @escaping (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var writer = write(layout, JSONWriter(), work: work, to: sink)
    writer.drain(all: true)
    return !writer.isStopped && !work.isSpent
  }

  private func write(
    _ layout: DeferredLayout, _ json: consuming JSONWriter, work: WorkMeter,
    to sink: ((UnsafeBufferPointer<UInt8>) -> Bool)?
  ) -> LayoutWriter {
    var writer = LayoutWriter(
      json: json, layout, includesSourceMap: includesSourceMap, includesElements: includesElements, limit: work.left,
      jobs: jobs, sink: sink)
    withUnsafePointer(to: layout.tree) { Record.tree.members.write(object: $0, inline: false, &writer) }
    writer.json.finishLine()
    work.spend(writer.work.spent + writer.json.count)
    return writer
  }
}
