import TableParsing
import Testing

@testable import TableTemplates

@Suite("What templates say of specs")
struct SaidKeysTests {
  @Test("The keys that tablec's templates say they write are keys of the language")
  func keys() {
    let mappings = Dictionary(
      LanguageDescription.mappings.map { ($0.name, Set($0.keys.map(\.name))) }
    ) { one, _ in one }
    let all = mappings.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for template in OutputTemplate.all {
      for (mapping, key) in TemplateLoader.own(template).says.keys {
        let own = mappings[mapping.split(separator: "+").first.map(String.init) ?? ""] ?? all
        // Where a text stands alone for a mapping, it can have a text's keys.
        #expect(
          own.contains(key) || mappings["phrase"]?.contains(key) == true,
          "\(template.name) says '\(key)' of '\(mapping)'")
      }
    }
  }
}
