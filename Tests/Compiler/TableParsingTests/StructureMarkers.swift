import TableDiagnostics

/// E02xx and W0201: ids, templates, repeats.
enum StructureMarkers {
  static let cases: [MarkedSpec] = ids + templates + repeats

  static let ids: [MarkedSpec] = [
    MarkedSpec(
      "a row's id twice", "tablespec: 1\nsections: [{rows: [{id: 2️⃣ann}]}, {rows: [{text: a, id: 1️⃣ann}]}]\n",
      Finding(
        "1️⃣", .duplicateID, "the row id 'ann' is already used", help: "ids of rows are unique in a table", note: "2️⃣",
        under: "ann")),
    MarkedSpec(
      "a section's id twice", "tablespec: 1\nsections: [{id: 2️⃣a}, {id: b}, {id: 1️⃣a}]\n",
      Finding("1️⃣", .duplicateID, "the section id 'a' is already used", note: "2️⃣")),
    MarkedSpec(
      "an id that a section without one gets", "tablespec: 1\nsections: [2️⃣{header: a}, {id: 1️⃣section-0}]\n",
      Finding("1️⃣", .duplicateID, "the section id 'section-0' is already used", note: "2️⃣")),
    MarkedSpec(
      "an id in every turn", "tablespec: 1\nsections: [{rows: [{repeat: 5000, id: 1️⃣ann}]}]\n",
      Finding("1️⃣", .duplicateID, "the row id 'ann' is already used", help: "put {index} in the id", note: "1️⃣")),
    MarkedSpec(
      "an id in an included file", "tablespec: 1\nsections: [{rows: [{id: 2️⃣ann}, {include: b.yaml}]}]\n",
      Finding("1️⃣", .duplicateID, "the row id 'ann' is already used", note: "2️⃣"),
      files: ["b.yaml": "- text: Ann\n  id: 1️⃣ann\n"]),
  ]

  static let templates: [MarkedSpec] = [
    MarkedSpec(
      "an unknown template", "tablespec: 1\ntemplates: {friend: {height: 60}}\nsections: [{rows: [{use: 1️⃣freind}]}]\n",
      Finding(
        "1️⃣", .unknownTemplate, "there is no template 'freind'", label: "did you mean 'friend'?", fix: "friend",
        under: "freind")),
    MarkedSpec(
      "no templates at all", "tablespec: 1\nsections: [{rows: [{use: 1️⃣friend}]}]\n",
      Finding("1️⃣", .unknownTemplate, "there is no template 'friend'", help: "under 'templates:'")),
    MarkedSpec(
      "a template of itself", "tablespec: 1\ntemplates: {a: {use: 1️⃣a}}\n",
      Finding("1️⃣", .recursiveTemplate, "the template 'a' uses itself", label: "a → a")),
    MarkedSpec(
      "templates of each other",
      "tablespec: 1\ntemplates: {a: {use: b}, b: {use: c, text: '{index}'}, c: {use: 1️⃣a}}\nsections: [{rows: [{repeat: 3, use: a}]}]\n",
      Finding("1️⃣", .recursiveTemplate, "the template 'a' uses itself", label: "a → b → c → a")),
    MarkedSpec(
      "an error in a template, used often",
      "tablespec: 1\ntemplates:\n  t: {text: {font: 1️⃣big}, height: 60}\nsections: [{rows: [{use: t}, {use: t}, {repeat: 9, use: t}]}]\n",
      Finding("1️⃣", .wrongType, "'font' in text must be a number or a mapping, not text")),
    MarkedSpec(
      "an error in a template with placeholders, used often",
      "tablespec: 1\ntemplates:\n  t: {text: \"{item}\", height: 1️⃣big}\nsections: [{rows: [{each: [c], use: t}, {each: [a, b], use: t}]}]\n",
      Finding("1️⃣", .wrongType, "'height' in a template must be a number or automatic, not text")),
    MarkedSpec(
      "an unused template",
      "tablespec: 1\ntemplates: {1️⃣old: {height: 60}, new: {}}\nsections: [{rows: [{use: new}]}]\n",
      Finding("1️⃣", .unusedTemplate, "no row uses the template 'old'", help: "'use: old'", under: "old")),
  ]

