import TableIR

extension ViewImporter {
  func field(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    var text = textLook(of: declared, font: "fontDescription", .label, context: &context)
    let string = resources.document.string("text", of: declared.element) ?? ""
    if !text.entries.isEmpty {
      var whole = DraftMapping()
      whole["text"] = .text(string)
      whole.add(text)
      text = whole
      mapping["text"] = .mapping(text)
    } else if !string.isEmpty {
      mapping["text"] = .text(string)
    }
    if let placeholder = resources.document.string("placeholder", of: declared.element), !placeholder.isEmpty {
      mapping["placeholder"] = .text(placeholder)
    }
    switch declared["borderStyle"] {
    case nil, "none": break
    case "roundedRect": mapping["borderStyle"] = .text("roundedRect")
    case let style?:
      context.lose(
        "borderStyle = \(style)", of: declared.element, because: "a field has no such border",
        changesFrames: !declared.element.holds("height"))
    }
    if let align = declared["contentVerticalAlignment"], align != "center" {
      context.lose(
        "contentVerticalAlignment = \(align)", of: declared.element, because: "a field centres its text",
        changesFrames: false)
    }
    return .mapping(mapping)
  }

  func textView(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    var look = textLook(
      of: declared, font: "fontDescription", LabelStandard(fontSize: 14, color: "label"), context: &context)
    var words = DraftValue.text(resources.document.string("text", of: declared.element) ?? "")
    if declared.flag("usesAttributedText") == true, let text = declared.property("attributedText") {
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
    if declared.flag("scrollEnabled") == false { mapping["isScrollEnabled"] = .flag(false) }
    return .mapping(mapping)
  }
}
