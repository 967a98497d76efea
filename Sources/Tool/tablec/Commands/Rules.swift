import ArgumentParser
import TableDiagnostics
import TableParsing
import TableSupport

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules whose severity can be set: name, code, severity, and what each finds.",
    discussion: """
      The severity is the one in force in the working folder: that of '.tablec.yaml', otherwise the default, which is shown beside it. \
      'tablec explain RULE' explains a rule, with an example. --reporter json writes the same as JSON.
      """.documented(.explain))

  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    let form = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try report.textOrJSON(for: "rules") }
    var reporter = Reporter(report)
    let configurations = try LimitOptions.parse([]).configurations
    let found = configurations.configuration(for: SpecFile(path: "-", outputName: ""), reporter: &reporter)
    let list = RuleList(found.configuration.lint.levels)
    do throws(Diagnostic) {
      try Terminal.writeOutput(form == .json ? list.json : Array(list.text.utf8))
    } catch {
      reporter.addTrouble(error)
    }
    try reporter.end()
  }
}

/// The rules, each with the severity in force.
struct RuleList {
  private let rules: [(code: DiagnosticCode, name: String, level: RuleLevel)]

  init(_ levels: RuleLevels) {
    rules = CodeRegistry.rules.compactMap { code in
      code.rule.map { (code, $0, levels.severity(of: code).flatMap { RuleLevel(rawValue: $0.rawValue) } ?? .off) }
    }
  }

  var text: String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { code, name, level in
      let state =
        level.rawValue == code.severity.rawValue ? level.rawValue : "\(level.rawValue) (\(code.severity.rawValue))"
      return "\(code)  \(Self.padded(name, width))  \(Self.padded(state, 16))  \(code.title)\n"
    }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "tablec.rules")
      json.member("version", 1)
      json.array("rules") { json in
        for (code, name, level) in rules {
          json.object(inline: true) { json in
            json.member("code", code.rawValue)
            json.member("name", name)
            json.member("default", code.severity.rawValue)
            json.member("severity", level.rawValue)
            json.member("title", code.title)
          }
        }
      }
    }
    json.finishLine()
    return json.bytes
  }
}
