import TableIR

extension LookExplainer {
  /// The looks of a cell and of what is in it.
  ///
  /// - Parameter variant: which of the row's variants it is here.
  mutating func looks(of row: Row, variant: Int?, in section: Section, _ cell: CellNode) -> Looks {
    let context = cascade.enter(.section, id: section.id, in: inside)
    var looks: Looks = ["cell": cellLooks(row, variant: variant, in: section, cell, context)]
    let inside = cascade.enter(.cell, id: row.id, className: row.className, in: context)
    let label = builder(.label, nil, in: inside)
    if let text = row.text, let node = cell.textLabel {
      looks["textLabel"] = textLooks(
        text, node, label, at: row.location, variant: variant, keys: [["text"]], standard: "the cell style's own")
    }
    if let text = row.detailText, let node = cell.detailTextLabel {
      looks["detailTextLabel"] = textLooks(
        text, node, label, at: row.location, variant: variant, keys: [["detailText"]],
        standard: "the cell style's own")
    }
    if let node = cell.accessoryView {
      looks["accessoryView"] = accessoryLooks(row, variant: variant, node, in: inside)
    }
    for (index, (view, node)) in zip(row.views, cell.subviews).enumerated() {
      self.view(view.id ?? "subview \(index)", view, node, in: inside, &looks)
    }
    if let stack = row.stack, case .stack(let nodes)? = cell.subviews.last?.content {
      arranged(stack, nodes, className: nil, name: "stack", in: inside, &looks)
    }
    if let separator = cell.separator { looks["separator"] = separatorLooks(row, variant, section, separator) }
    return looks
  }

  private func cellLooks(
    _ row: Row, variant: Int?, in section: Section, _ cell: CellNode, _ context: Int
  ) -> [LookDerivation] {
    var builder = builder(.cell, row.className, in: context)
    let position = SpecPlace.Step.key(cell.position.rawValue)
    func said(_ fill: (Background?) -> ShapedFill?, _ rest: [SpecPlace.Step]) -> [LookBuilder.Said?] {
      func value(_ background: Background?) -> AppearanceValue? { fill(background).map(AppearanceValue.fill) }
      return [
        .init(
          value(row.backgrounds?[cell.position]), row.location, variant: variant, ["background"] + rest,
          ["backgrounds", position] + rest),
        .init(value(section.backgrounds?[cell.position]), section.location, ["backgrounds", position] + rest),
        .init(value(table.backgrounds[cell.position]), nil, ["backgrounds", position] + rest),
      ]
    }
    builder.add(
      .background, said: said({ $0?.normal }, []), shown: .fill(cell.background), standard: "the table style's own",
      isAlwaysTold: true)
    builder.add(
      .selectedBackground, said: said({ $0?.selected }, ["selected"]), shown: .fill(cell.selectedBackground),
      standard: "UIKit's own", isAlwaysTold: cell.showsSelection)
    return builder.looks
  }

  private func accessoryLooks(
    _ row: Row, variant: Int?, _ node: AccessoryNode, in context: Int
  ) -> [LookDerivation] {
    let isEdited = environment.isEditing && table.editing(of: row) != nil
    let accessory = isEdited ? row.editingAccessory : row.accessory
    let key: SpecPlace.Step = isEdited ? "editingAccessory" : "accessory"
    guard let viewClass = accessory.viewClass else { return [] }
    var builder = builder(viewClass, nil, in: context)
    switch (accessory, node.accessory) {
    case (.disclosureIndicator, .chevron(let shown, let shownHighlighted, _)):
      builder.add(.color, said: [], shown: .color(shown ?? .system(.black)), standard: "a chevron's own")
      builder.add(
        .highlightedColor, said: [], shown: .color(shownHighlighted ?? .system(.white)), standard: "a chevron's own")
    case (.chevron(let color, let highlighted, _), .chevron(let shown, let shownHighlighted, _)):
      builder.add(
        .color,
        said: [
          .init(color.map(AppearanceValue.color), row.location, variant: variant, [key, "chevron", "color"])
        ], shown: .color(shown ?? .system(.black)), standard: "its own", isAlwaysTold: true)
      builder.add(
        .highlightedColor,
        said: [
          .init(
            highlighted.map(AppearanceValue.color), row.location, variant: variant,
            [key, "chevron", "highlightedColor"])
        ], shown: .color(shownHighlighted ?? .system(.white)), standard: "its own", isAlwaysTold: true)
    case (.control(let control), .control(let shown)):
      addControl(
        control, shown, node.labels, to: &builder, at: row.location, variant: variant,
        keys: [key, .key(control.name)])
    case (.view(let view), .view(let shown)):
      builder.add(
        .background,
        said: [
          .init(view.color.map(AppearanceValue.color), row.location, variant: variant, [key, "view", "color"])
        ], shown: shown.color.map(AppearanceValue.color), standard: "systemGray5", isAlwaysTold: true)
      builder.add(
        .cornerRadius,
        said: [
          .init(
            view.cornerRadius.map(AppearanceValue.length), row.location, variant: variant,
            [key, "view", "cornerRadius"])
        ], shown: shown.cornerRadius.map(AppearanceValue.length), standard: "none")
    default: break
    }
    return builder.looks
  }

  private func separatorLooks(
    _ row: Row, _ variant: Int?, _ section: Section, _ node: SeparatorNode
  ) -> [LookDerivation] {
    var builder = builder(.table, table.className, in: AppearanceContexts.window)
    let keys: [SpecPlace.Step] = ["separatorStyle", "color"]
    builder.add(
      .separatorColor,
      said: [
        .init(row.separator?.color.map(AppearanceValue.color), row.location, variant: variant, keys),
        .init(section.separator.color.map(AppearanceValue.color), section.location, keys),
        .init(table.separator.color.map(AppearanceValue.color), nil, keys),
      ], shown: .color(node.color), standard: "UIKit's own")
    return builder.looks
  }
}
