import TableSupport
import Testing

@Suite("Values are equal as JSON has it")
struct JSONValueTests {
  @Test("objects whatever their order, numbers however they are written")
  func equality() throws {
    func value(_ text: String) throws -> JSONValue { try JSONValue.parse(Array(text.utf8)) }
    #expect(try value(#"{"a": 1, "b": [2.50, 1e2]}"#) == value(#"{"b": [2.5, 100], "a": 1.0}"#))
    #expect(try value(#"{"a": 1, "b": 2}"#).hashValue == value(#"{"b": 2, "a": 1}"#).hashValue)
    #expect(try value("-0").hashValue == value("0").hashValue)
    #expect(try value("[1, 2]") != value("[2, 1]"))
    #expect(try value(#"{"a": null}"#) != value("{}"))
    #expect(try value(#"{"a": 1, "b": 1}"#) != value(#"{"a": 1, "c": 1}"#))
    #expect(try value("1") != value("true") && value("0") != value("null"))
  }

  @Test("texts scalar by scalar, also as keys")
  func exactTexts() throws {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
    let both = try JSONValue.parse(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
    guard case .object(let object) = both else { throw JSONPointerTests.Unexpected() }
    #expect(object["\u{E9}"] == .number(1) && object["e\u{301}"] == .number(2))
  }

  @Test("objects of many keys")
  func manyKeys() throws {
    let keys = (0..<5_000).map { "key\($0)" }
    func text(_ keys: [String]) -> [UInt8] {
      Array("{\(keys.map { "\"\($0)\": 1" }.joined(separator: ", "))}".utf8)
    }
    #expect(try JSONValue.parse(text(keys)) == JSONValue.parse(text(keys.reversed())))
    #expect(throws: JSONError.self) { try JSONValue.parse(text(keys + ["key17"])) }
  }

  @Test("members keep their order, and what is set twice its first place")
  func order() {
    var object: JSONObject = ["b": .null, "a": .number(1)]
    object["b"] = .bool(true)
    object["c"] = .string("")
    object["a"] = nil
    #expect(object.members.map(\.key) == ["b", "c"])
    #expect(object["b"] == .bool(true) && object["a"] == nil)
  }
}
