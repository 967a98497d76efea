import BareScan
import GeneratedSpecs
import LayoutFormat
import TableDiff
import TableEmission
import TableIR
import TableLayout
import TableParsing
import YAMLSyntax

/// The stages of a compile, measured in this process.
struct Stages {
  /// Seconds, by stage.
  private(set) var times: [(name: String, seconds: Double)] = []

  static func parse(_ text: [UInt8]) -> Table {
    var options = SpecParser.Options()
    options.maxRows = 1_000_000
    options.maxWork = .max
    options.syntax.maxNodes = 100_000_000
    options.syntax.maxBytes = 1 << 30
    guard let table = SpecParser(profiles: MetricsProfile.all, options: options).parse(text, path: "spec.yaml").table
    else { fatalError("the generated spec has errors") }
    return table
  }

  static func layOut(_ table: Table) -> LayoutTree {
    let environment = Environment(screen: .device(Device.standard), ios: 17)
    return TableLayouter(environment: environment, profile: .modern, faces: nil).layOut(table)
  }

  static func layOut(_ text: [UInt8]) -> LayoutTree { layOut(parse(text)) }

  init(rows: Int, runs: Int) {
    let spec = GeneratedSpec(rowCount: rows)
    let (text, next) = (spec.text(isNext: false), spec.text(isNext: true))
    let table = Self.parse(text)
    let (tree, nextTree) = (Self.layOut(table), Self.layOut(next))
    var limits = SyntaxLimits()
    limits.maxNodes = 100_000_000
    limits.maxBytes = 1 << 30
    func add(_ name: String, _ work: () -> Void) { times.append((name, leastTime(runs, work))) }
    add("scan") { precondition(bare_scan(text, text.count) > 0) }
    add("scan and tree") { precondition((try? SyntaxTree.parse(text, limits: limits)) != nil) }
    add("scan, tree and decoding") { _ = Self.parse(text) }
    add("layout") { _ = Self.layOut(table) }
    add("JSON") { _ = JSONEmitter().emit(tree) }
    add("SVG") { _ = SVGEmitter().emit(tree) }
    add("diff") { _ = TableComparer().compare(Snapshot(tree), Snapshot(nextTree)).changes.count }
  }

  /// Rows of eight views, at frames and held by constraints.
  static func constrained(rows: Int, runs: Int) -> [(name: String, seconds: Double)] {
    let messages = ConstrainedSpec(rowCount: rows)
    return [("views at frames", false), ("views held by constraints", true)].map { name, isConstrained in
      let text = messages.text(isConstrained: isConstrained)
      return (name, leastTime(runs) { _ = JSONEmitter().emit(Self.layOut(text)) })
    }
  }
}
