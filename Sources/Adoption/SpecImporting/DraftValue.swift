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
package struct DraftMapping: Sendable {
  package struct Entry: Equatable, Sendable {
    package var key: String
    package var value: DraftValue
    package var comments: [String]
  }

  package private(set) var entries: [Entry] = []
  /// The places of the keys, if there are more than rows and views have.
  private var places: [String: Int] = [:]
  /// What stands in the mapping besides its keys: one comment a line, without `#`.
  package var comments: [String] = []

  package init() {}

  package subscript(key: String) -> DraftValue? {
    get { place(of: key).map { entries[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil):
        entries.remove(at: index)
        places = [:]
      case (nil, let value?): append(Entry(key: key, value: value, comments: []))
      case (nil, nil): break
      }
    }
  }

  private static let mostWithoutPlaces = 32

  private func place(of key: String) -> Int? {
    places.isEmpty ? entries.firstIndex { $0.key == key } : places[key]
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    guard entries.count > Self.mostWithoutPlaces else { return }
    if places.isEmpty {
      for (index, entry) in entries.enumerated() { places[entry.key] = index }
    } else {
      places[entry.key] = entries.count - 1
    }
  }
}

extension DraftMapping: Equatable {
  package static func == (left: DraftMapping, right: DraftMapping) -> Bool {
    left.entries == right.entries && left.comments == right.comments
  }
}
