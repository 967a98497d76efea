import TableIR
import YAMLSyntax

/// The title alone, or a mapping.
extension Button: WrittenControl {
  static let mapping = described(
    "A `UIButton` of the system type. The title can be written alone.", Button(title: Text("")),
    keys: [
      Key("title", .styledText, required: true, "the title", \.title),
      Key(
        "image", .image, "an image before the title, in its own colours; a symbol without one has the tint's", \.image),
      Key("size", .size, default: "what fits image and title", "[width, height] in points", \.size),
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
      Key("segments", titles, required: true, "the titles, from the leading one on", \.segments),
      Key(
        "selectedSegmentIndex", .integer(0...SpecBounds.mostSegments - 1), default: "none",
        "the selected segment, counted from 0", \.selectedSegmentIndex),
      Key("width", .length, default: "what the titles ask for", "the width in points", \.width),
    ])

  static let shape = Shape.mapping(mapping) { decoder, node, value in
    // Titles that could not be read were reported.
    guard !value.segments.isEmpty else { return false }
    if let index = value.selectedSegmentIndex, index >= value.segments.count {
      decoder.report(
        .numberOutOfRange, "there is no segment \(index): the last one is \(value.segments.count - 1)", at: node,
        help: "segments are counted from 0")
      return false
    }
    return true
  }.or(titles, for: "segments", \.segments) { SegmentedControl(segments: $0) }

  private static let titles = Shape<[String]>.list(of: .text, count: 1...SpecBounds.mostSegments)
  static let example = "[Day, Week]"
}

extension SpecBounds {
  /// The most segments of a control.
  static let mostSegments = 50
}

/// The text alone, or a mapping.
extension TextField: WrittenControl {
  static let mapping = described(
    "A `UITextField`. The text can be written alone.", TextField(text: Text("")),
    keys: [
      Key("text", .styledText, default: "\"\"", "the text, with its look", \.text),
      Key("placeholder", .text, "what it shows while it has no text", \.placeholder),
      Key("width", .length, default: "what the text or the placeholder asks for", "the width in points", \.width),
      Key("borderStyle", .word, default: "none", "whether a border stands around it", \.borderStyle),
    ])
  static let shape = Shape.mapping(mapping).or(.words, for: "text", \.text) { TextField(text: $0) }
  static let example = "{placeholder: Name, width: 120}"
}

/// In a control's place; a view's own label has keys of the view.
extension Text: WrittenControl {
  static let mapping = MappingType<Text>.text
  static let shape = Shape<Text>.styledText
  static let doc = "a label with these words"
  static let example = "Text"
}

/// The text alone, or a mapping.
extension Badge: WrittenControl {
  static let mapping = described(
    """
    A label in a filled capsule, as tab bars have them; in a row it is no class of UIKit's, and its size is the project's own. The \
    text can be written alone.
    """, Badge(text: Text("")),
    keys: [Key("text", .styledText, required: true, "the text, white unless it says otherwise", \.text)])
  static let shape = Shape.mapping(mapping).or(.words, for: "text", \.text) { Badge(text: $0) }
  static let doc = "a label in a filled capsule"
  static let example = "\"3\""
}
