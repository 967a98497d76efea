import EmbeddedFiles
import Foundation
import ReferenceExamples
import SourceTree
import TableDiagnostics
import TableIR
import TableLayout
import Testing

@testable import TableParsing

@Suite("Examples of the reference")
struct LanguageExampleTests {
  /// As the command line has them: the codes of the page of diagnostics that have a name.
  private static let words = ReportVocabulary(
    rules: codes("Rule"), changes: codes("Change"), changeClasses: ["breaking", "layout", "text", "none"],
    stages: ["svg", "html", "swift-uikit"])

  private static func codes(_ kind: String) -> [DiagnosticCode] {
    var code = ""
    return MarkdownLines(EmbeddedFile.diagnostics.text).lines.compactMap { line in
      if let heading = line.heading { code = String(heading.text.prefix { $0 != ":" }) }
      guard line.text.hasPrefix("\(kind): `") else { return nil }
      return DiagnosticCode(code, rule: String(line.text.dropFirst(kind.count + 3).dropLast()), "")
    }
  }

  private static let topics = LanguageTopics.all(words)
  private static let specs = PackageFolder.url("Specs/example.yaml").path

  struct Case: Sendable, CustomTestStringConvertible {
    let topic: String
    let mapping: MappingDescription
    let examples: [LanguageExample]
    var testDescription: String { "\(topic)/\(mapping.name)" }
  }

  static let mappings = topics.flatMap { topic in
    let examples = topic.examples
    return topic.mappings.map { mapping in
      Case(topic: topic.name, mapping: mapping, examples: examples.filter { $0.mapping == mapping.name })
    }
  }

  @Test("use every key of their mapping between them", arguments: mappings)
  func complete(_ example: Case) throws {
    let mapping = example.mapping
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
    for example in example.examples {
      #expect(!example.caption.isEmpty && !example.caption.hasSuffix(".") && !example.yaml.hasSuffix("\n"))
      #expect(example.yaml.split(separator: "\n").allSatisfy { $0.count <= 150 && !$0.hasSuffix(" ") })
    }
  }

  private func isSpec(_ topic: String) -> Bool { LanguageTopics.specs.contains { $0.name == topic } }

  /// The whole files that the examples are parts of.
  private func texts(_ example: Case) throws -> [String] {
    try #require(!example.examples.isEmpty)
    return example.examples.map { isSpec(example.topic) ? $0.spec : $0.yaml + "\n" }
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
    case "known-changes": _ = parser.accepted(.changes, Array(text.utf8), path: "", diagnostics: &bag)
    default:
      bag =
        SpecParser(profiles: MetricsProfile.all)
        .parse(Array(text.utf8), path: Self.specs, as: isSpec(topic) ? .spec : .profile).diagnostics
    }
    return bag.diagnostics.map { "\($0.range.start.line): \($0.code) \($0.message)" }
  }
}
