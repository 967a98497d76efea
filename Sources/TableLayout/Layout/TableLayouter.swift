import TableIR

/// The layout pass: a table and an environment become a tree of frames.
public struct TableLayouter: Sendable {
  public let environment: Environment
  public let profile: MetricsProfile
  /// What texts are measured with; nil for the system font's tables.
  public let faces: FontFaces?

  public init(environment: Environment, profile: MetricsProfile, faces: FontFaces? = nil) {
    self.environment = environment
    self.profile = profile
    self.faces = faces
  }

  /// Lays a table out from top to bottom, each row once.
  public func layOut(_ table: Table) -> LayoutTree {
    let table = table.adapted(to: environment).styled(in: environment)
    let context = LayoutContext(table: table, environment: environment, profile: profile, faces: faces)
    let sectionLayout = SectionLayout(context: context)
    let supplementary = HeaderFooterLayout(context: context)
    var y = 0.0
    let header = table.header.map { supplementary.custom($0, y: y) }
    y = header?.frame.maxY ?? y
    var sections: [SectionNode] = []
    sections.reserveCapacity(table.sections.count)
    for (index, section) in table.sections.enumerated() {
      let next = index + 1 < table.sections.count ? table.sections[index + 1] : nil
      let node = sectionLayout.node(section, isFirst: index == 0, next: next, y: y)
      y = node.frame.maxY
      sections.append(node)
    }
    let footer = table.footer.map { supplementary.custom($0, y: y) }
    y = footer?.frame.maxY ?? y
    if context.isGrouped && !sections.isEmpty { y += profile.headers.groupedBottom }
    let size = environment.size
    var node = TableNode(
      style: table.style, frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
      contentSize: Size(width: size.width, height: y),
      background: table.background ?? BackgroundCascade.table(table.style), tintColor: context.tintColor,
      header: header, footer: footer, sections: sections)
    node.className = table.className
    if let offset = environment.contentOffset { Scrolling.scroll(&node, by: offset, grid: context.grid) }
    node.sectionIndex = SectionIndexLayout(context: context).node(y: node.visibleRect?.y ?? 0)
    if environment.layoutDirection == .rightToLeft { Mirroring.mirror(&node) }
    return LayoutTree(
      name: table.name, environment: environment, metrics: profile.name, table: node, assets: table.assets,
      files: table.files)
  }
}
