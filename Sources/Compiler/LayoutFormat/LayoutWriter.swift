import TableIR
import TableLayout
import TableSupport

/// Writes the nodes of one tree. Records write to it, and ask it for facts about the whole tree.
struct LayoutWriter: ~Copyable {
  var json: JSONWriter
  /// Whether the rest is left out.
  var isFull: Bool { json.count + work.spent > limit || isStopped }
  /// What affects how a node is written.
  var context: Context
  /// The section that is being written.
  var section = 0
  /// The cost of the cells that were made.
  let work = WorkMeter(limit: .max)
  /// Whether the sink takes no more.
  private(set) var isStopped = false

  /// The maximum of the size of the text, in bytes, and the cost of the cells that are made for it, in steps.
  private let limit: Int
  /// The number of threads that write a large array.
  private let jobs: Int
  /// Takes the text piece by piece, and returns whether it took a piece; nil for a text that is kept as a whole.
  private let sink: ((UnsafeBufferPointer<UInt8>) -> Bool)?
  private var maker: DeferredCells.Maker?
  private var isShown: [Bool]

  /// What affects how a node is written.
  struct Context {
    fileprivate let tree: Tree
    /// Whether the row that is being written shows that it is selected or highlighted.
    var showsSelection = false

    /// The assumed distance between lines where the layout does not contain it.
    var likelyLeading: LikelyLeading { tree.likelyLeading }
    /// The files that locations refer to, or nil if locations are not written.
    var files: [String]? { tree.files }

    /// The number of rows of a section.
    func rowCount(of section: UnsafePointer<SectionNode>, _ index: Int) -> Int {
      tree.cells?.count(inSection: index) ?? section.pointee.rows.count
    }

    func hasStandardSelection(_ cell: UnsafePointer<CellNode>) -> Bool {
      let style = cell.pointee.selection.style
      let standard = style == .default || style == .blue ? tree.standardSelection : tree.grayStandardSelection
      return cell.pointee.selectedBackground == standard
    }
  }

  /// What is the same for all nodes.
  fileprivate final class Tree: Sendable {
    let files: [String]?
    let likelyLeading: LikelyLeading
    let assets: [ImageAsset]
    /// The cells that are not in the tree; nil if all are.
    let cells: DeferredCells?
    /// The background that UIKit gives a selected row, for its default style and for the grey one.
    let standardSelection: ShapedFill
    let grayStandardSelection: ShapedFill

    init(_ layout: DeferredLayout, includesSourceMap: Bool) {
      let (tree, ios) = (layout.tree, layout.tree.environment.ios)
      files = includesSourceMap ? tree.files : nil
      likelyLeading = LikelyLeading(environment: tree.environment, measure: SystemFontMeasure(ios: ios))
      assets = tree.assets
      cells = layout.cells
      standardSelection = .standardSelection(.default, ios: ios)
      grayStandardSelection = .standardSelection(.gray, ios: ios)
    }
  }

  init(
    json: consuming JSONWriter, _ layout: DeferredLayout, includesSourceMap: Bool, limit: Int = .max, jobs: Int = 1,
    sink: ((UnsafeBufferPointer<UInt8>) -> Bool)? = nil
  ) {
    self.json = json
    context = Context(tree: Tree(layout, includesSourceMap: includesSourceMap))
    isShown = Array(repeating: false, count: layout.tree.assets.count)
    (self.limit, self.jobs, self.sink) = (limit, jobs, sink)
  }

  private init(json: consuming JSONWriter, branchOf writer: borrowing LayoutWriter) {
    self.json = json
    (context, section, isShown) = (writer.context, writer.section, writer.isShown)
    (limit, jobs, sink) = (writer.limit, 1, nil)
  }

  /// The spec's name for an image that is shown.
  mutating func name(ofAsset index: Int) -> String {
    isShown[index] = true
    return context.tree.assets[index].name
  }

  /// The images named so far, sorted by name: a table has them in the order in which its spec happens to name them.
  var shownAssets: [ImageAsset] {
    zip(context.tree.assets, isShown).lazy.filter(\.1).map(\.0).sorted { $0.name < $1.name }
  }
}

// MARK: Several threads

