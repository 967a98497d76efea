import Foundation
import SourceTree
import TableDiagnostics
import TableIR
import TableLayout
import Testing

@testable import TableParsing

@Suite("Examples of the reference")
struct LanguageExampleTests {
  private static func code(_ name: String, rule: String) -> DiagnosticCode {
    DiagnosticCode(name, rule: rule, "", "", .yaml(wrong: "", right: ""))
  }

  /// As the command line has them, as far as examples use them.
  private static let words = ReportWords(
    rules: [
      code("L0101", rule: "text-contrast"), code("L0204", rule: "tap-target"), code("L0303", rule: "clipped-views"),
      code("L0306", rule: "tall-header"), .unusedTemplate,
    ], changes: [code("D0102", rule: "row-removed"), code("D0301", rule: "color-changed")],
    changeClasses: ["breaking", "layout"], stages: ["svg", "html"])

  private static let topics = LanguageTopics.all(words)
  private static let specs = PackageFolder.url("Specs/example.yaml").path

  struct Case: Sendable, CustomTestStringConvertible {
    let topic: String
    let mapping: DescribedMapping
    var testDescription: String { "\(topic)/\(mapping.description.name)" }
  }

  static let mappings = topics.flatMap { topic in topic.mappings.map { Case(topic: topic.name, mapping: $0) } }

  @Test("use every key of their mapping between them", arguments: mappings)
  func complete(_ example: Case) throws {
    let mapping = example.mapping.description
    var use = keyUse(example.topic)
    for example in try texts(example) { try use.read(Array(example.utf8)) }
    #expect(mapping.keys.map { "\(mapping.name).\($0.name)" }.filter { !use.used.contains($0) } == [])
  }

  @Test("compile without a problem", arguments: mappings)
  func compile(_ example: Case) throws {
    for text in try texts(example) {
      #expect(problems(text, example.topic) == [], "\(text)")
    }
  }

  @Test("are short, and have a caption that no full stop ends", arguments: mappings)
  func tidy(_ example: Case) {
    for example in example.mapping.examples {
      #expect(!example.caption.isEmpty && !example.caption.hasSuffix(".") && !example.yaml.hasSuffix("\n"))
      #expect(example.yaml.split(separator: "\n").allSatisfy { $0.count <= 150 && !$0.hasSuffix(" ") })
    }
  }

  private func isSpec(_ topic: String) -> Bool { LanguageTopics.specs.contains { $0.name == topic } }

  /// The whole files that the examples are parts of.
  private func texts(_ example: Case) throws -> [String] {
    try #require(!example.mapping.examples.isEmpty)
    return example.mapping.examples.map { isSpec(example.topic) ? $0.spec : $0.yaml + "\n" }
  }

  private func keyUse(_ topic: String) -> KeyUse {
    switch topic {
    case "metrics-profile": KeyUse(LanguageDescription.profileMappings, root: "profile")
    case "configuration": KeyUse(LanguageDescription.configurationMappings(Self.words), root: "configuration")
    case "known-changes": KeyUse(LanguageDescription.knownChangesMappings(Self.words), root: "knownChanges")
    default: KeyUse()
    }
  }

  private func problems(_ text: String, _ topic: String) -> [String] {
    var bag = DiagnosticBag()
    let parser = ConfigurationParser(words: Self.words)
    switch topic {
    case "configuration": _ = parser.configuration(Array(text.utf8), path: Self.specs, diagnostics: &bag)
    case "known-changes": _ = parser.knownChanges(Array(text.utf8), path: "", diagnostics: &bag)
    default:
      bag =
        SpecParser(profiles: MetricsProfile.all)
        .parse(Array(text.utf8), path: Self.specs, as: isSpec(topic) ? .spec : .profile).diagnostics
    }
    return bag.diagnostics.map { "\($0.range.start.line): \($0.code) \($0.message)" }
  }
}
