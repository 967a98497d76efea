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
}

/// The value alone, or a mapping.
extension Slider: WrittenControl {
  static let mapping = described(
    "A `UISlider`. The value can be written alone.", Slider(value: 0),
    keys: [
      Key("value", .coordinate, default: "0", "where the thumb stands", \.value),
      Key("minimum", .coordinate, default: "0", "the value at the leading end", \.minimum),
      Key("maximum", .coordinate, default: "1", "the value at the trailing end", \.maximum),
      Key("width", .length, default: "120", "the slider's width in points", \.width),
    ])

  static let shape = Shape.mapping(mapping) { decoder, node, value in
    guard value.maximum > value.minimum else {
      decoder.report(.numberOutOfRange, "a slider's maximum must be above its minimum", at: node)
      return false
    }
    // As UISlider does.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return true
  }.or(.coordinate, for: "value", \.value) { Slider(value: min(max($0, 0), 1)) }

  static let example = "0.5"
}

/// The value alone, or a mapping.
extension Stepper: WrittenControl {
  static let mapping = described(
    "A `UIStepper`. The value can be written alone. At an end of its range, the half that leads on is dimmed.",
    Stepper(),
    keys: [
      Key("value", .coordinate, default: "0", "the value", \.value),
      Key("minimum", .coordinate, default: "0", "the lowest value", \.minimum),
      Key("maximum", .coordinate, default: "100", "the highest value", \.maximum),
    ])

  static let shape = Shape.mapping(mapping) { decoder, node, value in
    guard value.maximum >= value.minimum else {
      decoder.report(.numberOutOfRange, "a stepper's maximum must not be below its minimum", at: node)
      return false
    }
    // As UIStepper does.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return true
  }.or(.coordinate, for: "value", \.value) { Stepper(value: min(max($0, 0), 100)) }

  static let example = "1"
}

/// The progress alone, or a mapping.
extension ProgressView: WrittenControl {
  static let mapping = described(
    "A `UIProgressView`. The progress can be written alone.", ProgressView(progress: 0),
    keys: [
      Key("progress", .share, default: "0", "how much is done, from 0 to 1", \.progress),
      Key("width", .length, default: "the metrics profile's, 150", "the width in points", \.width),
    ])
  static let shape = Shape.mapping(mapping).or(.share, for: "progress", \.progress) { ProgressView(progress: $0) }
  static let example = "0.5"
}

/// The style alone, or a mapping.
extension ActivityIndicator: WrittenControl {
  static let mapping = described(
    "A `UIActivityIndicatorView` that turns. The style can be written alone.", ActivityIndicator(),
    keys: [Key("style", .word, default: "medium", "how large it is: 20 × 20 or 37 × 37 points", \.style)])
  static let shape = Shape.mapping(mapping).or(.word, for: "style", \.style) { ActivityIndicator(style: $0) }
  static let doc = "an activity indicator that turns"
  static let example = "medium"
}

extension Chevron: WrittenControl {
  static let mapping = described(
    "A disclosure indicator in colours of its own, drawn in a box of 11 × 15 points by itself.", Chevron())
  static let doc = "a disclosure indicator in colours of its own"
  static let example = "{}"
}

extension DetailButton: WrittenControl {
  static let mapping = described("A `UIButton` of the type `detailDisclosure`, outside of accessories.", DetailButton())
  static let example = "{}"
}
