import Foundation
import Testing

@testable import SpecEditing

@Suite("Names")
struct NameTests {
  static let project = Project(
    [
      "_parts.yaml":
        "templates:\n  person:\n    views:\n      - {id: title, label: A}\n    constraints: [title.leading == margins.leading]\n  guest: {use: person}\n",
      "a.yaml":
        "tablespec: 1\ninclude: _parts.yaml\nsections:\n  - rows:\n      - {use: person, text: A}\n      - use: guest\n        views: {title: B}\n",
      "b.yaml": "tablespec: 1\ninclude: _parts.yaml\nsections: [{rows: [{use: \"person\"}]}]\n",
      "c.yaml": "tablespec: 1\ntemplates: {person: {text: C}}\nsections: [{rows: [{use: person}]}]\n",
      "_rows.yaml": "- {id: wifi, text: Wi-Fi}\n", "ours.yaml": "metricsprofile: 1\n",
      "d.yaml":
        "tablespec: 1\nmetrics: ours.yaml\nsections: [{id: net, rows: [{include: _rows.yaml}]}]\nenvironments: [{state: {selected: wifi}}]\n",
    ], images: ["images/leaf.png": [], "images/leaf@2x.png": []])

  private func editor(_ path: String) throws -> SpecEditor {
    let text = try #require(Self.project.files.text("\(Project.root)/\(path)"))
    return SpecEditor(text, files: Self.project.files)
  }

  private func offset(of part: String, in editor: SpecEditor, plus: Int = 0) throws -> Int {
    let text = String(decoding: editor.text.bytes, as: UTF8.self)
    let range = try #require(text.range(of: part))
    return text[..<range.lowerBound].utf8.count + plus
  }

  private func words(_ location: TextLocation) -> String {
    let bytes = Self.project.files.text(location.path)?.bytes ?? []
    let name = location.path.split(separator: "/").last ?? ""
    return "\(name):\(String(decoding: bytes[location.range], as: UTF8.self))"
  }

  @Test("lead from uses to what they name")
  func definitions() throws {
    let a = try editor("a.yaml")
    let template = a.definitions(at: try offset(of: "person", in: a))
    #expect(template.map { words(TextLocation(path: $0.target.path, range: $0.name)) } == ["_parts.yaml:person"])
    let include = a.definitions(at: try offset(of: "_parts.yaml", in: a))
    #expect(include.map(\.target.path) == ["\(Project.root)/_parts.yaml"])
    let view = a.definitions(at: try offset(of: "title", in: a))
    #expect(view.map { words(TextLocation(path: $0.target.path, range: $0.name)) } == ["_parts.yaml:title"])
    let d = try editor("d.yaml")
    let row = d.definitions(at: try offset(of: "wifi", in: d))
    #expect(row.map { words($0.target) } == ["_rows.yaml:{id: wifi, text: Wi-Fi}"])
    #expect(d.definitions(at: try offset(of: "ours", in: d)).map(\.target.path) == ["\(Project.root)/ours.yaml"])
    let image = Self.project.editor("sections: [{rows: [{image: images/leaf.png}]}]")
    #expect(image.definitions(at: 30).map(\.target.path) == ["\(Project.root)/images/leaf.png"])
    let alias = Self.project.editor("templates: {a: &x {text: A}, b: *x}")
    #expect(alias.definitions(at: 33).map(\.name) == [16..<17])
    let made = Self.project.editor(
      "environments: [{state: {selected: net/1}}]\nsections: [{id: net, rows: [A, B]}]")
    #expect(made.definitions(at: 38).first?.target.range == 74..<75)
    let repeated = Self.project.editor(
      "environments: [{state: {selected: c-12}}]\nsections: [{rows: [{id: \"c-{index}\", repeat: 20}]}]")
    #expect(repeated.definitions(at: 35).first?.name == 67..<76)
  }

