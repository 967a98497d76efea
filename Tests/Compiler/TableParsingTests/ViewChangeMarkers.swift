import TableDiagnostics
import TableParsing

/// What can be wrong with a row's changes of views.
enum ViewChangeMarkers {
  private static func spec(_ name: String, _ changes: String, _ findings: Finding...) -> MarkedSpec {
    var spec = MarkedSpec(
      name,
      """
      tablespec: 1
      templates:
        card:
          views:
            - {id: topLabel, label: Top, frame: [0, 0, 9, 9]}
            - 3️⃣{id: plain, frame: [0, 0, 9, 9]}
            - {id: held, label: Held, pin: 0}
            - {id: group, frame: [0, 0, 9, 9], stack: {views: [{id: wifi, switch: on}, {id: call, button: Call}]}}
            - {id: name, textField: Ann, frame: [0, 0, 9, 9]}
            - {id: cover, image: {size: [9, 9]}, frame: [0, 0, 9, 9]}
      sections: [{rows: [{use: card, views: \(changes)}]}]
      """)
    spec.findings = findings
    return spec
  }

  static let cases: [MarkedSpec] = [
    spec(
      "an id that is misspelt", "{1️⃣topLable: Mine}",
      Finding(
        "1️⃣", .unknownView, "there is no view 'topLable' to change", label: "did you mean 'topLabel'?", fix: "topLabel")),
    spec(
      "an id like no other", "{1️⃣picture: {alpha: 0.5}}",
      Finding(
        "1️⃣", .unknownView, "there is no view 'picture' to change",
        help: "the views here are topLabel, plain, held, group, wifi, call, name, cover")),
    spec(
      "another kind of control", "{topLabel: {1️⃣switch: on}}",
      Finding(
        "1️⃣", .unfitViewChange, "'switch' does not apply to the view 'topLabel', which is a label",
        help: "a change cannot replace a view")),
    spec(
      "a label that was a plain view", "{plain: {1️⃣label: Mine}}",
      Finding(
        "1️⃣", .unfitViewChange, "'label' does not apply to the view 'plain', which is a plain view", note: "3️⃣")),
    spec(
      "the look of a label for a switch", "{wifi: {1️⃣color: red}}",
      Finding("1️⃣", .unfitViewChange, "'color' does not apply to the view 'wifi', which is a switch")),
    spec(
      "a text of a button", "{call: {1️⃣text: Ring}}",
      Finding(
        "1️⃣", .unfitViewChange, "'text' does not apply to the view 'call', which is a button",
        help: "write 'button: {title: Ring}'")),
    spec(
      "a title of a button", "{call: {1️⃣title: Ring}}",
      Finding("1️⃣", .unknownKey, "unknown key 'title' in a change of a view", help: "write 'button: {title: Ring}'")),
    spec(
      "a state of a switch", "{wifi: {1️⃣isOn: false}}",
      Finding("1️⃣", .unknownKey, "unknown key 'isOn' in a change of a view", help: "write 'switch: {isOn: false}'")),
    spec(
      "a pin of a view with a frame", "{topLabel: {1️⃣pin: 0}}",
      Finding("1️⃣", .unfitViewChange, "'pin' does not apply to the view 'topLabel', which has 'frame'")),
    spec(
      "a frame of a view with a pin", "{held: {1️⃣frame: [0, 0, 1, 1]}}",
      Finding("1️⃣", .unfitViewChange, "'frame' does not apply to the view 'held', which has 'pin'")),
    spec(
      "a frame in a stack", "{wifi: {1️⃣frame: [0, 0, 1, 1]}}",
      Finding("1️⃣", .unfitViewChange, "'frame' does not apply to the view 'wifi', whose frame its stack sets")),
    spec(
      "a value alone for a plain view", "{plain: 1️⃣red}",
      Finding(
        "1️⃣", .unfitViewChange, "the view 'plain' is a plain view, which a single value cannot change",
        help: "{background: red}")),
    spec(
      "an id among the keys", "{topLabel: {1️⃣id: other}}",
      Finding("1️⃣", .unknownKey, "unknown key 'id' in a change of a view")),
    spec(
      "a misspelt key", "{topLabel: {1️⃣colour: red}}",
      Finding("1️⃣", .unknownKey, "unknown key 'colour' in a change of a view", fix: "color")),
    spec(
      "what is not drawn of its kind", "{name: {1️⃣keyboardType: emailAddress, 2️⃣secure: true}}",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'keyboardType' in a change of a view", help: "remove it: keyboards are not drawn"
      ),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'secure' in a change of a view", help: "remove it: write the dots as the text")),
    spec(
      "a key that its image does not take", "{cover: {image: {1️⃣background: red}}}",
      Finding(
        "1️⃣", .unfitViewChange, "'background' does not apply to the view 'cover', which is an image",
        help: "it requires 'symbol'")),
    spec(
      "a merge", "{1️⃣<<: {topLabel: Mine}}",
      Finding("1️⃣", .nonScalarKey, "'<<' is not the id of a view")),
    spec(
      "one view twice", "{topLabel: Mine, 1️⃣topLabel: Yours}",
      Finding("1️⃣", .duplicateKey, "duplicate key 'topLabel'")),
    spec(
      "a value of the wrong type", "{wifi: {switch: {isOn: 1️⃣5}}}",
      Finding("1️⃣", .wrongType, "'isOn' in a switch must be true or false, not a whole number")),
    .row(
      "changes without a template", "views: {1️⃣title: Mine}",
      Finding("1️⃣", .unknownView, "there is no view 'title' to change", help: "of the template that 'use' names")),
    .row(
      "a stack with a class inside and beside it",
      "stack: {views: [{1️⃣class: Outer, stack: {class: Inner, views: []}}]}",
      Finding("1️⃣", .duplicateKey, "duplicate key 'class': it is in the stack too")),
    MarkedSpec(
      "changes in a template that no row repeats",
      """
      tablespec: 1
      templates:
        base: {views: [{id: v, label: Base, frame: [0, 0, 1, 1]}]}
        more: {use: "{item}", views: {v: {color: red}}}
      sections: [{rows: [{each: [base], use: more}]}]
      """),
    spec(
      "all of it as it should be",
      """
      {topLabel: {text: Mine, color: red, frame: [1, 1, 8, 8]}, plain: {background: text, views: []},
        held: [{text: a, weight: bold}, b], wifi: off, call: Ring, group: {stack: {spacing: 4}}}, text: a
      """),
  ]
}
