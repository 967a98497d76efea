import TableDiagnostics
import TableParsing

/// What can be wrong with controls.
enum ControlMarkers {
  static let cases: [MarkedSpec] = [
    .textRow(
      "a stepper the wrong way round", "accessory: {stepper: 1️⃣{minimum: 5, maximum: 1}}",
      Finding("1️⃣", .numberOutOfRange, "the maximum of a stepper must not be less than its minimum")),
    .textRow(
      "a segment that is not there", "accessory: {segmentedControl: 1️⃣{segments: [a, b], selectedSegmentIndex: 2}}",
      Finding(
        "1️⃣", .numberOutOfRange, "there is no segment 2: the last segment is 1", help: "segments are counted from 0")),
    .textRow(
      "a segmented control without segments", "accessory: {segmentedControl: 1️⃣[]}",
      Finding("1️⃣", .wrongType, "'segmentedControl' in an accessory must have from 1 to 50 elements, not 0")),
    .textRow(
      "more than all", "accessory: {progressView: 1️⃣1.5}",
      Finding("1️⃣", .numberOutOfRange, "'progressView' in an accessory is out of range")),
    .textRow(
      "a view that is more than opaque, and one that is less than clear",
      "views: [{alpha: 1️⃣1.5, frame: [0, 0, 9, 9], stack: {views: [{label: a, alpha: 2️⃣-0.1}]}}]",
      Finding("1️⃣", .numberOutOfRange, "'alpha' in a view is out of range", label: "must be from 0 to 1"),
      Finding("2️⃣", .numberOutOfRange, "'alpha' in a view in a stack is out of range", label: "must be from 0 to 1")),
    .textRow(
      "an indicator of another size", "accessory: {activityIndicator: 1️⃣lagre}",
      Finding("1️⃣", .badValue, "'lagre' is not a valid value for 'activityIndicator' in an accessory", fix: "large")),
    .textRow(
      "a badge by its name alone", "accessory: 1️⃣badge",
      Finding(
        "1️⃣", .badValue, "'badge' alone is not a valid value for 'accessory' in a row", help: "write {badge: \"3\"}",
        fix: "{badge: \"3\"}")),
    .textRow(
      "names of other things", "1️⃣enabled: false, accessory: {switch: on, 2️⃣disabled: true}",
      Finding("1️⃣", .unknownKey, "unknown key 'enabled' in a row", help: "write 'userInteractionEnabled'"),
      Finding("2️⃣", .unknownKey, "unknown key 'disabled' in an accessory", help: "write 'enabled: false'")),
    .textRow(
      "items of a segmented control", "accessory: {segmentedControl: {segments: [a], 1️⃣items: [a]}}",
      Finding("1️⃣", .unknownKey, "unknown key 'items' in a segmented control", help: "write 'segments'")),
    .textRow(
      "a symbol that has corners", "image: {symbol: gear, 1️⃣cornerRadius: 3}",
      Finding(
        "1️⃣", .conflictingKeys, "'cornerRadius' beside 'symbol' in an image requires 'background'",
        help: "a symbol has no corners, but its background has")),
    .textRow(
      "a rectangle of a font's size", "image: {size: [24, 24], 1️⃣pointSize: 20}",
      Finding(
        "1️⃣", .conflictingKeys, "'pointSize' in an image requires 'symbol'", help: "a rectangle is sized by 'size'"
      )),
    .textRow(
      "a symbol of another catalogue", "image: {symbol: 1️⃣Gear Shape}",
      Finding(
        "1️⃣", .badValue, "'Gear Shape' is not a valid symbol name",
        help: "write it as in the SF Symbols app: lowercase letters and digits, with dots between words")),
    .textRow(
      "an image of nothing", "image: {1️⃣color: red}",
      Finding("1️⃣", .missingKey, "an image needs one of the keys symbol, size")),
    .textRow(
      "a style of selecting that there is not", "selectionStyle: 1️⃣grey",
      Finding("1️⃣", .badValue, "'grey' is not a valid value for 'selectionStyle' in a row", fix: "gray")),
    .textRow(
      "an image that is disabled", "accessory: {image: {size: [1, 1]}, 1️⃣enabled: false}",
      Finding(
        "1️⃣", .conflictingKeys,
        "'enabled' in an accessory requires 'switch', 'slider', 'button', 'stepper', 'segmentedControl', "
          + "'textField', 'label', 'badge', 'chevron', 'outlineDisclosure'",
        help: "only controls, labels and chevrons can be disabled")
    ),
    .textRow(
      "another image for a switch", "accessory: {switch: on, 1️⃣highlightedImage: {size: [1, 1]}}",
      Finding(
        "1️⃣", .conflictingKeys, "'highlightedImage' in an accessory requires 'image'",
        help: "only an image can have a highlighted image")),
    .textRow(
      "a label that is tapped", "views: [{frame: [0, 0, 1, 1], label: a, 1️⃣active: true}]",
      Finding(
        "1️⃣", .conflictingKeys,
        "'active' in a view requires 'switch', 'slider', 'button', 'stepper', 'segmentedControl', 'textField', "
          + "'textView', 'activityIndicator', 'progressView', 'badge', 'chevron', 'detailButton', 'box'",
        help: "only a control receives taps itself")),
    .textRow(
      "a stepper and a switch at one frame", "views: [{frame: [0, 0, 1, 1], 2️⃣switch: on, 1️⃣stepper: 1}]",
      Finding(
        "1️⃣", .conflictingKeys, "'switch' and 'stepper' cannot be combined in a view",
        help: "write a separate view for each", note: "2️⃣")),
  ]
}
