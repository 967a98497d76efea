import TableDiagnostics

/// Keys in the wrong place, texts without quotes, and blanks that are no spaces.
enum PlaceMistakes {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "rows at the top", "tablespec: 1\n1️⃣rows: [Ann]\n",
      Finding(
        "1️⃣", .unknownKey, "'rows' belongs inside a section", help: "write 'sections: [{rows: …}]'")),
    MarkedSpec(
      "rows without their indentation", "tablespec: 1\nsections:\n- id: friends\n1️⃣rows:\n  - Ann\n",
      Finding(
        "1️⃣", .unknownKey, "'rows' belongs inside a section", help: "indent it like the section's other keys")),
    MarkedSpec(
      "a section's key in a row", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣header: Friends}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "'header' belongs inside a section", help: "write it beside 'rows'")),
    MarkedSpec(
      "a row's key in a section", "tablespec: 1\nsections: [{1️⃣accessory: checkmark}]\n",
      Finding(
        "1️⃣", .unknownKey, "'accessory' belongs inside a row",
        help: "write it in each row, or in a template that they use")),
    MarkedSpec(
      "a row's key at the top", "tablespec: 1\n1️⃣accessory: checkmark\n",
      Finding(
        "1️⃣", .unknownKey, "'accessory' belongs inside a row", help: "write it in a row, or in a template that rows use")
    ),
    MarkedSpec(
      "a table's key in a row", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣sectionHeaderHeight: 20}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "'sectionHeaderHeight' belongs inside the table",
        help: "write it at the top level of the spec")),
    MarkedSpec(
      "a row's key in its accessory",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: {switch: on, 1️⃣height: 44}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "'height' belongs inside a row", help: "write it beside 'accessory'")),
    MarkedSpec(
      "a text's key in its font",
      "tablespec: 1\nsections: [{rows: [{text: {text: a, font: {size: 12, 1️⃣color: red}}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "'color' belongs inside text", help: "write it beside 'font'")),
    MarkedSpec(
      "a view beside the views of a stack",
      "tablespec: 1\nsections: [{rows: [{stack: {axis: vertical, 1️⃣label: a}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "'label' belongs inside a view in a stack", help: "write it in one of the stack's 'views'")),
    MarkedSpec(
      "a key that is indented by one too much", "tablespec: 1\nsections:\n  - id: friends\n   1️⃣rows: [Ann]\n",
      Finding(
        "1️⃣", .yamlSyntax, "expected '-' here; the entries of a list start in the same column",
        help: "indent it by 4 spaces, as the other keys of the entry, or begin an entry with '- '")),
    MarkedSpec(
      "a colon in a text in braces", "tablespec: 1\nsections:\n  - rows:\n      - {id: a, text: 1️⃣Note: this}\n",
      Finding(
        "1️⃣", .yamlSyntax, "the ': ' in this text starts another key", help: "put it in quotes: \"Note: this\"",
        fix: "\"Note: this\"")),
    MarkedSpec(
      "a colon in a text", "tablespec: 1\nname: 1️⃣Time: now\n",
      Finding(
        "1️⃣", .yamlSyntax, "the ': ' in this text starts another key", help: "put it in quotes: \"Time: now\"",
        fix: "\"Time: now\"")),
    MarkedSpec(
      "a placeholder in an id in braces",
      "tablespec: 1\nsections:\n  - rows:\n      - {id: 1️⃣d3-{index}, text: a, repeat: 2}\n",
      Finding(
        "1️⃣", .yamlSyntax, "the '{' in this text starts a mapping", help: "put it in quotes: \"d3-{index}\"",
        fix: "\"d3-{index}\"")),
    MarkedSpec(
      "a placeholder at the start of a text",
      "tablespec: 1\nsections:\n  - rows:\n      - repeat: 2\n        text: 1️⃣{number} of 3\n",
      Finding(
        "1️⃣", .yamlSyntax, "text follows a value that has ended", help: "put it in quotes: \"{number} of 3\"",
        fix: "\"{number} of 3\"")),
    MarkedSpec(
      "a bracket at the start of a text", "tablespec: 1\nsections:\n  - rows:\n      - {text: 1️⃣[a] b}\n",
      Finding(
        "1️⃣", .yamlSyntax, "text follows a value that has ended", help: "put it in quotes: \"[a] b\"", fix: "\"[a] b\"")),
    MarkedSpec(
      "a quote at the start of a text", "tablespec: 1\nname: 1️⃣\"Ann\" Archer\n",
      Finding(
        "1️⃣", .yamlSyntax, "text follows a value that has ended", help: "put it in quotes: '\"Ann\" Archer'",
        fix: "'\"Ann\" Archer'")),
    MarkedSpec(
      "a text with a reserved sign", "tablespec: 1\nname: 1️⃣@home\n",
      Finding(
        "1️⃣", .yamlSyntax, "'@' cannot start a value; put the text in quotes", help: "put it in quotes: \"@home\"",
        fix: "\"@home\"")),
    MarkedSpec(
      "a no-break space before a list", "tablespec: 1\nsections:\n1️⃣\u{A0}\u{A0}- rows: [Ann]\n",
      Finding(
        "1️⃣", .blankIndentation, "a no-break space (U+00A0) cannot indent YAML; use spaces", help: "indent with spaces",
        fix: "  - rows")),
    MarkedSpec(
      "a no-break space before an entry", "tablespec: 1\nsections:\n  - rows:\n1️⃣\u{A0}\u{A0}\u{A0}\u{A0}- Ann\n",
      Finding(
        "1️⃣", .blankIndentation, "a no-break space (U+00A0) cannot indent YAML; use spaces", help: "indent with spaces",
        fix: "    ")),
    MarkedSpec(
      "an em space before a key", "tablespec: 1\nsections:\n  - id: friends\n1️⃣\u{2003}\u{2003}rows: [Ann]\n",
      Finding(
        "1️⃣", .blankIndentation, "an em space (U+2003) cannot indent YAML; use spaces", help: "indent with spaces",
        fix: "  rows")),
    MarkedSpec(
      "an ideographic space between entries",
      "tablespec: 1\nsections:\n  - header: x\n    rows:\n1️⃣\u{3000}\u{3000}- A\n    footer: y\n",
      Finding(
        "1️⃣", .blankIndentation, "an ideographic space (U+3000) cannot indent YAML; use spaces",
        help: "indent with spaces", fix: "    ")),
    MarkedSpec(
      "a blank after a key", "tablespec: 1\n1️⃣style\u{A0}: plain\n",
      Finding(
        "1️⃣", .blankIndentation, "a no-break space (U+00A0) ends the key 'style'", help: "remove it", fix: "style")),
    MarkedSpec(
      "a class of UIKit as a container",
      "tablespec: 1\nappearance: [{label: {color: red}, in: 1️⃣UITableViewCell}]\nsections: [{rows: [a]}]\n",
      Finding(
        "1️⃣", .unknownAppearanceName, "there is no class 'UITableViewCell' in the table", label: "did you mean 'cell'?",
        fix: "cell")),
  ]
}
