import Foundation
import Testing

/// A command and the folder that it is run in.
struct FaultScene: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let files: [String: String]
  var isRepository = false

  init(_ line: String, _ files: [String: String], isRepository: Bool = false) {
    arguments = line.split(separator: " ").map(String.init)
    self.files = files
    self.isRepository = isRepository
  }

  var testDescription: String { arguments.joined(separator: " ") }

  /// A small one of each command that writes.
  static let all = [
    // A part, a profile, an image, a folder in the folder, a warning, and an output that is there already.
    FaultScene(
      "compile Specs -o out",
      [
        "Specs/list.yaml": """
        tablespec: 1
        metrics: _ours.yaml
        sections: [{include: _rows.yaml}]

        """,
        "Specs/_rows.yaml": "- rows: [Ann]\n", "Specs/_ours.yaml": "metricsprofile: 1\n",
        "Specs/more/careless.yaml": Specs.careless, "out/list.svg": "old\n",
      ]),
    // An output of a spec that is gone.
    FaultScene(
      "compile Specs -o out --prune",
      [
        "Specs/list.yaml": Specs.list, "out/gone.svg": "old\n",
        "out/.tablec-outputs.json": """
        {"format": "tablec.outputs", "version": 1, "runs": [{"specs": ["../Specs"], "stages": ["layout", "svg"], "environments": [],
        "outputs": [{"path": "gone.svg", "spec": "gone", "hash": "19239db4754a52b4"}]}]}

        """,
      ]),
    // A file that is there already, and a spec with an error.
    FaultScene(
      "gallery Specs -o site --prune",
      ["Specs/list.yaml": Specs.list, "Specs/careless.yaml": Specs.misspelt, "site/site.js": "old\n"]),
    FaultScene(
      "compile list.yaml --extract-strings App.xcstrings",
      [
        "list.yaml": Specs.list,
        "App.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {\"mine\": {}}, \"version\": \"1.0\"}\n",
      ]),
    FaultScene("compile list.yaml", ["list.yaml": Specs.list]),
    // A template with a part, and two of tablec's.
    FaultScene(
      "compile list.yaml --template t.mustache --template markdown --template ids -o out",
      ["list.yaml": Specs.list, "t.mustache": "{{> p}}", "p.mustache": "{{name}}", "out/list.md": "old\n"]),
    FaultScene("templates copy csv -o T", ["T/mine": "mine\n"]),
    FaultScene(
      "format Specs",
      [
        "Specs/a.yaml": "style: plain\ntablespec: 1\n", "Specs/_rows.yaml": "- {text: Ann, id: ann}\n",
        "Specs/list.yaml": Specs.list,
      ]),
    FaultScene(
      "compile list.yaml -o out/list.json --depfile out/list.d", ["list.yaml": Specs.list, "out/list.d": "old\n"]),
    // A rule that the configuration puts off, and one that it does not.
    FaultScene(
      "lint Specs --write-baseline known.yaml",
      [
        ".tablec.yaml": "lint: {rules: {text-contrast: off}}\n", "known.yaml": "old\n",
        "Specs/pale.yaml": """
        tablespec: 1
        sections:
          - rows: [{text: {text: Pale, color: "#fefefe"}}, {text: Cut, height: 5}]

        """,
      ]),
    FaultScene(
      "diff old.yaml new.yaml --accept known.yaml --reason renamed",
      [
        "old.yaml": Specs.list, "new.yaml": Specs.list.replacing("Ben", with: "Cy"),
        "known.yaml": "tablecchanges: 1\nignore:\n  - {change: row-moved, reason: \"as ever\"}\naccept: []\n",
      ]),
    FaultScene(
      "diff old new -o changes.html",
      [
        "old/list.yaml": Specs.list, "new/list.yaml": Specs.list.replacing("Ben", with: "Cy"),
        "old/more/form.yaml": Specs.list, "new/more/form.yaml": Specs.list.replacing("Ann", with: "Eve"),
      ]),
    // A dump of an environment, one that differs, and one without a spec.
    FaultScene(
      "verify Specs Dumps -o report.html --accept known.yaml --reason older",
      [
        "Specs/list.yaml": Specs.list + "environments: [{name: a}, {name: b, device: iphone-se}]\n",
        "Specs/more/form.yaml": Specs.list, "Dumps/list.b.txt": AppScreen(["Ann", "Ben"]).text,
        "Dumps/more/form.txt": AppScreen(["Ann"], height: 60).text, "known.yaml": "tablecchanges: 1\naccept: []\n",
      ]),
    // A spec that an earlier import wrote, and one of a table that is gone.
    FaultScene(
      "import App -o Specs --prune",
      [
        "App/Main.storyboard": Specs.storyboard, "Specs/gone.yaml": "old\n",
        "Specs/.tablec-outputs.json": """
        {"format": "tablec.outputs", "version": 1, "runs": [{"specs": ["../App"], "stages": ["import"], "environments": [],
        "outputs": [{"path": "gone.yaml", "spec": "Gone.xib", "hash": "19239db4754a52b4"}]}]}

        """,
      ]),
    FaultScene(
      "import screen.txt -o screen.yaml --force", ["screen.txt": AppScreen(["Ann"]).text, "screen.yaml": "old\n"]),
    FaultScene("init --force contacts", ["contacts.yaml": "old\n"]),
    FaultScene("init contacts", [:]),
    FaultScene("init contacts", ["contacts.yaml": "mine\n"]),
    FaultScene("init --project --ci github", [:]),
    FaultScene(
      "git-setup --install", [".gitattributes": "*.png binary\n", "UI/list.yaml": Specs.list], isRepository: true),
  ]
}
