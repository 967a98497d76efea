// How long things take, against their budgets, as ratios within one run.
//
// A diff is linear in the rows, and takes less than compiling one side. Rows of views that constraints hold take at most twice as long as
// rows of the same views at frames.
//
//   swift run -c release --package-path Benchmarks Budgets

import LayoutFormat
import TableDiff
import TableEmission
import TableIR
import TableLayout
import TableParsing

func layOut(_ text: [UInt8]) -> LayoutTree {
  var options = SpecParser.Options()
  options.maxRows = 1_000_000
  options.maxWork = .max
  options.syntax.maxNodes = 100_000_000
  options.syntax.maxBytes = 1 << 30
  guard let table = SpecParser(profiles: MetricsProfile.all, options: options).parse(text, path: "spec.yaml").table
  else { fatalError("the generated spec has errors") }
  let environment = Environment(screen: .device(Device.standard), ios: 17)
  return TableLayouter(environment: environment, profile: .modern, faces: nil).layOut(table)
}

struct Result {
  var rows: Int
  /// In seconds.
  var compile: Double
  var diff: Double
  var perRow: Double { diff / Double(rows) }
}

func measure(rows: Int, runs: Int) -> Result {
  let spec = GeneratedSpec(rowCount: rows)
  let (old, new) = (spec.text(isNext: false), spec.text(isNext: true))
  let (before, after) = (layOut(old), layOut(new))
  var changes = 0
  let diff = leastTime(runs) {
    changes = TableComparer().compare(Snapshot(before), Snapshot(after)).changes.count
  }
  let compile = leastTime(runs) { _ = JSONEmitter().emit(layOut(old)) }
  print("\(rows) rows: compile \(milliseconds(compile)), diff \(milliseconds(diff)), \(changes) changes")
  return Result(rows: rows, compile: compile, diff: diff)
}

func milliseconds(_ seconds: Double) -> String { "\((seconds * 10_000).rounded() / 10) ms" }
func ratio(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

let small = measure(rows: 10_000, runs: 9)
let large = measure(rows: 100_000, runs: 5)
print("diff / compile of one side, 10,000 rows:   \(ratio(small.diff / small.compile))  (budget 1)")
print("diff / compile of one side, 100,000 rows:  \(ratio(large.diff / large.compile))  (budget 1)")
print("a row of 100,000 / a row of 10,000:        \(ratio(large.perRow / small.perRow))  (budget 1.3)")

let messages = ConstrainedSpec(rowCount: 20_000)
let (framed, held) = (messages.text(isConstrained: false), messages.text(isConstrained: true))
let framedTime = leastTime(7) { _ = JSONEmitter().emit(layOut(framed)) }
let heldTime = leastTime(7) { _ = JSONEmitter().emit(layOut(held)) }
print("20,000 rows of 8 views: at frames \(milliseconds(framedTime)), by constraints \(milliseconds(heldTime))")
print("by constraints / at frames:                \(ratio(heldTime / framedTime))  (budget 2)")
