/// The promises with the results of their tests.
struct ReliabilityTable {
  private(set) var text = ""
  /// Whether every test of every promise ran and passed.
  private(set) var isGreen = true
  private let report: TestReport
  /// By their names.
  private let figures: [String: Int]

  /// - Parameters:
  ///   - figures: a number and its name on each line; numbers with the same name are summed.
  init(of promises: [Promise] = Promise.all, _ report: TestReport, figures: String) {
    self.report = report
    self.figures = figures.split(separator: "\n").reduce(into: [:]) { sums, line in
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { sums[String(words[1]), default: 0] += Int(words[0]) ?? 0 }
    }
    text = Self.line("promise", "tests", "passed", "skipped", "figures")
    for promise in promises { add(promise) }
    text += isGreen ? "\nevery promise is kept\n" : "\nNOT every promise is kept\n"
  }

  private mutating func add(_ promise: Promise) {
    let cases = promise.tests.flatMap(report.cases(of:))
    let skipped = cases.filter(\.wasSkipped).count
    let passed = cases.filter { !$0.hasFailed && !$0.wasSkipped }.count
    let tried = promise.figures.map { "\(figures[$0] ?? 0) \($0)" }.joined(separator: ", ")
    text += Self.line(promise.name, String(cases.count), String(passed), String(skipped), tried)
    for test in promise.tests {
      let ran = report.cases(of: test).filter { !$0.wasSkipped }
      if ran.isEmpty { fail("  \(test) did not run") }
      for failed in ran where failed.hasFailed { fail("  \(failed.name) failed") }
    }
    for figure in promise.figures where figures[figure, default: 0] == 0 { fail("  nothing was counted: \(figure)") }
  }

  private mutating func fail(_ line: String) {
    isGreen = false
    text += line + "\n"
  }

  private static func line(_ name: String, _ tests: String, _ passed: String, _ skipped: String, _ figures: String)
    -> String
  {
    func right(_ text: String) -> String { String(repeating: " ", count: max(9 - text.count, 1)) + text }
    let columns =
      name + String(repeating: " ", count: max(20 - name.count, 1)) + right(tests) + right(passed) + right(skipped)
    return (figures.isEmpty ? columns : columns + "  " + figures) + "\n"
  }
}
