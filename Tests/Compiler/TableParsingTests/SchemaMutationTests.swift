import Foundation
import RandomNumbers
import ReferenceExamples
import TableLayout
import Testing
import YAMLSyntax

@testable import TableParsing

/// A value of JSON that can be changed anywhere.
private enum MutableJSON: Codable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([MutableJSON])
  case mapping([String: MutableJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([MutableJSON].self) {
      self = .list(value)
    } else {
      self = .mapping(try container.decode([String: MutableJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .mapping(let value): try container.encode(value)
    }
  }

  /// The number of values in it, with itself.
  var count: Int {
    switch self {
    case .null, .bool, .number, .text: 1
    case .list(let list): list.reduce(1) { $0 + $1.count }
    case .mapping(let mapping): mapping.values.reduce(1) { $0 + $1.count }
    }
  }

  static let others: [MutableJSON] = [
    .null, .bool(true), .bool(false), .number(0), .number(1), .number(2), .number(-1), .number(0.5), .number(-2.5),
    .number(100), .number(1_000_000), .number(1e15), .text(""), .text(" "), .text("x"), .text("Ann"), .text("on"),
    .text("#FFFFFF"), .text("automatic"), .text("none"), .text("a b"), .list([]), .mapping([:]), .list([.null]),
    .list([.number(1)]), .list([.text("x")]), .list([.number(1), .number(1)]),
    .list([.number(1), .number(1), .number(1), .number(1)]), .mapping(["x": .number(1)]),
    .mapping(["text": .text("a")]),
  ]

  /// Changes the value with a number, counted from this one in the order of keys and elements.
  mutating func change(_ index: Int, keys: [String], with generator: inout Generator) {
    guard index > 0 else { return mutate(keys, &generator) }
    var rest = index - 1
    switch self {
    case .null, .bool, .number, .text: break
    case .list(var list):
      for place in list.indices {
        guard rest >= list[place].count else {
          list[place].change(rest, keys: keys, with: &generator)
          break
        }
        rest -= list[place].count
      }
      self = .list(list)
    case .mapping(var mapping):
      for key in mapping.keys.sorted() {
        guard let value = mapping[key], rest >= value.count else {
          mapping[key]?.change(rest, keys: keys, with: &generator)
          break
        }
        rest -= value.count
      }
      self = .mapping(mapping)
    }
  }

  private mutating func mutate(_ keys: [String], _ generator: inout Generator) {
    let other = Self.others[generator.below(Self.others.count)]
    switch (self, generator.below(6)) {
    case (.list(var list), 0):
      list.append(list.isEmpty || generator.below(2) == 0 ? other : list[generator.below(list.count)])
      self = .list(list)
    case (.list(var list), 1...2) where !list.isEmpty:
      list.remove(at: generator.below(list.count))
      self = .list(list)
    case (.list(let list), 3) where list.count == 1: self = list[0]
    case (.mapping(var mapping), 0...1):
      mapping[keys[generator.below(keys.count)]] = other
      self = .mapping(mapping)
    case (.mapping(var mapping), 2...3) where !mapping.isEmpty:
      mapping[mapping.keys.sorted()[generator.below(mapping.count)]] = nil
      self = .mapping(mapping)
    case (.mapping(var mapping), 4) where !mapping.isEmpty:
      mapping[mapping.keys.sorted()[generator.below(mapping.count)]] = other
      self = .mapping(mapping)
    case (.number(let number), 0...2):
      let changes = [-number, number * 1000, number + 0.3, number + 1, number / 7, -1e9, 1e9]
      self = .number(changes[generator.below(changes.count)])
    case (_, 3): self = .list([self])
    default: self = other
    }
  }
}

extension SchemaAgreementTests {
  /// Specs whose JSON both take, in which any one value can be changed.
  private var mutable: [MutableJSON] {
    let texts =
      MarkedSpec.all.filter { $0.wanted == .spec }.map(\.source)
      + RowDecodingTests.cases.map { "tablespec: 1\nsections:\n  - rows:\n      -\n" + $0.yaml.indented(8) + "\n" }
      + TableDecodingTests.cases.map { "tablespec: 1\n" + $0.yaml + "\n" }
      + LanguageTopics.specs.flatMap(\.examples).map(\.spec)
    return texts.compactMap { text in
      guard let tree = try? SyntaxTree.parse(Array(text.utf8)), tree.documents.count == 1,
        let bytes = try? tree.json(document: tree.documents[0]),
        let json = try? JSONDecoder().decode(MutableJSON.self, from: Data(bytes)), let again = json.text,
        parse(again).diagnostics.diagnostics.isEmpty
      else { return nil }
      return json
    }
  }

  @Test("of specs in which one value was changed, whatever the spelling of its scalars", arguments: [false, true])
  func mutations(isSpelledOtherwise: Bool) throws {
    let keys = Array(Set(LanguageDescription.mappings.flatMap { $0.keys.map(\.name) })).sorted()
    let bases = mutable
    #expect(bases.count > 100)
    let rounds = Trials.count(500)
    var generator = Generator(state: Trials.seed())
    let examples = (0..<rounds).compactMap { round -> Example? in
      var json = bases[round % bases.count]
      json.change(generator.below(json.count), keys: keys, with: &generator)
      guard let text = isSpelledOtherwise ? json.spelled(with: &generator) : json.text else { return nil }
      let problems = parse(text).diagnostics
      // Of those that are not kept nobody knows whether a schema sees them.
      return problems.omittedCount > 0 ? nil : example(text, text, problems)
    }
    #expect(
      examples.count { !$0.problems.isEmpty } > rounds / 10 && examples.count { $0.problems.isEmpty } > rounds / 50)
    try check(examples)
  }
}

extension MutableJSON {
  /// As YAML on one line, with scalars as people write them.
  fileprivate func spelled(with generator: inout Generator) -> String? {
    switch self {
    case .null: return ["~", "null", "Null", ""][generator.below(4)]
    case .bool(let value): return (value ? ["true", "True", "TRUE"] : ["false", "False", "FALSE"])[generator.below(3)]
    case .number(let value):
      let whole = Int(exactly: value).flatMap { 0..<1_000 ~= $0 ? $0 : nil }
      let spellings =
        ["\(value)", "\(value)e0", ".inf", "-.Inf", "\(value)E+0"]
        + (whole.map {
          ["\($0)", "+\($0)", "0x\(String($0, radix: 16))", "0o\(String($0, radix: 8))", "0\($0)", "\($0)."]
        } ?? [])
      // Mostly the value itself, so that other problems are found, too.
      return generator.below(2) == 0 ? text : spellings[generator.below(spellings.count)]
    case .text(let text):
      let isPlain =
        !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
      return isPlain && generator.below(2) == 0 ? text : self.text
    case .list(let list):
      var parts: [String] = []
      for element in list {
        guard let part = element.spelled(with: &generator) else { return nil }
        parts.append(part.isEmpty ? "~" : part)
      }
      return "[\(parts.joined(separator: ", "))]"
    case .mapping(let mapping):
      var parts: [String] = []
      for (key, value) in mapping.sorted(by: { $0.key < $1.key }) {
        guard let part = value.spelled(with: &generator), let key = MutableJSON.text(key).text else { return nil }
        parts.append("\(key): \(part)")
      }
      return "{\(parts.joined(separator: ", "))}"
    }
  }

  /// On one line, in the order of the keys' names.
  fileprivate var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
