import TableDiagnostics
import TableParsing

/// What can be wrong with rules of appearance.
enum AppearanceMarkers {
  static let cases: [MarkedSpec] = wrong + unused

  private static func table(_ name: String, _ rules: String, rows: String = "a", _ findings: Finding...) -> MarkedSpec {
    var spec = MarkedSpec(
      name, "tablespec: 1\nappearance:\n\(rules)\nsections: [{id: friends, header: A, rows: [\(rows)]}]\n")
    spec.findings = findings
    return spec
  }

  private static let wrong: [MarkedSpec] = [
    table(
      "a rule that is a word", "  - 1️⃣label",
      Finding("1️⃣", .wrongType, "an element of 'appearance' in the table must be a mapping, not text")),
    table(
      "rules that are no list", "  1️⃣label: {color: red}",
      Finding("1️⃣", .wrongType, "'appearance' in the table must be a list of rules, not a mapping")),
    table(
      "a misspelt class of views", "  - 1️⃣labl: {color: red}",
      Finding("1️⃣", .unknownKey, "unknown key 'labl' in an appearance rule", label: "did you mean 'label'?")),
    table(
      "two classes in one rule", "  - {label: {color: red}, 1️⃣switch: {onTintColor: red}}",
      Finding("1️⃣", .conflictingKeys, "'label' and 'switch' cannot be combined in an appearance rule")),
    table(
      "a property that the class has not", "  - switch: {1️⃣onTint: red}", rows: "{accessory: {switch: on}}",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'onTint' in the appearance of a switch",
        label: "did you mean 'onTintColor'?")),
    table(
      "a rule that sets nothing", "  - label: 1️⃣{}",
      Finding(
        "1️⃣", .missingKey,
        "the appearance of a label needs one of the keys font, color, highlightedColor, alignment, shadow, background, "
          + "cornerRadius, alpha")),
    table(
      "views that are more than opaque", "  - label: {alpha: 1️⃣2}",
      Finding("1️⃣", .numberOutOfRange, "'alpha' in the appearance of a label is out of range")),
    table(
      "a wrong colour", "  - label: {color: 1️⃣rde}",
      Finding("1️⃣", .badColor, "'rde' is not a valid colour", label: "did you mean 'red'?", fix: "red")),
    table(
      "an id of what has none", "  - {label: {color: red}, in: [cell, 1️⃣secton#friends]}",
      Finding(
        "1️⃣", .badValue, "'secton#friends' is not a valid container", label: "did you mean 'section#friends'?",
        fix: "section#friends")),
    table(
      "an empty id", "  - {label: {color: red}, in: 1️⃣'cell#'}",
      Finding("1️⃣", .badValue, "'cell#' is not a valid container", label: "an id is missing after '#'")),
    table(
      "a class with a space", "  - {label: {color: red}, class: 1️⃣Rounded Label}",
      Finding("1️⃣", .badValue, "'Rounded Label' is not a valid class name")),
    MarkedSpec.textRow(
      "a class that is a number", "class: 1️⃣5",
      Finding("1️⃣", .wrongType, "'class' in a row must be a class name, not a whole number")),
    table(
      "a wrong condition", "  - {label: {color: red}, when: {idiom: 1️⃣phon}}",
      Finding("1️⃣", .badValue, "'phon' is not a valid value for 'idiom' in a condition", fix: "phone")),
  ]

  private static let unused: [MarkedSpec] = [
    table(
      "a class that no view is of", "  - 1️⃣switch: {onTintColor: red}",
      Finding("1️⃣", .unusedAppearanceRule, "this rule applies to no view", under: "switch")),
    table(
      "indicators of UIKit's own", "  - 1️⃣chevron: {color: red}", rows: "{accessory: disclosureIndicator}",
      Finding(
        "1️⃣", .unusedAppearanceRule, "this rule applies to no view",
        help: "a rule for 'accessory' applies to UIKit's indicators too")),
    table(
      "containers the wrong way round", "  - 1️⃣label: {color: red}\n    in: [section, cell]",
      Finding("1️⃣", .unusedAppearanceRule, "this rule applies to no view", help: "from the innermost outwards")),
    table(
      "a misspelt section", "  - {label: {color: red}, in: [cell, 1️⃣section#freinds]}",
      Finding(
        "1️⃣", .unknownAppearanceName, "there is no section 'freinds' in the table",
        label: "did you mean 'section#friends'?", under: "section#freinds")),
    table(
      "a misspelt row", "  - {label: {color: red}, in: 1️⃣cell#an}", rows: "{id: ann, text: Ann}",
      Finding(
        "1️⃣", .unknownAppearanceName, "there is no row 'an' in the table", label: "did you mean 'cell#ann'?")),
    table(
      "a misspelt word and a class",
      "  - {label: {color: red}, in: [1️⃣headr]}\n  - {cell: {background: red}, class: 2️⃣FrendCell}",
      rows: "{class: FriendCell, text: a}",
      Finding(
        "1️⃣", .unknownAppearanceName, "there is no class 'headr' in the table", label: "did you mean 'header'?"),
      Finding(
        "2️⃣", .unknownAppearanceName, "there is no class 'FrendCell' in the table",
        label: "did you mean 'FriendCell'?")),
    table(
      "rules that are all of use",
      """
        - label: {color: red, font: {weight: bold}, shadow: {color: black}}
          in: [cell, section#friends, table]
        - {view: {background: red, cornerRadius: 4}, class: Tag, in: [stack, FriendCell]}
        - {cell: {background: {light: red, dark: blue}}, class: FriendCell, when: {appearance: dark}}
        - {button: {title: {color: red}}, in: 'cell#ann'}
        - {textField: {text: {font: 12}}}
        - {headerFooter: {background: red}}
        - {table: {separatorColor: red, tintColor: red, background: clear}}
        - {badge: {color: red}, in: view}
      """,
      rows: """
        {class: FriendCell, stack: {views: [{class: Tag, label: a}]}}, {id: ann, accessory: {button: b}},
          {text: a, when: {idiom: pad}, variants: [{when: {ios: 26}, accessory: {textField: c}}]}, {accessory: {badge: '1'}}
        """),
    MarkedSpec(
      "a theme for several specs", "tablespec: 1\ninclude: theme.yaml\nsections: [{rows: [a]}]\n",
      files: ["theme.yaml": "appearance: [{switch: {onTintColor: red}}, {label: {color: red}, in: section#other}]\n"]),
  ]
}
