import ReferenceExamples
import TableIR
import Testing

@testable import TableParsing

@Suite("Every number of a profile has a key, and every key its number")
struct ProfileDescriptionTests {
  private static let titles = MetricsProfile().headers.sizes[0]

  /// The mappings of profile files with the values they are read into.
  static var mappings: [(name: String, value: Any)] {
    ProfileText.properties(MetricsProfile()).filter { !["name", "versions", "origin"].contains($0.name) } + [
      ("titles", titles)
    ]
  }

  private func description(_ name: String) throws -> MappingDescription {
    try #require(LanguageDescription.profileMappings.first { $0.name == name }, "no mapping for \(name)")
  }

  @Test("the groups are those of the profile")
  func groups() throws {
    let keys = try description("profile").keys.map(\.name)
    let groups = ProfileText.properties(MetricsProfile()).map(\.name).filter {
      !["versions", "name", "origin"].contains($0)
    }
    #expect(keys.sorted() == (["metricsprofile", "name", "extends"] + groups).sorted())
    #expect(LanguageDescription.profileMappings.count == Self.mappings.count + 1)
  }

  @Test("the keys of each group are its stored properties", arguments: mappings.map(\.name))
  func properties(_ name: String) throws {
    let value = try #require(Self.mappings.first { $0.name == name }).value
    #expect(try description(name).keys.map(\.name).sorted() == ProfileText.properties(value).map(\.name).sorted())
  }

  @Test(
    "each key sets the property of its name and no other", arguments: mappings.map(\.name).filter { $0 != "titles" })
  func assignment(_ name: String) throws {
    let standard = try #require(parse("metricsprofile: 1\n", as: .profile).profile)
    for key in try description(name).keys where key.name != "sizes" {
      let old = try #require(leaves(standard)["\(name).\(key.name)"])
      let value = try #require(
        values(of: key.schema).first { $0 != old && $0.hasPrefix("[") == old.hasPrefix("[") },
        "no other value for \(key.name)")
      let result = parse("metricsprofile: 1\n\(name): {\(key.name): \(value)}\n", as: .profile)
      let profile = try #require(result.profile, "\(result.diagnostics.diagnostics.map(\.message))")
      var expected = leaves(standard)
      expected["\(name).\(key.name)"] = value
      #expect(leaves(profile) == expected)
    }
  }

  @Test("the examples of the reference have the numbers that they say they have")
  func examples() throws {
    let standard = try #require(parse("metricsprofile: 1\n", as: .profile).profile)
    let examples = LanguageTopics.metricsProfile.examples.filter { $0.caption == "The numbers of iOS 15 to 18" }
    #expect(examples.count == 13)
    for example in examples {
      let profile = try #require(parse(example.yaml + "\n", as: .profile).profile)
      for (name, words) in leaves(standard) {
        let (numbers, written) = (numbers(in: words), numbers(in: leaves(profile)[name] ?? ""))
        // A page has four decimals.
        let isSame = numbers.count == written.count && zip(numbers, written).allSatisfy { abs($0 - $1) < 0.0001 }
        #expect(isSame, "\(name) is \(words)")
      }
    }
  }

  private func numbers(in words: String) -> [Double] {
    words.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
  }

  /// Every number of a profile in words.
  private func leaves(_ profile: MetricsProfile) -> [String: String] {
    var leaves: [String: String] = [:]
    for group in ProfileText.properties(profile) where !["name", "versions", "origin"].contains(group.name) {
      for property in ProfileText.properties(group.value) {
        leaves["\(group.name).\(property.name)"] = ProfileText.words(property.value)
      }
    }
    return leaves
  }

  /// Some values that a schema takes.
  private func values(of schema: Schema) -> [String] {
    switch schema {
    case .number: ["1.0", "2.0"]
    case .integer: ["1", "2", "3"]
    case .boolean: ["true", "false"]
    case .choice(let words): words.names
    case .tuple(let elements): ["[" + elements.indices.map { "\($0).5" }.joined(separator: ", ") + "]"]
    case .either(let schemas): schemas.flatMap(values)
    default: []
    }
  }
}
