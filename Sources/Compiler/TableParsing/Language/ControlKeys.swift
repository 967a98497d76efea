import TableIR
import YAMLSyntax

/// `on`, `off`, or a mapping.
extension Switch: WrittenControl {
  static let mapping = described(
    "A `UISwitch`. `on` or `off` can be written alone.", Switch(isOn: false),
    keys: [Key("isOn", .boolean, default: "false", "whether it is on", \.isOn)])
  static let shape = Shape.mapping(mapping).or(.onOff, for: "isOn", \.isOn, set: { $0.isOn = $1 }) {
    Switch(isOn: $0)
  }
  static let example = "on"
  static let isWholeAlone = true
}

/// The value alone, or a mapping.
extension Slider: WrittenControl {
  static let mapping = described(
    "A `UISlider`. The value can be written alone.", Slider(value: 0),
    keys: [
      Key("value", .coordinate, default: "0", "the position of the thumb", \.value),
      Key("minimum", .coordinate, default: "0", "the value at the leading end", \.minimum),
      Key("maximum", .coordinate, default: "1", "the value at the trailing end", \.maximum),
      Key("width", .length, default: "120", "the width in points", \.width),
    ])

  static let shape = Shape.mapping(mapping) { decoder, node, value in
    guard value.maximum > value.minimum else {
      decoder.report(.numberOutOfRange, "the maximum of a slider must be greater than its minimum", at: node)
      return false
    }
    // Same as UISlider.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return true
  }.or(.coordinate, for: "value", \.value) { Slider(value: min(max($0, 0), 1)) }

  static let example = "0.5"
  static let isWholeAlone = true
}

/// The value alone, or a mapping.
extension Stepper: WrittenControl {
  static let mapping = described(
    "A `UIStepper`. The value can be written alone. At an end of its range, the half that would go beyond it is dimmed.",
    Stepper(),
    keys: [
      Key("value", .coordinate, default: "0", "the value", \.value),
      Key("minimum", .coordinate, default: "0", "the lowest value", \.minimum),
      Key("maximum", .coordinate, default: "100", "the highest value", \.maximum),
    ])

  static let shape = Shape.mapping(mapping) { decoder, node, value in
    guard value.maximum >= value.minimum else {
      decoder.report(.numberOutOfRange, "the maximum of a stepper must not be less than its minimum", at: node)
      return false
    }
    // Same as UIStepper.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return true
  }.or(.coordinate, for: "value", \.value) { Stepper(value: min(max($0, 0), 100)) }

  static let example = "1"
  static let isWholeAlone = true
}

/// The progress alone, or a mapping.
extension ProgressView: WrittenControl {
  static let mapping = described(
    "A `UIProgressView`. The progress can be written alone.", ProgressView(progress: 0),
    keys: [
      Key("progress", .share, default: "0", "the completed part, from 0 to 1", \.progress),
      Key("width", .length, default: "the metrics profile's, 150", "the width in points", \.width),
    ])
  static let shape = Shape.mapping(mapping).or(.share, for: "progress", \.progress) { ProgressView(progress: $0) }
  static let example = "0.5"
  static let isWholeAlone = true
}

/// The style alone, or a mapping.
extension ActivityIndicator: WrittenControl {
  static let mapping = described(
    "An animating `UIActivityIndicatorView`. The style can be written alone.", ActivityIndicator(),
    keys: [Key("style", .word, default: "medium", "the size: 20 × 20 or 37 × 37 points", \.style)])
  static let shape = Shape.mapping(mapping).or(.word, for: "style", \.style) { ActivityIndicator(style: $0) }
  static let doc = "an animating activity indicator"
  static let example = "medium"
  static let isWholeAlone = true
}

extension Chevron: WrittenControl {
  static let mapping = described(
    "A disclosure indicator in custom colours, in its own box of 11 × 15 points.", Chevron())
  static let doc = "a disclosure indicator in custom colours"
  static let example = "{}"
  static let isWholeAlone = true
}

extension OutlineDisclosure: WrittenControl {
  static let mapping = described(
    "The indicator that expands a row of an outline: a `UICellAccessory` of a list, and the end of a `DisclosureGroup`'s row.",
    OutlineDisclosure(),
    keys: [
      Key("isExpanded", .boolean, default: "false", "whether the rows below it are shown: it points down", \.isExpanded)
    ])
  static let doc = "an indicator that expands the row, in the tint colour"
  static let example = "{}"
  static let isWholeAlone = true
  static let availability: Availability? = .of("outline disclosures", table: nil, list: 14, swiftui: 14...Int.max)
}

extension DetailButton: WrittenControl {
  static let mapping = described("A `UIButton` of the type `detailDisclosure`, among views.", DetailButton())
  static let example = "{}"
}