  static let repeats: [MarkedSpec] = [
    MarkedSpec(
      "repeats that cannot be counted",
      "tablespec: 1\nsections: [{rows: [{repeat: 1️⃣2.5}, {repeat: 2️⃣-1}, {repeat: 3️⃣many}, {repeat: 4️⃣[1]}]}]\n",
      Finding("1️⃣", .badRepeat, "'repeat' in a row must be a whole number from 0", help: "'each'", under: "2.5"),
      Finding("2️⃣", .badRepeat, "'repeat' in a row must be a whole number from 0"),
      Finding("3️⃣", .badRepeat, "'repeat' in a row must be a whole number from 0"),
      Finding("4️⃣", .badRepeat, "'repeat' in a row must be a whole number from 0")),
    MarkedSpec(
      "an unknown placeholder", "tablespec: 1\nsections: [{rows: [{repeat: 3, text: 1️⃣\"Row {indx}\"}]}]\n",
      Finding(
        "1️⃣", .unknownPlaceholder, "unknown placeholder '{indx}'", label: "did you mean '{index}'?",
        help: "use {index}, {number}, or '{{' for a brace")),
    MarkedSpec(
      "an item in a repeat", "tablespec: 1\nsections: [{rows: [{repeat: 3, text: 1️⃣\"{item}\"}]}]\n",
      Finding("1️⃣", .unknownPlaceholder, "unknown placeholder '{item}'")),
    MarkedSpec(
      "an unknown field, said once for all elements",
      "tablespec: 1\nsections: [{rows: [{each: [{name: a}, {name: b, age: 3}], text: 1️⃣\"{item.nam}\"}]}]\n",
      Finding(
        "1️⃣", .unknownPlaceholder, "unknown placeholder '{item.nam}'", label: "did you mean '{item.name}'?",
        help: "{item.name}")),
    MarkedSpec(
      "a placeholder that is not closed", "tablespec: 1\nsections: [{rows: [{repeat: 3, text: 1️⃣\"Row {index\"}]}]\n",
      Finding("1️⃣", .unknownPlaceholder, "a placeholder is not closed", help: "'{{' for a brace")),
    MarkedSpec(
      "a placeholder without quotes", "tablespec: 1\nsections: [{rows: [{each: [a], text: {1️⃣item}}]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'item' in text", help: "in quotes: \"{item}\"")),
    MarkedSpec(
      "placeholders in rows that are not repeated",
      """
      tablespec: 1
      templates: {numbered: {text: 1️⃣"No. {number}"}}
      sections:
        - header: 2️⃣"{item.name}"
          rows:
            - {id: 3️⃣"row-{index}", text: 4️⃣"{a} {{index}} {item}"}
            - 5️⃣"{index}"
            - {use: numbered}
            - {use: numbered}
            - {repeat: 2, use: numbered}
            - {repeat: 1, text: "{{index}}"}
            - {text: "{name}, {{index}}, {indexes}, {", detailText: "index}", style: value1}

      """,
      Finding(
        "1️⃣", .unfilledPlaceholder, "the placeholder '{number}' is not in a repeated row",
        label: "appears as written", help: "'repeat' or 'each'", under: "\"No. {number}\""),
      Finding("2️⃣", .unfilledPlaceholder, "the placeholder '{item.name}' is not in a repeated row"),
      Finding("3️⃣", .unfilledPlaceholder, "the placeholder '{index}' is not in a repeated row"),
      Finding("4️⃣", .unfilledPlaceholder, "the placeholder '{item}' is not in a repeated row"),
      Finding("5️⃣", .unfilledPlaceholder, "the placeholder '{index}' is not in a repeated row")),
    MarkedSpec(
      "a problem in every turn",
      "tablespec: 1\nsections: [{rows: [{repeat: 100000, 1️⃣acessory: a, text: {lines: 2️⃣b}}]}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'acessory' in a row"),
      Finding("2️⃣", .wrongType, "'lines' in text must be a number, not text")),
    MarkedSpec(
      "a problem of its own in every turn",
      "tablespec: 1\nsections: [{rows: [{each: [a, ann, c], image: 1️⃣\"faces/{item}.png\"}]}]\n",
      Finding("1️⃣", .missingImage, "there is no image 'faces/a.png'"),
      Finding("1️⃣", .missingImage, "there is no image 'faces/c.png'")),
  ]
}
