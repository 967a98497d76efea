import TableIR
import TableLayout
import TableSupport

/// Reads the nodes of one tree, and provides records with facts about the whole tree.
struct LayoutDecoder {
  static let format = "tablec.layout"

  let environment: Environment
  let measure: SystemFontMeasure
  private var assets: [ImageAsset] = []
  private var assetIndices: [String: Int] = [:]
  private var files: [String] = []
  private var fileIndices: [String: Int] = [:]

  init(environment: Environment) {
    self.environment = environment
    measure = SystemFontMeasure(ios: environment.ios)
  }

  static func tree(_ root: LayoutNode) throws(LayoutProblem) -> LayoutTree {
    var start = LayoutDecoder(environment: Environment(size: .zero, scale: 1, ios: 1))
    var environment = try Record.environment.read(try root.node("environment"), &start)
    var decoder = LayoutDecoder(environment: environment)
    var root = root
    root.scale = environment.scale
    try decoder.readImages(root)
    var tree = try Record.tree.read(root, &decoder)
    try checkIDs(of: tree.table)
    environment.contentOffset = tree.table.visibleRect.map { $0.y + tree.table.adjustedContentInset.top }
    (tree.environment, tree.assets, tree.files) = (environment, decoder.assets, decoder.files)
    return tree
  }

  /// Sections and rows are matched by their ids, so an id that two of them have would make a layout differ from itself.
  private static func checkIDs(of table: TableNode) throws(LayoutProblem) {
    var sections: Set<String> = []
    var rows: Set<String> = []
    for (index, section) in table.sections.enumerated() {
      let path = ["table", "sections", "\(index)"]
      guard sections.insert(section.id).inserted else {
        throw LayoutProblem(.repeated(id: section.id), at: path + ["id"])
      }
      for (index, row) in section.rows.enumerated() where !rows.insert(row.id).inserted {
        throw LayoutProblem(.repeated(id: row.id), at: path + ["rows", "\(index)", "id"])
      }
    }
  }

  /// An image by its name.
  mutating func asset(_ name: String) -> Int {
    if let index = assetIndices[name] { return index }
    add(ImageAsset(name: name, variants: []))
    return assets.count - 1
  }

  mutating func add(_ image: ImageAsset) {
    assetIndices[image.name] = assets.count
    assets.append(image)
  }

  /// The line of the spec, if the layout contains it; otherwise the start of the spec.
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
