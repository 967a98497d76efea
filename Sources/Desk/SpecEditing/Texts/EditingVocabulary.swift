import TableParsing

/// The words that editors are offered: those of the language's description, and those that other targets know. It is made once and
/// used for every text.
package final class EditingVocabulary: Sendable {
  let report: ReportVocabulary
  /// Names of SF Symbols, of which there are thousands.
  let symbols: @Sendable () -> [String]
  /// The major versions of iOS whose geometry is known.
  let versions: [Int]
  /// The version of a spec that names none.
  let standardVersion: Int
  let specs: SpecGrammar
  let profiles: SpecGrammar
  let configurations: SpecGrammar
  let references: [String: ReferencePlace]

  /// - Parameters:
  ///   - report: The names of rules, changes and stages.
  ///   - symbols: Names of SF Symbols to offer besides those that the project uses.
  ///   - versions: The major versions of iOS whose geometry is known.
  ///   - standardVersion: That of a spec that names none.
  package init(
    report: ReportVocabulary, symbols: @escaping @Sendable () -> [String] = { [] }, versions: [Int] = [],
    standardVersion: Int = 26
  ) {
    (self.report, self.symbols, self.versions) = (report, symbols, versions)
    self.standardVersion = standardVersion
    let mappings = LanguageDescription.mappings
    func list(_ key: String, of mapping: String) -> Schema {
      let found = mappings.first { $0.name == mapping }?.keys.first { $0.name == key }
      return found?.schema ?? .list(.text, count: nil)
    }
    specs = SpecGrammar(
      mappings, root: "table", lists: ["rows": list("rows", of: "section"), "sections": list("sections", of: "table")])
    profiles = SpecGrammar(LanguageDescription.profileMappings, root: "profile")
    configurations = SpecGrammar(LanguageDescription.configurationMappings(report), root: "configuration")
    references = LanguageReference.places
  }

  func grammar(of kind: FileKind) -> SpecGrammar {
    switch kind {
    case .spec, .part: specs
    case .profile: profiles
    case .configuration: configurations
    }
  }

  /// The place of the root of a file.
  func root(of kind: FileKind) -> Int {
    switch kind {
    case .part(.rows): specs.lists["rows"] ?? specs.root
    case .part(.sections): specs.lists["sections"] ?? specs.root
    default: grammar(of: kind).root
    }
  }
}
