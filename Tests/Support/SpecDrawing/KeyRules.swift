import TableSupport

/// What the keys of a mapping must be together, as the schema says it: all of its keywords speak of keys alone.
enum KeyRules {
  static func hold(_ rules: [JSONObject], for keys: Set<String>) throws -> Bool {
    try rules.allSatisfy { try holds($0, for: keys) }
  }

  /// The first rule that is broken.
  static func broken(_ rules: [JSONObject], by keys: Set<String>) throws -> JSONObject? {
    try rules.first { try !holds($0, for: keys) }
  }

  private static func holds(_ rule: JSONObject, for keys: Set<String>) throws -> Bool {
    for member in rule.members {
      switch (member.key, member.value) {
      case ("required", .array(let names)):
        guard strings(names).allSatisfy(keys.contains) else { return false }
      case ("maxProperties", .number(let most)):
        guard Double(keys.count) <= most else { return false }
      case ("anyOf", .array(let rules)):
        guard try rules.contains(where: { try holds($0, for: keys) }) else { return false }
      case ("not", let rule):
        guard try !holds(rule, for: keys) else { return false }
      case ("if", let condition):
        guard let then = rule["then"] else { throw SpecLanguage.Unknown(what: "if without then") }
        guard try !holds(condition, for: keys) || holds(then, for: keys) else { return false }
      case ("then", _): break
      case ("dependentRequired", .object(let dependents)):
        for dependent in dependents.members where keys.contains(dependent.key) {
          guard case .array(let names) = dependent.value, strings(names).allSatisfy(keys.contains) else { return false }
        }
      case ("dependentSchemas", .object(let dependents)):
        for dependent in dependents.members where keys.contains(dependent.key) {
          guard try holds(dependent.value, for: keys) else { return false }
        }
      default: throw SpecLanguage.Unknown(what: "a rule with \(member.key)")
      }
    }
    return true
  }

  private static func holds(_ rule: JSONValue, for keys: Set<String>) throws -> Bool {
    guard case .object(let rule) = rule else { throw SpecLanguage.Unknown(what: "a rule that is no object") }
    return try holds(rule, for: keys)
  }

  /// The keys that a rule speaks of.
  static func keys(of rule: JSONObject) -> [String] {
    rule.members.flatMap { member -> [String] in
      switch member.value {
      case .array(let values):
        strings(values) + values.flatMap { if case .object(let rule) = $0 { keys(of: rule) } else { [String]() } }
      case .object(let inner):
        (member.key.hasPrefix("dependent") ? inner.members.map(\.key) : []) + keys(of: inner)
      default: []
      }
    }.filter { $0 != "<<" }
  }

  private static func strings(_ values: [JSONValue]) -> [String] {
    values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
