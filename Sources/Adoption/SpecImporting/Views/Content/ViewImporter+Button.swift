import TableIR

extension ViewImporter {
  func button(_ declared: VariedElement, context: inout ImportContext) -> ImportedControl {
    let type = declared["buttonType"] ?? "custom"
    if ["detailDisclosure", "infoLight", "infoDark"].contains(type) {
      var mapping = DraftMapping()
      mapping["tintColor"] = tint(of: declared, context: &context)
      return ImportedControl(DetailButton.traits, .mapping(mapping))
    }
    var mapping = DraftMapping()
    if let configuration = declared.property("configuration"), configuration.name == "buttonConfiguration" {
      addConfiguration(configuration, of: declared, to: &mapping, context: &context)
    } else {
      addState(of: declared, type, to: &mapping, context: &context)
    }
    // A button has one of the two, if only an empty title.
    if mapping["title"] == nil, mapping["image"] == nil { mapping["title"] = .text("") }
    return ImportedControl(Button.traits, .mapping(mapping))
  }

  // MARK: Buttons with states

  private func addState(
    of declared: VariedElement, _ type: String, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    let state = declared.property("normal")
    var look = DraftMapping()
    let font =
      font(sizedFont(declared.property("fontDescription")), standard: .regular, context: &context)
      ?? (type == "custom" && declared.property("fontDescription") == nil ? .number(Self.customTitleSize) : nil)
    if let font, !font.isNumber(Self.titleSize) { look["font"] = font }
    let own = color(state?.property("titleColor"), context: &context)
    // The title of a button of the type custom is white, that of others in the tint colour.
    look["color"] = own ?? (type == "custom" ? .text("white") : tint(of: declared, context: &context))
    addTitleBreaking(of: declared, to: &look)
    let chosen = chosenTitle(of: declared)
    let string =
      chosen ?? resources.document.localizedString("normalTitle", of: declared.element)
      ?? state.flatMap { resources.document.string("title", of: $0) } ?? ""
    var words = DraftValue.text(string)
    if chosen == nil, let text = state?.property("attributedTitle") { words = runs(of: text, &look, context: &context) }
    if string.isEmpty, state?.property("attributedTitle") == nil { look = emptyTitle(of: declared, state, look) }
    mapping["title"] = words.unlessEmpty(with: look)
    if let state, let name = state.imageName {
      mapping["image"] = buttonImage(name, state, declared, context: &context)
    }
    if let name = state?["backgroundImage"] {
      context.lose(
        "backgroundImage = \(name)", of: declared.element,
        because: "a button has no background image, which it is at least as large as", changesFrames: true)
    }
    addInsets(of: declared, to: &mapping, context: &context)
    if type == "contactAdd" || type == "close" { addSymbol(of: type, declared, to: &mapping, context: &context) }
  }

  /// What a pop-up button shows in place of its title: the command of its menu that is on, or else the first.
  ///
  /// Interface Builder saved the width of "Item 1", the first command, and not that of the title "Button" (TheRealAnt/Done,
  /// saur2700/UIKitCatalog; 41 points and not 46).
  private func chosenTitle(of declared: VariedElement) -> String? {
    guard declared["showsMenuAsPrimaryAction"] == "YES", declared["changesSelectionAsPrimaryAction"] == "YES" else {
      return nil
    }
    let commands = declared.property("menu")?.descendants.filter { $0.name == "command" } ?? []
    let chosen = commands.first { $0["state"] == "on" } ?? commands.first
    return chosen.flatMap { resources.document.string("title", of: $0) }
  }

  /// The size of a button's title that a spec leaves out, in points.
  private static let titleSize = 15.0

  /// That of a button of the type custom: one without a title is 34 high, and four with "+" or "Flag" are too (Xcode 11 to 14).
  private static let customTitleSize = 18.0

  /// What remains of a title without letters: its font, where a line of it decides how high the button is.
  private func emptyTitle(of declared: VariedElement, _ state: XMLElement?, _ look: DraftMapping) -> DraftMapping {
    var kept = DraftMapping()
    guard !declared.element.holds("height"), let font = look["font"] else { return kept }
    // What a document records of a symbol is not the size that it is shown at: 18 high, with a frame of 22 (openhab-ios).
    if let name = state?["image"], state?["catalog"] != "system",
      let size = resources.image(name, isSymbol: false).size, size.height >= 24
    {
      return kept
    }
    kept["font"] = font
    return kept
  }

