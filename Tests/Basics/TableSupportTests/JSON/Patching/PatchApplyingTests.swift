import PatchApplying
@testable import TableSupport
import Testing

@Suite("Patches are read and applied as RFC 6902 says")
struct PatchApplyingTests {
  private static func value(_ text: String) throws -> JSONValue { try JSONValue.parse(Array(text.utf8)) }

  @Test("each operation", arguments: applied)
  func applies(_ document: String, _ patch: String, _ expected: String) throws {
    let patch = try JSONPatch.parse(Self.value(patch))
    #expect(try patch.applied(to: Self.value(document)) == Self.value(expected))
  }

  private static let applied = [
    (#"{"a": 1}"#, #"[{"op": "add", "path": "/b", "value": 2}]"#, #"{"a": 1, "b": 2}"#),
    (#"{"a": 1}"#, #"[{"op": "add", "path": "/a", "value": 2}]"#, #"{"a": 2}"#),
    (#"{"a": [1, 3]}"#, #"[{"op": "add", "path": "/a/1", "value": 2}]"#, #"{"a": [1, 2, 3]}"#),
    (#"[1]"#, #"[{"op": "add", "path": "/-", "value": [2]}]"#, "[1, [2]]"),
    (#"[1]"#, #"[{"op": "add", "path": "/1", "value": 2}]"#, "[1, 2]"),
    (#"[1]"#, #"[{"op": "add", "path": "", "value": {}}]"#, "{}"),
    (#"{"a": 1, "b": 2}"#, #"[{"op": "remove", "path": "/a"}]"#, #"{"b": 2}"#),
    (#"[1, 2, 3]"#, #"[{"op": "remove", "path": "/1"}]"#, "[1, 3]"),
    (#"{"a": {"b": 1}}"#, #"[{"op": "replace", "path": "/a/b", "value": null}]"#, #"{"a": {"b": null}}"#),
    (#"{"a": {"b": 1}, "c": {}}"#, #"[{"op": "move", "from": "/a/b", "path": "/c/d"}]"#, #"{"a": {}, "c": {"d": 1}}"#),
    (#"[1, 2, 3, 4]"#, #"[{"op": "move", "from": "/1", "path": "/3"}]"#, "[1, 3, 4, 2]"),
    (#"{"a": [1]}"#, #"[{"op": "copy", "from": "/a", "path": "/b"}]"#, #"{"a": [1], "b": [1]}"#),
    (
      #"{"/": 9, "~1": 10}"#, #"[{"op": "test", "path": "/~01", "value": 10.0}, {"op": "remove", "path": "/~1"}]"#,
      #"{"~1": 10}"#
    ),
    (
      #"{"a": {"x": 1, "y": 2}}"#, #"[{"op": "test", "path": "/a", "value": {"y": 2, "x": 1}}]"#,
      #"{"a": {"x": 1, "y": 2}}"#
    ),
    (#"{"a": 1}"#, #"[{"op": "add", "path": "/b", "value": 2, "unknown": true}]"#, #"{"a": 1, "b": 2}"#),
    ("{}", "[]", "{}"),
  ]

  @Test("what cannot be applied is told, with the operation", arguments: failing)
  func fails(_ document: String, _ patch: String, _ expected: JSONPatchError) throws {
    let patch = try JSONPatch.parse(Self.value(patch))
    let document = try Self.value(document)
    #expect(throws: expected) { try patch.applied(to: document) }
    #expect(!expected.message.isEmpty)
  }

  private static let failing: [(String, String, JSONPatchError)] = [
    ("{}", #"[{"op": "add", "path": "/a/b", "value": 1}]"#, .noValue(JSONPointer(["a", "b"]), operation: 0)),
    ("[]", #"[{"op": "add", "path": "/1", "value": 1}]"#, .invalidIndex(JSONPointer(["1"]), operation: 0)),
    ("[1]", #"[{"op": "add", "path": "/00", "value": 1}]"#, .invalidIndex(JSONPointer(["00"]), operation: 0)),
    ("[1]", #"[{"op": "remove", "path": "/-"}]"#, .invalidIndex(JSONPointer(["-"]), operation: 0)),
    ("{}", #"[{"op": "remove", "path": "/a"}]"#, .noValue(JSONPointer(["a"]), operation: 0)),
    ("{}", #"[{"op": "replace", "path": "/a", "value": 1}]"#, .noValue(JSONPointer(["a"]), operation: 0)),
    ("1", #"[{"op": "replace", "path": "/a", "value": 1}]"#, .noValue(JSONPointer(["a"]), operation: 0)),
    (
      #"{"a": {}}"#, #"[{"op": "move", "from": "/a", "path": "/a/b"}]"#,
      .moveIntoItself(JSONPointer(["a"]), operation: 0)
    ),
    ("{}", #"[{"op": "copy", "from": "/a", "path": "/b"}]"#, .noValue(JSONPointer(["a"]), operation: 0)),
    (
      #"{"a": 1}"#, #"[{"op": "test", "path": "/a", "value": 1}, {"op": "test", "path": "/a", "value": "1"}]"#,
      .testFailed(JSONPointer(["a"]), operation: 1)
    ),
    ("{}", #"[{"op": "test", "path": "/a", "value": null}]"#, .noValue(JSONPointer(["a"]), operation: 0)),
  ]

  @Test(
    "what is no patch is told",
    arguments: [
      "{}", "[1]", "[{}]", #"[{"op": "add", "path": "/a"}]"#, #"[{"op": "spam", "path": "/a", "value": 1}]"#,
      #"[{"op": "move", "path": "/a"}]"#, #"[{"op": "remove", "path": "a"}]"#, #"[{"op": "remove"}]"#,
      #"[{"op": "copy", "from": 1, "path": "/a"}]"#,
    ])
  func notPatches(_ text: String) throws {
    let value = try Self.value(text)
    #expect(throws: JSONPatchError.self) { try JSONPatch.parse(value) }
  }

  @Test("a value that a patch fails on is left as it was")
  func untouched() throws {
    let old = try Self.value(#"{"a": [1]}"#)
    let patch = try JSONPatch.parse(
      Self.value(#"[{"op": "add", "path": "/a/0", "value": 0}, {"op": "remove", "path": "/b"}]"#))
    #expect(throws: JSONPatchError.self) { try patch.applied(to: old) }
    #expect(try old == Self.value(#"{"a": [1]}"#))
  }
}
