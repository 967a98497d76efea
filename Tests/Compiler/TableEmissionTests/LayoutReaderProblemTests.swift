import LayoutFormat
import RandomNumbers
import TableDiagnostics
import TableSupport
import Testing

@testable import TableEmission

@Suite("Problems of a layout are reported with their place")
struct LayoutReaderProblemTests {
  private static let layout = """
    {
      "format": "tablec.layout", "version": 1, "name": "t", "metrics": "ios17",
      "environment": {"size": [320, 480], "scale": 2, "idiom": "phone", "orientation": "portrait", "appearance": "light", "ios": 17},
      "table": {"style": "plain", "frame": [[0, 0], [320, 480]], "contentSize": [320, 44], "background": "systemBackground",
        "sections": [{"id": "s", "frame": [[0, 0], [320, 44]], "rows": [
          {"id": "a", "position": "single", "frame": [[0, 0], [320, 44]], "backgroundView": {"frame": [[0, 0], [320, 44]], "fill": "white"},
            "contentView": {"frame": [[0, 0], [320, 44]],
              "textLabel": {"frame": [[16, 0], [40, 44]], "text": "Ann", "truncated": false, "font": [17, "regular"], "color": "label"}}}]}]}
    }
    """

  @Test("the layout itself is right")
  func right() throws {
    let tree = try LayoutReader().read(Array(Self.layout.utf8), path: "-")
    #expect(tree.table.sections.first?.rows.first?.textLabel?.text == "Ann")
  }

  @Test("A problem has its path", arguments: cases)
  func problems(_ old: String, _ new: String, _ code: DiagnosticCode, _ message: String, _ line: Int) {
    let text = Self.layout.replacing(old, with: new, maxReplacements: 1)
    #expect(text != Self.layout)
    let problem = #expect(throws: Diagnostic.self) { try LayoutReader().read(Array(text.utf8), path: "old.json") }
    #expect(problem?.code == code)
    #expect(problem?.message == message)
    #expect(problem?.range.file == "old.json" && problem?.range.start.line == line)
  }

  private static let cases: [(String, String, DiagnosticCode, String, Int)] = [
    ("\"name\": \"t\",", "\"name\": \"t\"", .notJSON, "not JSON: expected ',' or '}'", 2),
    (
      "tablec.layout", "tablec.ir", .notALayout,
      "this JSON is not a layout: it has no \"format\": \"tablec.layout\"", 1
    ),
    (
      "\"version\": 1", "\"version\": 2", .newerLayout,
      "the layout has version 2, but this compiler supports version 1", 2
    ),
    ("\"version\": 1", "\"version\": \"1\"", .wrongLayoutValue, "/version in the layout is '1'", 2),
    ("\"name\": \"t\", ", "", .wrongLayoutValue, "/name is missing from the layout", 1),
    ("\"scale\": 2", "\"scale\": 0", .wrongLayoutValue, "/environment/scale in the layout is 0", 3),
    ("\"ios\": 17", "\"ios\": 17.5", .wrongLayoutValue, "/environment/ios in the layout is 17.5", 3),
    ("\"style\": \"plain\"", "\"style\": \"round\"", .wrongLayoutValue, "/table/style in the layout is 'round'", 4),
    ("[320, 44], \"back", "[320], \"back", .wrongLayoutValue, "/table/contentSize in the layout is an array", 4),
    ("systemBackground", "background", .wrongLayoutValue, "/table/background in the layout is 'background'", 4),
    (
      "[16, 0]", "[16, null]", .wrongLayoutValue,
      "/table/sections/0/rows/0/contentView/textLabel/frame/0/1 in the layout is null", 8
    ),
    (
      "[16, 0]", "[16, 1e300]", .wrongLayoutValue,
      "/table/sections/0/rows/0/contentView/textLabel/frame/0/1 in the layout is 1e+300", 8
    ),
    (
      "\"regular\"", "\"fat\"", .wrongLayoutValue,
      "/table/sections/0/rows/0/contentView/textLabel/font/1 in the layout is 'fat'", 8
    ),
    (
      "\"truncated\": false, ", "", .wrongLayoutValue,
      "/table/sections/0/rows/0/contentView/textLabel/truncated is missing from the layout", 8
    ),
    ("\"id\": \"a\", ", "", .wrongLayoutValue, "/table/sections/0/rows/0/id is missing from the layout", 6),
    (
      "\"rows\": [", "\"rows\": [\(row), ", .wrongLayoutValue,
      "/table/sections/0/rows/1/id in the layout repeats the id 'a'", 6
    ),
    (
      "\"sections\": [", "\"sections\": [{\"id\": \"s\", \"frame\": [[0, 0], [320, 0]], \"rows\": []}, ",
      .wrongLayoutValue,
      "/table/sections/1/id in the layout repeats the id 's'", 5
    ),
  ]

