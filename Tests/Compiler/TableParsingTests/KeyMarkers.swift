import TableDiagnostics

/// E0101–E0109: keys, alone.
enum KeyMarkers {
  static let cases: [MarkedSpec] = versions + missing + duplicates + oddities + unknown.map(\.spec)

  /// A key that is wrong at one level of the language, and what is near it.
  struct Unknown {
    var before: String
    var key: String
    var owner: String
    var near: String?
    var after: String

    init(_ before: String, _ key: String, _ owner: String, near: String?, _ after: String = ": 1}") {
      (self.before, self.key, self.owner, self.near, self.after) = (before, key, owner, near, after)
    }

    var spec: MarkedSpec {
      MarkedSpec(
        "unknown key in \(owner): \(key)", "tablespec: 1\n" + before + "1️⃣" + key + after + "\n",
        Finding(
          "1️⃣", .unknownKey, "unknown key '\(key)' in \(owner)", label: near.map { "did you mean '\($0)'?" },
          help: near == nil ? "\(owner) has the keys " : nil, fix: near, under: key))
    }
  }

  private static let row = "sections: [{rows: [{"
  private static let end = ": 1}]}]"
  private static let end2 = ": 1}}]}]"
  private static let end3 = ": 1}}}]}]"

  static let unknown: [Unknown] = [
    Unknown("", "styel", "the table", near: "style", ": 1"),
    Unknown("", "zebra", "the table", near: nil, ": 1"),
    Unknown("sections: [{", "heder", "a section", near: "header", ": 1}]"),
    Unknown(row, "acessory", "a row", near: "accessory", end),
    Unknown("templates: {t: {", "zebra", "a template", near: nil, ": 1}}\nsections: [{rows: [{use: t}]}]"),
    Unknown(row + "text: {text: a, ", "colour", "text", near: "color", end2),
    Unknown(row + "text: {font: {", "sise", "a font", near: "size", end3),
    Unknown(row + "text: {shadow: {", "ofset", "a shadow", near: "offset", end3),
    Unknown(row + "image: {size: [1, 1], ", "radius", "an image", near: nil, end2),
    Unknown(row + "accessory: {switch: on, ", "cheveron", "an accessory", near: "chevron", end2),
    Unknown(row + "accessory: {chevron: {", "highlightedColour", "a chevron", near: "highlightedColor", end3),
    Unknown(row + "accessory: {switch: {", "isLit", "a switch", near: nil, end3),
    Unknown(row + "accessory: {slider: {", "min", "a slider", near: "minimum", end3),
    Unknown(row + "accessory: {button: {title: a, ", "siz", "a button", near: "size", end3),
    Unknown(row + "accessory: {view: {size: [1, 1], ", "backgroun", "a view", near: "background", end3),
    Unknown("sections: [{header: {", "tite", "a header or footer", near: "title", ": 1}}]"),
    Unknown("tableHeader: {", "view", "a table header or footer", near: "views"),
    Unknown("tableHeader: {views: [{frame: [0, 0, 1, 1], ", "labl", "a view", near: "label", ": 1}]}"),
    Unknown("backgrounds: {", "botom", "backgrounds by position", near: "bottom"),
    Unknown("backgrounds: {top: {color: red, ", "slected", "a background", near: "selected", ": 1}}"),
    Unknown("background: {color: red, ", "imag", "a background", near: "image"),
    Unknown("separatorStyle: {", "insets", "a separator", near: "inset"),
    Unknown("tintColor: {light: red, ", "drak", "a colour pair", near: "dark"),
  ]

  static let versions: [MarkedSpec] = [
    MarkedSpec(
      "no version", "# a spec\n1️⃣name: Ann\n",
      Finding("1️⃣", .missingKey, "the spec does not declare its language version", help: "tablespec: 1")),
    MarkedSpec(
      "no version but an included one", "1️⃣include: b.yaml\n",
      Finding("1️⃣", .missingKey, "the spec does not declare its language version"),
      files: ["b.yaml": "tablespec: 1\n"]),
    MarkedSpec(
      "a later version", "tablespec: 1️⃣2\n",
      Finding("1️⃣", .unsupportedVersion, "version 2 of the language is not supported", help: "reads version 1")),
    MarkedSpec(
      "a version that is no number", "tablespec: 1️⃣one\n",
      Finding("1️⃣", .unsupportedVersion, "'tablespec' must be the version of the language, a whole number")),
  ]

