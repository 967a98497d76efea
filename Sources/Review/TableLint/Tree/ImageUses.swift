import TableIR

/// Where a table names its images.
struct ImageUses {
  private let table: Table

  init(_ table: Table) { self.table = table }

  /// Visits every image, from the table's own down to the last row.
  func visit(_ body: (_ image: Image, _ place: SpecPlace, _ owner: String) -> Void) {
    fill(table.background, SpecPlace(nil, ["background"]), "table", body)
    backgrounds(table.backgrounds, SpecPlace(nil), "table", body)
    swipeActions(table.swipeActions, SpecPlace(nil), "table", body)
    supplementary(table.header, SpecPlace(nil, ["tableHeader"]), "table.header", body)
    for section in table.sections {
      backgrounds(section.backgrounds, SpecPlace(section.location), section.id, body)
      swipeActions(section.swipeActions, SpecPlace(section.location), section.id, body)
      supplementary(section.header, SpecPlace(section.location, ["header"]), "\(section.id).header", body)
      for row in section.rows { visit(row, body) }
      supplementary(section.footer, SpecPlace(section.location, ["footer"]), "\(section.id).footer", body)
    }
    supplementary(table.footer, SpecPlace(nil, ["tableFooter"]), "table.footer", body)
  }

  private typealias Body = (Image, SpecPlace, String) -> Void

  private func visit(_ row: Row, _ body: Body) {
    visit(row, variant: nil, body)
    for (index, variant) in row.variants.enumerated() { visit(variant.row, variant: index, body) }
  }

  private func visit(_ row: Row, variant: Int?, _ body: Body) {
    let place = SpecPlace(row.location, variant: variant)
    image(row.image, place.at("image"), row.id, body)
    image(row.highlightedImage, place.at("highlightedImage"), row.id, body)
    accessory(row.accessory, place.at("accessory"), row.id, body)
    for other in row.otherAccessories { accessory(other, place.at("accessory"), row.id, body) }
    accessory(row.editingAccessory, place.at("editingAccessory"), row.id, body)
    backgrounds(row.backgrounds, place, row.id, body)
    swipeActions(row.swipeActions, place, row.id, body)
    views(row.views, row.id, body)
    stack(row.stack, row.id, body)
  }

  private func swipeActions(_ actions: SwipeActions, _ place: SpecPlace, _ owner: String, _ body: Body) {
    for edge in SwipeEdge.allCases {
      for (index, action) in (actions[edge] ?? []).enumerated() {
        image(action.image, place.at("swipeActions", .key(edge.rawValue), .index(index), "image"), owner, body)
      }
    }
  }

  private func accessory(_ accessory: Accessory, _ place: SpecPlace, _ owner: String, _ body: Body) {
    if case .control(let control) = accessory { self.control(control, place, owner, body) }
    if case .view(let view) = accessory { views(view.subviews.views, owner, body) }
    guard case .image(let normal, let highlighted, _, _) = accessory else { return }
    image(normal, place.at("image"), owner, body)
    image(highlighted, place.at("highlightedImage"), owner, body)
  }

  private func control(_ control: Control, _ place: SpecPlace, _ owner: String, _ body: Body) {
    guard case .button(let button) = control.kind else { return }
    image(button.image, place.at("button").at("image"), owner, body)
  }

  private func supplementary(_ view: HeaderFooter?, _ place: SpecPlace, _ owner: String, _ body: Body) {
    guard let view else { return }
    fill(view.background, place.at("background"), owner, body)
    views(view.ownViews, owner, body)
  }

  private func views(_ views: [View], _ owner: String, _ body: Body) {
    for view in views {
      switch view.content {
      case .image(let image): self.image(image, SpecPlace(view.location, ["image"]), owner, body)
      case .stack(let stack): self.stack(stack, owner, body)
      case .control(let control): self.control(control, SpecPlace(view.location), owner, body)
      case .container(let subviews): self.views(subviews.views, owner, body)
      case .label, .plain: break
      }
    }
  }

  private func stack(_ stack: Stack?, _ owner: String, _ body: Body) {
    if let stack { views(stack.views.map(\.view), owner, body) }
  }

  private func backgrounds(_ all: PositionBackgrounds?, _ place: SpecPlace, _ owner: String, _ body: Body) {
    guard let all else { return }
    for position in RowPosition.allCases {
      let key = SpecPlace.Step.key(position.rawValue)
      fill(all[position]?.normal, place.at("backgrounds", key), owner, body)
      fill(all[position]?.selected, place.at("backgrounds", key, "selected"), owner, body)
    }
  }

  private func fill(_ fill: ShapedFill?, _ place: SpecPlace, _ owner: String, _ body: Body) {
    switch fill?.fill {
    case .image(let index), .slicedImage(let index, _): body(.asset(index), place, owner)
    case .clear, .color, .gradient, nil: break
    }
  }

  private func image(_ image: Image?, _ place: SpecPlace, _ owner: String, _ body: Body) {
    if let image { body(image, place, owner) }
  }
}

extension SpecPlace {
  /// A value further in.
  func at(_ steps: Step...) -> SpecPlace {
    var place = self
    place.path += steps
    return place
  }
}
