import TableDiagnostics
import TableParsing

/// What can be wrong with `environments`.
enum EnvironmentMarkers {
  private static func spec(_ name: String, _ environment: String, _ findings: Finding...) -> MarkedSpec {
    var spec = MarkedSpec(name, "tablespec: 1\nenvironments:\n  - \(environment)\n")
    spec.findings = findings
    return spec
  }

  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "environments that are no list", "tablespec: 1\nenvironments: 1️⃣{device: ipad}\n",
      Finding("1️⃣", .wrongType, "'environments' in the table must be a list of environments, not a mapping")),
    spec(
      "an environment that is a word", "1️⃣dark",
      Finding("1️⃣", .wrongType, "an element of 'environments' in the table must be a mapping, not text")),
    spec(
      "a device that is misspelt", "{device: [iphone-15, 1️⃣iphne-se]}",
      Finding(
        "1️⃣", .badValue, "'iphne-se' is not a valid value for an element of 'device' in an environment",
        label: "did you mean 'iphone-se'?", fix: "iphone-se")),
    spec(
      "no device", "{device: 1️⃣[]}",
      Finding("1️⃣", .wrongType, "'device' in an environment must have from 1 to 64 elements, not 0")),
    spec(
      "a device and a size", "{device: ipad, 1️⃣size: [320, 480]}",
      Finding("1️⃣", .conflictingKeys, "'device' and 'size' cannot be combined in an environment")),
    spec(
      "a scale without a size", "{1️⃣scale: 3}",
      Finding(
        "1️⃣", .conflictingKeys, "'scale' in an environment requires 'size'",
        help: "a device has its own scale")),
    spec(
      "a size of three numbers", "{size: 1️⃣[1, 2, 3]}",
      Finding("1️⃣", .wrongType, "'size' in an environment must be [width, height], and this has 3 elements")),
    spec(
      "a window of no width", "{window: 1️⃣0}",
      Finding("1️⃣", .numberOutOfRange, "'window' in an environment is out of range")),
    spec(
      "a window that is misspelt", "{window: 1️⃣haf}",
      Finding("1️⃣", .badValue, "'haf' is not a valid value for 'window' in an environment", fix: "half")),
    spec(
      "a split view that is misspelt", "{split: 1️⃣expandd}",
      Finding("1️⃣", .badValue, "'expandd' is not a valid value for 'split' in an environment", fix: "expanded")),
    spec(
      "a split view without its width", "{split: {1️⃣<<: {}}}",
      Finding("1️⃣", .missingKey, "a split view needs the key 'expanded'")),
    spec(
      "a content size that is misspelt", "{contentSize: [large, 1️⃣extraLrge]}",
      Finding(
        "1️⃣", .badValue, "'extraLrge' is not a valid value for an element of 'contentSize' in an environment",
        fix: "extraLarge")),
    spec(
      "a state that is misspelt", "{state: 1️⃣editng}",
      Finding("1️⃣", .badValue, "'editng' is not a valid value for 'state' in an environment", fix: "editing")),
    spec(
      "a state of a row that is not there", "{state: {selected: 1️⃣ann}}",
      Finding("1️⃣", .unknownStateRow, "there is no row 'ann' for this state")),
    spec(
      "an era that nobody knows", "{metrics: [ios17, 1️⃣ios3]}",
      Finding("1️⃣", .unknownMetrics, "no metrics for iOS 3")),
    spec(
      "a name that leaves the folder", "{name: 1️⃣../a}",
      Finding("1️⃣", .badValue, "'../a' is not a valid output name")),
    spec(
      "two rows that are swiped open", "{state: {swiped: 1️⃣[ann, ben]}}",
      Finding("1️⃣", .wrongType, "'swiped' in a state must be a row's id, not a list")),
    spec(
      "an edge that no row has", "{state: {swiped: {row: ann, edge: 1️⃣left}}}",
      Finding("1️⃣", .badValue, "'left' is not a valid value for 'edge' in a row that is swiped open")),
    MarkedSpec(
      "rows that are swiped open and have nothing there",
      """
      tablespec: 1
      environments:
        - {state: {swiped: 1️⃣ann}}
        - {state: {swiped: {row: 2️⃣bob}}}
        - {state: {swiped: 3️⃣{row: cy, edge: leading}}}
      sections:
        - rows: [{id: ann, text: Ann}, {id: cy, text: Cy, editing: delete}]

      """,
      Finding(
        "1️⃣", .unswipeableRow, "the row 'ann' has no swipe actions at its trailing edge", help: "give it 'swipeActions'"),
      Finding("2️⃣", .unknownStateRow, "there is no row 'bob' for this state"),
      Finding("3️⃣", .unswipeableRow, "the row 'cy' has no swipe actions at its leading edge")),
    MarkedSpec(
      "a name that is taken", "tablespec: 1\nenvironments:\n  - 2️⃣{name: a}\n  - 1️⃣{name: a, appearance: dark}\n",
      Finding("1️⃣", .duplicateID, "duplicate environment name 'a'", note: "2️⃣")),
    MarkedSpec(
      "too many environments",
      "tablespec: 1\nenvironments: 1️⃣[{contentSize: all, direction: [ltr, rtl]}, {appearance: [light, dark]}]\n",
      Finding(
        "1️⃣", .tooManyEnvironments, "too many environments: the spec has 26, and the limit is 25",
        help: "--max-environments"),
      change: { $0.maxEnvironments = 25 }),
    MarkedSpec(
      "every key, each in its ways",
      """
      tablespec: 1
      environments:
        - {name: one, device: [iphone-se, ipad], orientation: [portrait, landscape], window: [full, half, 375, 320.5]}
        - {size: [320, 480], scale: 1, contentSize: all, direction: rtl, appearance: [light, dark]}
        - {split: [none, collapsed, expanded, {expanded: 375}], contentSize: [ax3, extraSmall], metrics: [ios9, ios17]}
        - {state: [normal, editing, {editing: true, selected: ann}, {selected: [ann, section-0/1]}]}
        - {state: [{swiped: ann}, {swiped: {row: section-0/1, edge: leading}, editing: true}]}
        - {}
      sections:
        - swipeActions: {leading: [Pin]}
          rows: [{id: ann, text: Ann, editing: delete}, Ben]

      """),
  ]
}
