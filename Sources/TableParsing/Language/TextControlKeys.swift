import TableIR
import YAMLSyntax

extension Shape where Value == Button {
  /// The title alone, or a mapping.
  static let button = Shape(.either([.text, .mapping("button")]), noun: "a button") { decoder, node in
    var button = Button(title: Text(""))
    guard decoder.isMapping(node) else { return decoder.readText(node).map { Button(title: Text($0)) } }
    return decoder.decode(.button, node, into: &button) ? button : nil
  }
}

extension MappingType where Owner == Button {
  static let button = MappingType(
    "button", noun: "a button", summary: "A `UIButton` of the system type. The title can be written alone.",
    keys: [
      Key("title", .styledText, required: true, "the title") { $0.title = $1 },
      Key("image", .image, "an image before the title, in its own colours; a symbol without one has the tint's") {
        $0.image = $1
      },
      Key("size", .size, default: "what fits image and title", "[width, height] in points") { $0.size = $1 },
    ])
}

extension Shape where Value == SegmentedControl {
  /// The titles alone, or a mapping.
  static let segmentedControl = Shape(
    .either([titles.schema, .mapping("segmentedControl")]), noun: "a segmented control"
  ) { decoder, node in
    var value = SegmentedControl(segments: [])
    guard decoder.isMapping(node) else { return titles.read(decoder, node).map { SegmentedControl(segments: $0) } }
    guard decoder.decode(.segmentedControl, node, into: &value) else { return nil }
    // Titles that could not be read were reported.
    guard !value.segments.isEmpty else { return nil }
    if let index = value.selectedSegmentIndex, index >= value.segments.count {
      decoder.report(
        .numberOutOfRange, "there is no segment \(index): the last one is \(value.segments.count - 1)", at: node,
        help: "segments are counted from 0")
      return nil
    }
    return value
  }

  fileprivate static let titles = Shape<[String]>.list(of: .text, count: 1...SpecBounds.mostSegments)
}

extension MappingType where Owner == SegmentedControl {
  static let segmentedControl = MappingType(
    "segmentedControl", noun: "a segmented control",
    summary:
      "A `UISegmentedControl`. The titles can be written alone: `[Day, Week]`. All segments are as wide as the widest.",
    keys: [
      Key("segments", Shape<SegmentedControl>.titles, required: true, "the titles, from the leading one on") {
        $0.segments = $1
      },
      Key(
        "selectedSegmentIndex", .integer(0...SpecBounds.mostSegments - 1), default: "none",
        "the selected segment, counted from 0"
      ) { $0.selectedSegmentIndex = $1 },
      Key("width", .length, default: "what the titles ask for", "the width in points") { $0.width = $1 },
      Key(
        "tintColor", .color, default: "UIKit's", "the colour of the selected segment; up to iOS 12 of the whole control"
      ) { $0.tintColor = $1 },
    ])
}

extension SpecBounds {
  /// The most segments of a control.
  static let mostSegments = 50
}

extension Shape where Value == TextField {
  /// The text alone, or a mapping.
  static let textField = Shape(.either([.text, .mapping("textField")]), noun: "a text field") { decoder, node in
    var field = TextField(text: Text(""))
    guard decoder.isMapping(node) else { return decoder.readText(node).map { TextField(text: Text($0)) } }
    return decoder.decode(.textField, node, into: &field) ? field : nil
  }
}

extension MappingType where Owner == TextField {
  static let textField = MappingType(
    "textField", noun: "a text field", summary: "A `UITextField`. The text can be written alone.",
    keys: [
      Key("text", .styledText, default: "\"\"", "the text, with its look") { $0.text = $1 },
      Key("placeholder", .text, "what it shows while it has no text") { $0.placeholder = $1 },
      Key("width", .length, default: "what the text or the placeholder asks for", "the width in points") {
        $0.width = $1
      },
      Key("borderStyle", .word, default: "none", "whether a border stands around it") { $0.borderStyle = $1 },
    ])
}

extension Shape where Value == Badge {
  /// The text alone, or a mapping.
  static let badge = Shape(.either([.text, .mapping("badge")]), noun: "a badge") { decoder, node in
    var badge = Badge(text: Text(""))
    guard decoder.isMapping(node) else { return decoder.readText(node).map { Badge(text: Text($0)) } }
    return decoder.decode(.badge, node, into: &badge) ? badge : nil
  }
}

extension MappingType where Owner == Badge {
  static let badge = MappingType(
    "badge", noun: "a badge",
    summary: """
      A label in a filled capsule, as tab bars have them; in a row it is no class of UIKit's, and its size is the project's own. The \
      text can be written alone.
      """,
    keys: [
      Key("text", .styledText, required: true, "the text, white unless it says otherwise") { $0.text = $1 },
      Key("color", .color, default: "systemRed", "the colour of the capsule") { $0.color = $1 },
    ])
}
