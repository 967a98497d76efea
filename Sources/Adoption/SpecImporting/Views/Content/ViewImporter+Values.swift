import TableIR

// Colours and fonts.

extension ViewImporter {
  /// A `<color>`, such as `element.property("backgroundColor")`; nil for none and for what a spec cannot express, which is recorded.
  package func color(_ element: XMLElement?, context: inout ImportContext) -> DraftValue? {
    guard let element, element.name == "color" else { return nil }
    switch resources.color(element) {
    case .color(.named(let color)):
      let declared = resources.assets.color(color.name, for: resources.document.path)
      if catalogNames.hasColor(color.name, meaning: declared) { return .text(color.name) }
      let value = color.plain
      context.tell(
        "The colour \"\(color.name)\" \(declared == nil ? "is in no asset catalog here, and was" : "of the asset catalog is") \(value.words)"
      )
      return DraftValue(value)
    case .color(let color): return DraftValue(color)
    case .unknown(let reason):
      context.lose(element["key"] ?? element.name, of: element, because: reason, changesFrames: false)
      return nil
    }
  }

  /// A `<fontDescription>`, such as `label.property("fontDescription")`, or a `<font>`; nil for none.
  ///
  /// - Parameter standard: The weight that a font of a size has where it says none; nil if that is not known.
  package func font(
    _ element: XMLElement?, standard: FontWeight? = nil, context: inout ImportContext
  ) -> DraftValue? {
    guard let element, element.name == "fontDescription" || element.name == "font" else { return nil }
    switch resources.font(element) {
    case .font(var font):
      if font.textStyle == nil, font.weight == standard { font.weight = nil }
      return DraftValue(font)
    case .unknown(let reason):
      context.lose(element["key"] ?? element.name, of: element, because: reason, changesFrames: true)
      return nil
    }
  }

  /// The tint colour that a view has by itself, or by a view around it in the document.
  func tint(of declared: VariedElement, context: inout ImportContext) -> DraftValue? {
    var next: XMLElement? = declared.element
    while let element = next, element.name != "tableView", element.name != "objects" {
      if let color = element.property("tintColor") { return self.color(color, context: &context) }
      next = element.parent
    }
    return nil
  }
}

extension NamedColor {
  /// The colour as a spec without its catalog has it: by its values in light and dark appearance.
  fileprivate var plain: Color {
    let (light, dark) = (shades.light, shades.dark)
    return light == dark ? light : .dynamic(light: light.resolved(.light), dark: dark.resolved(.dark))
  }
}

extension DraftValue {
  /// A colour as the language writes it.
  init(_ color: Color) {
    switch color {
    case .text: self = .text("text")
    case .named(let color): self = .text(color.name)
    case .system(let name): self = .text(name.rawValue)
    case .fixed(let value): self = .text(value.hexString)
    case .dynamic(let light, let dark):
      var pair = DraftMapping()
      pair["light"] = .text(light.hexString)
      pair["dark"] = .text(dark.hexString)
      self = .mapping(pair)
    }
  }

  /// A font as the language writes it: its size alone where it is the system's.
  init(_ font: Font) {
    if let size = font.size, font == Font(size: size) {
      self = .number(size)
      return
    }
    var mapping = DraftMapping()
    mapping["style"] = font.textStyle.map { .text($0.rawValue) }
    mapping["size"] = font.size.map { .number($0) }
    mapping["weight"] = font.weight.map { .text($0.rawValue) }
    if let variant = font.variant {
      mapping["family"] = variant.family.map { .text($0) }
      mapping["design"] = variant.design.map { .text($0.rawValue) }
      if variant.isItalic { mapping["italic"] = .flag(true) }
      if variant.hasMonospacedDigits { mapping["monospacedDigits"] = .flag(true) }
    }
    self = .mapping(mapping)
  }
}
