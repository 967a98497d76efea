import TableIR
import YAMLSyntax

/// The title alone, or a mapping.
extension Button: WrittenControl {
  static let mapping = described(
    "A `UIButton` of the system type, or with a configuration. The title can be written alone.",
    Button(title: Text("")),
    keys: [
      .text("title", "the title", \.title),
      Key(
        "image", .image, "an image before the title, in its own colours; a symbol without a colour has the tint colour",
        \.image),
      Key("size", .size, default: "fits the image and the title", "[width, height] in points", \.size),
      Key(
        "configuration", .word, default: "none, a system button",
        "a `UIButton.Configuration`; without it, the button is a system button", \.configuration
      ).available(.since(15, "button configurations")),
      Key(
        "insets", .directionalInsets, default: "7 and 12 with a configuration, otherwise UIKit's",
        "the insets around the image and the title: all sides, or [top, leading, bottom, trailing]", \.insets),
      Key(
        "imagePadding", .length, default: "0", "the space between the image and the title, in points", \.imagePadding),
    ],
    rules: [
      .count(["title", "image"], 1...2),
      .only(
        ["imagePadding"], with: ["configuration"], help: "add a configuration, such as 'configuration: plain'"),
    ])
  static let shape = Shape.mapping(mapping).or(.words, for: "title", \.title) { Button(title: $0) }
  static let example = "Title"
}

/// The titles alone, or a mapping.
extension SegmentedControl: WrittenControl {
  static let mapping = described(
    "A `UISegmentedControl`. The titles can be written alone: `[Day, Week]`. All segments are as wide as the widest.",
    SegmentedControl(segments: []),
    keys: [
      Key("segments", titles, required: true, "the titles, from the leading to the trailing segment", \.segments),
      Key(
        "selectedSegmentIndex", .integer(0...SpecBounds.mostSegments - 1), default: "none",
        "the selected segment, counted from 0", \.selectedSegmentIndex),
      Key("width", .length, default: "fits the titles", "the width in points", \.width),
    ])

  static let shape = Shape.mapping(mapping) { decoder, node, value in
    // Titles that could not be read have been reported.
    guard !value.segments.isEmpty else { return false }
    if let index = value.selectedSegmentIndex, index >= value.segments.count {
      decoder.report(
        .numberOutOfRange, "there is no segment \(index): the last segment is \(value.segments.count - 1)", at: node,
        help: "segments are counted from 0")
      return false
    }
    return true
  }.or(titles, for: "segments", \.segments) { SegmentedControl(segments: $0) }

  private static let titles = Shape<[Phrase]>.list(of: .phrase, count: 1...SpecBounds.mostSegments)
  static let example = "[Day, Week]"
}

extension SpecBounds {
  /// The maximum number of segments of a control.
  static let mostSegments = 50
}

/// The text alone, or a mapping.
extension TextField: WrittenControl {
  static let mapping = described(
    "A `UITextField`. The text can be written alone.", TextField(text: Text("")),
    keys: [
      .text("text", default: "\"\"", "the text, with its attributes", \.text),
      Key("placeholder", .phrase, "the text shown while the text field is empty", \.placeholder),
      Key("width", .length, default: "fits the text or the placeholder", "the width in points", \.width),
      Key("borderStyle", .word, default: "none", "the border around it", \.borderStyle),
    ])
  static let shape = Shape.mapping(mapping).or(.words, for: "text", \.text) { TextField(text: $0) }
  static let example = "{placeholder: Name, width: 120}"
}

/// The text alone, or a mapping.
extension TextView: WrittenControl {
  static let mapping = described(
    """
    A `UITextView`, with 8 points above and below its text and 5 points at its sides. The text can be written alone.
    """, TextView(text: Text("")),
    keys: [
      .text("text", default: "\"\"", "the text, 14 points unless it sets a font size", \.text),
      Key(
        "isScrollEnabled", .boolean, default: "true",
        "whether the text scrolls in the view; if not, the height of the view fits its text", \.isScrollEnabled),
    ])
  static let shape = Shape.mapping(mapping).or(.words, for: "text", \.text) { TextView(text: $0) }
  static let example = "Notes"
}

/// The name alone, or a mapping.
extension Box: WrittenControl {
  static let mapping = described(
    """
    A map, a web view, a collection view or another view with custom drawing: a box with a name in its centre. The name \
    can be written alone.
    """, Box(name: ""),
    keys: [Key("name", .text, required: true, "the name of the box", \.name)])
  static let shape = Shape.mapping(mapping).or(.text, for: "name", \.name) { Box(name: $0) }
  static let doc = "a box with a name, for a view with custom drawing"
  static let example = "Map"
}

/// A label in place of a control. The label of a view has keys in the view's mapping.
extension Text: WrittenControl {
  static let mapping = MappingType<Text>.text
  static let shape = Shape<Text>.styledText
  static let doc = "a label with this text"
  static let example = "Text"
}

/// The text alone, or a mapping.
extension Badge: WrittenControl {
  static let mapping = described(
    """
    A label in a filled capsule, as in tab bars. UIKit has no class for a badge in a row; its size is this project's choice. The \
    text can be written alone.
    """, Badge(text: Text("")),
    keys: [.text("text", required: true, "the text, white unless it sets a colour", \.text)])
  static let shape = Shape.mapping(mapping).or(.words, for: "text", \.text) { Badge(text: $0) }
  static let doc = "a label in a filled capsule"
  static let example = "\"3\""
}
