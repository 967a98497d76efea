import JSONWriting
import ParallelWork
import TableIR
import TableLayout

/// Writes the nodes of one tree. Records write to it, and ask it for facts about the whole tree.
struct LayoutWriter: ~Copyable {
  var json: JSONWriter
  /// The maximum size of the text, in bytes.
  private let limit: Int
  /// Whether the rest is left out.
  var isFull: Bool { json.count > limit }
  /// The number of threads that write a large array.
  private let jobs: Int
  /// The files that locations refer to, or nil if locations are not written.
  let files: [String]?
  /// Whether the row that is being written shows that it is selected or highlighted.
  var showsSelection = false

  /// The assumed distance between lines where the layout does not contain it.
  let likelyLeading: LikelyLeading

  private let assets: [ImageAsset]
  private var isShown: [Bool]
  /// The background that UIKit gives a selected row, for its default style and for the grey one.
  private let standardSelections: (own: ShapedFill, gray: ShapedFill)

  init(json: consuming JSONWriter, tree: LayoutTree, includesSourceMap: Bool, limit: Int = .max, jobs: Int = 1) {
    self.json = json
    self.limit = limit
    self.jobs = jobs
    files = includesSourceMap ? tree.files : nil
    assets = tree.assets
    isShown = Array(repeating: false, count: tree.assets.count)
    let ios = tree.environment.ios
    likelyLeading = LikelyLeading(environment: tree.environment, measure: SystemFontMeasure(ios: ios))
    standardSelections = (.standardSelection(.default, ios: ios), .standardSelection(.gray, ios: ios))
  }

  private init(json: consuming JSONWriter, branchOf writer: borrowing LayoutWriter) {
    self.json = json
    (limit, jobs, files, assets, isShown) = (writer.limit, 1, writer.files, writer.assets, writer.isShown)
    (likelyLeading, standardSelections) = (writer.likelyLeading, writer.standardSelections)
  }

  func standardSelection(_ style: SelectionStyle) -> ShapedFill {
    style == .default || style == .blue ? standardSelections.own : standardSelections.gray
  }

  /// The spec's name for an image that is shown.
  mutating func name(ofAsset index: Int) -> String {
    isShown[index] = true
    return assets[index].name
  }

  /// The images named so far, sorted by name: a table has them in the order in which its spec happens to name them.
  var shownAssets: [ImageAsset] { zip(assets, isShown).lazy.filter(\.1).map(\.0).sorted { $0.name < $1.name } }
}

// MARK: Several threads

extension LayoutWriter {
  /// The shares into which an array is split for each thread, at most: what is written of a share waits in memory for its turn.
  private static let sharesOfThread = 64
  /// The fewest elements that are worth a share.
  private static let smallestShare = 8

  /// In bytes: what is written and waits for its turn, at most and roughly.
  private static let mostWaiting = 1 << 20

  /// Whether an array of so many elements is written by several threads.
  func isSplit(_ count: Int) -> Bool { jobs > 1 && count >= jobs * Self.smallestShare }

  /// Writes the elements of an array that has begun, by several threads: the same bytes as one thread writes.
  mutating func writeSplit(_ count: Int, _ write: @Sendable (Int, inout LayoutWriter) -> Void) {
    let share = max((count - 1) / (jobs * Self.sharesOfThread) + 1, Self.smallestShare)
    let (jobs, stem) = (jobs, Branch(of: self, isFirst: true))
    withUnsafeMutablePointer(to: &self) { pointer in
      // Effects take place one after the other.
      nonisolated(unsafe) var whole = pointer
      OrderedRun.run((count - 1) / share + 1, jobs: jobs, budget: Self.mostWaiting, state: &whole) { index, turn in
        let branch = Branch(of: stem.writer, isFirst: index == 0)
        for element in (index * share)..<min((index + 1) * share, count) where !branch.writer.isFull {
          write(element, &branch.writer)
        }
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

    init(of stem: borrowing LayoutWriter, isFirst: Bool) {
      writer = LayoutWriter(json: stem.json.branch(isFirst: isFirst), branchOf: stem)
    }
  }

  private mutating func join(_ branch: borrowing LayoutWriter) {
    json.append(branch.json)
    for index in isShown.indices where branch.isShown[index] { isShown[index] = true }
  }
}
