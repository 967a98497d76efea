/// A value of a spec that is being written, with the comments that belong to it.
package indirect enum DraftValue: Equatable, Sendable {
  /// Text, written with quotes where YAML would read something else.
  case text(String)
  /// A word of the language that is written without quotes, though YAML 1.1 reads it as something else: `on`.
  case word(String)
  case number(Double)
  case flag(Bool)
  case list([DraftItem])
  case mapping(DraftMapping)
}

/// An element of a list.
package struct DraftItem: Equatable, Sendable {
  /// One comment a line, without `#`.
  package var comments: [String] = []
  package var value: DraftValue

  package init(_ value: DraftValue, comments: [String] = []) {
    self.value = value
    self.comments = comments
  }
}

/// A mapping whose keys keep the order in which they were added; `tablec format`'s order is applied when it is written.
package struct DraftMapping: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var key: String
    package var value: DraftValue
    package var comments: [String]
  }

  package private(set) var entries: [Entry] = []
  /// What stands in the mapping besides its keys: one comment a line, without `#`.
  package var comments: [String] = []

  package init() {}

  package subscript(key: String) -> DraftValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      if let index = entries.firstIndex(where: { $0.key == key }) {
        if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
      } else if let newValue {
        entries.append(Entry(key: key, value: newValue, comments: []))
      }
    }
  }
}
