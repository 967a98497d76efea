import TableIR
import YAMLSyntax

extension Shape where Value == Font {
  static let font = mapping(.font) { decoder, node, font in
    if font.variant != nil || font.weight != nil { decoder.note(font, at: node) }
    return true
  }.or(alone, for: "size") {
    $0.size.map { Font(size: $0) }
  } set: {
    if let style = $1.textStyle { $0.textStyle = style } else { $0.size = $1.size }
  } _: {
    $0
  }

  /// The size alone, or the name of a text style.
  private static let alone: Shape<Font> = {
    let style = Shape<TextStyle>.word
    return Shape<Font>(.either([.number(FontBounds.sizes), style.schema])) { decoder, node in
      if decoder.isScalar(node), let style = TextStyle(rawValue: decoder.tree.string(decoder.tree.resolved(node))) {
        return Font(textStyle: style)
      }
      return size.read(decoder, node).map { Font(size: $0) }
    } write: { font, writer in
      size.write(font.size ?? 0, writer)
    }
  }()

  private static let size = Shape<Double>(.number(FontBounds.sizes)) { decoder, node in
    if decoder.isScalar(node), let font = FontSynonyms.find(decoder.tree.string(decoder.tree.resolved(node))) {
      decoder.reportWrongType(
        node, expected: "a size, a text style or a mapping", help: "write \(font)",
        fixIts: decoder.replacing(node, with: font, .safe)
      )
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
    "font", noun: "a font",
    summary:
      "The system font, or another font by its family. A number alone is the size, and the name of a text style alone the style.",
    Font(),
    keys: [
      Key("size", .number(FontBounds.sizes), default: "the cell style's", "the size in points", \.size),
      Key("weight", .word, default: "the cell style's", "the weight", \.weight),
      Key("style", .word, "a text style of Dynamic Type, which sets the size and the weight", \.textStyle)
        .written(.early),
      Key(
        "family", .text, default: "the system font",
        "the name of a font family; measured if `--font` names a file of it",
        \.variantOrNone.family),
      Key(
        "design", .word, default: "the system font's",
        "a design of the system font: `rounded`, `serif` or `monospaced`; measured if `--font` names a file of it",
        \.variantOrNone.design),
      Key("italic", .boolean, default: "false", "whether it is italic", \.variantOrNone.isItalic),
      Key(
        "monospacedDigits", .boolean, default: "false", "whether each digit is as wide as a zero",
        \.variantOrNone.hasMonospacedDigits
      ).available(.since(9, "fonts with monospaced digits")),
    ])
}

extension Font {
  fileprivate var variantOrNone: FontVariant {
    get { variant ?? FontVariant() }
    set { variant = newValue }
  }
}

extension SpecDecoder {
  fileprivate func note(_ font: Font, at node: NodeID) {
    let variant = font.variant ?? FontVariant()
    guard !effects.fonts.contains(where: { $0.variant == variant && $0.weight == font.weight }) else { return }
    effects.fonts.append(FontUse(variant, weight: font.weight, location: source.location(tree.resolved(node))))
  }
}

extension Shape where Value == LayoutPoint {
  fileprivate static let offset = Shape<[Double]>.numbers([.coordinate, .coordinate], "x, y")
    .map {
      LayoutPoint(x: $0[0], y: $0[1])
    } back: {
      [$0.x, $0.y]
    }
}

extension MappingType where Owner == Shadow {
  static let shadow = MappingType(
    "shadow", noun: "a shadow", summary: "The shadow of a label, without blur.",
    Shadow(color: .system(.black), offset: LayoutPoint(x: 0, y: -1)),
    keys: [
      Key("color", .color, default: "black", "the shadow's colour", \.color),
      Key("offset", .offset, default: "[0, -1]", "the offset of the shadow, in points", \.offset),
    ])
}

extension MappingType where Owner == Text {
  static let text = MappingType(
    "text", noun: "text", summary: "Text with its attributes. The string can be written alone.",
    Text(""),
    keys: [
      Key(
        "text", .words, default: "\"\"", "the string, or a list of runs, each with its own attributes",
        get: { $0.key == nil ? $0.words : Text.Content($0.words.phrase.writtenText) }
      ) { text, words in
        // Its key and its arguments may already have been read.
        text.words =
          words.runs.isEmpty
          ? Text.Content(Phrase(words.string, key: text.key, arguments: text.arguments)) : words
      },
      Key(
        "key", .stringKey, default: "none: a text is its own key", PhraseKeyDocs.key, get: { $0.key }
      ) { text, key in
        text.words = Text.Content(Phrase(text.string, key: key, arguments: text.arguments))
      },
      Key(
        "arguments", .arguments, default: "none", PhraseKeyDocs.arguments,
        get: { $0.arguments.isEmpty ? nil : $0.arguments }
      ) { text, arguments in
        // Runs that it has stay, whatever the order of the keys: those of a template, which a key replaces, or an error.
        var words = text.words
        words.phrase.arguments = arguments
        text.words = words
      },
    ]
      + look)

