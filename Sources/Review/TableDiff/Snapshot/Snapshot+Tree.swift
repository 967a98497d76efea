import LayoutFormat
import TableIR
import TableLayout

extension Snapshot {
  /// Where the screen begins, in points in the table's content space; 0 for an app's own views.
  var screenTop: Double { tree?.table.screen.y ?? 0 }

  /// A laid-out table, to be compared.
  ///
  /// - Parameter wasReadBack: whether the tree was read from a layout JSON, and not laid out in this run.
  public init(_ tree: LayoutTree, wasReadBack: Bool = false) {
    let words = LookFormatter(assets: tree.assets)
    let table = tree.table
    self.init(
      name: tree.name, environment: tree.environment, metrics: tree.metrics, scale: tree.environment.scale,
      contentSize: table.contentSize, table: ViewLister.view(of: table, words: words),
      header: table.header.map(SupplementarySnapshot.init), footer: table.footer.map(SupplementarySnapshot.init),
      sections: table.sections.map(SectionSnapshot.init), knowledge: .layout, files: tree.files, tree: tree)
    bars = Dictionary(
      table.bars.map { bar in
        let node = SupplementaryNode(
          frame: bar.frame, background: nil, subviews: bar.subviews, location: bar.location)
        return (bar.id ?? "bar", SupplementarySnapshot(node))
      }, uniquingKeysWith: { first, _ in first })
    self.wasReadBack = wasReadBack
  }
}

extension Snapshot {
  /// A spec that was laid out, with the constraints that it declares.
  ///
  /// - Parameter table: the table, adapted to the environment.
  public init(_ tree: LayoutTree, of table: Table) {
    self.init(tree)
    hasConstraints = true
    header?.add(table.header)
    footer?.add(table.footer)
    for (index, section) in zip(sections.indices, table.sections) {
      sections[index].header?.add(section.header)
      sections[index].footer?.add(section.footer)
      // By index, because a row that is passed along is copied.
      for row in sections[index].rows.indices where row < section.rows.count {
        if case let subviews = section.rows[row].subviews, subviews.isConstrained {
          sections[index].rows[row].constrainedViews = subviews
        }
        if case .points(let height) = section.rows[row].height ?? section.rowHeight ?? table.rowHeight {
          sections[index].rows[row].declaredHeight = height
        }
      }
    }
  }
}

extension SupplementarySnapshot {
  fileprivate mutating func add(_ declared: HeaderFooter?) {
    constrainedViews = declared?.constrainedViews
    declaredHeight = declared?.height
  }
}

extension HeaderFooter {
  fileprivate var constrainedViews: Subviews? {
    guard case .views(let subviews) = content, subviews.isConstrained else { return nil }
    return subviews
  }
}

extension SectionSnapshot {
  init(_ section: SectionNode) {
    self.init(
      id: section.hasOwnID ? section.id : nil, name: section.id, frame: section.frame,
      header: section.header.map(SupplementarySnapshot.init), footer: section.footer.map(SupplementarySnapshot.init),
      rows: section.rows.indices.map { RowSnapshot(PlacedCell(section.rows, at: $0)) }, location: section.location)
  }
}

extension SupplementarySnapshot {
  init(_ node: SupplementaryNode) {
    self.init(frame: node.frame, content: .node(node), location: node.location)
  }
}

extension RowSnapshot {
  init(_ cell: PlacedCell) {
    let name = cell.node.id
    self.init(
      id: name.isMadeForRow ? nil : name, name: name, frame: cell.node.frame, content: .cell(cell),
      location: cell.node.location)
  }
}

extension ViewLister {
  static func views(of row: RowSnapshot, words: LookFormatter) -> [ViewSnapshot] {
    switch row.content {
    case .views(let views): views
    case .cell(let cell): views(of: cell.node, words: words)
    }
  }

  static func views(of supplementary: SupplementarySnapshot, words: LookFormatter) -> [ViewSnapshot] {
    switch supplementary.content {
    case .views(let views): views
    case .node(let node): views(of: node, words: words)
    }
  }
}