  static let missing: [MarkedSpec] = [
    MarkedSpec(
      "a placeholder without a size", "tablespec: 1\nsections: [{rows: [{image: {1️⃣color: red}}]}]\n",
      Finding("1️⃣", .missingKey, "an image needs one of the keys symbol, size")),
    MarkedSpec(
      "an empty placeholder", "tablespec: 1\nsections: [{rows: [{image: 1️⃣{}}]}]\n",
      Finding("1️⃣", .missingKey, "an image needs one of the keys symbol, size")),
    MarkedSpec(
      "half a colour pair", "tablespec: 1\ntintColor: {1️⃣light: red}\n",
      Finding("1️⃣", .missingKey, "a colour pair needs the key 'dark'")),
    MarkedSpec(
      "an empty accessory", "tablespec: 1\nsections: [{rows: [{accessory: 1️⃣{}}]}]\n",
      Finding(
        "1️⃣", .missingKey,
        "an accessory needs one of the keys image, switch, slider, button, stepper, segmentedControl, "
          + "textField, activityIndicator, progressView, label, badge, chevron, outlineDisclosure, view")),
    MarkedSpec(
      "an empty background", "tablespec: 1\nbackground: 1️⃣{}\nbackgrounds: {top: 2️⃣{}}\n",
      Finding("1️⃣", .missingKey, "a background needs one of the keys color, gradient, image, light"),
      Finding("2️⃣", .missingKey, "a background needs one of the keys color, gradient, image, light, selected")),
  ]

  static let duplicates: [MarkedSpec] = [
    MarkedSpec(
      "a key given twice", "tablespec: 1\n2️⃣style: plain\nname: a\n1️⃣style: grouped\n",
      Finding("1️⃣", .duplicateKey, "duplicate key 'style'", note: "2️⃣", under: "style")),
    MarkedSpec(
      "a key given twice after a key that is no word", "tablespec: 1\n1️⃣[a]: b\n3️⃣style: plain\n2️⃣style: plain\n",
      Finding("1️⃣", .nonScalarKey, "a key of the table must be a word, not a list"),
      Finding("2️⃣", .duplicateKey, "duplicate key 'style'", note: "3️⃣")),
    MarkedSpec(
      "a key given twice in a merged mapping",
      "tablespec: 1\nsections: [{rows: [{<<: {3️⃣text: a, 1️⃣text: b}}, {2️⃣rose: 1}]}]\n",
      Finding("1️⃣", .duplicateKey, "duplicate key 'text'", note: "3️⃣"),
      Finding("2️⃣", .unknownKey, "unknown key 'rose' in a row")),
    MarkedSpec(
      "a merge key given twice",
      """
      tablespec: 1
      templates:
        one: &one {style: value1}
        two: &two {style: value2}
      sections:
        - rows:
            - {2️⃣<<: *one, text: a, 1️⃣<<: *two}
            - {text: b, 4️⃣<<: [*one], 3️⃣!!merge <<: {style: value1}}
            - <<: {text: c, 6️⃣<<: *one, 5️⃣<<: *two}
            - {use: one, text: d}
            - {use: two, text: e}

      """,
      Finding("1️⃣", .duplicateKey, "duplicate key '<<'", help: "<<: [*one, *two]", note: "2️⃣", under: "<<"),
      Finding("3️⃣", .duplicateKey, "duplicate key '<<'", help: "<<: [*one, …]", note: "4️⃣"),
      Finding("5️⃣", .duplicateKey, "duplicate key '<<'", help: "<<: [*one, *two]", note: "6️⃣")),
    MarkedSpec(
      "a template given twice", "tablespec: 1\ntemplates: {2️⃣t: {}, 1️⃣t: {}}\nsections: [{rows: [{use: t}]}]\n",
      Finding("1️⃣", .duplicateKey, "duplicate template 't'", note: "2️⃣")),
    MarkedSpec(
      "a field given twice", "tablespec: 1\nsections: [{rows: [{each: [{a: 1, 1️⃣a: 2}], text: b}]}]\n",
      Finding("1️⃣", .duplicateKey, "duplicate key 'a'")),
  ]

  static let oddities: [MarkedSpec] = [
    MarkedSpec(
      "keys of rows in a template",
      "tablespec: 1\ntemplates: {t: {1️⃣repeat: 1, 2️⃣id: a}}\nsections: [{rows: [{use: t}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "'repeat' belongs inside a row", help: "write it in the rows that use the template"),
      Finding("2️⃣", .unknownKey, "'id' belongs inside a row", help: "write it in the rows that use the template")),
    MarkedSpec(
      "a key that is a mapping", "tablespec: 1\nsections: [{rows: [{1️⃣{text}: Ann}]}]\n",
      Finding("1️⃣", .nonScalarKey, "a key of a row must be a word, not a mapping", help: "quotes")),
    MarkedSpec(
      "a template's name that is a list", "tablespec: 1\ntemplates: {1️⃣[a]: {}}\n",
      Finding("1️⃣", .nonScalarKey, "a template's name must be a word, not a list")),
    MarkedSpec(
      "a bad merge value", "tablespec: 1\nsections: [{rows: [{<<: 1️⃣tall}, {<<: [{}, 2️⃣[{}]]}]}]\n",
      Finding("1️⃣", .badMergeValue, "'<<' merges a mapping or a list of mappings", help: "<<: *name"),
      Finding("2️⃣", .badMergeValue, "'<<' merges a mapping or a list of mappings")),
    MarkedSpec(
      "a very long key", "tablespec: 1\n1️⃣\(String(repeating: "k", count: 900)): 1\n",
      Finding("1️⃣", .unknownKey, "unknown key '\(String(repeating: "k", count: 60))…' in the table")),
  ]
}
