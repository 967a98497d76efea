import TableSupport

extension MappingDescription {
  /// Whether there are rules for the combination of its keys.
  var hasRules: Bool { !rules.isEmpty || keys.contains(where: \.isRequired) }
}

extension JSONWriter {
  /// Writes the rules for the combination of a mapping's keys into an open object, as `allOf`.
  ///
  /// A validator does not resolve `<<`: a merged mapping may contain a missing key. Returns false if there are no rules.
  mutating func rules(of mapping: MappingDescription) -> Bool {
    guard mapping.hasRules else { return false }
    let required = mapping.keys.filter(\.isRequired).map(\.name)
    key("allOf")
    beginArray()
    if !required.isEmpty { orMerged { $0.required(required) } }
    for rule in mapping.rules { write(rule) }
    endArray()
    return true
  }

  private mutating func write(_ rule: KeyRule) {
    switch rule {
    case .count(let keys, let count, _):
      if count.lowerBound == 1 { orMerged { $0.anyRequired(keys.map { [$0] }) } }
      if count.upperBound == 1 {
        let pairs = keys.indices.flatMap { first in keys[(first + 1)...].map { [keys[first], $0] } }
        object {
          $0.object("not", inline: true) { $0.anyRequired(pairs) }
        }
      }
    case .alone(let name):
      object {
        $0.object("if", inline: true) { $0.required([name]) }
        $0.object("then", inline: true) {
          $0.member("maxProperties", 1)
        }
      }
    case .only(let keys, let others, nil, _):
      orMerged { others.count == 1 ? $0.dependents(keys, on: others) : $0.dependents(keys, onOneOf: others) }
    case .only(let keys, let others, let beside?, _):
      object {
        $0.object("if", inline: true) { $0.anyRequired(keys.map { [$0, beside] }) }
        $0.object("then", inline: true) { $0.anyRequired((others + ["<<"]).map { [$0] }) }
      }
    }
  }

  private mutating func dependents(_ keys: [String], on others: [String]) {
    object("dependentRequired", inline: true) { object in
      for key in keys {
        object.key(escaping: key)
        object.array { array in for other in others { array.string(other) } }
      }
    }
  }

  private mutating func dependents(_ keys: [String], onOneOf others: [String]) {
    object("dependentSchemas") { object in
      for key in keys {
        object.key(escaping: key)
        object.object(inline: true) { $0.anyRequired(others.map { [$0] }) }
      }
    }
  }

  /// Writes a schema that must match unless a merged mapping may contain the required keys.
  private mutating func orMerged(_ schema: (inout JSONWriter) -> Void) {
    object {
      $0.array("anyOf") {
        $0.object(inline: true, schema)
        $0.object(inline: true) { $0.required(["<<"]) }
      }
    }
  }

  private mutating func anyRequired(_ groups: [[String]]) {
    array("anyOf") { array in
      for group in groups { array.object { $0.required(group) } }
    }
  }

  private mutating func required(_ names: [String]) {
    array("required") { array in for name in names { array.string(name) } }
  }
}
