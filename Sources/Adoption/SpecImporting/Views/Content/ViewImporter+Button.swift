import TableIR

extension ViewImporter {
  func button(_ said: VariedElement, context: inout ImportContext) -> ImportedControl {
    let type = said["buttonType"] ?? "custom"
    if ["detailDisclosure", "infoLight", "infoDark"].contains(type) {
      var mapping = DraftMapping()
      mapping["tintColor"] = tint(of: said, context: &context)
      return ImportedControl(DetailButton.traits, .mapping(mapping))
    }
    var mapping = DraftMapping()
    if let configuration = said.property("configuration"), configuration.name == "buttonConfiguration" {
      addConfiguration(configuration, of: said, to: &mapping, context: &context)
    } else {
      addState(of: said, type, to: &mapping, context: &context)
    }
    return ImportedControl(Button.traits, .mapping(mapping))
  }

  // MARK: Buttons with states

  private func addState(
    of said: VariedElement, _ type: String, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    let state = said.property("normal")
    var look = DraftMapping()
    let font =
      font(sizedFont(said.property("fontDescription")), standard: .regular, context: &context)
      ?? (type == "custom" && said.property("fontDescription") == nil ? .number(Self.customTitleSize) : nil)
    if let font, !font.isNumber(Self.titleSize) { look["font"] = font }
    let own = color(state?.property("titleColor"), context: &context)
    // The title of a button of the type custom is white, that of others in the tint colour.
    look["color"] = own ?? (type == "custom" ? .text("white") : tint(of: said, context: &context))
    addTitleBreaking(of: said, to: &look)
    let string =
      resources.document.localizedString("normalTitle", of: said.element)
      ?? state.flatMap { resources.document.string("title", of: $0) } ?? ""
    var words = DraftValue.text(string)
    if let text = state?.property("attributedTitle") { words = runs(of: text, &look, context: &context) }
    if string.isEmpty, state?.property("attributedTitle") == nil { look = emptyTitle(of: said, state, look) }
    mapping["title"] = title(words, look)
    if let state, let name = state["image"] { mapping["image"] = buttonImage(name, state, said, context: &context) }
    if let name = state?["backgroundImage"] {
      context.lose(
        "backgroundImage = \(name)", of: said.element, because: "a button has no background image", changesFrames: false
      )
    }
    addInsets(of: said, to: &mapping, context: &context)
    if type == "contactAdd" || type == "close" { addSymbol(of: type, said, to: &mapping, context: &context) }
  }

  /// The size of a button's title that a spec leaves out, in points.
  private static let titleSize = 15.0

  /// That of a button of the type custom: one without a title is 34 high, and four with "+" or "Flag" are too (Xcode 11 to 14).
  private static let customTitleSize = 18.0

  /// What remains of a title without letters: its font, where a line of it decides how high the button is.
  private func emptyTitle(of said: VariedElement, _ state: XMLElement?, _ look: DraftMapping) -> DraftMapping {
    var kept = DraftMapping()
    guard !said.element.holds("height"), let font = look["font"] else { return kept }
    if let name = state?["image"], let size = resources.image(name, isSymbol: false).size, size.height >= 24 {
      return kept
    }
    kept["font"] = font
    return kept
  }

  private func title(_ words: DraftValue, _ look: DraftMapping) -> DraftValue {
    guard !look.entries.isEmpty else { return words }
    var mapping = DraftMapping()
    mapping["text"] = words
    mapping.add(look)
    return .mapping(mapping)
  }

  /// A button truncates in the middle unless it says otherwise.
  private func addTitleBreaking(of said: VariedElement, to look: inout DraftMapping) {
    addBreaking(of: said, to: &look)
    if look["lineBreakMode"]?.isText(LineBreakMode.truncatingMiddle.rawValue) == true { look["lineBreakMode"] = nil }
    if said["lineBreakMode"] == "tailTruncation" {
      look["lineBreakMode"] = .text(LineBreakMode.truncatingTail.rawValue)
    }
    // The title of a button that wraps has as many lines as it needs.
    if ["wordWrap", "characterWrap"].contains(said["lineBreakMode"] ?? "") { look["lines"] = .number(0) }
  }

  private func buttonImage(
    _ name: String, _ holder: XMLElement, _ said: VariedElement, context: inout ImportContext
  ) -> DraftValue? {
    if let image = image(named: name, of: holder, context: &context) { return image }
    context.lose("image = \(name)", of: said.element, because: "its size is not known", changesFrames: true)
    return nil
  }

  private func addInsets(of said: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext) {
    if let element = said.property("contentEdgeInsets"), !element.isZero {
      if let insets = insets(element) {
        mapping["insets"] = insets
      } else {
        context.lose("contentEdgeInsets", of: element, because: "insets are not negative", changesFrames: true)
      }
    }
    for key in ["titleEdgeInsets", "imageEdgeInsets"] {
      guard let element = said.property(key), !element.isZero else { continue }
      context.lose(key, of: element, because: "a button has insets around image and title only", changesFrames: false)
    }
  }

  private func addSymbol(
    of type: String, _ said: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    var image = DraftMapping()
    image["symbol"] = .text(type == "close" ? "xmark.circle.fill" : "plus.circle")
    image["color"] = tint(of: said, context: &context)
    mapping["image"] = .mapping(image)
    if let frame = said.element.rect("frame") {
      mapping["size"] = .list([frame.width, frame.height].map { DraftItem(.number(max($0, 0))) })
    }
  }

  // MARK: Buttons with a configuration

  private func addConfiguration(
    _ configuration: XMLElement, of said: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    let style = configuration["style"] ?? "plain"
    mapping["configuration"] = .text(Button.Configuration(rawValue: style)?.rawValue ?? "plain")
    if Button.Configuration(rawValue: style) == nil {
      context.lose("configuration.style = \(style)", of: said.element, because: "drawn as plain", changesFrames: false)
    }
    var look = DraftMapping()
    look["font"] = font(
      sizedFont(configuration.property("titleFontDescription") ?? said.property("fontDescription")), standard: .regular,
      context: &context)
    look["color"] =
      color(configuration.property("baseForegroundColor"), context: &context) ?? tint(of: said, context: &context)
    var string =
      resources.document.localizedString("configuration.title", of: said.element) ?? configuration["title"] ?? ""
    var words = DraftValue.text(string)
    if let text = configuration.property("attributedTitle") {
      words = runs(of: text, &look, context: &context)
      string = " "
    }
    mapping["title"] = title(words, string.isEmpty ? DraftMapping() : look)
    if let name = configuration["image"] {
      mapping["image"] = buttonImage(name, configuration, said, context: &context)
    }
    if let element = configuration.property("contentInsets") { mapping["insets"] = insets(element) }
    for key in ["subtitle", "imagePadding", "imagePlacement", "titlePadding", "attributedSubtitle"] {
      guard let value = configuration[key] ?? configuration.property(key).map({ _ in "…" }), value != "0.0",
        value != "leading"
      else { continue }
      // An image behind the title takes the same space as one before it.
      let isSized = said.element.holds("width") && said.element.holds("height")
      context.lose(
        "configuration.\(key) = \(value)", of: said.element, because: "a button has a title and an image before it",
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
