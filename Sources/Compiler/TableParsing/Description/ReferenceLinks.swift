/// Where the reference describes a mapping, for links from one mapping to another.
struct ReferenceLinks {
  /// How the pages are laid out.
  enum Layout {
    /// A file for each topic.
    case pages
    /// All topics one after the other in one file.
    case whole
  }

  private struct Place {
    var topic: String
    var target: String
  }

  /// The places of mappings by their names. Files of different kinds have mappings of the same name.
  private var places: [String: [Place]] = [:]
  /// The names of mappings by what prose calls them.
  private var names: [String: String] = [:]
  /// Links to topics, by their names.
  private(set) var topics: [String: String] = [:]
  private let layout: Layout

  init(_ topics: [ReferenceTopic], title: String, layout: Layout) {
    self.layout = layout
    var anchors = ReferenceAnchors()
    _ = anchors.anchor(of: title)
    for topic in topics {
      if layout == .pages { anchors = ReferenceAnchors() }
      let anchor = anchors.anchor(of: topic.title)
      self.topics[topic.name] = layout == .pages ? topic.file : "#\(anchor)"
      for heading in ReferenceChapter.headings(of: topic.text) { _ = anchors.anchor(of: heading) }
      for mapping in topic.mappings {
        names[mapping.description.name.lowercased()] = mapping.description.name
        let target = "#" + anchors.anchor(of: mapping.description.name)
        places[mapping.description.name, default: []].append(
          Place(topic: topic.name, target: layout == .pages ? topic.file + target : target))
      }
      for chapter in topic.chapters {
        for heading in [chapter.title] + ReferenceChapter.headings(of: chapter.text) { _ = anchors.anchor(of: heading) }
      }
    }
  }

  /// The link to a mapping from a topic's page, preferably on the same page; nil if no topic describes it.
  func target(of mapping: String, from topic: ReferenceTopic) -> String? {
    let places = places[mapping] ?? []
    guard let place = places.first(where: { $0.topic == topic.name }) ?? places.first else { return nil }
    let isHere = layout == .pages && place.topic == topic.name
    return isHere ? String(place.target.drop { $0 != "#" }) : place.target
  }

  /// The link that prose writes as `#row`.
  func target(ofProse anchor: String, from topic: ReferenceTopic) -> String? {
    names[anchor].flatMap { target(of: $0, from: topic) }
  }
}
