import ReferenceExamples
import Testing

@testable import SpecEditing
@testable import TableParsing

/// Takes each key out of the examples of the reference, and asks for it.
@Suite("Every key is offered at its place")
struct GeneratedCompletionTests {
  private struct Kind {
    var topics: [ReferenceTopic]
    var path: String
    var isSpec: Bool
  }

  private static let kinds = [
    Kind(topics: LanguageTopics.specs, path: "spec.yaml", isSpec: true),
    Kind(topics: [LanguageTopics.metricsProfile], path: "profile.yaml", isSpec: false),
    Kind(topics: [LanguageTopics.configuration(Project.vocabulary.report)], path: ".tablec.yaml", isSpec: false),
  ]

  @Test("in every example, where the key was", arguments: kinds.indices)
  func everyKey(kind: Int) {
    let kind = Self.kinds[kind]
    var asked: Set<String> = []
    for topic in kind.topics {
      for example in topic.examples {
        asked.formUnion(ask(kind.isSpec ? example.spec : example.yaml + "\n", path: kind.path, example.caption))
      }
    }
    let all = kind.topics.flatMap(\.mappings).flatMap { mapping in
      mapping.keys.map { "\(mapping.name).\($0.name)" }
    }
    // The rules of a configuration are those of the linter, which the example does not list.
    let missing = all.filter { !asked.contains($0) && !$0.hasPrefix("rules.") }
    #expect(missing.isEmpty, "\(missing)")
  }

  /// Asks for each key of a text and returns those that were offered.
  private func ask(_ text: String, path: String, _ caption: String) -> Set<String> {
    let project = Project()
    let original = project.editor(text, path: path).text
    var asked: Set<String> = []
    for node in original.tree.nodes.indices where original.tree.nodes[node].isKey {
      guard case .known(let mapping, let key) = original.places.key(node) else { continue }
      let description = original.grammar.mappings[mapping].description
      let name = description.keys[key].name
      let range = original.tree.nodes[node].range
      var bytes = original.bytes
      // Its first letter alone.
      bytes.replaceSubrange(range, with: name.utf8.prefix(1))
      let text = String(decoding: bytes, as: UTF8.self)
      let list = project.editor(text, path: path, kind: original.kind).completions(at: range.lowerBound + 1)
      #expect(list.items.contains { $0.label == name }, "\(caption): \(description.name).\(name)")
      // Without its value, on a line of its own, or in braces.
      if let emptied = withoutPair(node, in: original) {
        let list = project.editor(emptied.text, path: path, kind: original.kind).completions(at: emptied.offset)
        #expect(list.items.contains { $0.label == name }, "\(caption), emptied: \(description.name).\(name)")
      }
      asked.insert("\(description.name).\(name)")
    }
    return asked
  }

  private func withoutPair(_ key: Int, in text: SpecText) -> (text: String, offset: Int)? {
    guard let parent = text.tree.parent(key), let value = text.tree.value(ofKey: key) else { return nil }
    let pair = text.tree.nodes[key].range.lowerBound..<text.tree.nodes[value].range.upperBound
    let isFirst = text.tree.nodes[parent].range.lowerBound == pair.lowerBound
    guard text.tree.nodes[parent].style == .flow || !isFirst else { return nil }
    var bytes = text.bytes
    bytes.removeSubrange(pair)
    return (String(decoding: bytes, as: UTF8.self), pair.lowerBound)
  }
}
