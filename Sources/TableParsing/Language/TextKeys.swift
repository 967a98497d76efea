import TableIR
import YAMLSyntax

extension Shape where Value == Font {
  static let font = mapping(.font) { decoder, node, font in
    if let variant = font.variant { decoder.note(variant, at: node) }
    return true
  }.or(size, for: "size", \.size) { Font(size: $0) }

  private static let size = Shape<Double>(.number(FontBounds.sizes)) { decoder, node in
    if decoder.isScalar(node), FontWeight(rawValue: decoder.tree.string(node)) != nil {
      let weight = "{weight: \(decoder.tree.string(node))}"
      decoder.reportWrongType(
        node, expected: "a size or a mapping", help: "write \(weight)", fixIts: decoder.replacing(node, with: weight))
      return nil
    }
    return decoder.readNumber(node, in: FontBounds.sizes, or: "a mapping")
  } write: { size, _ in
    .number(size)
  }
}

enum FontBounds {
  /// In points.
  static let sizes: ClosedRange<Double> = 1...500
}

extension MappingType where Owner == Font {
  static let font = MappingType(
    "font", noun: "a font", summary: "The system font at a size, or another by its family. A number alone is the size.",
    Font(),
    keys: [
      Key("size", .number(FontBounds.sizes), default: "the cell style's", "the size in points", \.size),
      Key("weight", .word, default: "the cell style's", "the weight", \.weight),
      Key("style", .word, "a text style of Dynamic Type, which gives size and weight", \.textStyle),
      Key(
        "family", .text, default: "the system font", "a family by its name; measured where `--font` has a file of it",
        \.variantOrNone.family),
      Key(
        "design", .word, default: "the system font's own",
        "a design of the system font: `rounded`, `serif` or `monospaced`; measured where `--font` has a file of it",
        \.variantOrNone.design),
      Key("italic", .boolean, default: "false", "whether it is italic", \.variantOrNone.isItalic),
      Key(
        "monospacedDigits", .boolean, default: "false", "whether each digit is as wide as a zero",
        \.variantOrNone.hasMonospacedDigits),
    ])
}

extension Font {
  fileprivate var variantOrNone: FontVariant {
    get { variant ?? FontVariant() }
    set { variant = newValue }
  }
}

extension SpecDecoder {
  fileprivate func note(_ variant: FontVariant, at node: NodeID) {
    guard !fonts.contains(where: { $0.variant == variant }) else { return }
    fonts.append(FontUse(variant, location: source.location(tree.resolved(node))))
  }
}

extension Shape where Value == Point {
  fileprivate static let offset = Shape<[Double]>.numbers([.coordinate, .coordinate], "x, y")
    .map {
      Point(x: $0[0], y: $0[1])
    } back: {
      [$0.x, $0.y]
    }
}

extension MappingType where Owner == Shadow {
  static let shadow = MappingType(
    "shadow", noun: "a shadow", summary: "A label's hard shadow.",
    Shadow(color: .system(.black), offset: Point(x: 0, y: -1)),
    keys: [
      Key("color", .color, default: "black", "the shadow's colour", \.color),
      Key("offset", .offset, default: "[0, -1]", "how far the shadow is moved, in points", \.offset),
    ])
}

extension MappingType where Owner == Text {
  static let text = MappingType(
    "text", noun: "a text", summary: "A text with its look. The words alone can be written instead of the mapping.",
    Text(""),
    keys: [
      Key("text", .words, default: "\"\"", "the words, or a list of runs of them, each with a look of its own", \.words)
    ]
      + look)

  /// The keys of a text's look, wherever they stand.
  static var look: [Key<Text>] {
    [
      Key("font", .font, default: "the cell style's", "the font", \.font),
      Key("color", .viewColor, default: "the cell style's", "the colour of the text", \.color),
      Key(
        "highlightedColor", .viewColor, default: "`color`", "the colour while the row is selected", \.highlightedColor),
      Key(
        "lines", .integer(0...1000), default: "1", "the most lines (`numberOfLines`), 0 for as many as needed", \.lines),
      Key(
        "alignment", .word, default: "natural",
        "how lines stand in the label; `natural` is the side where the interface begins", \.alignment),
      Key(
        "lineBreakMode", .word, default: "truncatingTail, of a button truncatingMiddle",
        """
        where lines end, and what is left out where there is no room: the last line has an ellipsis at its end, its \
        middle or its start; `clipping` cuts it at the label's edge; `wordWrapping` and `charWrapping` end it after a \
        word or a character
        """, \.lineBreakMode),
      Key(
        "lineBreakStrategy", .word, default: "standard",
        """
        how the lines of a paragraph are made to read well: `pushOut` moves a word down where the last one would stand \
        alone; `hangulWordPriority` keeps Korean words whole (since iOS 14); `standard` is what the system's labels do: both \
        since iOS 14, `pushOut` from iOS 11 to 13, and neither before
        """, \.lineBreakStrategy),
      Key(
        "minimumScaleFactor", .number(0...1), default: "1",
        "how far the font of a single line shrinks, as a part of its size, before it is cut; 0 and 1 for not at all",
        \.minimumScaleFactor),
      Key("shadow", .mapping(.shadow), "a hard shadow behind the text", \.shadow),
    ]
  }
}

extension Shape where Value == Text {
  /// The words alone.
  static let words = Shape<Text.Words>.words.map {
    var text = Text("")
    text.words = $0
    return text
  } back: {
    $0.words
  }

  /// A text: the words, or a mapping with its look.
  static let styledText = mapping(.text).or(words, for: "text", { $0 }, { $0 })
}

extension Key {
  /// A key for a text that may be there already: words alone keep the look of a template.
  static func text(
    _ name: String, _ doc: String, _ member: WritableKeyPath<Owner, Text?> & Sendable
  ) -> Key {
    let place = MemberPlace(member)
    return Key(name, Shape<Text>.styledText.schema, doc) { decoder, node, owner in
      place.update(&owner) { decoder.readText(node, into: &$0) }
    } write: { owner, base, writer in
      let other = base.flatMap { $0[keyPath: member] }
      guard let text = owner[keyPath: member], text != other else { return nil }
      let written = MappingType<Text>.text.write(text, over: other, writer)
      guard case .mapping(let entries) = written, entries.allSatisfy({ $0.key == "text" }) else { return written }
      return Shape<Text.Words>.words.write(text.words, writer)
    }
  }
}

extension Key {
  /// A key for a text that is read over the one that is there.
  static func text(
    _ name: String, default standard: String? = nil, required: Bool = false, _ doc: String,
    _ member: WritableKeyPath<Owner, Text> & Sendable
  ) -> Key {
    var key = Key(name, .styledText, default: standard, required: required, doc, member)
    key.read = { decoder, node, owner in
      var text: Text? = owner[keyPath: member]
      decoder.readText(node, into: &text)
      if let text { owner[keyPath: member] = text }
    }
    return key
  }
}

extension SpecDecoder {
  /// Reads a text over one that is there.
  func readText(_ node: NodeID, into text: inout Text?) {
    guard isMapping(node) else {
      guard let words = Shape<Text.Words>.words.read(self, node) else { return }
      if text == nil { text = Text("") }
      text?.words = words
      return
    }
    var draft = text ?? Text("")
    if decode(.text, node, into: &draft) { text = draft }
  }
}
