import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing

@testable import TableLint

/// Rules of appearance made by chance: whoever tells which of them wins tells the same one.
@Suite("Randomly generated appearance rules")
struct AppearanceAgreementTests {
  /// A table with labels on lines of their own, and rules on theirs, each with a colour by which it is known.
  struct Generated {
    var rules: [String]
    var labels: [Label]

    struct Label {
      var row: String
      var className: String?
      var isArranged: Bool
    }

    static let firstRule = 4

    init(seed: Int) {
      var chance = SplitMix(state: UInt64(seed))
      let containers = [
        "table", "section", "section#s0", "section#s1", "section#s9", "cell", "cell#r0", "cell#r4", "cell#r9", "stack",
        "view", "header", "A", "B", "C",
      ]
      rules = (0..<(1 + chance.number(7))).map { index in
        let chain = (0..<chance.number(4)).map { _ in chance.one(of: containers) }
        var words = ["\(chance.number(5) == 0 ? "accessory" : "label"): {color: \"#0000\(10 + index)\"}"]
        if let name = chance.one(of: [nil, nil, "A", "B", "C"]) { words.append("class: \(name)") }
        if !chain.isEmpty { words.append("in: [\(chain.joined(separator: ", "))]") }
        return "  - {\(words.joined(separator: ", "))}"
      }
      labels = (0..<6).map {
        Label(row: "r\($0)", className: chance.one(of: [nil, "A", "B"]), isArranged: chance.number(2) == 0)
      }
    }

    /// - Parameters:
    ///   - only: the one rule that is there, or all.
    ///   - isSaid: whether the labels say their colours themselves.
    func spec(only: Int? = nil, isDeclared: Bool = false) -> String {
      let look = isDeclared ? "{text: a, color: white}" : "{text: a}"
      func line(_ label: Label) -> String {
        let name = label.className.map { ", class: \($0)" } ?? ""
        return label.isArranged
          ? "      - {id: \(label.row), stack: {views: [{id: v-\(label.row), label: \(look)\(name)}]}}"
          : "      - {id: \(label.row)\(name), text: \(look)}"
      }
      var lines = ["tablespec: 1", "class: A", "appearance:"]
      lines += only.map { [rules[$0]] } ?? rules
      lines += ["sections:", "  - id: s0", "    rows:"] + labels[..<3].map(line)
      lines += ["  - id: s1", "    rows:"] + labels[3...].map(line)
      return lines.joined(separator: "\n") + "\n"
    }

    /// The line of a label in a spec with all rules.
    func line(of label: Int) -> Int { Self.firstRule + rules.count + 3 + label + (label < 3 ? 0 : 2) }
  }

  /// A spec as it is read, with what is said of it.
  private struct Read {
    var table: Table
    var warnings: [Diagnostic]
    var layouter: TableLayouter

    init(_ spec: String) throws {
      let result = SpecParser(profiles: MetricsProfile.all).parse(Array(spec.utf8), path: "a.yaml")
      table = try #require(result.table, "\(spec) \(result.diagnostics.diagnostics.map(\.message))")
      warnings = result.diagnostics.diagnostics
      layouter = TableLayouter(
        environment: Environment(size: LayoutSize(width: 375, height: 667), scale: 2, ios: 17),
        profile: MetricsProfile())
    }

    /// The colour of the label in each row.
    var colors: [Color?] {
      layouter.layOut(table).table.sections.flatMap(\.rows).map { cell in
        guard case .stack(let views)? = cell.subviews.last?.content else { return cell.textLabel?.color }
        guard case .label(let label)? = views.first?.content else { return nil }
        return label.color
      }
    }

    /// The line of the rule that gives a label its colour, as `explain` tells it.
    func explained(_ label: Generated.Label) -> Int? {
      let frames = layouter.explain(label.row, in: table).flatMap(\.frames)
      let looks = frames.first { $0.view == (label.isArranged ? "v-\(label.row)" : "textLabel") }?.looks
      guard case .rule(let location)? = looks?.first(where: { $0.property == .color })?.source else { return nil }
      return Int(location.line)
    }
  }

  @Test(
    "Layout, 'explain' and lint agree on the winning rule, and on rules that are unused", arguments: 0..<60)
  func agreement(seed: Int) throws {
    let generated = Generated(seed: seed)
    let read = try Read(generated.spec())
    let colors = read.colors
    let declared = try LintedSpec.lint(generated.spec(isDeclared: true)).diagnostics.filter {
      $0.code == SilencedAppearance.code
    }
    for (index, label) in generated.labels.enumerated() {
      let winner = generated.rules.indices.first { colors[index] == .fixed(RGBA(hex: UInt32(0x10 + $0))) }
      let line = winner.map { Generated.firstRule + $0 }
      #expect(read.explained(label) == line, "explain, \(label) in \(generated.spec())")
      let silenced = declared.first { $0.range.start.line == generated.line(of: index) }
      #expect(silenced?.notes.first?.range?.start.line == line, "lint, \(label) in \(generated.spec())")
    }
    let plain = try Read(generated.spec().replacing(/appearance:\n(  - .*\n)+/, with: "")).colors
    for index in generated.rules.indices {
      let isUsed = try Read(generated.spec(only: index)).colors != plain
      let isReported = read.warnings.contains {
        [.unusedAppearanceRule, .unknownAppearanceName].contains($0.code)
          && $0.range.start.line == Generated.firstRule + index
      }
      #expect(isUsed != isReported, "rule \(index) of \(generated.spec())")
    }
  }
}

/// Numbers that are the same on every run.
private struct SplitMix {
  var state: UInt64

  mutating func number(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  mutating func one<Value>(of values: [Value]) -> Value { values[number(values.count)] }
}
