import LayoutFormat
import TableEmission
import TableIR
import TableLayout
import TableParsing

let spec = "tablespec: 1\nsections: [{header: Friends, rows: [Ann Archer, Ben Okafor, Cy Laurent]}]"
let parsed = SpecParser(profiles: MetricsProfile.all).parse(Array(spec.utf8), path: "friends.yaml")
guard let table = parsed.table else { fatalError("\(parsed.diagnostics.diagnostics)") }
for layouter in TableLayouter.layouters(for: table) {
  let layout = layouter.layOut(table)
  print(String(decoding: JSONEmitter().emit(layout) + SVGEmitter().emit(layout), as: UTF8.self))
}
