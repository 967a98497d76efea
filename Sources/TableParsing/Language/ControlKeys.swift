import TableIR
import YAMLSyntax

extension Shape where Value == Switch {
  /// `on`, `off`, or a mapping.
  static let switchControl = mapping(.switchControl).or(.onOff, for: "isOn", \.isOn) { Switch(isOn: $0) }
}

extension MappingType where Owner == Switch {
  static let switchControl = MappingType(
    "switch", noun: "a switch", summary: "A `UISwitch`. `on` or `off` can be written alone.", Switch(isOn: false),
    keys: [
      Key("isOn", .boolean, default: "false", "whether it is on", \.isOn),
      Key("onTintColor", .color, default: "systemGreen", "the track's colour while it is on", \.onTintColor),
    ])
}

extension Shape where Value == Slider {
  /// The value alone, or a mapping.
  static let slider = mapping(.slider) { decoder, node, value in
    guard value.maximum > value.minimum else {
      decoder.report(.numberOutOfRange, "a slider's maximum must be above its minimum", at: node)
      return false
    }
    // As UISlider does.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return true
  }.or(.coordinate, for: "value", \.value) { Slider(value: min(max($0, 0), 1)) }
}

extension MappingType where Owner == Slider {
  static let slider = MappingType(
    "slider", noun: "a slider", summary: "A `UISlider`. The value can be written alone.", Slider(value: 0),
    keys: [
      Key("value", .coordinate, default: "0", "where the thumb stands", \.value),
      Key("minimum", .coordinate, default: "0", "the value at the leading end", \.minimum),
      Key("maximum", .coordinate, default: "1", "the value at the trailing end", \.maximum),
      Key("width", .length, default: "120", "the slider's width in points", \.width),
      Key("tintColor", .color, default: "the table's", "the colour of the track up to the thumb", \.tintColor),
    ])
}

extension Shape where Value == Stepper {
  /// The value alone, or a mapping.
  static let stepper = mapping(.stepper) { decoder, node, value in
    guard value.maximum >= value.minimum else {
      decoder.report(.numberOutOfRange, "a stepper's maximum must not be below its minimum", at: node)
      return false
    }
    // As UIStepper does.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return true
  }.or(.coordinate, for: "value", \.value) { Stepper(value: min(max($0, 0), 100)) }
}

extension MappingType where Owner == Stepper {
  static let stepper = MappingType(
    "stepper", noun: "a stepper",
    summary: "A `UIStepper`. The value can be written alone. At an end of its range, the half that leads on is dimmed.",
    Stepper(),
    keys: [
      Key("value", .coordinate, default: "0", "the value", \.value),
      Key("minimum", .coordinate, default: "0", "the lowest value", \.minimum),
      Key("maximum", .coordinate, default: "100", "the highest value", \.maximum),
      Key("tintColor", .color, default: "the table's", "the colour of lines and signs up to iOS 12", \.tintColor),
    ])
}

extension Shape where Value == ProgressView {
  /// The progress alone, or a mapping.
  static let progressView = mapping(.progressView).or(.share, for: "progress", \.progress) {
    ProgressView(progress: $0)
  }
}

extension MappingType where Owner == ProgressView {
  static let progressView = MappingType(
    "progressView", noun: "a progress view", summary: "A `UIProgressView`. The progress can be written alone.",
    ProgressView(progress: 0),
    keys: [
      Key("progress", .share, default: "0", "how much is done, from 0 to 1", \.progress),
      Key("width", .length, default: "the metrics profile's, 150", "the width in points", \.width),
      Key("progressTintColor", .color, default: "the table's tint", "the colour of what is done", \.progressTintColor),
      Key("trackTintColor", .color, default: "a light grey", "the colour of the rest", \.trackTintColor),
    ])
}

extension Shape where Value == ActivityIndicator {
  /// The style alone, or a mapping.
  static let activityIndicator = mapping(.activityIndicator).or(.word, for: "style", \.style) {
    ActivityIndicator(style: $0)
  }
}

extension MappingType where Owner == ActivityIndicator {
  static let activityIndicator = MappingType(
    "activityIndicator", noun: "an activity indicator",
    summary: "A `UIActivityIndicatorView` that turns. The style can be written alone.", ActivityIndicator(),
    keys: [
      Key("style", .word, default: "medium", "how large it is: 20 × 20 or 37 × 37 points", \.style),
      Key("color", .color, default: "a grey", "its colour", \.color),
    ])
}

extension Shape where Value == Chevron {
  static let chevron = mapping(.chevron)
}

extension MappingType where Owner == Chevron {
  static let chevron = MappingType(
    "chevron", noun: "a chevron", summary: "A disclosure indicator in colours of its own.", Chevron(),
    keys: [
      Key("color", .color, default: "black", "its colour", \.color),
      Key("highlightedColor", .color, default: "white", "its colour while the row is selected", \.highlightedColor),
    ])
}

extension Shape where Value == DetailButton {
  static let detailButton = mapping(.detailButton)
}

extension MappingType where Owner == DetailButton {
  static let detailButton = MappingType(
    "detailButton", noun: "a detail button",
    summary: "A `UIButton` of the type `detailDisclosure`, outside of accessories.", DetailButton(),
    keys: [Key("tintColor", .color, default: "the table's", "the colour", \.tintColor)])
}
