import JSONWriting
import TableIR
import TableLayout

/// Writes the nodes of one tree. Records write to it, and ask it for facts about the whole tree.
struct LayoutWriter: ~Copyable {
  var json: JSONWriter
  /// The maximum size of the text, in bytes.
  private let limit: Int
  /// Whether the rest is left out.
  var isFull: Bool { json.count > limit }
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

  init(json: consuming JSONWriter, tree: LayoutTree, includesSourceMap: Bool, limit: Int = .max) {
    self.json = json
    self.limit = limit
    files = includesSourceMap ? tree.files : nil
    assets = tree.assets
    isShown = Array(repeating: false, count: tree.assets.count)
    let ios = tree.environment.ios
    likelyLeading = LikelyLeading(environment: tree.environment, measure: SystemFontMeasure(ios: ios))
    standardSelections = (.standardSelection(.default, ios: ios), .standardSelection(.gray, ios: ios))
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
