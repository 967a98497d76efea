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
  /// The number of threads that write rows.
  private let jobs: Int
  /// Takes the text piece by piece, and returns whether it took a piece; nil for a text that is kept as a whole.
  private let sink: ((UnsafeBufferPointer<UInt8>) -> Bool)?
  private var isShown: [Bool]
  /// What is written of the rows, once the first of them was reached.
  private var shares: MapAhead<RowShare, Share>?
  /// What is left of the share that was taken last.
  private var texts: ArraySlice<RowText> = []

  /// What affects how a node is written.
  struct Context {
    fileprivate let tree: Tree
    /// Whether the row that is being written shows that it is selected or highlighted.
    var showsSelection = false
    /// Whether the header of a section is being written, whose title is a heading.
    var isHeading = false

    /// The assumed distance between lines where the layout does not contain it.
    var likelyLeading: LikelyLeading { tree.likelyLeading }
    /// The files that locations refer to, or nil if locations are not written.
    var files: [String]? { tree.files }
    /// Finds what VoiceOver reads, or nil if that is not written.
    var elements: ElementReader? { tree.elements }

    func hasStandardSelection(_ cell: UnsafePointer<CellNode>) -> Bool {
      let style = cell.pointee.selection.style
      let standard = style == .default || style == .blue ? tree.standardSelection : tree.grayStandardSelection
      return cell.pointee.selectedBackground == standard
    }
  }

  /// What is the same for all nodes.
  fileprivate final class Tree: Sendable {
    let files: [String]?
    let elements: ElementReader?
    let likelyLeading: LikelyLeading
    let assets: [ImageAsset]
    let layout: DeferredLayout
    /// The number of rows of each section.
    let rowCounts: [Int]
    /// The background that UIKit gives a selected row, for its default style and for the grey one.
    let standardSelection: ShapedFill
    let grayStandardSelection: ShapedFill

    init(_ layout: DeferredLayout, includesSourceMap: Bool, includesElements: Bool) {
      let (tree, ios) = (layout.tree, layout.tree.environment.ios)
      files = includesSourceMap ? tree.files : nil
      elements = includesElements ? ElementReader(tree.environment) : nil
      likelyLeading = LikelyLeading(environment: tree.environment, measure: SystemFontMeasure(ios: ios))
      assets = tree.assets
      self.layout = layout
      rowCounts = layout.rowCounts
      standardSelection = .standardSelection(.default, ios: ios)
      grayStandardSelection = .standardSelection(.gray, ios: ios)
    }
  }

  init(
    json: consuming JSONWriter, _ layout: DeferredLayout, includesSourceMap: Bool, includesElements: Bool = false,
    limit: Int = .max, jobs: Int = 1,
    sink: ((UnsafeBufferPointer<UInt8>) -> Bool)? = nil
  ) {
    self.json = json
    context = Context(tree: Tree(layout, includesSourceMap: includesSourceMap, includesElements: includesElements))
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

// MARK: Rows

extension LayoutWriter {
  /// The likely maximum size of a row, in bytes.
  static let likelyRowSize = 1536
  /// In bytes: what is written and waits for the sink, at most and roughly.
  private static let mostWaiting = 256 << 10

  /// Writes the rows of the section, whose array has begun: each share of the table's rows when it is its turn, and by several threads, which
  /// are a few shares ahead. The bytes are those that one thread writes.
  mutating func writeRows(_ write: @escaping WriteElement<CellNode>) {
    var left = context.tree.rowCounts[section]
    while left > 0, !isFull {
      if texts.isEmpty { takeShare(write) }
      guard let text = texts.popFirst() else { return }
      json.append(text.writer.json)
      left -= text.rowCount
      drain()
    }
  }

  private mutating func takeShare(_ write: @escaping WriteElement<CellNode>) {
    if shares == nil {
      let (stem, layout) = (RowText(branchOf: self, rowCount: 0, isFirst: true), context.tree.layout)
      shares = MapAhead(RowShare.shares(of: context.tree.rowCounts), jobs: jobs, lead: jobs * 2) { share in
        let work = WorkMeter(limit: .max)
        let cells = layout.cells(work: work)
        var isShown = stem.writer.isShown
        let texts = share.parts.map { part in
          var row = part.rows.lowerBound
          let text = RowText(branchOf: stem.writer, rowCount: part.rows.count, isFirst: row == 0)
          swap(&text.writer.isShown, &isShown)
          cells.visit(part) { cell in
            write(cell, row, &text.writer)
            row += 1
            return !text.writer.isFull
          }
          swap(&text.writer.isShown, &isShown)
          return text
        }
        return Share(texts: texts, isShown: isShown, spent: work.spent)
      }
    }
    guard let share = shares?.next() else { return }
    work.spend(share.spent)
    for index in isShown.indices where share.isShown[index] { isShown[index] = true }
    texts = share.texts[...]
  }

  /// What is written of a share of the rows.
  fileprivate struct Share: Sendable {
    var texts: [RowText]
    /// Of each image, whether the share shows it.
    var isShown: [Bool]
    /// The cost of its cells, in steps.
    var spent: Int
  }

  /// What is written of some rows of a section. One thread writes it, and then another one appends it.
  fileprivate final class RowText: @unchecked Sendable {
    var writer: LayoutWriter
    let rowCount: Int

    init(branchOf stem: borrowing LayoutWriter, rowCount: Int, isFirst: Bool) {
      self.rowCount = rowCount
      writer = LayoutWriter(
        json: stem.json.branch(isFirst: isFirst, reservingCapacity: rowCount * likelyRowSize), branchOf: stem)
    }
  }

  /// Passes the text on, if there is much of it and a sink takes it.
  mutating func drain(all: Bool = false) {
    guard let sink, all || json.waiting > Self.mostWaiting else { return }
    json.drain { if !sink($0) { isStopped = true } }
  }
}
