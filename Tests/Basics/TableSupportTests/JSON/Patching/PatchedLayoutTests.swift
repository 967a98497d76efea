import Foundation
import LayoutFormat
import PatchApplying
@testable import TableSupport
import RandomNumbers
import SpecCompiling
import TableDiff
import TableEmission
import TableIR
import TableLayout
import TableParsing
import Testing

/// Rows of a spec that tests make and change.
struct PatchedSpec {
  struct Row {
    var id: String?
    var text: String
    var height: Int?
  }

  var rows: [Row]

  init(count: Int, areNamed: Bool) {
    rows = (0..<count).map { Row(id: areNamed ? "row\($0)" : nil, text: "Row number \($0)") }
  }

  var layout: JSONValue {
    get throws {
      var yaml = "tablespec: 1\nstyle: grouped\nsections:\n  - id: first\n    header: Rows\n    rows:\n"
      for row in rows {
        let id = row.id.map { "id: \($0), " } ?? ""
        let height = row.height.map { ", height: \($0)" } ?? ""
        yaml += "      - {\(id)text: \"\(row.text)\", accessory: {switch: on}\(height)}\n"
      }
      yaml += "  - rows: [{text: Last}]\n"
      let tree = try SpecTables.table(yaml: yaml).laidOut(in: Environment(screen: .device(.standard), ios: 17))
      return try JSONValue.parse(JSONEmitter().emit(tree))
    }
  }

  /// Removes, adds, moves, renames, retitles or resizes a row.
  mutating func change(_ generator: inout Generator) {
    let index = generator.below(rows.count)
    let isNamed = rows[index].id != nil
    let number = generator.below(1_000) + 1_000
    switch generator.below(6) {
    case 0 where rows.count > 2: rows.remove(at: index)
    case 1: rows.insert(Row(id: isNamed ? "row\(number)" : nil, text: "Row number \(number)"), at: index)
    case 2:
      let row = rows.remove(at: index)
      rows.insert(row, at: generator.below(rows.count + 1))
    case 3 where isNamed: rows[index].id = "renamed\(number)"
    case 4: rows[index].height = 44 + generator.below(40)
    default: rows[index].text = "Retitled \(number)"
    }
  }
}

@Suite("A patch leads from a layout to what its spec became")
struct PatchedLayoutTests {
  @Test("by a few changes of rows, with ids and without", arguments: [true, false])
  func changes(areNamed: Bool) throws {
    var generator = Generator(state: areNamed ? 11 : 12)
    for _ in 0..<40 {
      var spec = PatchedSpec(count: 3 + generator.below(8), areNamed: areNamed)
      let old = try spec.layout
      for _ in 0...generator.below(3) { spec.change(&generator) }
      let new = try spec.layout
      let patch = JSONPatch(from: old, to: new, elements: .layout)
      #expect(try patch.applied(to: old) == new)
      #expect(patch.isEmpty == (old == new))
    }
  }

  @Test("a row that grew moves the rows below, by a number each")
  func grown() throws {
    var spec = PatchedSpec(count: 6, areNamed: true)
    let old = try spec.layout
    spec.rows[2].height = 60
    let patch = JSONPatch(from: old, to: try spec.layout, elements: .layout)
    let numbers = patch.operations.compactMap { operation -> String? in
      guard case .replace(let path, .number) = operation else { return nil }
      return path.description
    }
    #expect(numbers.count == patch.operations.count)
    for row in 3..<6 { #expect(numbers.contains("/table/sections/0/rows/\(row)/frame/0/1")) }
    #expect(!numbers.contains { $0.hasPrefix("/table/sections/0/rows/1/") })
    #expect(numbers.contains("/table/sections/0/rows/2/frame/1/1"))
  }

  @Test("a row without an id that is gone is one step, and the others get its number")
  func unnamed() throws {
    var spec = PatchedSpec(count: 6, areNamed: false)
    let old = try spec.layout
    spec.rows.remove(at: 1)
    let patch = JSONPatch(from: old, to: try spec.layout, elements: .layout)
    let removed = patch.operations.compactMap { if case .remove(let path) = $0 { path.description } else { nil } }
    #expect(removed == ["/table/sections/0/rows/1"])
    #expect(!patch.operations.contains { if case .add = $0 { true } else { false } })
    // Neither text is told again.
    #expect(!patch.operations.contains { "\($0)".contains("Row number") })
  }

  @Test("the steps grow with the rows, and not faster")
  func linear() throws {
    func steps(_ count: Int) throws -> (operations: Int, comparisons: Int) {
      var spec = PatchedSpec(count: count, areNamed: true)
      let old = try spec.layout
      spec.rows[0].height = 100
      spec.rows.insert(spec.rows.remove(at: count / 2), at: 1)
      let new = try spec.layout
      var comparison = PatchComparison(elements: .layout)
      _ = comparison.compare(HashedValue(old), HashedValue(new))
      return (comparison.operations.count, comparison.comparisons)
    }
    let (few, many) = (try steps(100), try steps(1_000))
    #expect(many.operations <= few.operations * 10 && many.operations < 1_100)
    #expect(many.comparisons <= few.comparisons * 10)
  }

  @Test("of many views below many others the way to the one that changed is looked at, and nothing beside it")
  func deep() throws {
    func layout(_ changed: String) throws -> HashedValue {
      let labels = (0..<500).map { #"{"kind": "label", "frame": [0, 0], "text": "\#($0 == 250 ? changed : "\($0)")"}"# }
      var text = "[\(labels.joined(separator: ", "))]"
      for depth in 0..<110 { text = #"[{"kind": "stack", "subviews": \#(text), "depth": \#(depth)}]"# }
      return try Self.hashed(text)
    }
    var comparison = PatchComparison(elements: .layout)
    _ = comparison.compare(try layout("old"), try layout("new"))
    #expect(comparison.operations.map { "\($0)".contains("new") } == [true])
    // The three members of each stack and the list that it is in, and the members of the label.
    #expect(comparison.comparisons <= 110 * 4 + 8)
  }

  @Test("values are told apart by what is in them, and not by the order of their members")
  func hashes() throws {
    let many = "[" + (0..<100).map { #"{"number": \#($0), "text": "a"}"# }.joined(separator: ", ") + "]"
    let old = try Self.hashed(#"{"first": \#(many), "second": [1, 2]}"#)
    #expect(try old == Self.hashed(#"{"second": [1, 2], "first": \#(many)}"#))
    #expect(try old != Self.hashed(#"{"second": [2, 1], "first": \#(many)}"#))
    #expect(try Self.hashed(#"{"a": 1, "b": 2}"#) != Self.hashed(#"{"a": 2, "b": 1}"#))
    #expect(try Self.hashed(#"{"a": 0}"#) == Self.hashed(#"{"a": -0.0}"#))
    #expect(try old.without { $0 == "second" } == Self.hashed(#"{"first": \#(many)}"#))
    #expect(try Self.hashed("[1]").without { _ in true } == nil)
  }

  private static func hashed(_ text: String) throws -> HashedValue {
    HashedValue(try JSONValue.parse(Array(text.utf8)))
  }
}
