import TableDiagnostics

/// Values of environments and conditions, and values of another kind than the key takes.
enum KindMistakes {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "an axis", "tablespec: 1\nsections: [{rows: [{stack: {axis: 1️⃣UILayoutConstraintAxisVertical, views: []}}]}]\n",
      Finding(
        "1️⃣", .badValue, "'UILayoutConstraintAxisVertical' is not a valid value for 'axis' in a stack",
        label: "did you mean 'vertical'?", fix: "vertical")),
    MarkedSpec(
      "a key of a control beside the control, and images that a slider does not draw",
      """
      tablespec: 1
      sections:
        - rows:
            - {text: a, accessory: {label: "3", 1️⃣color: secondaryLabel}}
            - {text: b, accessory: {slider: {2️⃣minimumImage: {symbol: sun.min}}}}
      """,
      Finding(
        "1️⃣", .unknownKey, "unknown key 'color' in an accessory",
        help: "write 'label: {text: \"3\", color: secondaryLabel}'"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'minimumImage' in a slider",
        help: "remove it: images beside the track are not drawn")),
    MarkedSpec(
      "a content size category",
      "tablespec: 1\nenvironments: [{contentSize: 1️⃣UIContentSizeCategoryAccessibilityLarge}]\n",
      Finding(
        "1️⃣", .badValue,
        "'UIContentSizeCategoryAccessibilityLarge' is not a valid value for 'contentSize' in an environment",
        label: "did you mean 'accessibilityLarge'?", fix: "accessibilityLarge")),
    MarkedSpec(
      "a device by its name in shops", "tablespec: 1\nenvironments: [{device: 1️⃣iPhone 15}]\n",
      Finding(
        "1️⃣", .badValue, "'iPhone 15' is not a valid value for 'device' in an environment",
        label: "did you mean 'iphone-15'?", fix: "iphone-15")),
    MarkedSpec(
      "a device of another maker", "tablespec: 1\nenvironments: [{device: 1️⃣nokia}]\n",
      Finding(
        "1️⃣", .badValue, "'nokia' is not a valid value for 'device' in an environment",
        help:
          "valid values are iphone-se-1, iphone-se, iphone-8, iphone-8-plus, iphone-x, iphone-11, iphone-11-pro-max, iphone-12, iphone-13-mini, iphone-13, … (38 in all)"
      )),
    MarkedSpec(
      "a direction", "tablespec: 1\nenvironments: [{direction: 1️⃣rightToLeft}]\n",
      Finding(
        "1️⃣", .badValue, "'rightToLeft' is not a valid value for 'direction' in an environment",
        label: "did you mean 'rtl'?", fix: "rtl")),
    MarkedSpec(
      "an idiom by a device", "tablespec: 1\nsections: [{rows: [{text: a, when: {1️⃣device: ipad}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'device' in a condition", help: "write 'idiom: pad'")),
    MarkedSpec(
      "a condition that is a word", "tablespec: 1\nsections: [{rows: [{text: a, when: 1️⃣ipad}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'when' in a row must be a mapping, not text", help: "write {idiom: pad}", fix: "{idiom: pad}")
    ),
    MarkedSpec(
      "an idiom as Apple spells it", "tablespec: 1\nsections: [{rows: [{text: a, when: {idiom: 1️⃣iPad}}]}]\n",
      Finding(
        "1️⃣", .badValue, "'iPad' is not a valid value for 'idiom' in a condition", label: "did you mean 'pad'?",
        fix: "pad")),
    MarkedSpec(
      "a chevron's colour alone", "tablespec: 1\nsections: [{rows: [{text: a, accessory: {chevron: 1️⃣white}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'chevron' in an accessory must be a mapping, not text", help: "write {color: white}",
        fix: "{color: white}")),
    MarkedSpec(
      "a border that is a colour",
      "tablespec: 1\nsections: [{rows: [{text: a, background: {color: red, border: 1️⃣blue}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'border' in a background must be a mapping, not text", help: "write {color: blue}",
        fix: "{color: blue}")),
    MarkedSpec(
      "a frame as a mapping",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{frame: 1️⃣{x: 1, y: 2, w: 3, h: 4}, label: x}]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'frame' in a view must be [x, y, width, height], not a mapping", help: "write [1, 2, 3, 4]",
        fix: "[1, 2, 3, 4]")),
    MarkedSpec(
      "a frame without a height",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{frame: 1️⃣[1, 2, 3], label: x}]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'frame' in a view must be [x, y, width, height], and this has 3 elements",
        help: "write 4 numbers: x, y, width, height")),
    MarkedSpec(
      "a list of views for a stack", "tablespec: 1\nsections: [{rows: [{stack: 1️⃣[{label: a}]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'stack' in a row must be a mapping, not a list", help: "write {views: [{label: a}]}",
        fix: "{views: [{label: a}]}")),
    MarkedSpec(
      "swipe actions without an edge", "tablespec: 1\nsections: [{rows: [{text: a, swipeActions: 1️⃣[Delete]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'swipeActions' in a row must be a mapping, not a list", help: "write {trailing: [Delete]}",
        fix: "{trailing: [Delete]}")),
    MarkedSpec(
      "a title in a list, and a row that is none", "tablespec: 1\nsections: [{header: 1️⃣[Friends], rows: 2️⃣Ann}]\n",
      Finding(
        "1️⃣", .wrongType, "'header' in a section must be text, not a list", help: "write Friends", fix: "Friends"),
      Finding(
        "2️⃣", .wrongType, "'rows' in a section must be a list of rows, not text", help: "write [Ann]", fix: "[Ann]")),
    MarkedSpec(
      "environments without keys", "tablespec: 1\nenvironments: [1️⃣iphone-se]\n",
      Finding(
        "1️⃣", .wrongType, "an element of 'environments' in the table must be a mapping, not text",
        help: "write {device: iphone-se}", fix: "{device: iphone-se}")),
    MarkedSpec(
      "one background for all positions", "tablespec: 1\nsections: [{rows: [{text: a, backgrounds: 1️⃣red}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'backgrounds' in a row must be a mapping, not text",
        help: "write {top: red, middle: red, bottom: red, single: red}",
        fix: "{top: red, middle: red, bottom: red, single: red}")),
    MarkedSpec(
      "a switch that is named by its class", "tablespec: 1\nsections: [{rows: [{text: a, accessory: 1️⃣UISwitch}]}]\n",
      Finding(
        "1️⃣", .badValue, "'UISwitch' is not a valid value for 'accessory' in a row", help: "write switch",
        fix: "switch")),
  ]
}
