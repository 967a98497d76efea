import Testing

@testable import SpecEditing

@Suite("Completion")
struct CompletionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var offered: [String] = []
    var notOffered: [String] = []
    var none = false
    var path = "spec.yaml"
    var testDescription: String { name }

    init(
      _ name: String, _ text: String, _ offered: String..., not: [String] = [], none: Bool = false,
      path: String = "spec.yaml"
    ) {
      (self.name, self.text, self.offered, notOffered, self.none, self.path) = (name, text, offered, not, none, path)
    }
  }

  static let keys: [Case] = [
    Case("an empty file", "⟦", "a new table", "tablespec", "sections", "style"),
    Case("a key of the table below others", "tablespec: 1\n⟦", "sections", "style", not: ["tablespec"]),
    Case("a word at the root", "tablespec: 1\nse⟦\n", "sections", "separatorStyle"),
    Case("between keys", "tablespec: 1\n⟦\nsections: []\n", "style", not: ["sections", "tablespec"]),
    Case("the first word of a file", "ta⟦", "tablespec"),
    Case("after a hyphen of rows", "sections:\n  - rows:\n      - ⟦\n", "text", "accessory", "use"),
    Case(
      "on the next line of a row", "sections:\n  - rows:\n      - text: A\n        ⟦\n", "detailText", not: ["text"]),
    Case(
      "between keys of a row", "sections:\n  - rows:\n      - text: A\n        ⟦\n        style: value1\n",
      "detailText", not: ["style", "text"]),
    Case(
      "in a row, with a word", "sections:\n  - rows:\n      - text: A\n        acc⟦\n      - text: B\n", "accessory"),
    Case("in the middle of a key", "sections:\n  - rows:\n      - te⟦xt: A\n", "text"),
    Case("in a section", "sections:\n  - id: a\n    ⟦", "rows", "header", not: ["id", "text"]),
    Case(
      "where rows are, below the rows", "sections:\n  - rows:\n      - text: A\n    ⟦\n", "header",
      not: ["text", "rows"]),
    Case("below a key without a value", "sections:\n  - header:\n      ⟦", "title", "views"),
    Case("in braces", "sections:\n  - rows:\n      - {text: A, ⟦}\n", "accessory", not: ["text"]),
    Case(
      "in braces that are not closed", "sections:\n  - rows:\n      - {text: A, ⟦\n      - {text: B}\n", "accessory"),
    Case("in empty braces", "sections:\n  - rows:\n      - {⟦}\n", "text", "accessory"),
    Case("deep in braces", "sections: [{rows: [{text: {text: A, ⟦}}]}]", "font", "color", not: ["text", "rows"]),
    Case(
      "in braces of several lines", "sections:\n  - rows:\n      - {\n          text: A,\n          ⟦\n        }\n",
      "accessory", not: ["text"]),
    Case("below a quote that is not closed", "sections:\n  - rows:\n      - text: \"A\n        ⟦\n", "detailText"),
    Case("in a template", "templates:\n  person:\n    ⟦", "text", "accessory", not: ["id", "repeat"]),
    Case("in a list at its key's column", "sections:\n- rows:\n  - text: A\n    ⟦\n", "accessory"),
    Case(
      "keys that exclude each other", "sections:\n  - rows:\n      - stack: {views: []}\n        ⟦\n", "accessory",
      not: ["text", "image"]),
    Case("the only key of its entry", "sections:\n  - include: _a.yaml\n    ⟦\n", not: ["rows", "header"]),
    Case("in an included list of rows", "- text: A\n  ⟦", "accessory", path: "_rows.yaml"),
    Case("in an included list of sections", "- rows: [A]\n  ⟦", "header", path: "_sections.yaml"),
    Case("in an included table", "separatorStyle: none\n⟦", "templates", path: "_table.yaml"),
    Case("in a profile", "metricsprofile: 1\n⟦", "rows", "extends", not: ["sections"], path: "ours.yaml"),
    Case("in a configuration", "⟦", "lint", "environments", "root", path: ".tablec.yaml"),
    Case("in rules of a configuration", "lint:\n  rules:\n    ⟦", "unused-template", path: ".tablec.yaml"),
    Case("after a comment line", "# a comment\n⟦", "tablespec"),
    Case(
      "in an environment", "environments:\n  - device: iphone-se\n    ⟦", "appearance", "metrics",
      not: ["device", "size"]),
    Case("in an appearance rule", "appearance:\n  - ⟦", "label", "in", "when"),
    Case("in a rule's properties", "appearance:\n  - label: {⟦}", "color", "font", not: ["accessory"]),
    Case("in a merged mapping", "sections:\n  - rows:\n      - <<: {⟦}\n", "text"),
    Case("in a merged mapping with its tag", "sections:\n  - rows:\n      - !!merge <<: {⟦}\n", "text"),
    Case("merge keys where there are anchors", "templates:\n  a: &a {text: A}\n  b:\n    ⟦", "<<"),
    Case(
      "with Windows line breaks", "tablespec: 1\r\nsections:\r\n  - rows:\r\n      - text: A\r\n        ⟦\r\n",
      "accessory"),
    Case(
      "views by their ids",
      "templates:\n  t:\n    views:\n      - {id: title, label: A}\nsections:\n  - rows:\n      - use: t\n        views:\n          ⟦",
      "title"),
    Case(
      "in a view change",
      "templates:\n  t:\n    views:\n      - {id: title, label: A}\nsections:\n  - rows:\n      - use: t\n        views:\n          title: {⟦}",
      "text", "alpha"),
  ]

  static let values: [Case] = [
    Case("words", "style: ⟦", "plain", "grouped", "insetGrouped"),
    Case("words with a letter", "style: gr⟦", "grouped"),
    Case("words in the middle of one", "style: gr⟦ouped", "grouped"),
    Case("words in quotes", "style: \"gr⟦\"", "grouped"),
    Case("words in quotes that are not closed", "style: \"gr⟦\nsections: []\n", "grouped"),
    Case(
      "words in braces", "sections: [{rows: [{text: A, accessory: ⟦}]}]", "disclosureIndicator", "checkmark",
      "{switch: on}"),
    Case("booleans", "largeTitle: ⟦", "true", "false"),
    Case("colours", "tintColor: ⟦", "systemBlue", "label"),
    Case("colours in a list", "background: {gradient: [⟦]}", "systemBlue"),
    Case("the light colour of a pair", "tintColor: {light: ⟦}", "systemBlue"),
    Case("devices", "environments:\n  - device: ⟦", "iphone-se", "ipad"),
    Case("devices in a list", "environments:\n  - device: [iphone-se, ⟦]", "ipad"),
    Case("text styles", "sections:\n  - rows:\n      - text: {text: A, font: {style: ⟦}}", "body", "headline"),
    Case("metrics", "metrics: ⟦", "ios17", "ios26"),
    Case("symbols", "sections:\n  - rows:\n      - image: {symbol: ⟦}", "gearshape.fill", "star"),
    Case("the version", "tablespec: ⟦", "1"),
    Case("no word in a text", "sections:\n  - rows:\n      - text: ⟦", not: ["true", "plain"]),
    Case("nothing in a comment", "style: plain # gr⟦", none: true),
    Case("nothing in a block text", "name: |\n  te⟦", none: true),
    Case("nothing after an unknown key", "nonsense:\n  a: ⟦", none: true),
    Case("rules in a comment", "# tablec:disable ⟦", "unused-template", "unfilled-placeholder"),
    Case(
      "rules after another", "# tablec:disable unused-template, un⟦", "unfilled-placeholder", not: ["unused-template"]),
    Case("nothing in a reason", "# tablec:disable unused-template -- un⟦", none: true),
    Case("the directive itself", "style: plain # tab⟦", "tablec:disable"),
    Case("the severity of a rule", "lint: {rules: {unused-template: ⟦}}", "off", "error", path: ".tablec.yaml"),
    Case("the name of a rule", "lint: {disable: [⟦]}", "unused-template", path: ".tablec.yaml"),
    Case("conditions", "sections:\n  - rows:\n      - text: A\n        when: {idiom: ⟦}", "pad", "phone"),
    Case(
      "attributes in constraints",
      "sections:\n  - rows:\n      - views: [{id: a, label: A}]\n        constraints: [a.⟦]", "leading", "margins",
      not: ["a"]),
    Case(
      "views in constraints",
      "sections:\n  - rows:\n      - views:\n          - {id: avatar, label: A}\n        constraints:\n          - av⟦",
      "avatar", "contentView"),
    Case(
      "views after a relation",
      "sections:\n  - rows:\n      - views:\n          - {id: avatar, label: A}\n        constraints:\n          - contentView.leading == av⟦.trailing",
      "avatar"),
    Case(
      "rows in states",
      "environments:\n  - state: {selected: ⟦}\nsections:\n  - rows:\n      - {id: wifi, text: Wi-Fi}\n", "wifi"),
    Case(
      "containers of rules",
      "appearance:\n  - label: {color: red}\n    in: [⟦]\nsections:\n  - id: friends\n    rows: [{id: ann}]\n",
      "section#friends", "cell#ann", "cell", "header"),
    Case("templates", "templates:\n  person: {text: A}\nsections:\n  - rows:\n      - use: ⟦\n", "person"),
    Case("aliases", "templates:\n  a: &look {text: A}\n  b: *⟦\n", "look"),
    Case("split words", "environments:\n  - split: ⟦", "collapsed", "expanded"),
    Case("autoresizing", "tableHeader:\n  views:\n    - frame: [0, 0, 1, 1]\n      autoresizing: [⟦]", "flexibleWidth"),
  ]

  @Test("offers keys", arguments: keys)
  func offersKeys(case: Case) { check(`case`, Project()) }

  @Test("offers values", arguments: values)
  func offersValues(case: Case) { check(`case`, Project()) }

  static let project = Project(
    [
      "_rows.yaml": "- text: A\n", "_sections.yaml": "- rows: [A]\n",
      "_table.yaml": "templates:\n  shared: {text: A}\n",
      "ours.yaml": "metricsprofile: 1\n", "other/spec.yaml": "tablespec: 1\n",
    ], images: ["images/a b.png": [], "images/leaf@2x.png": [], "notes.txt": []])

  static let files: [Case] = [
    Case(
      "images", "sections:\n  - rows:\n      - image: ⟦", "images/leaf.png", "images/a b.png",
      not: ["_rows.yaml", "notes.txt"]),
    Case(
      "images from a folder", "sections:\n  - rows:\n      - image: ⟦", "../images/leaf.png", path: "other/new.yaml"),
    Case("included tables", "include: ⟦", "_table.yaml", not: ["_rows.yaml", "ours.yaml"]),
    Case("included sections", "sections:\n  - include: ⟦", "_sections.yaml", not: ["_table.yaml"]),
    Case("included rows", "sections:\n  - rows:\n      - include: _⟦", "_rows.yaml", not: ["_table.yaml"]),
    Case("profiles", "metrics: ⟦", "ours.yaml", "ios17", not: ["_table.yaml"]),
    Case("templates of included files", "include: _table.yaml\nsections:\n  - rows:\n      - use: ⟦", "shared"),
    Case("folders of a configuration", "root: ⟦", "images", "other", not: ["ours.yaml"], path: ".tablec.yaml"),
    Case("files and folders of a configuration", "specs: [⟦]", "other", "other/spec.yaml", path: ".tablec.yaml"),
    Case("the image of a background", "background: ⟦", "images/leaf.png", "systemBlue"),
  ]

  @Test("offers files", arguments: files)
  func offersFiles(case: Case) { check(`case`, Self.project) }

  private func check(_ test: Case, _ project: Project) {
    let list = project.completions(test.text, path: test.path)
    let labels = Set(list.labels)
    for label in test.offered { #expect(labels.contains(label), "\(test.name): \(list.labels)") }
    for label in test.notOffered { #expect(!labels.contains(label), "\(test.name)") }
    if test.none { #expect(list.items.isEmpty, "\(test.name): \(list.labels)") }
    let (text, offset) = Project.place(in: test.text)
    #expect(
      list.range.lowerBound <= offset && offset <= list.range.upperBound && list.range.upperBound <= text.utf8.count)
  }

  @Test(
    "writes what makes a valid text",
    arguments: [
      ("sections", "tablespec: 1\nse⟦\n", "tablespec: 1\nsections:\n  - ⟦\n"),
      ("rows", "sections:\n  - ⟦", "sections:\n  - rows:\n      - ⟦"),
      ("style", "st⟦yle: plain\n", "style: plain\n"),
      ("style", "st⟦\n", "style: \n"),
      ("images/a b.png", "sections: [{rows: [{image: ⟦}]}]", "sections: [{rows: [{image: images/a b.png}]}]"),
      ("plain", "style:⟦\n", "style: plain\n"),
      (
        "index", "sections: [{rows: [{repeat: 2, text: \"Row {⟦\"}]}]",
        "sections: [{rows: [{repeat: 2, text: \"Row {index}\"}]}]"
      ),
      (
        "item.name", "sections:\n  - rows:\n      - each: [{name: A}]\n        text: \"{item.n⟦}\"\n",
        "sections:\n  - rows:\n      - each: [{name: A}]\n        text: \"{item.name}\"\n"
      ),
      ("gradient", "background: {⟦}", "background: {gradient: [⟦]}"),
      (
        "font", "sections:\n  - rows:\n      - text:\n          ⟦",
        "sections:\n  - rows:\n      - text:\n          font: "
      ),
      ("systemRed", "tintColor: 'sys⟦'", "tintColor: 'systemRed'"),
      ("label", "appearance:\n  - ⟦", "appearance:\n  - label:\n      ⟦"),
      ("- text: ", "sections:\n  - rows:\n      ⟦", "sections:\n  - rows:\n      - text: "),
      (
        "header", "sections:\n  - rows:\n      - text: A\n  ⟦\n",
        "sections:\n  - rows:\n      - text: A\n  - header: \n"
      ),
    ])
  func writes(label: String, marked: String, expected: String) {
    #expect(accepted(label, marked, in: Self.project) == expected)
  }

  @Test("sorts required and likely keys first, and those without effect last")
  func order() {
    #expect(Project().completions("sections:\n  - rows:\n      - ⟦").labels.first == "text")
    #expect(Project().completions("tintColor: {⟦}").labels.first == "light")
    let view = Project().completions("tableHeader:\n  views:\n    - {⟦}").labels
    #expect((view.firstIndex(of: "frame") ?? 99) < (view.firstIndex(of: "contentMode") ?? 0))
  }

  @Test("describes keys and values")
  func documentation() {
    let key = Project().completions("sections:\n  - rows:\n      - acc⟦").item("accessory")
    #expect(key?.detail == "default: none")
    #expect(key?.documentation?.contains("UITableViewCell.accessoryType") == true)
    let color = Project().completions("tintColor: ⟦").item("systemRed")
    #expect(color?.detail == "#ff3b30 / #ff453a")
    #expect(
      Project().completions("environments: [{device: ⟦}]").item("iphone-se")?.detail?.contains("375 × 667") == true)
  }

  @Test("offers whole elements with keys of the language", arguments: SpecEditor.snippets.indices)
  func snippets(index: Int) throws {
    let (mapping, label, lines) = SpecEditor.snippets[index]
    let marked =
      switch mapping {
      case "section": "sections:\n  - ⟦"
      case "row": "sections:\n  - rows:\n      - ⟦"
      default: "\(mapping)s:\n  - ⟦"
      }
    #expect(Project().completions(marked).labels.contains(label))
    let column = (marked.split(separator: "\n").last?.utf8.count ?? 0) - "⟦".utf8.count
    let element = SpecEditor.plain(lines).split(separator: "\n").joined(
      separator: "\n" + String(repeating: " ", count: column))
    let text = Project().editor(marked.replacing("⟦", with: element)).text
    for node in text.tree.nodes.indices where text.tree.nodes[node].isKey {
      #expect(text.places.key(node) != .unknown, "\(label): \(text.text(of: node))")
    }
  }
}
