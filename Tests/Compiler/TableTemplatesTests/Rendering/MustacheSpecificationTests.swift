import SourceTree
import TableSupport
import TableTemplates
import Testing

/// The cases of Mustache's specification (github.com/mustache/spec).
@Suite(
  "Templates are what Mustache's specification says",
  .enabled(if: SharedOracles.shouldRun, Comment(rawValue: SharedOracles.note)))
struct MustacheSpecificationTests {
  /// A template that is missing is an error here, and not nothing.
  private static let differences: Set = ["Failed Lookup"]

  private func cases(_ module: String) throws -> [JSONObject] {
    let bytes = [UInt8](try SharedOracles.data("oracles/mustache-spec/\(module).json"))
    guard case .object(let file) = try JSONValue.parse(bytes), case .array(let tests)? = file["tests"] else {
      return []
    }
    return tests.compactMap { if case .object(let test) = $0 { test } else { nil } }
  }

  private func rendered(_ test: JSONObject) throws -> String {
    var partials: [String: String] = [:]
    if case .object(let others)? = test["partials"] {
      for member in others.members { partials[member.key] = member.value.string }
    }
    return try TableTemplatesTests.rendered(
      test["template"]?.string ?? "", TemplateValue(test["data"] ?? .null), partials: partials)
  }

  @Test(
    "each case is written as it says",
    arguments: [
      ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12), ("sections", 34),
      ("~inheritance", 27),
    ])
  func module(_ name: String, count: Int) throws {
    let cases = try cases(name)
    #expect(cases.count == count)
    for test in cases {
      let title = test["name"]?.string ?? ""
      guard !Self.differences.contains(title) else {
        #expect(throws: TemplateProblem.self, "\(title)") { try rendered(test) }
        continue
      }
      #expect(try rendered(test) == test["expected"]?.string, "\(title)")
    }
  }

  @Test("names that are looked up are refused, with a way out")
  func dynamicNames() throws {
    for test in try cases("~dynamic-names") where test["template"]?.string?.contains("*") == true {
      #expect(throws: TemplateProblem.self, "\(test["name"]?.string ?? "")") { try rendered(test) }
    }
    let found = problem(of: "{{> *kind }}")
    #expect(found?.message.contains("cannot be looked up") == true && found?.help?.contains("{{> name}}") == true)
  }
}

extension TemplateValue {
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let elements): self = .list(elements.map(TemplateValue.init))
    case .object(let object): self = .object(TemplateObject(object.members.map { ($0.key, TemplateValue($0.value)) }))
    }
  }
}
