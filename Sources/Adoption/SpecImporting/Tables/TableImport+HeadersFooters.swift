extension TableImport {
  /// Adds the views above the first section and below the last.
  mutating func addHeaderAndFooter(of element: XMLElement, to spec: inout DraftMapping) {
    for (key, property, part) in [
      ("tableHeader", "tableHeaderView", ImportOrigin.Part.tableHeader),
      ("tableFooter", "tableFooterView", .tableFooter),
    ] {
      guard let view = document.view(property, of: element) else { continue }
      spec[key] = .mapping(headerFooter(view, part))
    }
  }

  private mutating func headerFooter(_ view: XMLElement, _ part: ImportOrigin.Part) -> DraftMapping {
    context.note(part, from: view)
    var mapping = DraftMapping()
    let lost = context.losses.count
    let declared = VariedElement(view, views.traits)
    if let height = declared.rect("frame")?.height { mapping["height"] = .number(max(height, 0)) }
    if let name = view["customClass"], name.isClassName { mapping["class"] = .text(name) }
    if view.name == "view" {
      if let color = declared.property("backgroundColor"), !color.isClear {
        mapping["background"] = views.color(color, context: &context)
      }
      views.addContents(of: view, to: &mapping, owner: part, context: &context)
    } else {
      views.addSingle(view, to: &mapping, owner: part, context: &context)
    }
    mapping.comments += context.comments(since: lost)
    return mapping
  }
}