  private static let row = """
    {"id": "a", "position": "top", "frame": [[0, 0], [320, 44]], "backgroundView": {"frame": [[0, 0], [320, 44]], "fill": "white"}, \
    "contentView": {"frame": [[0, 0], [320, 44]]}}
    """

  @Test("A problem lists what is expected")
  func expectations() {
    let text = Self.layout.replacing("\"plain\"", with: "\"round\"")
    let problem = #expect(throws: Diagnostic.self) { try LayoutReader().read(Array(text.utf8), path: "old.json") }
    #expect(problem?.label == "expected one of plain, grouped, insetGrouped")
    #expect(problem?.range.end.column == (problem?.range.start.column ?? 0) + 7)
    let bytes = Array("{\"format\": \"tablec.layout\"}".utf8)
    let missing = #expect(throws: Diagnostic.self) { try LayoutReader().read(bytes, path: "old.json") }
    #expect(missing?.label == "a whole number is missing here")
  }

  @Test("Whatever is removed or replaced, nothing traps", arguments: LayoutFiles.all)
  func mutations(_ path: String) throws {
    let value = try JSONValue.parse(try LayoutFiles.bytes(path))
    var generator = LayoutMutation(seed: UInt64(path.utf8.count))
    var (refused, read) = (0, 0)
    for _ in 0..<60 {
      let changed = generator.changed(value)
      do throws(Diagnostic) {
        let tree = try LayoutReader().read(changed, path: path)
        read += 1
        // What is read can be written and drawn.
        _ = JSONEmitter(includesSourceMap: true).emit(tree)
        _ = SVGEmitter().emit(tree)
      } catch {
        refused += 1
        #expect([.notALayout, .newerLayout, .wrongLayoutValue].contains(error.code))
        #expect(!error.message.isEmpty)
      }
    }
    #expect(refused > 10 && read > 0)
  }
}

/// Layouts that are nearly right.
struct LayoutMutation {
  private var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed)
  }

  private static let others: [JSONValue] = [
    .null, .bool(true), .number(-1), .number(1e308), .number(0), .number(0.00001), .string(""), .string("label"),
    .array([]), .object([:]),
  ]

  /// One value somewhere in it is left out or another.
  mutating func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: 0..<elements.count, using: &generator)
      if Int.random(in: 0..<12, using: &generator) == 0 {
        elements.remove(at: index)
      } else {
        elements[index] = changed(elements[index])
      }
      return .array(elements)
    case .object(var object) where !object.isEmpty:
      // The table is nearly all of a layout.
      let key =
        object["table"] != nil && Int.random(in: 0..<4, using: &generator) > 0
        ? "table" : object.members[Int.random(in: 0..<object.count, using: &generator)].key
      let value = object[key] ?? .null
      object[key] = Int.random(in: 0..<12, using: &generator) == 0 ? nil : changed(value)
      return .object(object)
    default: return Self.others.randomElement(using: &generator) ?? .null
    }
  }
}
