/// Where the reference describes a mapping.
package struct ReferencePlace: Hashable, Sendable {
  /// As `tablec schema reference` names it: `rows`.
  package var topic: String
  /// The page's file, below the folder of pages: `Rows.md`.
  package var file: String
  /// The anchor on the page: `row`.
  package var anchor: String
}

extension LanguageReference {
  /// The places of mappings by their names: those of specs, and of the other kinds of files those that specs do not have.
  package static func places(words: ReportWords) -> [String: ReferencePlace] {
    let topics = LanguageTopics.all(words)
    let links = ReferenceLinks(topics, title: "", layout: .pages)
    var places: [String: ReferencePlace] = [:]
    for topic in topics {
      for mapping in topic.mappings where places[mapping.description.name] == nil {
        guard let target = links.target(of: mapping.description.name, from: topic) else { continue }
        places[mapping.description.name] = ReferencePlace(
          topic: topic.name, file: topic.file, anchor: String(target.drop { $0 != "#" }.dropFirst()))
      }
    }
    return places
  }
}

extension Schema {
  /// The values in words of Markdown; mappings by their names in code.
  package var valuesInWords: String {
    // A link needs a page to lead from.
    ReferenceValues(target: { "#\($0)" }).words(self)
  }
}

extension KeyDescription {
  /// The properties of UIKit that the key corresponds to: `UITableViewCell.accessoryType`.
  package func namesInUIKit(in mapping: String) -> [String] { Synonyms.names(of: name, in: mapping) }
}
