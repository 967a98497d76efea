import PatchApplying
@testable import TableSupport
import RandomNumbers
import Testing

@Suite("A patch leads from any JSON to any other")
struct PatchPropertyTests {
  @Test("that has nothing to do with it")
  func unrelated() throws {
    var generator = Generator(state: 1)
    for _ in 0..<3_000 { try check(generator.value(), generator.value()) }
  }

  @Test("that was made of it by a few changes")
  func related() throws {
    var generator = Generator(state: 2)
    for _ in 0..<3_000 {
      let old = generator.value(depth: 5)
      var new = old
      for _ in 0...generator.below(4) { new = generator.changed(new) }
      try check(old, new)
      try check(new, old)
    }
  }

  @Test("by no step where both are equal, in whatever order their keys stand")
  func equal() {
    var generator = Generator(state: 3)
    for _ in 0..<1_000 {
      let value = generator.value(depth: 5)
      #expect(JSONPatch(from: value, to: Self.reordered(value)).isEmpty)
    }
  }

  private static func reordered(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(reordered))
    case .object(let object): .object(JSONObject(object.members.reversed().map { ($0.key, reordered($0.value)) }))
    default: value
    }
  }

  /// Applied, and applied after it was written and read.
  private func check(_ old: JSONValue, _ new: JSONValue) throws {
    let patch = JSONPatch(from: old, to: new)
    #expect(patch.isEmpty == (old == new))
    let result = try patch.applied(to: old)
    #expect(result == new, "\(old) \(new) \(patch.operations)")
    var writer = JSONWriter()
    patch.write(to: &writer)
    #expect(try JSONPatch.parse(JSONValue.parse(writer.bytes)) == patch)
  }
}
