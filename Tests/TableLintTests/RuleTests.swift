import TableDiagnostics
import TableLint
import Testing

@Suite("Every rule finds what it is for, where the spec says it, and nothing else")
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

  @Test("each has a spec that fails and one that passes")
  func coverage() {
    for rule in RuleRegistry.rules {
      #expect(Self.all.contains { $0.expected.contains { $0.code == rule.code } }, "\(rule.code) is never found")
      #expect(Self.all.contains { $0.passes == rule.code }, "\(rule.code) has no spec that it must leave alone")
    }
  }

  @Test("each has a code of its own, in the order of the codes, and every code is a rule's or the run's")
  func registry() {
    let codes = RuleRegistry.rules.map { $0.code }
    #expect(Set(codes).count == codes.count)
    #expect(codes.map(\.rawValue) == codes.map(\.rawValue).sorted())
    let ofRuns: Set<DiagnosticCode> = [.unknownRule, .unusedDisable, .staleBaseline]
    #expect(Set(codes).union(ofRuns) == Set(DiagnosticCode.all.filter(\.isLint)))
  }

  @Test("rules have names of small letters and hyphens, and are found by them and by their codes")
  func names() {
    for code in DiagnosticCode.rules {
      #expect(code.rule?.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
      #expect(code.rule.flatMap { DiagnosticCode(rule: $0) } == code)
      #expect(DiagnosticCode(rule: code.rawValue.lowercased()) == code)
    }
    #expect(DiagnosticCode.all.filter(\.isLint).allSatisfy { $0.rule != nil })
    #expect(DiagnosticCode(rule: "E0107") == nil)
  }

  private static let examples = DiagnosticCode.all.filter { $0.isLint && $0.example.language == .yaml }

  @Test("the wrong example of each code gives that code and no other", arguments: examples)
  func wrong(_ code: DiagnosticCode) throws {
    let found = try LintedSpec.lint(code.example.wrong + "\n").diagnostics
    #expect(!found.isEmpty && found.allSatisfy { $0.code == code }, "\(found.map { "\($0.code) \($0.message)" })")
  }

  @Test("the right example has nothing to find", arguments: examples)
  func right(_ code: DiagnosticCode) throws {
    let found = try LintedSpec.lint(code.example.right + "\n").diagnostics
    #expect(found.map { "\($0.code) \($0.message)" } == [])
  }
}
