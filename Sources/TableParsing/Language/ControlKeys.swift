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
      Key("size", .size, default: "what fits the title", "[width, height] in points") { $0.size = $1 },
    ])
}
