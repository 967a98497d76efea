import TableIR
import YAMLSyntax

extension Shape where Value == Font {
  static let font = Shape(.either([.number(FontBounds.sizes), .mapping("font")]), noun: "a font") { decoder, node in
    var font = Font()
    guard decoder.isMapping(node) else {
      if decoder.isScalar(node), FontWeight(rawValue: decoder.tree.string(node)) != nil {
        let weight = "{weight: \(decoder.tree.string(node))}"
        decoder.reportWrongType(
          node, expected: "a size or a mapping", help: "write \(weight)", fixIts: decoder.replacing(node, with: weight))
        return nil
      }
      return decoder.readNumber(node, in: FontBounds.sizes, or: "a mapping").map { Font(size: $0) }
    }
    return decoder.decode(.font, node, into: &font) ? font : nil
  }
}

enum FontBounds {
  /// In points.
  static let sizes: ClosedRange<Double> = 1...500
}

extension MappingType where Owner == Font {
  static let font = MappingType(
    "font", noun: "a font", summary: "The system font at a size. A number alone is the size.",
    keys: [
      Key("size", .number(FontBounds.sizes), default: "the cell style's", "the size in points") { $0.size = $1 },
      Key("weight", .word, default: "the cell style's", "the weight") { $0.weight = $1 },
      Key("style", .word, "a text style of Dynamic Type, which gives size and weight") { $0.textStyle = $1 },
    ])
}

extension Shape where Value == Shadow {
  static let shadow = mapping(
    .shadow, name: "shadow", noun: "a shadow", { Shadow(color: .system(.black), offset: Point(x: 0, y: -1)) }
  ) {
    _, _, shadow in shadow
  }
}

extension MappingType where Owner == Shadow {
  static let shadow = MappingType(
    "shadow", noun: "a shadow", summary: "A label's hard shadow.",
    keys: [
      Key("color", .color, default: "black", "the shadow's colour") { $0.color = $1 },
      Key(
        "offset", Shape<[Double]>.numbers([.coordinate, .coordinate], "x, y"), default: "[0, -1]",
        "how far the shadow is moved, in points"
      ) {
        $0.offset = Point(x: $1[0], y: $1[1])
      },
    ])
}

extension MappingType where Owner == Text {
  static let text = MappingType(
    "text", noun: "a text", summary: "A text with its look. The words alone can be written instead of the mapping.",
    keys: [Key("text", .text, default: "\"\"", "the words") { $0.string = $1 }] + look)

  /// The keys of a text's look, wherever they stand.
  static var look: [Key<Text>] {
    [
      Key("font", .font, default: "the cell style's", "the font") { $0.font = $1 },
      Key("color", .color, default: "the cell style's", "the colour of the text") { $0.color = $1 },
      Key("highlightedColor", .color, default: "`color`", "the colour while the row is selected") {
        $0.highlightedColor = $1
      },
      Key("lines", .integer(0...1000), default: "1", "the most lines (`numberOfLines`), 0 for as many as needed") {
        $0.lines = $1
      },
      Key(
        "alignment", .word, default: "natural",
        "how lines stand in the label; `natural` is the side where the interface begins"
      ) { $0.alignment = $1 },
      Key(
        "lineBreakMode", .word, default: "truncatingTail, of a button truncatingMiddle",
        """
        where lines end, and what is left out where there is no room: the last line has an ellipsis at its end, its \
        middle or its start; `clipping` cuts it at the label's edge; `wordWrapping` and `charWrapping` end it after a \
        word or a character
        """
      ) { $0.lineBreakMode = $1 },
      Key(
        "minimumScaleFactor", .number(0...1), default: "1",
        "how far the font of a single line shrinks, as a part of its size, before it is cut; 0 and 1 for not at all"
      ) { $0.minimumScaleFactor = $1 },
      Key("shadow", .shadow, "a hard shadow behind the text") { $0.shadow = $1 },
    ]
  }
}

extension Shape where Value == Text {
  /// A text: the words, or a mapping with its look.
  static let styledText = Shape(.either([.text, .mapping("text")]), noun: "a text") { decoder, node in
    var text: Text? = nil
    decoder.readText(node, into: &text)
    return text
  }
}

extension SpecDecoder {
  /// Reads a text over one that is there: words alone keep the look of a template.
  func readText(_ node: NodeID, into text: inout Text?) {
    guard isMapping(node) else {
      guard let string = readText(node) else { return }
      if text == nil { text = Text(string) } else { text?.string = string }
      return
    }
    var draft = text ?? Text("")
    if decode(.text, node, into: &draft) { text = draft }
  }
}
