import TableDiagnostics
import Testing

@testable import TableLint

@Suite("Every rule reports its findings at their place in the spec, and nothing else")
struct RuleTests {
  static let all = LookMarkers.cases + TapMarkers.cases + LayoutMarkers.cases + SpecMarkers.cases

  @Test(arguments: LookMarkers.cases)
  func looks(_ spec: LintedSpec) throws { try spec.check() }

  @Test(arguments: TapMarkers.cases)
  func taps(_ spec: LintedSpec) throws { try spec.check() }

  @Test(arguments: LayoutMarkers.cases)
  func layout(_ spec: LintedSpec) throws { try spec.check() }

  @Test(arguments: SpecMarkers.cases)
  func specs(_ spec: LintedSpec) throws { try spec.check() }

  @Test("Each rule has a spec that fails and one that passes")
  func coverage() {
    for rule in RuleRegistry.rules {
      #expect(Self.all.contains { $0.expected.contains { $0.code == rule.code } }, "\(rule.code) is never found")
      #expect(Self.all.contains { $0.passes == rule.code }, "\(rule.code) has no spec that it must leave alone")
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
