import TableIR

extension ViewImporter {
  func field(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    let look = textLook(of: declared, font: "fontDescription", .label, context: &context)
    let words = DraftValue.text(resources.document.string("text", of: declared.element) ?? "")
    mapping["text"] = words.unlessEmpty(with: look)
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
    var mapping = DraftMapping()
    mapping["text"] = words.unlessEmpty(with: look)
    if declared.flag("scrollEnabled") == false { mapping["isScrollEnabled"] = .flag(false) }
    return .mapping(mapping)
  }
}
