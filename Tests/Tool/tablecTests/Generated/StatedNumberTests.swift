import ReferenceExamples
import TableIR
import Testing

@testable import TableParsing
@testable import tablec

/// Pages are written by hand but for their tables, so each number and word on them that the code has is compared with it here.
@Suite("What the reference says in prose is what the code has")
struct StatedNumberTests {
  private func page(_ topic: String) throws -> String { try #require(LanguageReference().page(topic)) }

  @Test("the lengths of lists, and every content configuration")
  func lists() throws {
    let page = try page("lists")
    let (lists, profile) = (MetricsProfile().lists, MetricsProfile())
    for sentence in [
      "text of a cell has \(Int(lists.contentMargin)) points above and below it, and \(Int(lists.textGap)) between",
      "an image is \(Int(lists.imageGap)) before it",
      "at least \(Int(profile.rows.minimumAutomaticHeight)) up to iOS 18",
      "a slot of \(Int(profile.labels.symbolSlot)) points",
      "extends \(Int(lists.switchOverhang)) points beyond",
    ] {
      #expect(page.contains(sentence))
    }
    for word in CellConfiguration.allCases.map(\.rawValue) + TitleConfiguration.allCases.map(\.rawValue) {
      #expect(page.contains("\n| `\(word)` | "))
    }
  }

  @Test("priorities")
  func priorities() throws {
    let page = try page("constraints")
    for sentence in [
      "hug with less than \(ContentPriorities.defaultHigh) along", "hug with \(ContentPriorities.defaultLow).",
      "(`defaultLow` \(ContentPriorities.defaultLow), `defaultHigh` \(ContentPriorities.defaultHigh))",
    ] {
      #expect(page.contains(sentence))
    }
  }

  @Test("the severities of rules")
  func severities() throws {
    let example = try #require(LanguageTopics.configuration(.all).examples.first { $0.mapping == "rules" })
    let lines = CodeRegistry.rules.compactMap { code in code.rule.map { "    \($0): \(code.severity.rawValue)" } }
    #expect(example.yaml == "lint:\n  rules:\n" + lines.joined(separator: "\n"))
  }

  @Test("the classes and controls that have examples")
  func everyWord() throws {
    let appearance = try #require(LanguageTopics.specs.first { $0.name == "appearance" }?.examples)
    let rule = try #require(appearance.first { $0.caption == "A rule for every class that has one" })
    #expect(AppearanceClasses.kinds.allSatisfy { rule.yaml.contains("\n  - \($0.word): {") })
    let all = LanguageTopics.specs.flatMap(\.examples).filter { $0.caption == "Every control by its key" }
    #expect(all.count == 3)
    for example in all {
      let kinds = example.mapping == "accessory" ? ControlKinds.inAccessories : ControlKinds.inViews
      #expect(kinds.allSatisfy { example.yaml.contains("\($0.name): \($0.example)") }, "\(example.mapping)")
    }
  }
}
