import TableIR

/// The attributes that a label has if a spec does not set them: the spec is silent about these.
package struct LabelStandard: Hashable, Sendable {
  /// The font, in points; nil for a font that a spec always sets.
  package var fontSize: Double?
  /// That of a font whose weight is not set.
  package var fontWeight: FontWeight
  /// A system colour's name.
  package var color: String

  package init(fontSize: Double?, fontWeight: FontWeight = .regular, color: String) {
    (self.fontSize, self.fontWeight, self.color) = (fontSize, fontWeight, color)
  }

  /// Of a label among views.
  package static let label = LabelStandard(fontSize: 17, color: "label")
}

extension ViewImporter {
  /// The text of a `<label>` with its attributes: alone, or `{text, font, color, lines, …}`.
  package func text(
    of label: XMLElement, standard: LabelStandard = .label, context: inout ImportContext
  ) -> DraftValue {
    let declared = VariedElement(label, traits)
    var look = look(of: declared, standard, context: &context)
    let words = words(of: declared, &look, context: &context)
    return words.unlessEmpty(with: look) ?? words
  }

  /// A label among views, whose attributes stand beside it.
  func addLabel(
    of declared: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) -> ContentPriorities {
    var look = look(of: declared, .label, context: &context)
    mapping["label"] = words(of: declared, &look, context: &context)
    mapping.add(look)
    if declared.flag("enabled") == false { mapping["enabled"] = .flag(false) }
    return Text.traits.priorities
  }

  /// The attributes that differ from the standard.
  private func look(
    of declared: VariedElement, _ standard: LabelStandard, context: inout ImportContext
  ) -> DraftMapping {
    var look = textLook(
      of: declared, font: "fontDescription", designed: designedFont(of: declared, context: &context), standard,
      context: &context)
    if let color = color(declared.property("highlightedColor"), context: &context) { look["highlightedColor"] = color }
    let lines = declared.number("numberOfLines") ?? 1
    if lines != 1 { look["lines"] = .number(min(max(lines, 0), 1_000)) }
    addBreaking(of: declared, to: &look)
    if lines != 1, let width = declared.number("preferredMaxLayoutWidth"), width > 0,
      declared.element.flag("translatesAutoresizingMaskIntoConstraints") == false
    {
      context.lose(
        "preferredMaxLayoutWidth = \(width.shortest)", of: declared.element,
        because: "a label wraps where its constraints make it end", changesFrames: true)
    }
    if lines == 1, declared.flag("adjustsFontSizeToFit") != false, let scale = minimumScale(of: declared), scale < 1 {
      look["minimumScaleFactor"] = .number(max(scale, 0))
    }
    if let shadow = color(declared.property("shadowColor"), context: &context) {
      var mapping = DraftMapping()
      mapping["color"] = shadow
      if let offset = declared.property("shadowOffset") {
        mapping["offset"] = .list(
          [offset.number("width") ?? 0, offset.number("height") ?? 0].map { DraftItem(.number($0)) })
      }
      look["shadow"] = .mapping(mapping)
    }
    return look
  }

  /// The font that its class's code gave it.
  private func designedFont(of declared: VariedElement, context: inout ImportContext) -> Font? {
    guard declared.flag("usesAttributedText") != true, let element = declared.property("fontDescription"),
      case .font(let own) = resources.font(element),
      let designed = DesignedFont(
        declared.element, text: resources.document.string("text", of: declared.element) ?? "",
        lines: declared.number("numberOfLines").map { Int(min(max($0, 0), 1_000)) }, in: context.document),
      let font = designed.font(insteadOf: own, work: context.work)
    else { return nil }
    context.tell(
      "The font is not the document's: the code of its class sets it, and this one has the size that was recorded.")
    return font
  }

  private func minimumScale(of declared: VariedElement) -> Double? {
    if let scale = declared.number("minimumScaleFactor"), scale > 0 { return scale }
    guard let least = declared.number("minimumFontSize"), least > 0,
      let size = declared.property("fontDescription")?.number("pointSize"), size > 0
    else { return nil }
    return least / size
  }

  /// Font, colour and alignment, which labels, fields and buttons have in common.
  ///
  /// - Parameter designed: The font in place of the declared one.
  func textLook(
    of declared: VariedElement, font key: String, designed: Font? = nil, _ standard: LabelStandard,
    context: inout ImportContext
  ) -> DraftMapping {
    var look = DraftMapping()
    let font =
      designed.map { DraftValue($0) }
      ?? font(declared.property(key), standard: standard.fontWeight, context: &context)
    if let font, !font.isNumber(standard.fontSize) { look["font"] = font }
    if let color = color(declared.property("textColor"), context: &context), !color.isText(standard.color) {
      look["color"] = color
    }
    switch declared["textAlignment"] {
    case nil, "natural": break
    case let word? where TextAlignment(rawValue: word) != nil: look["alignment"] = .text(word)
    case let word?:
      context.lose(
        "textAlignment = \(word)", of: declared.element, because: "lines have no such alignment", changesFrames: false)
    }
    return look
  }

  func addBreaking(of declared: VariedElement, to look: inout DraftMapping) {
    let modes: [String: LineBreakMode] = [
      "wordWrap": .wordWrapping, "characterWrap": .charWrapping, "clip": .clipping, "headTruncation": .truncatingHead,
      "middleTruncation": .truncatingMiddle,
    ]
    if let mode = declared["lineBreakMode"].flatMap({ modes[$0] }) { look["lineBreakMode"] = .text(mode.rawValue) }
  }

  /// A string, or runs where an attributed text has different ones. What all of it has in common becomes the label's own look.
  private func words(
    of declared: VariedElement, _ look: inout DraftMapping, context: inout ImportContext
  ) -> DraftValue {
    if declared.flag("usesAttributedText") == true, let text = declared.property("attributedText") {
      return runs(of: text, &look, context: &context)
    }
    return .text(resources.document.string("text", of: declared.element) ?? "")
  }
}

extension DraftMapping {
  /// Adds the entries of another mapping.
  mutating func add(_ other: DraftMapping) {
    for entry in other.entries { self[entry.key] = entry.value }
    comments += other.comments
  }
}

extension DraftValue {
  /// A text with its look, or alone if it has none. The look alone of no text; nil for neither.
  func unlessEmpty(with look: DraftMapping) -> DraftValue? {
    let words = isText("") ? nil : self
    guard !look.entries.isEmpty || !look.comments.isEmpty else { return words }
    var mapping = DraftMapping()
    mapping["text"] = words
    mapping.add(look)
    return .mapping(mapping)
  }

  func isNumber(_ other: Double?) -> Bool { if case .number(let own) = self { own == other } else { false } }

  func isText(_ other: String) -> Bool { if case .text(let own) = self { own == other } else { false } }
}
