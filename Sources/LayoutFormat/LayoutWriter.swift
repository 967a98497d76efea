import JSONWriting
import TableIR
import TableLayout

/// Writes the nodes of one tree: where records write to, and what they ask of the whole.
struct LayoutWriter: ~Copyable {
  var json: JSONWriter
  /// Of the text, in bytes.
  private let limit: Int
  /// Whether what is still to come is left out.
  var isFull: Bool { json.count > limit }
  /// The files that locations refer to, or nil where locations are not written.
  let files: [String]?
  /// Whether the row that is being written shows that it is selected or highlighted.
  var showsSelection = false

  /// How far apart lines are taken to stand where nothing says it.
  let likelyLeading: LikelyLeading

  private let assets: [ImageAsset]
  private var isShown: [Bool]
  /// What UIKit shows of a selected row, by whether its style is UIKit's own.
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

  /// What the spec calls an image that is shown.
  mutating func name(ofAsset index: Int) -> String {
    isShown[index] = true
    return assets[index].name
  }

  /// The images that were named so far, in the order of their names: a table has them as its spec happens to name them.
  var shownAssets: [ImageAsset] { zip(assets, isShown).lazy.filter(\.1).map(\.0).sorted { $0.name < $1.name } }
}
