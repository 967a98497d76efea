import TableParsing

extension TableImport {
  /// What is behind the rows; nil for the style's own.
  mutating func tableBackground(of element: VariedElement) -> DraftValue? {
    if let view = document.view("backgroundView", of: element.element) {
      if let fill = fill(of: view) { return fill }
    }
    guard let color = element.property("backgroundColor"), !isUsual(color, of: element) else { return nil }
    return views.color(color, context: &context)
  }

  /// The background of a cell and that of a selected one; nil for the table's own.
  mutating func background(of cell: VariedElement) -> DraftValue? {
    let own = document.view("backgroundView", of: cell.element).flatMap { fill(of: $0) } ?? backgroundColor(of: cell)
    let selected = document.view("selectedBackgroundView", of: cell.element).flatMap { fill(of: $0) }
    guard let selected else { return own }
    var background: DraftMapping
    switch own {
    case .mapping(let mapping): background = mapping
    case .text(let word):
      background = DraftMapping()
      background[ValueVocabulary.isImageFile(word) ? "image" : "color"] = .text(word)
    default: background = DraftMapping()
    }
    background["selected"] = selected
    return .mapping(background)
  }

  private mutating func backgroundColor(of cell: VariedElement) -> DraftValue? {
    if let color = cell.property("backgroundColor"), color.name == "color" {
      return isUsual(color, ofCell: cell) ? nil : views.color(color, context: &context)
    }
    guard let contentView = cell.property("contentView").map({ VariedElement($0, views.traits) }),
      let color = contentView.property("backgroundColor"),
      color.name == "color", !color.isClear, !isUsual(color, ofCell: cell),
      let value = views.color(color, context: &context)
    else { return nil }
    if cell["accessoryType"].map({ $0 != "none" }) ?? false {
      context.lose(
        "backgroundColor of its contentView", of: cell.element,
        because: "it also fills the place of the accessory here",
        changesFrames: false)
    }
    return value
  }

  /// The fill of a view that is a background: its picture, or its colour.
  private mutating func fill(of view: XMLElement) -> DraftValue? {
    if view.name == "imageView", let name = view["image"] {
      if let image = views.image(named: name, of: view, context: &context)?.word {
        guard !ValueVocabulary.isImageFile(image) else { return .text(image) }
        var fill = DraftMapping()
        fill["image"] = .text(image)
        return .mapping(fill)
      }
      context.lose("image = \(name)", of: view, because: "a background is an image file", changesFrames: false)
      return nil
    }
    if view.child("subviews") != nil {
      context.lose(
        "subviews of the background view", of: view, because: "a background has no subviews", changesFrames: false)
    }
    return views.color(view.property("backgroundColor"), context: &context)
  }

  /// Whether a table has a colour that it would also have otherwise.
  private func isUsual(_ color: XMLElement, of element: VariedElement) -> Bool {
    let system = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? ""
    guard element["style"] == "plain" else {
      return ["groupTableViewBackgroundColor", "systemGroupedBackgroundColor"].contains(system)
    }
    return system == "systemBackgroundColor" || ios < 13 && color.isWhite
  }

  /// Whether a cell has a colour that it would also have otherwise.
  private func isUsual(_ color: XMLElement, ofCell cell: VariedElement) -> Bool {
    if ios < 13 { return color.isWhite }
    let system = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? ""
    return system
      == (table.element["style"] ?? "plain" == "plain"
        ? "systemBackgroundColor" : "secondarySystemGroupedBackgroundColor")
  }
}

extension XMLElement {
  /// Whether a colour is opaque white.
  fileprivate var isWhite: Bool {
    guard number("alpha") ?? 1 == 1 else { return false }
    if let white = number("white") { return white == 1 }
    return number("red") == 1 && number("green") == 1 && number("blue") == 1
  }
}

extension InterfaceDocument {
  /// A view that belongs to another one by a property: inside it, or an object of the scene that an outlet leads to.
  func view(_ property: String, of element: XMLElement) -> XMLElement? {
    if let view = element.property(property) { return view.name == "nil" ? nil : view }
    let outlet = element.child("connections")?.children.first { $0.name == "outlet" && $0["property"] == property }
    return outlet?["destination"].flatMap { self.element($0) }
  }
}
