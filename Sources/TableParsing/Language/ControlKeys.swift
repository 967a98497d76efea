import TableIR
import YAMLSyntax

extension Shape where Value == Switch {
  /// `on`, `off`, or a mapping.
  static let switchControl = Shape(.either([Shape<Bool>.onOff.schema, .mapping("switch")]), noun: "a switch") {
    decoder, node in
    var value = Switch(isOn: false)
    guard decoder.isMapping(node) else { return Shape<Bool>.onOff.read(decoder, node).map { Switch(isOn: $0) } }
    return decoder.decode(.switchControl, node, into: &value) ? value : nil
  }
}

extension MappingType where Owner == Switch {
  static let switchControl = MappingType(
    "switch", noun: "a switch", summary: "A `UISwitch`. `on` or `off` can be written alone.",
    keys: [
      Key("isOn", Shape<Bool>.boolean, default: "false", "whether it is on") { $0.isOn = $1 },
      Key("onTintColor", .color, default: "systemGreen", "the track's colour while it is on") { $0.onTintColor = $1 },
    ])
}

extension Shape where Value == Slider {
  /// The value alone, or a mapping.
  static let slider = Shape(.either([Shape<Double>.coordinate.schema, .mapping("slider")]), noun: "a slider") {
    decoder, node in
    var value = Slider(value: 0)
    guard decoder.isMapping(node) else {
      return Shape<Double>.coordinate.read(decoder, node).map { Slider(value: min(max($0, 0), 1)) }
    }
    guard decoder.decode(.slider, node, into: &value) else { return nil }
    guard value.maximum > value.minimum else {
      decoder.report(.numberOutOfRange, "a slider's maximum must be above its minimum", at: node)
      return nil
    }
    // As UISlider does.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return value
  }
}

extension MappingType where Owner == Slider {
  static let slider = MappingType(
    "slider", noun: "a slider", summary: "A `UISlider`. The value can be written alone.",
    keys: [
      Key("value", .coordinate, default: "0", "where the thumb stands") { $0.value = $1 },
      Key("minimum", .coordinate, default: "0", "the value at the leading end") { $0.minimum = $1 },
      Key("maximum", .coordinate, default: "1", "the value at the trailing end") { $0.maximum = $1 },
      Key("width", .length, default: "120", "the slider's width in points") { $0.width = $1 },
      Key("tintColor", .color, default: "the table's", "the colour of the track up to the thumb") {
        $0.tintColor = $1
      },
    ])
}

extension Shape where Value == Stepper {
  /// The value alone, or a mapping.
  static let stepper = Shape(.either([Shape<Double>.coordinate.schema, .mapping("stepper")]), noun: "a stepper") {
    decoder, node in
    var value = Stepper()
    guard decoder.isMapping(node) else {
      return Shape<Double>.coordinate.read(decoder, node).map { Stepper(value: min(max($0, 0), 100)) }
    }
    guard decoder.decode(.stepper, node, into: &value) else { return nil }
    guard value.maximum >= value.minimum else {
      decoder.report(.numberOutOfRange, "a stepper's maximum must not be below its minimum", at: node)
      return nil
    }
    // As UIStepper does.
    value.value = min(max(value.value, value.minimum), value.maximum)
    return value
  }
}

extension MappingType where Owner == Stepper {
  static let stepper = MappingType(
    "stepper", noun: "a stepper",
    summary: "A `UIStepper`. The value can be written alone. At an end of its range, the half that leads on is dimmed.",
    keys: [
      Key("value", .coordinate, default: "0", "the value") { $0.value = $1 },
      Key("minimum", .coordinate, default: "0", "the lowest value") { $0.minimum = $1 },
      Key("maximum", .coordinate, default: "100", "the highest value") { $0.maximum = $1 },
      Key("tintColor", .color, default: "the table's", "the colour of lines and signs up to iOS 12") {
        $0.tintColor = $1
      },
    ])
}

extension Shape where Value == ProgressView {
  /// The progress alone, or a mapping.
  static let progressView = Shape(
    .either([Shape<Double>.share.schema, .mapping("progressView")]), noun: "a progress view"
  ) { decoder, node in
    var value = ProgressView(progress: 0)
    guard decoder.isMapping(node) else {
      return Shape<Double>.share.read(decoder, node).map { ProgressView(progress: $0) }
    }
    return decoder.decode(.progressView, node, into: &value) ? value : nil
  }
}

extension MappingType where Owner == ProgressView {
  static let progressView = MappingType(
    "progressView", noun: "a progress view", summary: "A `UIProgressView`. The progress can be written alone.",
    keys: [
      Key("progress", .share, default: "0", "how much is done, from 0 to 1") { $0.progress = $1 },
      Key("width", .length, default: "the metrics profile's, 150", "the width in points") { $0.width = $1 },
      Key("progressTintColor", .color, default: "the table's tint", "the colour of what is done") {
        $0.progressTintColor = $1
      },
      Key("trackTintColor", .color, default: "a light grey", "the colour of the rest") { $0.trackTintColor = $1 },
    ])
}

extension Shape where Value == ActivityIndicator {
  /// The style alone, or a mapping.
  static let activityIndicator = Shape(
    .either([style.schema, .mapping("activityIndicator")]), noun: "an activity indicator"
  ) { decoder, node in
    var value = ActivityIndicator()
    guard decoder.isMapping(node) else { return style.read(decoder, node).map { ActivityIndicator(style: $0) } }
    return decoder.decode(.activityIndicator, node, into: &value) ? value : nil
  }

  private static let style = Shape<ActivityIndicator.Style>.word
}

extension MappingType where Owner == ActivityIndicator {
  static let activityIndicator = MappingType(
    "activityIndicator", noun: "an activity indicator",
    summary: "A `UIActivityIndicatorView` that turns. The style can be written alone.",
    keys: [
      Key("style", .word, default: "medium", "how large it is: 20 × 20 or 37 × 37 points") { $0.style = $1 },
      Key("color", .color, default: "a grey", "its colour") { $0.color = $1 },
    ])
}

extension MappingType where Owner == Chevron {
  static let chevron = MappingType(
    "chevron", noun: "a chevron", summary: "A disclosure indicator in colours of its own.",
    keys: [
      Key("color", .color, default: "black", "its colour") { $0.color = $1 },
      Key("highlightedColor", .color, default: "white", "its colour while the row is selected") {
        $0.highlightedColor = $1
      },
    ])
}

extension Shape where Value == Chevron {
  static let chevron = mapping(.chevron, name: "chevron", noun: "a chevron", { Chevron() }) { $2 }
}

extension Shape where Value == DetailButton {
  static let detailButton = mapping(
    .detailButton, name: "detailButton", noun: "a detail button", { DetailButton() }
  ) { $2 }
}

extension MappingType where Owner == DetailButton {
  static let detailButton = MappingType(
    "detailButton", noun: "a detail button",
    summary: "A `UIButton` of the type `detailDisclosure`, outside of accessories.",
    keys: [Key("tintColor", .color, default: "the table's", "the colour") { $0.tintColor = $1 }])
}