  @Test("are found in every file that shares them")
  func references() throws {
    let parts = try editor("_parts.yaml")
    let found = parts.references(at: try offset(of: "person", in: parts), includesDeclaration: true).map(words)
    #expect(found == ["_parts.yaml:person", "_parts.yaml:person", "a.yaml:person", "b.yaml:person"])
    let view = parts.references(at: try offset(of: "title", in: parts), includesDeclaration: false).map(words)
    #expect(view == ["_parts.yaml:title", "a.yaml:title"])
    let rows = try editor("_rows.yaml")
    #expect(rows.references(at: 7, includesDeclaration: false).map(words) == ["d.yaml:wifi"])
    let c = try editor("c.yaml")
    #expect(
      c.references(at: try offset(of: "person", in: c), includesDeclaration: true).map(\.path).allSatisfy {
        $0.hasSuffix("c.yaml")
      })
    let files = parts.references(toFile: "\(Project.root)/_parts.yaml").map(words)
    #expect(files == ["a.yaml:_parts.yaml", "b.yaml:_parts.yaml"])
  }

  struct Renaming: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var name: String
    var expected: String

    init(_ description: String, _ text: String, _ name: String, _ expected: String) {
      (testDescription, self.text, self.name, self.expected) = (description, text, name, expected)
    }
  }

  static let renamings = [
    Renaming(
      "a template", "templates: {a: {text: A}}\nsections: [{rows: [{use: ⟦a}]}]", "b",
      "templates: {b: {text: A}}\nsections: [{rows: [{use: b}]}]"),
    Renaming(
      "a template, from its key", "templates:\n  ⟦a:\n    text: A\nsections: [{rows: [{use: 'a'}]}]", "b c",
      "templates:\n  b c:\n    text: A\nsections: [{rows: [{use: 'b c'}]}]"),
    Renaming(
      "a name that needs quotes", "templates: {a: {text: A}}\nsections: [{rows: [{use: ⟦a}]}]", "x, y",
      "templates: {\"x, y\": {text: A}}\nsections: [{rows: [{use: \"x, y\"}]}]"),
    Renaming(
      "a name with quotes in quotes", "templates: {\"a\": {text: A}}\nsections: [{rows: [{use: '⟦a'}]}]", "it's \"b\"",
      "templates: {\"it's \\\"b\\\"\": {text: A}}\nsections: [{rows: [{use: \"it's \\\"b\\\"\"}]}]"),
    Renaming(
      "a row",
      "sections: [{rows: [{id: ⟦a}]}]\nappearance: [{label: {color: red}, in: 'cell#a'}]\nenvironments: [{state: {selected: [a], swiped: a}}]",
      "b",
      "sections: [{rows: [{id: b}]}]\nappearance: [{label: {color: red}, in: 'cell#b'}]\nenvironments: [{state: {selected: [b], swiped: b}}]"
    ),
    Renaming(
      "a row with a number", "sections: [{rows: [{id: ⟦a}]}]\nenvironments:\n  - state: {selected: a}", "12",
      "sections: [{rows: [{id: \"12\"}]}]\nenvironments:\n  - state: {selected: \"12\"}"),
    Renaming(
      "a section",
      "sections: [{id: a, rows: [A]}]\nappearance: [{label: {color: red}, in: [cell, section#⟦a]}]\nenvironments: [{state: {selected: a/0}}]",
      "b",
      "sections: [{id: b, rows: [A]}]\nappearance: [{label: {color: red}, in: [cell, section#b]}]\nenvironments: [{state: {selected: b/0}}]"
    ),
    Renaming(
      "a view",
      "sections:\n  - rows:\n      - views: [{id: ⟦a, label: A}, {id: b}]\n        constraints: [a.leading == b.trailing, 'H:|-[a]-[b(a)]']\n      - views: [{id: a}]",
      "t",
      "sections:\n  - rows:\n      - views: [{id: t, label: A}, {id: b}]\n        constraints: [t.leading == b.trailing, 'H:|-[t]-[b(t)]']\n      - views: [{id: a}]"
    ),
    Renaming(
      "a view with a space",
      "sections:\n  - rows:\n      - views: [{id: ⟦a}]\n        constraints: [a.leading == margins.leading, \"a.top == a.bottom\"]",
      "a b",
      "sections:\n  - rows:\n      - views: [{id: a b}]\n        constraints: [\"'a b'.leading == margins.leading\", \"'a b'.top == 'a b'.bottom\"]"
    ),
    Renaming(
      "a view of a template",
      "templates: {t: {views: [{id: a, label: A}]}}\nsections: [{rows: [{use: t, views: {⟦a: B}}]}]", "b",
      "templates: {t: {views: [{id: b, label: A}]}}\nsections: [{rows: [{use: t, views: {b: B}}]}]"),
    Renaming("an anchor", "templates: {a: &x {text: A}, b: *⟦x}", "y", "templates: {a: &y {text: A}, b: *y}"),
    Renaming(
      "a class", "sections: [{rows: [{class: ⟦Foo}]}]\nappearance: [{label: {color: red}, in: Foo}]", "Bar",
      "sections: [{rows: [{class: Bar}]}]\nappearance: [{label: {color: red}, in: Bar}]"),
  ]

  @Test("change everywhere", arguments: renamings)
  func rename(case: Renaming) throws {
    let (text, offset) = Project.place(in: `case`.text)
    let editor = Project().editor(text)
    let changes = try editor.rename(at: offset, to: `case`.name)
    var bytes = Array(text.utf8)
    for change in changes.sorted(by: { $0.location.range.lowerBound > $1.location.range.lowerBound }) {
      bytes.replaceSubrange(change.location.range, with: change.replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == `case`.expected)
    let again = Project().editor(String(decoding: bytes, as: UTF8.self))
    #expect(again.text.mentions.count == editor.text.mentions.count)
  }

  @Test("change in the files that include them")
  func renameOverFiles() throws {
    let a = try editor("a.yaml")
    let changes = try a.rename(at: try offset(of: "person", in: a), to: "human")
    #expect(
      changes.map { words($0.location) } == [
        "_parts.yaml:person", "_parts.yaml:person", "a.yaml:person", "b.yaml:person",
      ])
  }

  @Test(
    "are refused with a reason",
    arguments: [
      (
        "templates: {a: {text: A}, b: {text: B}}\nsections: [{rows: [{use: ⟦a}]}]", "b",
        "there is already a template 'b'"
      ),
      ("sections: [{rows: [{id: ⟦a}]}]", "", "the name is empty"),
      ("sections: [{rows: [{id: ⟦a}]}]", "a/b", "an id cannot contain a slash"),
      ("sections: [{rows: [{id: ⟦a}]}]", "a{index}", "a name in braces would be a placeholder"),
      (
        "sections: [{rows: [{id: \"⟦a-{index}\", repeat: 3}]}]", "b",
        "the name 'a-{index}' has a placeholder, so it is a different one in each row"
      ),
      ("environments: [{state: {selected: ⟦zoe}}]", "b", "there is no row 'zoe'"),
      (
        "environments: [{state: {selected: ⟦a-1}}]\nsections: [{rows: [{id: \"a-{index}\", repeat: 3}]}]", "b",
        "the id 'a-1' is made from 'a-{index}': change that"
      ),
      ("tableHeader: {views: [{id: ⟦a}]}", "contentView", "'contentView' has its own meaning in constraints"),
      ("sections: [{rows: [{views: [{id: ⟦a}, {id: b}]}]}]", "b", "there is already a view 'b'"),
      (
        "sections: [{rows: [{text: ⟦A}]}]", "b",
        "only the names of templates, rows, sections, views, classes and anchors can be changed"
      ),
      ("sections: [{rows: [{id: ⟦a}]}]", "a\nb", "the name of a row is one line"),
      ("templates: {a: &⟦x {text: A}}", "a b", "the name of an anchor has no spaces and no brackets"),
    ])
  func refusals(marked: String, name: String, message: String) {
    let (text, offset) = Project.place(in: marked)
    #expect(throws: RenameProblem(message: message)) { try Project().editor(text).rename(at: offset, to: name) }
  }
}
