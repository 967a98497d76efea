import Recordings
import TableDiagnostics
import TableParsing
import Testing

@testable import TableLint

@Suite("Every rule reports its findings at their place in the spec, and nothing else")
struct RuleTests {
  private static let files = MarkedFile.all(in: "Tests/Review/TableLintTests/Marked")
  private static let all = files.flatMap(\.cases)

  @Test("in the files of marked specs", arguments: files)
  func findings(_ file: MarkedFile) throws {
    try file.compare { marked in
      let left = marked.rulesLeftAlone
      #expect(left.count == marked.conditions.count, "\(marked.name): \(marked.conditions)")
      let found = try LintedSpec.lint(
        marked.texts[0].text,
        files: Dictionary(marked.texts.dropFirst().map { ($0.path, $0.text) }) { first, _ in first }
      ).diagnostics
      #expect(left.isEmpty || found.isEmpty, "\(marked.name): \(found.map(\.message))")
      return found
    }
  }

  @Test("Each rule has a spec that fails and one that passes")
  func coverage() {
    #expect(Self.all.count > 100)
    for rule in RuleRegistry.rules {
      #expect(Self.all.contains { $0.codes.contains(rule.code.rawValue) }, "\(rule.code) is never found")
      #expect(
        Self.all.contains { $0.rulesLeftAlone.contains(rule.code) }, "\(rule.code) has no spec that it must leave alone"
      )
    }
  }

  @Test("Each rule has its own code, in the order of the codes")
  func registry() {
    let codes = RuleRegistry.rules.map { $0.code }
    #expect(Set(codes).count == codes.count)
    #expect(codes.map(\.rawValue) == codes.map(\.rawValue).sorted())
    #expect(RuleRegistry.codes == codes + [.unknownRule, .unusedDisable, .staleBaseline, .unknownDirective])
  }

  @Test("Rule names consist of lower-case letters and hyphens, and rules are found by name and by code")
  func names() {
    let rules = LintedSpec.rules
    for code in rules {
      #expect(code.rule?.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
      #expect(code.rule.flatMap(rules.named) == code)
      #expect(rules.named(code.rawValue.lowercased()) == code)
    }
    #expect(RuleRegistry.codes.allSatisfy { $0.rule != nil && $0.rawValue.hasPrefix("L") })
    #expect(rules.named("E0107") == nil)
  }

  private static let examples = RuleRegistry.codes.filter { $0.example.language == .yaml }

  @Test("The wrong example of each code produces only that code", arguments: examples)
  func wrong(_ code: DiagnosticCode) throws {
    let found = try LintedSpec.lint(code.example.wrong + "\n").diagnostics
    #expect(!found.isEmpty && found.allSatisfy { $0.code == code }, "\(found.map { "\($0.code) \($0.message)" })")
  }

  @Test("The right example of each code has no findings", arguments: examples)
  func right(_ code: DiagnosticCode) throws {
    let found = try LintedSpec.lint(code.example.right + "\n").diagnostics
    #expect(found.map { "\($0.code) \($0.message)" } == [])
  }
}

extension MarkedCase {
  /// The rules that must find nothing here.
  fileprivate var rulesLeftAlone: [DiagnosticCode] {
    conditions.compactMap { $0.wholeMatch(of: /leaves (\S+) alone/).flatMap { LintedSpec.rules.named(String($0.1)) } }
  }
}
