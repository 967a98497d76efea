import TableDiagnostics

/// Words of UIKit for images, controls, views, environments and appearance in the place of keys.
enum UIKitViewMistakes {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "a symbol's name", "tablespec: 1\nsections: [{rows: [{text: a, image: {1️⃣systemName: star.fill}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'systemName' in an image", help: "write 'symbol'", fix: "symbol")),
    MarkedSpec(
      "a tint of an image", "tablespec: 1\nsections: [{rows: [{text: a, image: {symbol: star, 1️⃣tintColor: red}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'tintColor' in an image", help: "write 'color'", fix: "color")),
    MarkedSpec(
      "a tint of a switch",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: {switch: {isOn: true, 1️⃣tintColor: red}}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'tintColor' in a switch", help: "write 'onTintColor'", fix: "onTintColor")),
    MarkedSpec(
      "a slider's range", "tablespec: 1\nsections: [{rows: [{text: a, accessory: {slider: {1️⃣minimumValue: 1}}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'minimumValue' in a slider", help: "write 'minimum'", fix: "minimum")),
    MarkedSpec(
      "properties of a view",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{frame: [0, 0, 9, 9], label: x, 1️⃣backgroundColor: red, 2️⃣isHidden: true}]}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'backgroundColor' in a view", help: "write 'background'", fix: "background"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'isHidden' in a view", help: "write 'hidden'", fix: "hidden")),
    MarkedSpec(
      "a layer's corners",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{frame: [0, 0, 9, 9], 1️⃣layer.cornerRadius: 3}]}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'layer.cornerRadius' in a view", help: "write 'cornerRadius'",
        fix: "cornerRadius")),
    MarkedSpec(
      "a class in the place of a view",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{frame: [0, 0, 9, 9], 1️⃣UILabel: x}]}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'UILabel' in a view", help: "write 'label'", fix: "label")),
    MarkedSpec(
      "arranged subviews", "tablespec: 1\nsections: [{rows: [{stack: {1️⃣arrangedSubviews: [{label: a}]}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'arrangedSubviews' in a stack", help: "write 'views'", fix: "views")),
    MarkedSpec(
      "anchors of a view",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{pin: 0, label: x, 1️⃣contentHuggingPriority: 251}]}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'contentHuggingPriority' in a view", help: "write 'hugging'", fix: "hugging")),
    MarkedSpec(
      "an environment's traits", "tablespec: 1\nenvironments: [{1️⃣userInterfaceStyle: dark}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'userInterfaceStyle' in an environment", help: "write 'appearance'",
        fix: "appearance")),
    MarkedSpec(
      "a condition's traits", "tablespec: 1\nsections: [{rows: [{text: a, when: {1️⃣userInterfaceIdiom: pad}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'userInterfaceIdiom' in a condition", help: "write 'idiom'", fix: "idiom")),
    MarkedSpec(
      "a class in an appearance rule", "tablespec: 1\nappearance: [{1️⃣UITableViewCell: {backgroundColor: red}}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'UITableViewCell' in an appearance rule",
        help: "write 'cell: {background: red}'")),
    MarkedSpec(
      "an editing style",
      "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣editingStyle: UITableViewCellEditingStyleDelete}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'editingStyle' in a row", help: "write 'editing: delete'")),
    MarkedSpec(
      "a background's colour", "tablespec: 1\nsections: [{rows: [{text: a, background: {1️⃣backgroundColor: red}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'backgroundColor' in a background", help: "write 'color'", fix: "color")),
    MarkedSpec(
      "backgrounds by position",
      "tablespec: 1\nsections: [{rows: [{text: a, backgrounds: {1️⃣topAndBottom: red, 2️⃣selected: blue}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'topAndBottom' in backgrounds by position", help: "write 'single'", fix: "single"
      ),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'selected' in backgrounds by position",
        help: "write '{selected: …}' inside each position: top: {color: …, selected: …}")),
    MarkedSpec(
      "a segmented control's items",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: {segmentedControl: {1️⃣items: [Day, Week], 2️⃣selectedIndex: 0}}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'items' in a segmented control", help: "write 'segments'", fix: "segments"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'selectedIndex' in a segmented control", help: "write 'selectedSegmentIndex'",
        fix: "selectedSegmentIndex")),
    MarkedSpec(
      "the accessory of another colour",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: {1️⃣disclosureIndicator: {color: red}}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'disclosureIndicator' in an accessory", help: "write 'chevron: {color: red}'",
        fix: "chevron")),
    MarkedSpec(
      "a checkmark of another colour",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: {1️⃣checkmark: {color: red}}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'checkmark' in an accessory",
        help: "write 'accessory: checkmark', whose colour is the table's tintColor")),
  ]
}
