import TableDiagnostics

/// Values and keys of newcomers: quotes, placeholders, code and missing spaces.
enum TrialMistakes {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "an apostrophe in single quotes", "tablespec: 1\nsections: [{rows: [{text: 1️⃣'It's mine', height: 50}]}]\n",
      Finding(
        "1️⃣", .yamlSyntax, "the apostrophe ends the quote", help: "put it in quotes: \"It's mine\"",
        fix: "\"It's mine\"")),
    MarkedSpec(
      "a placeholder without quotes", "tablespec: 1\nsections: [{rows: [{text: {1️⃣item}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'item' in text", help: "put text that contains braces in quotes: \"{item}\"")),
    MarkedSpec(
      "a toggle with its label", "tablespec: 1\nsections: [{rows: [{1️⃣Toggle: Wi-Fi}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'Toggle' in a row", help: "write 'text: Wi-Fi, accessory: {switch: on}'")),
    MarkedSpec(
      "a symbol as an image", "tablespec: 1\nsections: [{rows: [{text: a, image: 1️⃣trash}]}]\n",
      Finding(
        "1️⃣", .symbolAsImage, "there is no image 'trash', so it is the SF Symbol of that name",
        help: "write {symbol: trash}, or add the file", fix: "{symbol: trash}")),
    MarkedSpec(
      "what bars do not have",
      """
      tablespec: 1
      chrome: {title: {text: A, 1️⃣color: red}, search: {2️⃣placeholder: Search}, 3️⃣toolbarItems: [a], 4️⃣subtitle: b,
        trailingItems: [{title: Done, 5️⃣style: done, 6️⃣enabled: false}]}
      sections: [{rows: [a]}]

      """,
      Finding(
        "1️⃣", .unknownKey, "unknown key 'color' in a text", help: "remove it: this text has no attributes of its own"),
      Finding("2️⃣", .unknownKey, "unknown key 'placeholder' in a text", help: "write 'text'", fix: "text"),
      Finding("3️⃣", .unknownKey, "unknown key 'toolbarItems' in the bars", help: "remove it: toolbars are not drawn"),
      Finding("4️⃣", .unknownKey, "unknown key 'subtitle' in the bars", help: "remove it: a bar has a title alone"),
      Finding(
        "5️⃣", .unknownKey, "unknown key 'style' in a button or a tab",
        help: "remove it: the style of a bar's button is not drawn"),
      Finding(
        "6️⃣", .unknownKey, "unknown key 'enabled' in a button or a tab",
        help: "remove it: disabled buttons of bars are not drawn")),
    MarkedSpec(
      "words of what is around the row",
      """
      tablespec: 1
      sections:
        - rows:
            - {text: a, 1️⃣headerProminence: increased, 2️⃣contentMargins: 8, 3️⃣navigationTitle: A, 4️⃣dataSource: b}

      """,
      Finding(
        "1️⃣", .unknownKey, "unknown key 'headerProminence' in a row",
        help: "write 'header: {title: {text: …, font: …}}' in a section"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'contentMargins' in a row",
        help: "remove it: a profile file sets the margins, in its group 'margins'"),
      Finding(
        "3️⃣", .unknownKey, "unknown key 'navigationTitle' in a row", help: "write 'chrome: {title: …}' in the table"),
      Finding(
        "4️⃣", .unknownKey, "unknown key 'dataSource' in a row", help: "remove it: a spec lists its rows itself")),
    MarkedSpec(
      "a gradient behind a view, and the colour of a button's title",
      """
      tablespec: 1
      sections:
        - header: {title: Other, 1️⃣image: {symbol: star}}
          rows:
            - separatorStyle: {inset: 2️⃣{left: 54}}
              views:
                - {frame: [0, 0, 9, 9], background: {3️⃣gradient: [red, blue]}}
                - {frame: [9, 0, 9, 9], button: {title: a, 4️⃣foregroundColor: red}}

      """,
      Finding(
        "1️⃣", .unknownKey, "unknown key 'image' in a header or footer",
        help: "write 'stack: {views: [{image: {symbol: star}}, {label: …}]}'"),
      Finding(
        "2️⃣", .wrongType, "'inset' in a separator must be [leading, trailing], not a mapping", help: "write 54",
        fix: "54"),
      Finding(
        "3️⃣", .unknownKey, "unknown key 'gradient' in a colour pair",
        help: "write a colour: rows, sections and tables can have a gradient, but no other views"),
      Finding(
        "4️⃣", .unknownKey, "unknown key 'foregroundColor' in a button", help: "write 'title: {text: a, color: red}'")),
    MarkedSpec(
      "a control in a list of accessories", "tablespec: 1\nsections: [{rows: [{text: a, accessory: 1️⃣[switch]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'accessory' in a row must be one accessory, not a list",
        help: "write switch, without brackets", fix: "switch")),
    MarkedSpec(
      "a stack that is a list", "tablespec: 1\nsections: [{rows: [{stack: 1️⃣[{label: a}]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'stack' in a row must be a mapping, not a list", help: "write {views: [{label: a}]}",
        fix: "{views: [{label: a}]}")),
    MarkedSpec(
      "a list of swipe actions", "tablespec: 1\nsections: [{rows: [{text: a, swipeActions: 1️⃣[Delete]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'swipeActions' in a row must be a mapping, not a list", help: "write {trailing: [Delete]}",
        fix: "{trailing: [Delete]}")),
    MarkedSpec(
      "a toolbar", "tablespec: 1\nchrome: {1️⃣toolbar: [New]}\nsections: [{rows: [a]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'toolbar' in the bars", help: "remove it: toolbars are not drawn")),
    MarkedSpec(
      "an unknown part of the bars", "tablespec: 1\nchrome: {1️⃣qwertz: 1}\nsections: [{rows: [a]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'qwertz' in the bars", help: "the bars have the keys title, back")),
    MarkedSpec(
      "a pin to all edges", "tablespec: 1\nsections: [{rows: [{height: 60, views: [{label: a, pin: 1️⃣edges}]}]}]\n",
      Finding(
        "1️⃣", .badValue, "'edges' is not a valid value for 'pin' in a view", help: "write 'pin: 0'")),
    MarkedSpec(
      "an unknown priority",
      "tablespec: 1\nsections: [{rows: [{height: 60, views: [{label: a, pin: 0, hugging: 1️⃣.defaultLow}]}]}]\n",
      Finding(
        "1️⃣", .badValue, "'.defaultLow' is not a valid value for 'hugging' in a view",
        label: "did you mean 'defaultLow'?", fix: "defaultLow")),
    MarkedSpec(
      "a label with a title", "tablespec: 1\nsections: [{rows: [{1️⃣Label: {title: x}}]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'Label' in a row", help: "write 'text: x'")),
    MarkedSpec(
      "insets by their sides",
      "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣separatorInset: {left: 15, right: 0}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'separatorInset' in a row", help: "write 'separatorStyle: {inset: [15, 0]}'")),
    MarkedSpec(
      "a control with keys that are not its own",
      "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣accessoryView: {switch: {on: true, tint: green}}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'accessoryView' in a row",
        help: "write 'accessory: {switch: {isOn: true, onTintColor: green}}'")),
    MarkedSpec(
      "a colour of SwiftUI", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣color: .secondary}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'color' in a row", help: "write 'text: {text: a, color: secondaryLabel}'")),
    MarkedSpec(
      "a font of code", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣font: {systemFont: 17}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'font' in a row", help: "write 'text: {text: a, font: {size: 17}}'")),
    MarkedSpec(
      "a colour that there is not", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣color: blurple}]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'color' in a row", help: "write 'text: {text: a, color: …}'")),
    MarkedSpec(
      "a footer of the table", "tablespec: 1\n1️⃣footer: x\nsections: [{rows: [a]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'footer' in the table",
        help: "write 'tableFooter: {height: 44, views: [{label: x, pin: 0}]}'")),
    MarkedSpec(
      "a frame as a text",
      "tablespec: 1\nsections: [{rows: [{height: 50, views: [{label: a, frame: 1️⃣'{{0, 0}, {100, 20}}'}]}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'frame' in a view must be [x, y, width, height], not quoted text",
        help: "write [0, 0, 100, 20]", fix: "[0, 0, 100, 20]")),
    MarkedSpec(
      "a colon without a space", "tablespec: 1\nsections:\n  - 1️⃣rows:[a]\n",
      Finding(
        "1️⃣", .wrongType, "a section must be a mapping, not text", help: "put a space after the colon: rows: [a]")),
    MarkedSpec(
      "a colon without a space after another key", "tablespec: 1\nsections:\n  - header: a\n    1️⃣rows:[a]\n",
      Finding(
        "1️⃣", .yamlSyntax,
        "expected ':' after this key, or a deeper indentation if it continues the previous text",
        help: "put a space after the colon: rows: [a]")),
    MarkedSpec(
      "a dash without a space", "tablespec: 1\nsections:\n  1️⃣-rows:\n      - a\n",
      Finding(
        "1️⃣", .wrongType, "'sections' in the table must be a list of sections, not a mapping",
        help: "put a space after the dash: - rows:")),
    MarkedSpec(
      "a colour of code",
      "tablespec: 1\nsections: [{rows: [{text: a, background: 1️⃣UIColor(red: 1, green: 0, blue: 0, alpha: 1)}]}]\n",
      Finding("1️⃣", .yamlSyntax, "a colour cannot be written as code", help: "write \"#ff0000\"", fix: "\"#ff0000\"")),
    MarkedSpec(
      "a colour of variables",
      "tablespec: 1\nsections: [{rows: [{text: a, background: 1️⃣UIColor(red: r, green: g, blue: b)}]}]\n",
      Finding(
        "1️⃣", .yamlSyntax, "a colour cannot be written as code",
        help: "write \"#rrggbb\" or one of UIKit's names, such as systemBlue")),
    MarkedSpec(
      "an image of code", "tablespec: 1\nsections: [{rows: [{text: a, image: 1️⃣UIImage(systemName: star)}]}]\n",
      Finding(
        "1️⃣", .yamlSyntax, "an image cannot be written as code", help: "write {symbol: star}", fix: "{symbol: star}")),
    MarkedSpec(
      "typographic quotes", "tablespec: 1\nstyle: 1️⃣“plain”\nsections: [{rows: [{text: a, background: 2️⃣“#ff0000”}]}]\n",
      Finding(
        "1️⃣", .badValue, "'“plain”' is not a valid value for 'style' in the table",
        help: "write straight quotes: \"plain\"", fix: "\"plain\""),
      Finding(
        "2️⃣", .badColor, "'“#ff0000”' is not a valid colour", help: "write straight quotes: \"#ff0000\"",
        fix: "\"#ff0000\"")),
    MarkedSpec(
      "a device in a condition", "tablespec: 1\nsections: [{rows: [{text: a, when: {1️⃣device: iphone-se}}]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'device' in a condition", help: "write 'idiom: phone'")),
    MarkedSpec(
      "two accessories", "tablespec: 1\nsections: [{rows: [{text: a, accessory: 1️⃣[checkmark, detailButton]}]}]\n",
      Finding(
        "1️⃣", .badValue, "a row of a table view has one accessory, not several",
        help: "choose one, or write 'host: list'")),
    MarkedSpec(
      "anchors by UIKit's names",
      """
      tablespec: 1
      sections:
        - rows:
            - views: [{id: l, label: a}]
              constraints: [l.1️⃣leadingAnchor == superview.leading, l.2️⃣edges == superview.edges]

      """,
      Finding("1️⃣", .badConstraint, "'leadingAnchor' is not an attribute", help: "write 'leading'"),
      Finding("2️⃣", .badConstraint, "'edges' is not an attribute", help: "write 'pin: 0' in the view")),
    MarkedSpec(
      "the superview by another name",
      """
      tablespec: 1
      sections:
        - rows:
            - views: [{id: l, label: a}]
              constraints: [l.leading == 1️⃣view.leading, l.top == superview.top]

      """,
      Finding("1️⃣", .unknownConstraintView, "no view of the row has the id 'view'")),
    MarkedSpec(
      "a key that is indented one space less",
      "tablespec: 1\nsections:\n  - 2️⃣rows:\n    - text: a\n     1️⃣detailText: b\n",
      Finding(
        "1️⃣", .yamlSyntax,
        "this indentation matches no previous line; the keys of the entry above start in column 7",
        help: "indent it by 6 spaces, as the other keys of the entry", note: "2️⃣")),
  ]
}
