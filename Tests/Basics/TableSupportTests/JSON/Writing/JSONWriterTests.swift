import Foundation
import TableSupport
import Testing

@Suite("The project's JSON looks one way")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }

  @Test("open containers have an entry a line, inline ones stand on one")
  func forms() {
    func write(_ json: inout JSONWriter, isInline: Bool) {
      json.object(inline: isInline) { json in
        json.key("a")
        json.integer(1)
        json.key("b")
        json.array(inline: isInline) { json in
          json.bool(true)
          json.null()
        }
      }
    }
    #expect(text { write(&$0, isInline: true) } == #"{"a": 1, "b": [true, null]}"#)
    #expect(
      text { write(&$0, isInline: false) } == """
        {
          "a": 1,
          "b": [
            true,
            null
          ]
        }
        """)
  }

  @Test("an inline container in an open one begins a line of its own in a list, and follows its key")
  func mixed() {
    let mixed = text { json in
      json.array { json in
        json.array(inline: true) { $0.number(1.5) }
        json.object { json in
          json.key("frame")
          json.array(inline: true) { json in
            json.array(inline: true) { json in
              json.number(0)
              json.number(-0.0)
            }
          }
          json.key("next")
          json.literal("x")
        }
      }
    }
    #expect(
      mixed == """
        [
          [1.5],
          {
            "frame": [[0, 0]],
            "next": "x"
          }
        ]
        """)
  }

  @Test("what is inside an inline container is inline, whatever it asks for")
  func inlineWins() {
    let inline = text { json in
      json.object(inline: true) { json in
        json.key("a")
        json.array { json in
          json.object { json in
            json.key("b")
            json.raw("12345678901234567890".utf8)
          }
        }
        json.key("c")
        json.object { _ in }
      }
    }
    #expect(inline == #"{"a": [{"b": 12345678901234567890}], "c": {}}"#)
  }

  @Test("an empty container is two brackets")
  func empty() {
    #expect(text { $0.object { _ in } } == "{}")
    #expect(text { $0.array(inline: true) { _ in } } == "[]")
    let nested = text { json in
      json.array { json in
        json.array { _ in }
        json.object { _ in }
      }
    }
    #expect(nested == "[\n  [],\n  {}\n]")
  }

  @Test("a value alone is a text too, and a file ends with a line break")
  func scalars() {
    #expect(text { $0.string("a") } == "\"a\"")
    let line = text { json in
      json.integer(-3)
      json.finishLine()
    }
    #expect(line == "-3\n")
  }

  @Test("a deep text is what a standard parser reads")
  func deep() throws {
    let deep = text { json in
      for level in 0..<60 {
        json.beginObject(inline: level > 30)
        json.key("n")
      }
      json.integer(60)
      for _ in 0..<60 { json.endObject() }
    }
    var value = try JSONSerialization.jsonObject(with: Data(deep.utf8))
    for _ in 0..<60 { value = try #require((value as? [String: Any])?["n"]) }
    #expect(value as? Int == 60)
    #expect(deep.split(separator: "\n").count == 63)
  }

  @Test(
    "a text is the same wherever it is written, also where it is larger than was thought",
    arguments: [0, 16, 70, 5_000])
  func lent(capacity: Int) {
    let words = (0..<40).map { "word \($0)" }
    let bytes = JSONWriter.bytes(reservingCapacity: capacity) { json in
      var json = json
      json.array { for word in words { $0.string(word) } }
      return json
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == text { json in json.array { for word in words { $0.string(word) } } })
  }

  @Test("containers that are closed crosswise are a mistake of ours")
  func crosswise() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.endArray()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("a")
      writer.endObject()
    }
  }
}
