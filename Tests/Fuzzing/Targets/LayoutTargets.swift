import LayoutFormat
import PatchApplying
import TableDiff
import TableEmission
import TableLayout
import TableSupport
import ViewDumps

extension FuzzTarget {
  /// The JSON of a layout, against itself and against another.
  static let layout = FuzzTarget(
    "layout", seeds: ["Tests/Tool/tablecTests/Goldens"], suffixes: [".json"], words: { jsonWords },
    makeSeeds: { layoutSeeds }
  ) { bytes in
    guard let layout = try? LayoutReader(limits: .fuzzing).read(bytes, path: "a") else { return }
    let json = JSONEmitter().emit(layout)
    let value = try expectJSON(json, "a layout")
    guard let again = try? LayoutReader(limits: .fuzzing).read(json, path: "a") else {
      throw BrokenPromise(description: "a layout that was read is read again")
    }
    try expect(JSONEmitter().emit(again) == json, "a layout is written as it was read")
    try expectXML(SVGEmitter().emit(layout), "a picture")
    let snapshot = Snapshot(layout, wasReadBack: true)
    try Compiling.expectSame(snapshot, snapshot, "a layout")
    guard let other = known else { return }
    try Compiling.checkReport(TableComparer().compare(snapshot, Snapshot(other, wasReadBack: true)))
    try Compiling.checkReport(TableComparer().compare(Snapshot(other, wasReadBack: true), snapshot))
    try checkPatch(from: JSONValue.parse(JSONEmitter().emit(other)), to: value)
  }

  /// What an app printed of its views, against a spec's layout.
  static let dump = FuzzTarget("dump", words: { dumpWords }) { bytes in
    guard let reading = try? DumpReader().read(bytes, path: "dump.txt") else { return }
    for note in reading.notes { try expectPrintable(note, "a note") }
    guard let layout = known else { return }
    try Compiling.checkReport(DumpComparison().compare(Snapshot(layout), reading.snapshot))
    let itself = DumpComparison().compare(reading.snapshot, reading.snapshot)
    try expect(
      itself.changes.isEmpty, "a dump does not differ from itself, not by \(itself.changes.first?.code.rawValue ?? "")")
  }

  /// A patch from one JSON value to another, which a NUL parts: written, read and applied.
  static let patch = FuzzTarget(
    "patch", words: { jsonWords }, makeSeeds: { [Array("{\"a\":[1,2,3]}\0{\"a\":[3,1]}".utf8)] }
  ) {
    bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let old = try? JSONValue.parse(Array(parts[0]), limits: .fuzzing),
      let new = try? JSONValue.parse(Array(parts[1]), limits: .fuzzing)
    else { return }
    try checkPatch(from: old, to: new)
    let itself = JSONPatch(from: old, to: old).operations
    try expect(itself.isEmpty, "the patch from a value to itself is empty")
  }

  private static func checkPatch(from old: JSONValue, to new: JSONValue) throws {
    var json = JSONWriter()
    JSONPatch(from: old, to: new).write(to: &json)
    let written = try expectJSON(json.bytes, "a patch")
    let made = try JSONPatch.parse(written).applied(to: old)
    try expect(made == new, "a patch that is read and applied makes the new value")
  }

  /// A layout to compare with.
  private static let known: LayoutTree? = {
    let spec = """
      {tablespec: 1, sections: [{id: one, header: One, rows: [{id: a, text: Ann}, {id: b, text: Ben, detailText: x, style: value1}]},
      {rows: [{text: Wi-Fi, accessory: {switch: {on: true}}}]}]}
      """
    guard let table = try? Compiling.table(Array(spec.utf8)) else { return nil }
    return Compiling.layouts(of: table).first
  }()

  private static var layoutSeeds: [[UInt8]] { known.map { [JSONEmitter().emit($0)] } ?? [] }

  private static let jsonWords = [
    "\"", "{}", "[]", "null", "true", "-0", "1e308", "\\u0000", "\\ud83d\\ude00", "\"frame\"", "\"rows\"", "\"id\"",
  ]

  private static let dumpWords = [
    "<UITableView: 0x7f; frame = (0 0; 320 480); ", "<UITableViewCell: 0x1; frame = (0 0; 320 44); text = 'a'; ",
    "   | ",
    "<UITableViewLabel: 0x2; frame = (16 0; 40 44); text = 'Ann'; ", "contentOffset: {0, -64}; ",
    "contentSize: {320, 88}", "layer = <CALayer: 0x3>>\n",
    "<_UITableViewHeaderFooterContentView", "<UITableViewCellContentView", "opaque = NO; ", "hidden = YES; ",
    "transform = [1, 0, 0, 1, 0, 0]; ",
  ]
}
