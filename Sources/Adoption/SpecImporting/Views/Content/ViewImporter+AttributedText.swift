extension ViewImporter {
  /// The fragments of an attributed text. The attributes of a single fragment become the label's own.
  func runs(
    of text: XMLElement, _ look: inout DraftMapping, context: inout ImportContext
  ) -> DraftValue {
    let fragments = text.children.filter { $0.name == "fragment" }.map { run(of: $0, &look, context: &context) }
    if fragments.count == 1, let only = fragments.first,
      !only.look.entries.contains(where: { Self.lines.contains($0.key) })
    {
      look.add(only.look)
      return .text(only.text)
    }
    guard fragments.count <= Self.mostRuns else {
      context.lose("attributedText", of: text, because: "more than \(Self.mostRuns) runs of text", changesFrames: false)
      return .text(fragments.map(\.text).joined())
    }
    guard !fragments.isEmpty else { return .text("") }
    return .list(
      fragments.map { fragment in
        guard !fragment.look.entries.isEmpty else { return DraftItem(.text(fragment.text)) }
        var mapping = DraftMapping()
        mapping["text"] = .text(fragment.text)
        mapping.add(fragment.look)
        return DraftItem(.mapping(mapping))
      })
  }

  private static let mostRuns = 100
  /// What only a run has.
  private static let lines: Set = ["underline", "strikethrough"]

  private func run(
    of fragment: XMLElement, _ paragraph: inout DraftMapping, context: inout ImportContext
  ) -> (text: String, look: DraftMapping) {
    var look = DraftMapping()
    for attribute in fragment.child("attributes")?.children.map(\.self) ?? [] {
      switch attribute["key"] ?? "" {
      case "NSFont": look["font"] = font(attribute, context: &context)
      case "NSColor": look["color"] = color(attribute, context: &context)
      case "NSParagraphStyle": addParagraph(attribute, to: &paragraph, context: &context)
      // A line of another style is drawn as a single one.
      case "NSUnderline": if attribute["value"] != "0" { look["underline"] = .flag(true) }
      case "NSStrikethrough": if attribute["value"] != "0" { look["strikethrough"] = .flag(true) }
      case "NSOriginalFont": break
      case let key:
        context.lose(
          "attributedText.\(key)", of: attribute, because: "runs have no such attribute", changesFrames: key == "NSKern"
        )
      }
    }
    return (resources.document.string("content", of: fragment) ?? "", look)
  }

  private func addParagraph(
    _ style: XMLElement, to look: inout DraftMapping, context: inout ImportContext
  ) {
    if let alignment = style["alignment"], ["left", "center", "right"].contains(alignment) {
      look["alignment"] = .text(alignment)
    }
    for key in [
      "lineSpacing", "paragraphSpacing", "lineHeightMultiple", "firstLineHeadIndent", "headIndent", "minimumLineHeight",
    ] {
      guard let value = style.number(key), value != 0 else { continue }
      context.lose(
        "\(key) = \(style[key] ?? "")", of: style, because: "lines have no such attribute", changesFrames: true)
    }
  }
}