  /// A button truncates in the middle unless it says otherwise.
  private func addTitleBreaking(of declared: VariedElement, to look: inout DraftMapping) {
    addBreaking(of: declared, to: &look)
    if look["lineBreakMode"]?.isText(LineBreakMode.truncatingMiddle.rawValue) == true { look["lineBreakMode"] = nil }
    if declared["lineBreakMode"] == "tailTruncation" {
      look["lineBreakMode"] = .text(LineBreakMode.truncatingTail.rawValue)
    }
    // The title of a button that wraps has as many lines as it needs.
    if ["wordWrap", "characterWrap"].contains(declared["lineBreakMode"] ?? "") { look["lines"] = .number(0) }
  }

  private func buttonImage(
    _ name: String, _ holder: XMLElement, _ declared: VariedElement, context: inout ImportContext
  ) -> DraftValue? {
    if let image = image(named: name, of: holder, context: &context) { return image }
    context.lose("image = \(name)", of: declared.element, because: "its size is not known", changesFrames: true)
    return nil
  }

  private func addInsets(of declared: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext) {
    if let element = declared.property("contentEdgeInsets"), !element.isZero {
      if let insets = insets(element) {
        mapping["insets"] = insets
      } else {
        context.lose("contentEdgeInsets", of: element, because: "insets are not negative", changesFrames: true)
      }
    }
    for key in ["titleEdgeInsets", "imageEdgeInsets"] {
      guard let element = declared.property(key), !element.isZero else { continue }
      context.lose(key, of: element, because: "a button has insets around image and title only", changesFrames: false)
    }
  }

  private func addSymbol(
    of type: String, _ declared: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    var image = DraftMapping()
    image["symbol"] = .text(type == "close" ? "xmark.circle.fill" : "plus.circle")
    image["color"] = tint(of: declared, context: &context)
    mapping["image"] = .mapping(image)
    if let frame = declared.element.rect("frame") {
      mapping["size"] = .list([frame.width, frame.height].map { DraftItem(.number(max($0, 0))) })
    }
  }

  // MARK: Buttons with a configuration

  private func addConfiguration(
    _ configuration: XMLElement, of declared: VariedElement, to mapping: inout DraftMapping,
    context: inout ImportContext
  ) {
    let style = configuration["style"] ?? "plain"
    mapping["configuration"] = .text(Button.Configuration(rawValue: style)?.rawValue ?? "plain")
    if Button.Configuration(rawValue: style) == nil {
      context.lose(
        "configuration.style = \(style)", of: declared.element, because: "drawn as plain", changesFrames: false)
    }
    var look = DraftMapping()
    look["font"] = font(
      sizedFont(configuration.property("titleFontDescription") ?? declared.property("fontDescription")),
      standard: .regular,
      context: &context)
    look["color"] =
      color(configuration.property("baseForegroundColor"), context: &context) ?? tint(of: declared, context: &context)
    let chosen = chosenTitle(of: declared)
    if chosen != nil {
      context.lose(
        "indicator", of: declared.element, because: "how wide the sign of a pop-up button is was not observed",
        changesFrames: true)
    }
    var string =
      chosen ?? resources.document.localizedString("configuration.title", of: declared.element)
      ?? configuration["title"] ?? ""
    var words = DraftValue.text(string)
    if chosen == nil, let text = configuration.property("attributedTitle") {
      words = runs(of: text, &look, context: &context)
      string = " "
    }
    mapping["title"] = words.unlessEmpty(with: string.isEmpty ? DraftMapping() : look)
    if let name = configuration.imageName {
      mapping["image"] = buttonImage(name, configuration, declared, context: &context)
    }
    if let element = configuration.property("contentInsets") { mapping["insets"] = insets(element) }
    for key in ["subtitle", "imagePadding", "imagePlacement", "titlePadding", "attributedSubtitle"] {
      guard let value = configuration[key] ?? configuration.property(key).map({ _ in "…" }), value != "0.0",
        value != "leading"
      else { continue }
      // An image behind the title takes the same space as one before it.
      let isSized = declared.element.holds("width") && declared.element.holds("height")
      context.lose(
        "configuration.\(key) = \(value)", of: declared.element, because: "a button has a title and an image before it",
        changesFrames: !isSized && (key, value) != ("imagePlacement", "trailing"))
    }
  }
}

/// The font of a button's title; nil where its size is 0, for which a button takes its standard one.
private func sizedFont(_ element: XMLElement?) -> XMLElement? {
  element.flatMap { $0["type"] != nil && $0.number("pointSize") == 0 ? nil : $0 }
}

extension XMLElement {
  fileprivate var isZero: Bool {
    ["minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right"].allSatisfy { (number($0) ?? 0).magnitude < 1e-6 }
  }
}

extension XMLElement {
  /// That of an attribute, or of a reference (`<imageReference key="image" …/>`).
  fileprivate var imageName: String? { self["image"] ?? property("image")?["image"] }
}
