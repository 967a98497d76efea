import TableDiagnostics
import Testing

@testable import TableParsing

@Suite("The table of synonyms")
struct SynonymTests {
  /// The words of a class that have a counterpart, and those that have none for a reason.
  private func words(of owner: String) -> Set<String> {
    Set(Synonyms.all.filter { $0.owner == owner }.map(\.word))
  }

  @Test(
    "has every public property of UIKit's table classes, or the reason why it has no counterpart",
    arguments: UIKitProperties.all)
  func properties(_ properties: UIKitProperties) {
    let known = words(of: properties.owner)
    #expect(properties.names.filter { !known.contains($0) } == [], "these properties are not in the table")
  }

  @Test("leads to keys that are there")
  func targets() {
    // A group of a profile has the name of a mapping of specs.
    let mappings = Dictionary(
      (LanguageDescription.mappings + LanguageDescription.profileMappings).map { ($0.name, $0) }
    ) { first, _ in first }
    let others: Set = ["configuration", "lint", "diff"]
    for synonym in Synonyms.all where !others.contains(synonym.place) {
      #expect(mappings[synonym.place] != nil, "no mapping \(synonym.place) for \(synonym.word)")
      guard case .key(let path) = synonym.counterpart else { continue }
      var place: String? = synonym.place
      for key in path {
        let found = place.flatMap { mappings[$0] }?.keys.first { $0.name == key }
        #expect(found != nil, "\(synonym.place).\(synonym.word) leads to no \(path.joined(separator: "."))")
        place = found?.schema.mappingName
      }
    }
  }

  @Test("has no word in a mapping that is another key of it")
  func keys() {
    for mapping in LanguageDescription.mappings {
      let keys = Set(mapping.keys.map(\.name))
      for synonym in Synonyms.all where synonym.place == mapping.name && keys.contains(synonym.word) {
        guard case .key(let path) = synonym.counterpart else { continue }
        #expect(path == [synonym.word] || synonym.owner != nil, "\(mapping.name).\(synonym.word) is a key already")
      }
    }
  }

  @Test("has values that their keys take")
  func values() {
    let mappings = Dictionary(uniqueKeysWithValues: LanguageDescription.mappings.map { ($0.name, $0) })
    for type in ValueSynonyms.all {
      var words: Set<String> = []
      for key in type.keys {
        let parts = key.split(separator: ".").map(String.init)
        let schema = mappings[parts[0]]?.keys.first { $0.name == parts[1] }?.schema
        #expect(schema != nil, "\(type.type) has no key \(key)")
        words.formUnion(schema.map(Self.words) ?? [])
      }
      for (word, value) in type.words { #expect(words.contains(value), "\(type.type).\(word) is no \(value)") }
    }
  }

  private static func words(_ schema: Schema) -> [String] {
    switch schema {
    case .choice(let words): words.names
    case .either(let schemas): schemas.flatMap(words)
    case .list(let element, _): words(element)
    default: []
    }
  }

  @Test("names UIKit's property in the description of a key")
  func descriptions() {
    #expect(
      Synonyms.names(of: "accessory", in: "row") == ["UITableViewCell.accessoryType", "UITableViewCell.accessoryView"])
    #expect(Synonyms.names(of: "color", in: "separator").contains("UITableView.separatorColor"))
    #expect(Synonyms.names(of: "accessory", in: "template") == Synonyms.names(of: "accessory", in: "row"))
    let schema = String(decoding: SchemaDocument.specs.json(), as: UTF8.self)
    #expect(schema.contains("In UIKit: UITableViewCell.accessoryType"))
  }

  @Test("is an index in the reference")
  func index() throws {
    let page = try #require(LanguageReference().page("words"))
    #expect(page.contains("| `accessoryType` | UITableViewCell | [row](Rows.md#row) | `accessory` |"))
    #expect(
      page.contains("| `separatorColor` | UITableView | [table](Table.md#table) | `separatorStyle: {color: …}` |"))
    #expect(page.contains("| `estimatedRowHeight` | UITableView | [table](Table.md#table) | every row is measured |"))
  }

  @Test("says for each mistake what to write", arguments: MarkedSpec.mistakes)
  func help(_ spec: MarkedSpec) {
    for diagnostic in spec.parsed().diagnostics.diagnostics {
      #expect(diagnostic.help != nil || diagnostic.label?.hasPrefix("did you mean") == true, "\(diagnostic.message)")
    }
  }
}
