import TableDiagnostics

/// SwiftUI's words in the place of keys and values.
enum SwiftUIMistakes {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "a foreground colour beside a text", "tablespec: 1\nsections: [{rows: [{text: Ann, 1️⃣foregroundColor: red}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'foregroundColor' in a row", help: "write 'text: {text: Ann, color: red}'")),
    MarkedSpec(
      "a foreground colour of a text",
      "tablespec: 1\nsections: [{rows: [{text: {text: Ann, 1️⃣foregroundColor: red}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'foregroundColor' in text", help: "write 'color'", fix: "color")),
    MarkedSpec(
      "a modifier with its argument", "tablespec: 1\nsections: [{rows: [{text: {text: Ann, 1️⃣.font(.headline): x}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key '.font(.headline)' in text", help: "write 'font'", fix: "font")),
    MarkedSpec(
      "a text style for a font", "tablespec: 1\nsections: [{rows: [{text: {text: Ann, font: 1️⃣.headline}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'font' in text must be a size, a text style or a mapping, not text", help: "write headline",
        fix: "headline")),
    MarkedSpec(
      "a list's style", "tablespec: 1\n1️⃣listStyle: .insetGrouped\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'listStyle' in the table", help: "write 'style: insetGrouped'")),
    MarkedSpec(
      "a list style's type", "tablespec: 1\nstyle: 1️⃣InsetGroupedListStyle()\n",
      Finding(
        "1️⃣", .badValue, "'InsetGroupedListStyle()' is not a valid value for 'style' in the table",
        label: "did you mean 'insetGrouped'?", fix: "insetGrouped")),
    MarkedSpec(
      "a toggle", "tablespec: 1\nsections: [{rows: [{text: a, accessory: {1️⃣Toggle: on}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'Toggle' in an accessory", help: "write 'switch'", fix: "switch")),
    MarkedSpec(
      "a toggle without a value", "tablespec: 1\nsections: [{rows: [{text: a, accessory: 1️⃣Toggle}]}]\n",
      Finding(
        "1️⃣", .badValue, "'Toggle' is not a valid value for 'accessory' in a row", help: "write switch", fix: "switch")),
    MarkedSpec(
      "a badge", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣badge: 3}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'badge' in a row", help: "write 'accessory: {badge: 3}'")),
    MarkedSpec(
      "a row's background", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣listRowBackground: red}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'listRowBackground' in a row", help: "write 'background'", fix: "background")),
    MarkedSpec(
      "a stack by its name", "tablespec: 1\nsections: [{rows: [{stack: {1️⃣VStack: []}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'VStack' in a stack", help: "write 'axis: vertical' and 'views: …'")),
    MarkedSpec(
      "a picker's place", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣NavigationLink: Detail}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'NavigationLink' in a row", help: "write 'accessory: disclosureIndicator'")),
    MarkedSpec(
      "a button's style",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: {button: {title: Buy, configuration: 1️⃣.borderedProminent}}}]}]\n",
      Finding(
        "1️⃣", .badValue, "'.borderedProminent' is not a valid value for 'configuration' in a button",
        label: "did you mean 'filled'?", fix: "filled")),
    MarkedSpec(
      "a colour scheme", "tablespec: 1\nenvironments: [{1️⃣colorScheme: dark}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'colorScheme' in an environment", help: "write 'appearance'", fix: "appearance")),
    MarkedSpec(
      "a truncation mode", "tablespec: 1\nsections: [{rows: [{text: {text: a, 1️⃣truncationMode: middle}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'truncationMode' in text", help: "write 'lineBreakMode: truncatingMiddle'")),
    MarkedSpec(
      "a table's font", "tablespec: 1\n1️⃣font: 12\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'font' in the table", help: "write 'appearance: [{label: {font: 12}}]'")),
  ]
}