  /// The keys for the attributes of text, shared by all mappings with text.
  static var look: [Key<Text>] {
    [
      Key("font", .font, default: "the cell style's", "the font", \.font),
      Key("color", .viewColor, default: "the cell style's", "the colour of the text", \.color),
      Key(
        "highlightedColor", .viewColor, default: "`color`", "the colour of the text while the row is selected",
        \.highlightedColor),
      Key(
        "lines", .integer(0...1000), default: "1",
        "the maximum number of lines (`numberOfLines`), 0 for as many as needed", \.lines),
      Key(
        "alignment", .word, default: "natural",
        "how lines are aligned in the label; `natural` is the leading edge", \.alignment),
      Key(
        "lineBreakMode", .word, default: "truncatingTail; truncatingMiddle for a button",
        """
        where lines break, and what is omitted if there is not enough space: the last line has an ellipsis at its end, its \
        middle or its start; `clipping` cuts it at the label's edge; `wordWrapping` and `charWrapping` end it after a \
        word or a character
        """, \.lineBreakMode),
      Key(
        "lineBreakStrategy", .word, default: "standard",
        """
        how the line breaks of a paragraph are improved: `pushOut` moves a word to the last line if that line would contain a single \
        word; `hangulWordPriority` keeps Korean words whole (from iOS 14 on); `standard` is what system labels use: both from \
        iOS 14 on, `pushOut` from iOS 11 to 13, and neither before
        """, \.lineBreakStrategy),
      Key(
        "minimumScaleFactor", .number(0...1), default: "1",
        "the smallest scale to which the font of a single line shrinks before the text is truncated; 0 and 1 for no shrinking",
        \.minimumScaleFactor),
      Key("shadow", .mapping(.shadow), "a shadow behind the text, without blur", \.shadow),
    ]
  }
}

extension Shape where Value == Text {
  /// The string alone.
  static let words = Shape<Text.Content>.words.map {
    var text = Text("")
    text.words = $0
    return text
  } back: {
    $0.words
  }

  /// Text: the string, or a mapping with its attributes.
  static let styledText = mapping(.text) { decoder, node, text in decoder.settle(&text, at: node) }
    .or(words, for: "text", { $0 }, { $0 })
}

extension Key {
  /// A key for text that may already be set by a template: a string alone keeps the template's attributes.
  ///
  /// - Parameter canLackWords: whether attributes alone are kept only for a text that comes later.
  static func text(
    _ name: String, canLackWords: Bool = false, _ doc: String, _ member: WritableKeyPath<Owner, Text?> & Sendable
  ) -> Key {
    let place = MemberPlace(member)
    return Key(name, Shape<Text>.styledText.schema, doc) { decoder, node, owner in
      place.update(&owner) { text in
        let isNew = text == nil
        decoder.readText(node, into: &text)
        guard canLackWords, isNew, decoder.isMapping(node), decoder.tree.key("text", of: node) == nil,
          text?.words == Text("").words
        else { return }
        text?.lacksWords = true
      }
    } write: { owner, base, writer in
      let other = base.flatMap { $0[keyPath: member] }
      guard let text = owner[keyPath: member], text != other else { return nil }
      if other == nil, text.isString { return Shape<Text.Content>.words.write(text.words, writer) }
      let written = MappingType<Text>.text.write(text, over: other, writer)
      guard case .mapping(var entries) = written else { return written }
      // An empty text is not one that comes later.
      if canLackWords, other == nil, !text.lacksWords, !entries.contains(where: { ["text", "key"].contains($0.key) }) {
        entries.insert(SpecValue.Entry(key: "text", value: .text("")), at: 0)
      }
      guard entries.allSatisfy({ $0.key == "text" }) else { return .mapping(entries) }
      return Shape<Text.Content>.words.write(text.words, writer)
    }
  }
}

extension Text {
  /// Whether it has neither attributes nor a key of its own: most texts are strings alone.
  fileprivate var isString: Bool {
    guard key == nil, arguments.isEmpty else { return false }
    var plain = Text("")
    plain.words = words
    return self == plain
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
  /// Merges text with existing text.
  func readText(_ node: NodeID, into text: inout Text?) {
    guard isMapping(node) else {
      if text == nil, isScalar(node) {
        text = readText(node).map { Text($0) }
        return
      }
      guard let words = Shape<Text.Content>.words.read(self, node) else { return }
      if text == nil { text = Text("") }
      text?.words = words
      return
    }
    var draft = text ?? Text("")
    if decode(.text, node, into: &draft), settle(&draft, at: node) { text = draft }
  }
}
