import TableDiagnostics
import TableDiff
import TableEmission
import TableIR
import TableLayout
import TableSupport
import Testing

@testable import TablePreview

@Suite("Scenes")
struct SceneTests {
  private static let yaml = """
    tablespec: 1
    sections:
      - id: friends
        header: Friends
        rows:
          - id: ann
            text: Ann
            # A comment.

            accessory: checkmark
          - {id: ben, text: Ben}
          - id: cem
            views:
              - {id: badge, label: 12, frame: [0, 0, 40, 20]}

    """

  private func scene(
    _ problems: [Diagnostic] = [], state: Scene.State = .ok
  ) throws -> (document: JSONValue, scene: Scene) {
    let sample = try SampleTable.table(Self.yaml)
    let scene = Scene(
      table: "spec", revision: 7, state: state, problems: problems,
      files: [SceneFile(path: "spec.yaml", text: Self.yaml)],
      figures: [SceneFigure(of: sample.tree, query: "device=iphone-15", pictures: SVGOptions())])
    return (try JSONValue.parse(scene.json()), scene)
  }

  private func problem(line: Int, column: Int) -> Diagnostic {
    let place = SourcePosition(line: line, column: column)
    return Diagnostic(
      code: .tooManyBytes, message: "a problem", range: SourceRange(file: "spec.yaml", start: place, end: place))
  }

  @Test("A scene has a table's picture with its views, files and places")
  func document() throws {
    let (document, _) = try scene()
    #expect(document["format"] == .string("tablec.preview.scene"))
    #expect(document["revision"] == .number(7))
    let figure = try #require(document["figures"]?[0])
    #expect(figure["query"] == .string("device=iphone-15"))
    #expect(figure["environment"]?["device"] == .string("iphone-17"))
    guard case .string(let svg)? = figure["svg"] else { return #expect(Bool(false), "there is no picture") }
    #expect(svg.hasPrefix("<svg "))
    let ann = try #require(figure["views"]?.elements.first { $0["path"] == .string("friends/ann") })
    #expect(ann["row"] == .string("friends/ann"))
    #expect(ann["parent"] == .number(0))
    #expect(ann["position"] == .string("top"))
    #expect(ann["kind"] == .string("UITableViewCell"))
    #expect(ann["line"] == .number(6))
    #expect(ann["explain"] == .string("ann.cell"))
    let label = try #require(figure["views"]?.elements.first { $0["path"] == .string("friends/ann.textLabel") })
    #expect(label["text"] == .string("Ann"))
    #expect(label["kind"] == .string("UILabel"))
    #expect(document["files"]?[0]?["text"] == .string(Self.yaml))
  }

  @Test("A problem is about the row or the view whose lines contain it")
  func problems() throws {
    let places = [(6, 9), (10, 9), (11, 20), (14, 20), (4, 9), (2, 1)]
    let (document, scene) = try scene(places.map { problem(line: $0.0, column: $0.1) })
    let views = scene.figures[0].views
    let found = try #require(document["problems"]).elements.map { problem -> String in
      guard case .number(let view)? = problem["view"] else { return "-" }
      return views[Int(view)].path
    }
    #expect(found == ["friends/ann", "friends/ann", "friends/ben", "friends/cem.badge", "-", "-"])
    #expect(document["problems"]?[2]?["row"] == .string("friends/ben"))
    #expect(document["problems"]?[0]?["file"] == .number(0))
  }

  @Test("The problems of a broken spec are not looked for in an older picture")
  func broken() throws {
    let (document, _) = try scene([problem(line: 6, column: 9)], state: .broken)
    #expect(document["state"] == .string("broken"))
    #expect(document["problems"]?[0]?["view"] == nil)
  }

  @Test("An index lists its tables with their states, and a live one what can be chosen")
  func index() throws {
    var entry = PreviewIndex.Entry(id: "forms/login", name: "login", path: "Specs/forms/login.yaml")
    (entry.errors, entry.state) = (2, .broken)
    let live = try JSONValue.parse(
      PreviewIndex(mode: .live, title: "Specs", isFolder: true, tables: [entry]).json())
    #expect(live["tables"]?[0]?["id"] == .string("forms/login"))
    #expect(live["tables"]?[0]?["state"] == .string("broken"))
    #expect(live["axes"]?["device"]?.elements.count == Device.all.count)
    #expect(live["axes"]?["content-size"]?.elements.count == ContentSizeCategory.allCases.count)
    #expect(live["axes"]?["ios"]?.elements.contains(.number(26)) == true)
    let site = try JSONValue.parse(PreviewIndex(mode: .site, title: "Specs", isFolder: true).json())
    #expect(site["axes"] == .null)
  }

  @Test("The outlines of changes are in the coordinates of their pictures")
  func diff() throws {
    let (old, new) = (
      try SampleTable.table(Self.yaml), try SampleTable.table(Self.yaml.replacing("Ben", with: "Benno"))
    )
    let diff = TableComparer().compare(Snapshot(old.tree), Snapshot(new.tree))
    let scene = DiffScene(diff, against: "HEAD", before: old.tree, after: new.tree, pictures: SVGOptions())
    let document = try JSONValue.parse(scene.json())
    #expect(document["words"] == .string("1 change: 1 text"))
    #expect(document["changes"]?[0]?["row"] == .string("friends/ben"))
    #expect(document["changes"]?[0]?["class"] == .string("text"))
    let ben = try #require(SceneViews.views(of: new.tree).first { $0.path == "friends/ben.textLabel" })
    guard case .number(let y)? = document["changes"]?[0]?["after"]?[1] else {
      return #expect(Bool(false), "no outline")
    }
    #expect((y - ben.frame.y).magnitude < 0.001)
  }

  @Test("A thumbnail shows the top of a long table, and no rows below")
  func thumbnail() throws {
    let rows = (0..<500).map { "      - {id: row\($0), text: Row \($0)}\n" }.joined()
    let sample = try SampleTable.table("tablespec: 1\nsections:\n  - rows:\n\(rows)")
    let picture = String(decoding: Thumbnail.picture(of: sample.tree, pictures: SVGOptions()), as: UTF8.self)
    #expect(picture.contains("Row 3"))
    #expect(!picture.contains("Row 100"))
    #expect(picture.utf8.count < 20_000)
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  subscript(index: Int) -> JSONValue? { elements.indices.contains(index) ? elements[index] : nil }

  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
