import Foundation
import PatchApplying
@testable import TableSupport
import RandomNumbers
import Testing

/// Python's `jsonpatch`, which others wrote: it judges patches, and makes some to be judged. Without it the tests are skipped, or fail
/// where `TABLEC_REQUIRE_TOOLS=1` says that it must be there.
private enum OutsidePatches {
  static let areRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"

  static func canRun() throws -> Bool {
    if areRequired { return true }
    return (try? run("import jsonpatch", input: .null)) != nil
  }

  struct Failed: Error {
    var status: Int32
    var errors: String
  }

  /// Runs a script that reads `sys.argv[1]`, and gives what it prints.
  static func run(_ script: String, input: JSONValue) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-patch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, output) = (folder.appending(path: "in.json"), folder.appending(path: "out.json"))
    var writer = JSONWriter()
    input.write(to: &writer)
    try Data(writer.bytes).write(to: file)
    try Data().write(to: output)
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, file.path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(
        status: process.terminationStatus, errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
    return Array(try Data(contentsOf: output))
  }
}

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
    .enabled("needs python3 with jsonpatch; set TABLEC_REQUIRE_TOOLS=1 to fail without it") {
      try OutsidePatches.canRun()
    })
  func patches() throws {
    let pairs = try Self.pairs()
    let cases = try pairs.map { old, new in
      var writer = JSONWriter()
      JSONPatch(from: old, to: new).write(to: &writer)
      return JSONValue.array([old, new, try JSONValue.parse(writer.bytes)])
    }
    let script = """
      import json, sys, jsonpatch
      cases = json.load(open(sys.argv[1]))
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
    let output = try JSONValue.parse(try OutsidePatches.run(script, input: .array(cases))).elements
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
