import TableIR

extension ViewImporter {
  func field(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    var text = textLook(of: said, font: "fontDescription", .label, context: &context)
    let string = resources.document.string("text", of: said.element) ?? ""
    if !text.entries.isEmpty {
      var whole = DraftMapping()
      whole["text"] = .text(string)
      whole.add(text)
      text = whole
      mapping["text"] = .mapping(text)
    } else if !string.isEmpty {
      mapping["text"] = .text(string)
    }
    if let placeholder = resources.document.string("placeholder", of: said.element), !placeholder.isEmpty {
      mapping["placeholder"] = .text(placeholder)
    }
    switch said["borderStyle"] {
    case nil, "none": break
    case "roundedRect": mapping["borderStyle"] = .text("roundedRect")
    case let style?:
      context.lose(
        "borderStyle = \(style)", of: said.element, because: "a field has no such border",
        changesFrames: !said.element.holds("height"))
    }
    if let align = said["contentVerticalAlignment"], align != "center" {
      context.lose(
        "contentVerticalAlignment = \(align)", of: said.element, because: "a field centres its text",
        changesFrames: false)
    }
    return .mapping(mapping)
  }

  func textView(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    var look = textLook(
      of: said, font: "fontDescription", LabelStandard(fontSize: 14, color: "label"), context: &context)
    var words = DraftValue.text(resources.document.string("text", of: said.element) ?? "")
    if said.flag("usesAttributedText") == true, let text = said.property("attributedText") {
      words = runs(of: text, &look, context: &context)
    }
    var text = words
    if !look.entries.isEmpty {
      var mapping = DraftMapping()
      mapping["text"] = words
      mapping.add(look)
      text = .mapping(mapping)
    }
    var mapping = DraftMapping()
    mapping["text"] = text
    if said.flag("scrollEnabled") == false { mapping["isScrollEnabled"] = .flag(false) }
    return .mapping(mapping)
  }
}
