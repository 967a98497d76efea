import EmbeddedFiles

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
  package static let places: [String: ReferencePlace] = {
    var places: [String: ReferencePlace] = [:]
    for topic in LanguageTopics.all(ReportVocabulary()) {
      var anchors = ReferenceAnchors()
      for heading in MarkdownLines(topic.page).headings {
        let anchor = anchors.anchor(of: heading.text)
        guard heading.level == 2, places[heading.text] == nil,
          topic.mappings.contains(where: { $0.name == heading.text })
        else { continue }
        places[heading.text] = ReferencePlace(topic: topic.name, file: topic.file, anchor: anchor)
      }
    }
    return places
  }()
}

extension Schema {
  /// The values in words of Markdown; mappings by their names in code.
  package var valuesInWords: String {
    ReferenceValues(target: nil).words(self)
  }
}

extension KeyDescription {
  /// The properties of UIKit that the key corresponds to: `UITableViewCell.accessoryType`.
  package func namesInUIKit(in mapping: String) -> [String] { Synonyms.names(of: name, in: mapping) }
}
