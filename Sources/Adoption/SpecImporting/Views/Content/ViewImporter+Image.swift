import TableIR

extension ViewImporter {
  /// An image by its name: a rectangle of its size, or a symbol (`catalog="system"`).
  ///
  /// - Parameter element: What shows it, such as an `<imageView>`, for its symbol configuration and its tint colour.
  package func image(
    named name: String, of element: XMLElement, context: inout ImportContext
  ) -> DraftValue? {
    let declared = VariedElement(element, traits)
    let reference = declared.property("image").flatMap { $0.name == "imageReference" ? $0 : nil }
    let isSymbol = (reference ?? element)["catalog"] == "system"
    let image = resources.image(name, isSymbol: isSymbol)
    var mapping = DraftMapping()
    if isSymbol {
      guard addSymbol(name, of: declared, reference, to: &mapping, context: &context) else { return nil }
    } else if catalogNames.hasImage(image, on: resources.idiom) {
      return .text(name)
    } else if let path = imagePath(image) {
      return .text(path)
    } else if let size = image.size {
      mapping["size"] = .list([size.width, size.height].map { DraftItem(.number($0)) })
      mapping.comments.append("image \"\(name)\"")
    } else {
      let frame = declared.element.rect("frame")
      context.lose(
        "image = \(name)", of: declared.element,
        because: "its size is not known" + (frame == nil ? "" : ": the view's own is shown"),
        changesFrames: frame == nil)
      guard let frame else { return nil }
      mapping["size"] = .list([frame.width, frame.height].map { DraftItem(.number(max($0, 0))) })
      mapping.comments.append("image \"\(name)\", whose size is not known: that of its view")
    }
    if isSymbol || image.isTemplate, let tint = tint(of: declared, context: &context) { mapping["color"] = tint }
    return .mapping(mapping)
  }

  private func addSymbol(
    _ name: String, of declared: VariedElement, _ reference: XMLElement?, to mapping: inout DraftMapping,
    context: inout ImportContext
  ) -> Bool {
    guard !name.isEmpty, name.utf8.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789.".utf8.contains($0) }) else {
      context.lose("image = \(name)", of: declared.element, because: "not the name of a symbol", changesFrames: true)
      return false
    }
    mapping["symbol"] = .text(name)
    let configuration =
      reference?.property("symbolConfiguration") ?? declared.property("preferredSymbolConfiguration")
      ?? declared.property("preferredSymbolConfigurationForImage")
    if let size = pointSize(of: configuration) { mapping["pointSize"] = .number(size) }
    if let scale = configuration?["scale"] ?? reference?["symbolScale"], scale != "default", scale != "medium",
      Symbol.Scale(rawValue: scale) != nil
    {
      mapping["scale"] = .text(scale)
    }
    if let weight = configuration?["weight"], !["unspecified", "regular", "default"].contains(weight) {
      context.lose(
        "weight = \(weight)", of: declared.element,
        because: "a symbol has the regular weight, and heavier ones are wider", changesFrames: true)
    }
    return true
  }

  private func pointSize(of configuration: XMLElement?) -> Double? {
    if let size = configuration?.number("pointSize"), (1...1_000).contains(size) { return size }
    guard let element = configuration?.property("font"), case .font(let font) = resources.font(element) else {
      return nil
    }
    return font.size.flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  /// An image view.
  func addImage(
    of declared: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) -> ContentPriorities {
    let content = View.Content.image(.placeholder(Image.Placeholder(size: LayoutSize(width: 0, height: 0))))
    let mode = declared["contentMode"] ?? "scaleToFill"
    if mode != "scaleToFill", ContentMode(rawValue: mode) != nil { mapping["contentMode"] = .text(mode) }
    if let name = declared["image"] ?? declared.property("image")?["image"] {
      if let image = image(named: name, of: declared.element, context: &context) {
        mapping["image"] = image
        return content.priorities
      }
    }
    // Without an image it has no size of its own, whatever its priorities.
    var shown = DraftMapping()
    let frame = declared.element.rect("frame")
    shown["size"] = .list([frame?.width ?? 0, frame?.height ?? 0].map { DraftItem(.number(max($0, 0))) })
    mapping["image"] = .mapping(shown)
    mapping.comments.append("no image: its size is the frame's")
    return content.priorities
  }
}
