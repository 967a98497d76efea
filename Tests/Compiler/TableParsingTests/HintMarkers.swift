import TableDiagnostics

/// Keys in the wrong place and values that are nearly right: the message must say where they belong.
enum HintMarkers {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "views of an accessory, sizes as in CSS, and parameters of a template",
      """
      tablespec: 1
      templates: {t: {1️⃣parameters: [from], text: A}}
      sections:
        - rows:
            - {text: A, accessory: {2️⃣stack: {views: [{label: a}]}}}
            - {3️⃣minHeight: 76, text: A}
            - {4️⃣maxHeight: 76, text: A}
            - {5️⃣padding: 8, text: A}
            - {use: t, 6️⃣from: Ann}
            - {views: [{id: a, label: A, pin: {leading: 0, top: 0}, 7️⃣minWidth: 40}]}

      """,
      Finding(
        "1️⃣", .unknownKey, "unknown key 'parameters' in a template",
        help:
          "remove it: templates have no parameters: give the template's views an 'id' and write 'views: {ID: …}' beside 'use', or repeat the row with 'each'"
      ),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'stack' in an accessory",
        help: "write 'accessory: {view: {size: [width, height], views: […]}}'"),
      Finding(
        "3️⃣", .unknownKey, "unknown key 'minHeight' in a row",
        help:
          "write 'constraints: [contentView.height >= 76]' in a row of 'views'; a row is always as high as its contents"
      ),
      Finding(
        "4️⃣", .unknownKey, "unknown key 'maxHeight' in a row",
        help: "remove it: a row is as high as its contents, or has a 'height'"),
      Finding("5️⃣", .unknownKey, "unknown key 'padding' in a row"),
      Finding(
        "6️⃣", .unknownKey, "unknown key 'from' in a row",
        help:
          "remove it: templates have no parameters: give the template's views an 'id' and write 'views: {ID: …}' beside 'use', or repeat the row with 'each'"
      ),
      Finding(
        "7️⃣", .unknownKey, "unknown key 'minWidth' in a view",
        help: "write 'constraints: [ID.width >= 40]' beside the row's 'views'")),
    MarkedSpec(
      "words instead of views",
      "tablespec: 1\nsections: [{rows: [{stack: {views: [{label: A}, 1️⃣spacer]}}, {views: [2️⃣Ann, 3️⃣switch]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "an element of 'views' in a stack must be a mapping, not text", help: "write {}", fix: "{}"),
      Finding(
        "2️⃣", .wrongType, "an element of 'views' in a row must be a mapping, not text", help: "write {label: Ann}",
        fix: "{label: Ann}"),
      Finding(
        "3️⃣", .wrongType, "an element of 'views' in a row must be a mapping, not text", help: "write {switch: on}",
        fix: "{switch: on}")),
    MarkedSpec(
      "a word whose value is a part of what to write",
      "tablespec: 1\n1️⃣ios: 18\n2️⃣device: iphone-17\n3️⃣dark: false\ntableHeader: {4️⃣title: Ann}\nsections: []\n",
      Finding("1️⃣", .unknownKey, "unknown key 'ios' in the table", help: "write 'metrics: ios18'"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'device' in the table", help: "write 'environments: [{device: iphone-17}]'"),
      Finding("3️⃣", .unknownKey, "unknown key 'dark' in the table", help: "write 'environments: [{appearance: dark}]'"),
      Finding(
        "4️⃣", .unknownKey, "unknown key 'title' in a table header or footer",
        help: "write 'stack: {views: [{label: Ann, font: largeTitle}]}'")),
    MarkedSpec(
      "versions of iOS as Apple writes them, and devices",
      "tablespec: 1\nmetrics: 1️⃣iOS 18\nenvironments: [{device: 2️⃣iPhone 15 Pro}, {metrics: 3️⃣26}]\nsections: []\n",
      Finding(
        "1️⃣", .unknownMetrics, "'metrics' in the table does not name a version of UIKit's geometry",
        label: "did you mean 'ios18'?", fix: "ios18"),
      Finding(
        "2️⃣", .badValue, "'iPhone 15 Pro' is not a valid value for 'device' in an environment",
        label: "did you mean 'iphone-15-pro'?",
        fix: "iphone-15-pro"),
      Finding(
        "3️⃣", .unknownMetrics, "'metrics' in an environment does not name a version of UIKit's geometry",
        label: "did you mean 'ios26'?", fix: "ios26")),
    MarkedSpec(
      "a font on a row", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣font: 12}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'font' in a row", help: "write 'text: {text: a, font: 12}'")),
    MarkedSpec(
      "names of other things", "tablespec: 1\nsections: [{1️⃣title: A, rows: [{text: a, 2️⃣subtitle: b}]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'title' in a section", help: "write 'header'"),
      Finding("2️⃣", .unknownKey, "unknown key 'subtitle' in a row", help: "write 'detailText' and 'style: subtitle'")),
    MarkedSpec(
      "what is in a misspelt or misplaced key",
      """
      tablespec: 1
      1️⃣sectons:
        - rows: [{2️⃣txt: a}]
      3️⃣cells:
        - {4️⃣txet: a}
        - {text: a, 5️⃣heigth: 4}

      """,
      Finding("1️⃣", .unknownKey, "unknown key 'sectons' in the table", label: "did you mean 'sections'?"),
      Finding("2️⃣", .unknownKey, "unknown key 'txt' in a row"),
      Finding("3️⃣", .unknownKey, "unknown key 'cells' in the table"),
      Finding("4️⃣", .unknownKey, "unknown key 'txet' in a row"),
      Finding("5️⃣", .unknownKey, "unknown key 'heigth' in a row")),
    MarkedSpec(
      "a square by one number, and the runs of a text as a row",
      """
      tablespec: 1
      sections:
        - rows:
            - {text: a, image: {size: 1️⃣40}}
            - 2️⃣[Ann, {bold: Archer}]

      """,
      Finding(
        "1️⃣", .wrongType, "'size' in an image must be [width, height], not a whole number", help: "write [40, 40]",
        fix: "[40, 40]"),
      Finding(
        "2️⃣", .wrongType, "a row must be text or a mapping, not a list",
        help: "write {text: [Ann, {text: Archer, weight: bold}]}")),
    MarkedSpec(
      "a symbol that is none of Apple's",
      """
      tablespec: 1
      sections:
        - rows:
            - {text: a, image: {symbol: 1️⃣gear.shape}}
            - {text: b, image: {symbol: 2️⃣person.fill.circle}}
            - {text: c, image: {symbol: 3️⃣qqqq}}
            - {text: d, image: {symbol: gearshape.fill}}

      """,
      Finding(
        "1️⃣", .unknownSymbol, "no SF Symbol has the name 'gear.shape'", label: "did you mean 'gearshape'?",
        fix: "gearshape"),
      Finding(
        "2️⃣", .unknownSymbol, "no SF Symbol has the name 'person.fill.circle'",
        label: "did you mean 'person.circle.fill'?"),
      Finding("3️⃣", .unknownSymbol, "no SF Symbol has the name 'qqqq'", label: "SF Symbols 7 does not have it")),
    MarkedSpec(
      "UIKit's names in an appearance rule",
      "tablespec: 1\nappearance:\n  - {label: {color: red, 1️⃣textColor: red}, 2️⃣containedIn: cell}\nsections: [{rows: [a]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'textColor' in the appearance of a label", help: "write 'color'"),
      Finding("2️⃣", .unknownKey, "unknown key 'containedIn' in an appearance rule", help: "write 'in'")),
    MarkedSpec(
      "a comma in a flow mapping", "tablespec: 1\nsections: [{rows: [{text: {text: Shade, 1️⃣April to June}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'April to June' in text",
        help: "put text that contains a comma in quotes: the comma ends it here")),
    MarkedSpec(
      "a colour without quotes inside a bracket",
      "tablespec: 1\nsections:\n  - rows:\n      - {text: a, background: 2️⃣#ff0000}\n      1️⃣- b\n",
      Finding("1️⃣", .yamlSyntax, "expected a value here", note: "2️⃣")),
    MarkedSpec(
      "a word after a comma", "tablespec: 1\nsections: [{rows: [{text: Hello, 1️⃣world}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'world' in a row",
        help: "put text that contains a comma in quotes: the comma ends it here")),
    MarkedSpec(
      "a comma in an element of each",
      "tablespec: 1\nsections: [{rows: [{each: [{a: Hello, 1️⃣world}], text: '{item.a}'}]}]\n",
      Finding(
        "1️⃣", .emptyValue, "'world' in an element of 'each' has no value",
        help: "put text that contains a comma in quotes")),
    MarkedSpec(
      "controls by their name alone", "tablespec: 1\nsections: [{rows: [{text: a, accessory: 1️⃣button}]}]\n",
      Finding(
        "1️⃣", .badValue, "'button' alone is not a valid value for 'accessory' in a row", help: "write {button: ")),
    MarkedSpec(
      "a switch that says yes", "tablespec: 1\nsections: [{rows: [{text: a, accessory: {switch: 1️⃣yes}}]}]\n",
      Finding("1️⃣", .wrongType, "'switch' in an accessory must be on or off, not text", help: "write on")),
    MarkedSpec(
      "a weight for a font", "tablespec: 1\nsections: [{rows: [{text: {text: a, font: 1️⃣bold}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'font' in text must be a size, a text style or a mapping, not text",
        help: "write {weight: bold}")),
    MarkedSpec(
      "a slider the wrong way round",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: {slider: 1️⃣{minimum: 5, maximum: 1}}}]}]\n",
      Finding("1️⃣", .numberOutOfRange, "the maximum of a slider must be greater than its minimum")),
    MarkedSpec(
      "a symbol that is not quite one", "tablespec: 1\nsections: [{rows: [{text: a, image: 1️⃣star.filled}]}]\n",
      Finding(
        "1️⃣", .missingImage, "there is no image 'star.filled'",
        help:
          "an image is a PNG, JPEG, GIF, WebP, HEIC or AVIF file; write {symbol: star.filled} for an SF Symbol, or {size: [width, height]} for a placeholder"
      )
    ),
    MarkedSpec(
      "a background without a symbol, and one with a size of its symbol",
      """
      tablespec: 1
      sections:
        - rows:
            - {text: a, image: {size: [29, 29], 1️⃣background: blue}}
            - {text: b, image: {symbol: star, background: blue, 2️⃣scale: large}}

      """,
      Finding(
        "1️⃣", .conflictingKeys, "'background' in an image requires 'symbol'",
        help: "the colour of a rectangle is its 'color'"),
      Finding(
        "2️⃣", .conflictingKeys, "'background' and 'scale' cannot be combined in an image",
        help: "a symbol on a background fills three fifths of it")),
    MarkedSpec(
      "half a pair of colours", "tablespec: 1\nbackground: {1️⃣dark: black}\n",
      Finding("1️⃣", .missingKey, "a background needs one of the keys color, gradient, image, light"),
      Finding(
        "1️⃣", .conflictingKeys, "'dark' in a background requires 'light'",
        help: "give a colour for each appearance")),
    MarkedSpec(
      "a detail text without a label", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣detailText: b}]}]\n",
      Finding(
        "1️⃣", .unshownDetailText, "the cell style 'default' has no detailTextLabel",
        help: "choose a style that has one: subtitle, value1 or value2")),
  ]
}
