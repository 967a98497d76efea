import TableDiagnostics
import TableParsing

/// What can be wrong with `when` and `variants`.
enum ConditionMarkers {
  static let cases: [MarkedSpec] = [
    .textRow(
      "a condition that is a word", "when: 1️⃣pad",
      Finding("1️⃣", .wrongType, "'when' in a row must be a mapping, not text")),
    .textRow(
      "a misspelt idiom", "when: {idiom: 1️⃣phon}",
      Finding("1️⃣", .badValue, "'phon' is not a valid value for 'idiom' in a condition", fix: "phone")),
    .textRow(
      "versions the wrong way round", "when: {ios: 1️⃣[18, 16]}",
      Finding(
        "1️⃣", .badValue, "the last version of 'ios' in a condition must not be below the first",
        help: "write [16, 18]")),
    .textRow(
      "a variant without a condition", "variants: [{1️⃣text: b}]",
      Finding("1️⃣", .missingKey, "a variant needs the key 'when'")),
    .textRow(
      "a variant with an id", "variants: [{when: {idiom: pad}, 1️⃣id: b}]",
      Finding("1️⃣", .unknownKey, "'id' belongs inside a row")),
    .textRow(
      "a variant with a text and a stack", "variants: [{when: {idiom: pad}, text: b, 1️⃣stack: {views: []}}]",
      Finding("1️⃣", .conflictingKeys, "'text' and 'stack' cannot be combined in a variant")),
    .textRow(
      "a variant whose detail is not shown", "variants: [{when: {idiom: pad}, 1️⃣detailText: b}]",
      Finding("1️⃣", .unshownDetailText, "the cell style 'default' has no detailTextLabel")),
    .textRow(
      "conditions of every kind",
      """
      when: [{idiom: [pad, phone]}, {ios: 17}, {ios: [16, 18], editing: true}], discloses: true,
        variants: [{when: {split: expanded, accessibilitySize: false}, accessory: none}]
      """),
    MarkedSpec(
      "a template with a condition",
      "tablespec: 1\ntemplates: {t: {when: {idiom: pad}, discloses: true}}\nsections: [{when: {idiom: pad}, rows: [{use: t}]}]\n"
    ),
  ]
}
