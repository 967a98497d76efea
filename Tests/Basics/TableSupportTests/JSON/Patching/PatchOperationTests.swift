import PatchApplying
@testable import TableSupport
import Testing

@Suite("A patch has the steps that a reader expects")
struct PatchOperationTests {
  @Test("of", arguments: cases)
  func operations(_ old: String, _ new: String, _ expected: [String]) throws {
    let (old, new) = (try JSONValue.parse(Array(old.utf8)), try JSONValue.parse(Array(new.utf8)))
    let patch = JSONPatch(from: old, to: new, elements: JSONPatch.Elements { $0.contains("/") })
    var writer = JSONWriter()
    patch.write(to: &writer)
    #expect(writer.text == (expected.isEmpty ? "[]" : "[\n  \(expected.joined(separator: ",\n  "))\n]"))
    #expect(try patch.applied(to: old) == new)
  }

  private static let cases: [(String, String, [String])] = [
    ("{}", "{}", []),
    ("1", "2", [#"{"op": "replace", "path": "", "value": 2}"#]),
    (
      #"{"a": 1, "b": 2}"#, #"{"b": 2, "c~/": [true]}"#,
      [
        #"{"op": "remove", "path": "/a"}"#, #"{"op": "add", "path": "/c~0~1", "value": [true]}"#,
      ]
    ),
    // One number of a frame, one of its pairs, all of it.
    (
      #"{"frame": [[0, 10], [320, 44]]}"#, #"{"frame": [[0, 54], [320, 44]]}"#,
      [
        #"{"op": "replace", "path": "/frame/0/1", "value": 54}"#
      ]
    ),
    (
      #"{"frame": [[0, 10], [320, 44]]}"#, #"{"frame": [[1, 11], [320, 44]]}"#,
      [
        #"{"op": "replace", "path": "/frame/0", "value": [1, 11]}"#
      ]
    ),
    (
      #"{"id": "x", "frame": [[0, 10], [320, 44]]}"#, #"{"id": "x", "frame": [[1, 11], [32, 40]]}"#,
      [
        #"{"op": "replace", "path": "/frame", "value": [[1, 11], [32, 40]]}"#
      ]
    ),
    (
      #"{"id": "x", "font": [17, "regular"]}"#, #"{"id": "x", "font": [17, "bold"]}"#,
      [
        #"{"op": "replace", "path": "/font/1", "value": "bold"}"#
      ]
    ),
    // A control that became another one.
    (
      #"{"v": {"kind": "switch", "on": true}, "w": 1}"#, #"{"v": {"kind": "slider", "value": 0.5}, "w": 1}"#,
      [
        #"{"op": "replace", "path": "/v", "value": {"kind": "slider", "value": 0.5}}"#
      ]
    ),
    // Rows by their ids: one gone, one moved, one new, one renamed.
    (
      #"[{"id": "a"}, {"id": "b", "t": 1}, {"id": "c"}, {"id": "d"}]"#,
      #"[{"id": "d"}, {"id": "b", "t": 2}, {"id": "n"}, {"id": "c"}]"#,
      [
        #"{"op": "remove", "path": "/0"}"#, #"{"op": "move", "from": "/2", "path": "/0"}"#,
        #"{"op": "add", "path": "/2", "value": {"id": "n"}}"#, #"{"op": "replace", "path": "/1/t", "value": 2}"#,
      ]
    ),
    // Rows whose ids were made from their places: the first is gone, and the others are still themselves.
    (
      #"[{"id": "f/0", "t": "A"}, {"id": "f/1", "t": "B"}, {"id": "f/2", "t": "C"}]"#,
      #"[{"id": "f/0", "t": "B"}, {"id": "f/1", "t": "C"}]"#,
      [
        #"{"op": "remove", "path": "/0"}"#, #"{"op": "replace", "path": "/0/id", "value": "f/0"}"#,
        #"{"op": "replace", "path": "/1/id", "value": "f/1"}"#,
      ]
    ),
    // Of views without ids, the one in the same place.
    (
      #"[{"kind": "label", "text": "A", "x": 1}, {"kind": "image"}]"#,
      #"[{"kind": "label", "text": "B", "x": 1}, {"kind": "image"}]"#,
      [#"{"op": "replace", "path": "/0/text", "value": "B"}"#]
    ),
    (
      #"["a", "b", "c", "d", "e"]"#, #"["a", "c", "d", "e", "b", "f"]"#,
      [
        #"{"op": "move", "from": "/1", "path": "/4"}"#, #"{"op": "add", "path": "/5", "value": "f"}"#,
      ]
    ),
    (
      #"{"lines": ["a", "b"], "n": 1}"#, #"{"lines": ["a", "c", "d"], "n": 1}"#,
      [
        #"{"op": "replace", "path": "/lines", "value": ["a", "c", "d"]}"#
      ]
    ),
    // Numbers that four decimals do not tell are written in full.
    ("1", "0.30000000000000004", [#"{"op": "replace", "path": "", "value": 0.30000000000000004}"#]),
    ("1", "1e300", [#"{"op": "replace", "path": "", "value": 1e+300}"#]),
  ]
}