extension LayoutWriter {
  /// The shares into which an array is split for each thread, at most: what is written of a share waits in memory for its turn.
  private static let sharesOfThread = 64
  /// The most elements of a share: what is written of it is kept in memory.
  private static let largestShare = 256
  /// The fewest elements that are worth a share.
  private static let smallestShare = 8

  /// In bytes: what is written and waits for its turn, at most and roughly.
  private static let mostWaiting = 1 << 20

  /// Writes an element of an array, which has an index.
  typealias WriteElement<Element> = @Sendable (UnsafePointer<Element>, Int, inout LayoutWriter) -> Void

  /// Writes the elements of an array that has begun, a large one by several threads: the bytes are those that one thread writes.
  ///
  /// - Parameters:
  ///   - rows: the number of rows that an element is as large as.
  ///   - write: writes the element with an index.
  mutating func writeElements(
    _ count: Int, rows: @Sendable (Int, Context) -> Int, _ write: @Sendable (Int, inout LayoutWriter) -> Void
  ) {
    writeShares(count, rows: { [context] in rows($0, context) }) { indices, writer in
      for index in indices where !writer.isFull { write(index, &writer) }
    }
  }

  /// Writes the rows of the section if their cells are deferred; false if they are not.
  mutating func writeDeferredCells(_ write: WriteElement<CellNode>) -> Bool {
    guard let cells = context.tree.cells else { return false }
    let section = section
    writeShares(cells.count(inSection: section), rows: { _ in 1 }) { indices, writer in
      let maker = writer.maker ?? cells.maker(work: writer.work)
      writer.maker = maker
      maker.make(indices, inSection: section) { index, cell in
        write(cell, index, &writer)
        return !writer.isFull
      }
    }
    return true
  }

  /// Writes the elements of an array in shares, if it is large by several threads.
  ///
  /// - Parameters:
  ///   - rows: the number of rows that an element is as large as: what is written of a share should not outgrow its memory.
  ///   - write: writes some elements.
  private mutating func writeShares(
    _ count: Int, rows: @Sendable (Int) -> Int, _ write: @Sendable (Range<Int>, inout LayoutWriter) -> Void
  ) {
    guard jobs > 1 && count >= jobs * Self.smallestShare else {
      for start in stride(from: 0, to: count, by: Self.largestShare) {
        write(start..<min(start + Self.largestShare, count), &self)
        drain(leaving: Self.mostWaiting)
      }
      return
    }
    let share = min(max((count - 1) / (jobs * Self.sharesOfThread) + 1, Self.smallestShare), Self.largestShare)
    let (jobs, stem) = (jobs, Branch(of: self, isFirst: true, reservingCapacity: 0))
    withUnsafeMutablePointer(to: &self) { pointer in
      // Effects take place one after the other.
      nonisolated(unsafe) var whole = pointer
      OrderedRun.run((count - 1) / share + 1, jobs: jobs, budget: Self.mostWaiting, state: &whole) { index, turn in
        let elements = index * share..<min((index + 1) * share, count)
        let branch = Branch(
          of: stem.writer, isFirst: index == 0,
          reservingCapacity: min(elements.reduce(0) { $0 + rows($1) } * JSONEmitter.likelyRowSize, Self.mostWaiting))
        write(elements, &branch.writer)
        turn.post(cost: branch.writer.json.count) { whole in
          whole.pointee.join(branch.writer)
          if whole.pointee.isFull { turn.end() }
        }
      }
    }
  }

  /// The writer of a share of an array. One thread writes to it, and one appends it afterwards.
  private final class Branch: @unchecked Sendable {
    var writer: LayoutWriter

    init(of stem: borrowing LayoutWriter, isFirst: Bool, reservingCapacity capacity: Int) {
      writer = LayoutWriter(
        json: stem.json.branch(isFirst: isFirst, reservingCapacity: capacity), branchOf: stem)
    }
  }

  /// Passes the text on, if there are more than some bytes of it and a sink takes them.
  mutating func drain(leaving most: Int = 0) {
    guard let sink, json.waiting > most else { return }
    json.drain { if !sink($0) { isStopped = true } }
  }

  private mutating func join(_ branch: borrowing LayoutWriter) {
    if let sink { json.drain(branch.json) { if !sink($0) { isStopped = true } } } else { json.append(branch.json) }
    work.spend(branch.work.spent)
    for index in isShown.indices where branch.isShown[index] { isShown[index] = true }
  }
}
