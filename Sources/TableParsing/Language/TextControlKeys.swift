import TableIR
import YAMLSyntax

extension Shape where Value == Button {
  /// The title alone, or a mapping.
  static let button = mapping(.button).or(.words, for: "title", \.title) { Button(title: $0) }
}

extension MappingType where Owner == Button {
  static let button = MappingType(
    "button", noun: "a button", summary: "A `UIButton` of the system type. The title can be written alone.",
    Button(title: Text("")),
    keys: [
      Key("title", .styledText, required: true, "the title", \.title),
      Key(
        "image", .image, "an image before the title, in its own colours; a symbol without one has the tint's", \.image),
      Key("size", .size, default: "what fits image and title", "[width, height] in points", \.size),
    ])
}

extension Shape where Value == SegmentedControl {
  /// The titles alone, or a mapping.
  static let segmentedControl = mapping(.segmentedControl) { decoder, node, value in
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

  fileprivate static let titles = Shape<[String]>.list(of: .text, count: 1...SpecBounds.mostSegments)
}

extension MappingType where Owner == SegmentedControl {
  static let segmentedControl = MappingType(
    "segmentedControl", noun: "a segmented control",
    summary:
      "A `UISegmentedControl`. The titles can be written alone: `[Day, Week]`. All segments are as wide as the widest.",
    SegmentedControl(segments: []),
    keys: [
      Key(
        "segments", Shape<SegmentedControl>.titles, required: true, "the titles, from the leading one on", \.segments),
      Key(
        "selectedSegmentIndex", .integer(0...SpecBounds.mostSegments - 1), default: "none",
        "the selected segment, counted from 0", \.selectedSegmentIndex),
      Key("width", .length, default: "what the titles ask for", "the width in points", \.width),
      Key(
        "tintColor", .color, default: "UIKit's",
        "the colour of the selected segment; up to iOS 12 of the whole control", \.tintColor),
    ])
}

extension SpecBounds {
  /// The most segments of a control.
  static let mostSegments = 50
}

extension Shape where Value == TextField {
  /// The text alone, or a mapping.
  static let textField = mapping(.textField).or(.words, for: "text", \.text) { TextField(text: $0) }
}

extension MappingType where Owner == TextField {
  static let textField = MappingType(
    "textField", noun: "a text field", summary: "A `UITextField`. The text can be written alone.",
    TextField(text: Text("")),
    keys: [
      Key("text", .styledText, default: "\"\"", "the text, with its look", \.text),
      Key("placeholder", .text, "what it shows while it has no text", \.placeholder),
      Key("width", .length, default: "what the text or the placeholder asks for", "the width in points", \.width),
      Key("borderStyle", .word, default: "none", "whether a border stands around it", \.borderStyle),
    ])
}

extension Shape where Value == Badge {
  /// The text alone, or a mapping.
  static let badge = mapping(.badge).or(.words, for: "text", \.text) { Badge(text: $0) }
}

extension MappingType where Owner == Badge {
  static let badge = MappingType(
    "badge", noun: "a badge",
    summary: """
      A label in a filled capsule, as tab bars have them; in a row it is no class of UIKit's, and its size is the project's own. The \
      text can be written alone.
      """, Badge(text: Text("")),
    keys: [
      Key("text", .styledText, required: true, "the text, white unless it says otherwise", \.text),
      Key("color", .color, default: "systemRed", "the colour of the capsule", \.color),
    ])
}
