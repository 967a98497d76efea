import TableIR

/// Tells for each view of a table what gave it its look.
struct LookExplainer {
  /// The looks of views by what explanations call them.
  typealias Looks = [String: [LookDerivation]]

  /// As the spec says it, adapted to the environment.
  let table: Table
  let environment: Environment
  var cascade: AppearanceCascade
  /// The place inside the table.
  let inside: Int

  init(table: Table, environment: Environment) {
    self.table = table
    self.environment = environment
    cascade = AppearanceCascade(table.appearance, in: environment)
    inside = cascade.enter(.table, className: table.className, in: AppearanceContexts.window)
  }

  func builder(_ viewClass: ViewClass, _ className: String?, in context: Int) -> LookBuilder {
    LookBuilder(matches: cascade.matches(viewClass, className, in: context))
  }

  // MARK: The table

  /// The table's own looks.
  func tableLooks(_ node: TableNode) -> [LookDerivation] {
    var builder = builder(.table, table.className, in: AppearanceContexts.window)
    let location = SourceLocation?.none
    builder.add(
      .background, said: [.init(table.background.map(AppearanceValue.fill), location, ["background"])],
      shown: .fill(node.background), standard: "the style's own", isAlwaysTold: true)
    builder.add(
      .tintColor, said: [.init(table.tintColor.map(AppearanceValue.color), location, ["tintColor"])],
      shown: .color(node.tintColor), standard: "UIKit's own", isAlwaysTold: true)
    builder.add(
      .separatorColor,
      said: [
        .init(table.separator.color.map(AppearanceValue.color), location, ["separatorStyle", "color"])
      ], standard: "UIKit's own")
    return builder.looks
  }

  /// The looks of the views above and below all sections.
  mutating func endLooks(_ node: TableNode) -> Looks {
    var looks: Looks = [:]
    if let said = table.header, let node = node.header {
      supplementary("tableHeader", said, node, .tableHeader, in: inside, &looks)
    }
    if let said = table.footer, let node = node.footer {
      supplementary("tableFooter", said, node, .tableFooter, in: inside, &looks)
    }
    return looks
  }

  // MARK: Headers and footers

  mutating func looks(of section: Section, _ node: SectionNode) -> Looks {
    var looks: Looks = [:]
    let context = cascade.enter(.section, id: section.id, in: inside)
    if let said = section.header, let node = node.header {
      supplementary("header", said, node, .header, in: context, &looks)
    }
    if let said = section.footer, let node = node.footer {
      supplementary("footer", said, node, .footer, in: context, &looks)
    }
    return looks
  }

  private mutating func supplementary(
    _ name: String, _ said: HeaderFooter, _ node: SupplementaryNode, _ kind: ViewContainer.Kind, in context: Int,
    _ looks: inout Looks
  ) {
    let isSections = kind == .header || kind == .footer
    var builder =
      isSections
      ? builder(.headerFooter, said.className, in: context) : LookBuilder(matches: [])
    builder.add(
      .background, said: [.init(said.background.map(AppearanceValue.fill), said.location, ["background"])],
      shown: node.background.map(AppearanceValue.fill), standard: "UIKit's own",
      isAlwaysTold: node.background != nil)
    looks[name] = builder.looks
    let context = cascade.enter(kind, className: said.className, in: context)
    switch said.content {
    case .title(let title):
      guard let label = node.textLabel else { return }
      looks["\(name).textLabel"] = textLooks(
        title.text, label, self.builder(.label, nil, in: context), at: said.location, keys: [["title"]],
        standard: "a title's own")
    case .stack(let stack):
      guard let inner = node.subviews.first, case .stack(let nodes) = inner.content else { return }
      arranged(stack, nodes, className: nil, name: "\(name).stack", in: context, &looks)
    case .views(let subviews):
      for (index, (view, node)) in zip(subviews.views, node.subviews).enumerated() {
        self.view("\(name).\(view.id ?? "subview \(index)")", view, node, in: context, &looks)
      }
    }
  }

  // MARK: Views

  /// A view of the spec's, and those that it arranges.
  mutating func view(_ name: String, _ view: View, _ node: ViewNode, in context: Int, _ looks: inout Looks) {
    var builder = builder(view.viewClass, view.className, in: context)
    builder.add(
      .background, said: [.init(view.background.map(AppearanceValue.color), view.location, ["background"])],
      shown: node.background.map(AppearanceValue.color), standard: "clear")
    builder.add(
      .cornerRadius, said: [.init(view.cornerRadius.map(AppearanceValue.length), view.location, ["cornerRadius"])],
      shown: .length(node.cornerRadius), standard: "none")
    switch (view.content, node.content) {
    case (.label(let text), .label(let label)):
      addText(text, label, to: &builder, at: view.location, keys: [["label"], []], standard: "a label's own")
    case (.control(let control), .control(let shown, let labels)):
      addControl(control, shown, labels, to: &builder, at: view.location, keys: [.key(control.name)])
    case (.stack(let stack), .stack(let nodes)):
      arranged(stack, nodes, className: view.className, name: name, in: context, &looks)
    default: break
    }
    looks[name] = builder.looks
  }

  mutating func arranged(
    _ stack: Stack, _ nodes: [ViewNode], className: String?, name: String, in context: Int, _ looks: inout Looks
  ) {
    let context = cascade.enter(.stack, className: className, in: context)
    for (index, (item, node)) in zip(stack.views, nodes).enumerated() {
      view(item.view.id ?? "\(name).subview \(index)", item.view, node, in: context, &looks)
    }
  }
}
