import Foundation
import OutsidePrograms
import PatchApplying
@testable import TableSupport
import RandomNumbers
import Testing

/// Python's `jsonpatch`, which others wrote: it judges patches, and makes some to be judged.
private let jsonpatch = PythonPackage("jsonpatch")

@Suite("Python's jsonpatch agrees")
struct OutsidePatchTests {
  /// Pairs of JSON made by chance, and of layouts before and after their spec was changed.
  private static func pairs() throws -> [(old: JSONValue, new: JSONValue)] {
    var generator = Generator(state: 21)
    var pairs: [(old: JSONValue, new: JSONValue)] = []
    for _ in 0..<400 {
      let old = generator.value(depth: 5)
      pairs.append((old, generator.changed(generator.changed(old))))
      pairs.append((old, generator.value()))
    }
    for areNamed in [true, false] {
      for _ in 0..<10 {
        var spec = PatchedSpec(count: 8, areNamed: areNamed)
        let old = try spec.layout
        for _ in 0..<3 { spec.change(&generator) }
        pairs.append((old, try spec.layout))
      }
    }
    return pairs
  }

  @Test(
    "what a patch leads to, and applies as it is applied here what it has made itself",
    .enabled(if: jsonpatch.shouldRun, Comment(rawValue: jsonpatch.note)))
  func patches() throws {
    let pairs = try Self.pairs()
    let cases = try pairs.map { old, new in
      var writer = JSONWriter()
      JSONPatch(from: old, to: new).write(to: &writer)
      return JSONValue.array([old, new, try JSONValue.parse(writer.bytes)])
    }
    let script = """
      import json, sys, jsonpatch
      cases = json.load(sys.stdin)
      results = [jsonpatch.apply_patch(old, patch) for old, new, patch in cases]
      theirs = [jsonpatch.make_patch(old, new).patch for old, new, patch in cases]
      def apply(old, patch):
          try:
              return [jsonpatch.apply_patch(old, patch)]
          except Exception:
              return []
      made = [apply(case[0], patch) for case, patch in zip(cases, theirs)]
      json.dump([results, theirs, made], sys.stdout)
      """
    var writer = JSONWriter()
    JSONValue.array(cases).write(to: &writer)
    let output = try JSONValue.parse(Array(try jsonpatch.run(script, input: Data(writer.bytes)))).elements
    try #require(output.count == 3)
    let (results, theirs, made) = (output[0].elements, output[1].elements, output[2].elements)
    #expect(results.count == pairs.count && theirs.count == pairs.count && made.count == pairs.count)
    var compared = 0
    for (index, (old, new)) in pairs.enumerated() {
      #expect(results[index] == new, "\(old) \(new) \(JSONPatch(from: old, to: new).operations)")
      // Not all of its own can be applied, or lead to what is new: to Python 1 is True.
      guard let expected = made[index].elements.first else { continue }
      compared += 1
      #expect(try JSONPatch.parse(theirs[index]).applied(to: old) == expected, "\(old) \(theirs[index])")
    }
    #expect(compared > pairs.count * 9 / 10)
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
