/// The keys of the language that a template writes, mapping by mapping: `{{% says: row text>label image style=default,subtitle views* }}`.
///
/// What a spec has besides is ``UnsaidKeys``.
package struct SaidKeys: Equatable, Sendable {
  /// How much of a key's value is written.
  enum Extent: Equatable, Sendable {
    /// What the mapping in it says, under its own name or another one: `text>label`.
    case mapping(String?)
    /// All of it: `views*`.
    case whole
    /// Only these words: `style=default,subtitle`.
    case words([String])
  }

  private var extents: [String: [String: Extent]] = [:]

  package init() {}

  /// Nil for a key that is not written. What a mapping writes in another way where it has a certain key is under a name of its own:
  /// `row+content`.
  func extent(of key: String, in mapping: String, with keys: some Sequence<String>) -> Extent? {
    for other in keys {
      if let own = extents["\(mapping)+\(other)"]?[key] { return own }
    }
    return extents[mapping]?[key]
  }

  /// The mappings with their keys, for a test that there are such.
  package var keys: [(mapping: String, key: String)] {
    extents.flatMap { mapping in mapping.value.keys.map { (mapping.key, $0) } }.sorted { $0 < $1 }
  }

  mutating func merge(_ other: SaidKeys) {
    for (mapping, keys) in other.extents { extents[mapping, default: [:]].merge(keys) { one, _ in one } }
  }

  /// Adds the keys of a pragma. False for a text without any.
  mutating func add(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1 else { return false }
    for word in words.dropFirst() {
      let key = String(word.prefix { !">=*".contains($0) })
      let rest = word.dropFirst(key.count + 1)
      extents[words[0], default: [:]][key] =
        switch word.dropFirst(key.count).first {
        case "*": .whole
        case "=": .words(rest.split(separator: ",").map(String.init))
        case ">": .mapping(String(rest))
        default: .mapping(nil)
        }
    }
    return true
  }
}
