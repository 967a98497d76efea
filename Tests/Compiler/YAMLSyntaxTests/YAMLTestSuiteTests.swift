import Foundation
import SourceTree
import Testing

@testable import YAMLSyntax

/// The public YAML test suite, as far as libyaml reads it rightly.
@Suite(.enabled(if: SharedOracles.shouldRun, Comment(rawValue: SharedOracles.note)))
struct YAMLTestSuiteTests {
  struct Case: Decodable {
    var id: String
    var name: String
    var fail: Bool
    var yaml: String
    var tree: String?
    var json: String?
    var libyaml: Bool
  }

  let cases: [Case]

  init() throws {
    cases = try JSONDecoder().decode([Case].self, from: SharedOracles.data("oracles/yaml-test-suite/cases.json"))
  }

  /// Whether the case's events are right, or the case is refused as it must be.
  private func agrees(_ example: Case) -> Bool {
    guard let tree = try? parse(example.yaml) else { return example.fail }
    return !example.fail && EventTree(tree).text == example.tree
  }

  @Test("every case that libyaml reads rightly has the right events")
  func events() throws {
    var matches = 0
    for example in cases where example.libyaml {
      matches += agrees(example) ? 1 : 0
      #expect(agrees(example), "\(example.id) \(example.name)")
    }
    #expect(matches >= 197, "the number of matching cases must not fall")
  }

  /// What we read although the suite's tree says otherwise, by the reason.
  private static let treeDifferences = [
    "MUS6/03": "its tree ends after +STR, with neither a document nor an error",
    "MUS6/04": "its tree ends after +STR, with neither a document nor an error",
  ]

  @Test("a case that libyaml misreads is refused, at a place inside it")
  func misreadings() throws {
    for example in cases where !example.libyaml {
      guard Self.treeDifferences[example.id] == nil else { continue }
      #expect(refusal(of: example.yaml) != nil, "\(example.id) \(example.name)")
    }
  }

  @Test("a refused case names a place inside it")
  func places() throws {
    for example in cases where example.fail && example.libyaml {
      let error = try #require(refusal(of: example.yaml), "\(example.id)")
      let lines = UInt32(example.yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)
      #expect(error.mark.line <= lines, "\(example.id) \(error)")
      #expect(!error.problem.isEmpty, "\(example.id)")
    }
  }

  /// Where the source tree differs from the suite's events in cases that libyaml does not read, by the reason.
  private static let sourceDifferences = [
    "L24T/01": "a last line of spaces without a line break, to which some parsers add one",
    "MUS6/05": "its tree ends after +STR, with neither a document nor an error",
    "MUS6/06": "its tree ends after +STR, with neither a document nor an error",
  ]

  @Test("the source tree has the nodes of every valid case")
  func sourceNodes() throws {
    var matches = 0
    for example in cases where !example.fail && Self.sourceDifferences[example.id] == nil {
      let events = SourceEvents(SourceSyntax(Array(example.yaml.utf8))).text
      let expected = (try? parse(example.yaml)).map { EventTree($0).text } ?? example.tree
      #expect(events == expected, "\(example.id) \(example.name)")
      matches += events == expected ? 1 : 0
    }
    #expect(matches >= 180, "the number of matching cases must not fall")
  }

  @Test("the source tree has every byte of every case once, also if the case is cut off")
  func sourceBytes() throws {
    for example in cases {
      let bytes = Array(example.yaml.utf8)
      for end in 0...bytes.count { SourceSyntax(Array(bytes[..<end])).expectWhole("\(example.id) up to \(end)") }
    }
  }

  /// Where our JSON differs from the suite's, by the rule that makes it differ.
  private static let jsonDifferences = ["RR7F": "we keep the order of the keys, the suite sorts them"]

  @Test("the core schema's JSON is the suite's")
  func json() throws {
    var matches = 0
    for example in cases {
      guard let expected = example.json, example.libyaml, !example.fail else { continue }
      let tree = try parse(example.yaml)
      var written: [UInt8] = []
      for document in tree.documents { written += try tree.json(document: document) }
      let isEqual = try JSONTokens(String(decoding: written, as: UTF8.self)) == JSONTokens(expected)
      matches += isEqual ? 1 : 0
      #expect(
        isEqual == (Self.jsonDifferences[example.id] == nil),
        "\(example.id) \(example.name)\n\(expected)\n\(String(decoding: written, as: UTF8.self))")
    }
    #expect(matches >= 137, "the number of matching cases must not fall")
  }
}
