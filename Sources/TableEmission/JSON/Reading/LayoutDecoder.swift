import JSONReading
import TableIR
import TableLayout

/// Reads the nodes of one tree, from the outside in, each as `LayoutWriter` writes it.
struct LayoutDecoder {
  static let format = "tablec.layout"

  let environment: Environment
  let measure: SystemFontMeasure
  private(set) var assets: [ImageAsset] = []
  private var assetIndices: [String: Int] = [:]
  private(set) var files: [String] = []
  private var fileIndices: [String: Int] = [:]

  init(environment: Environment) {
    self.environment = environment
    measure = SystemFontMeasure(ios: environment.ios)
  }

  mutating func tree(_ root: LayoutNode) throws(LayoutProblem) -> LayoutTree {
    let name = try root.string("name")
    let metrics = try root.string("metrics")
    let table = try table(try root.node("table"))
    var environment = environment
    environment.contentOffset = table.visibleRect?.y
    return LayoutTree(
      name: name, environment: environment, metrics: metrics, table: table, assets: assets, files: files)
  }

  /// An image by its name.
  mutating func asset(_ name: String) -> Int {
    if let index = assetIndices[name] { return index }
    assetIndices[name] = assets.count
    assets.append(ImageAsset(name: name, variants: []))
    return assets.count - 1
  }

  /// Where the spec said it, as far as the layout tells: a line. Without it, the start of the spec.
  mutating func location(_ node: LayoutNode) throws(LayoutProblem) -> SourceLocation {
    guard let source = try node.nodeIfPresent("source") else { return .start }
    let file = try source.string("file")
    let line = try source.integer("line", in: 1...Int(Int32.max))
    let index: Int
    if let known = fileIndices[file] {
      index = known
    } else {
      index = files.count
      fileIndices[file] = index
      files.append(file)
    }
    return SourceLocation(file: UInt32(index), line: UInt32(line), column: 1)
  }
}
