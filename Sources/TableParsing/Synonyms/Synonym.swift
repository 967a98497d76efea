/// A word of UIKit, SwiftUI, Interface Builder or plain English that is no key of the language, or is a key's own name there, and
/// what a spec writes for it.
struct Synonym: Sendable {
  /// What a spec writes for a word.
  enum Counterpart: Sendable, ExpressibleByStringLiteral {
    /// A key of the place, or the way through its mappings to one: `separatorStyle.color`. It takes the same value.
    case key([String])
    /// A key and a value, or keys elsewhere.
    case form(String)
    /// Nothing, and why.
    case none(String)

    init(stringLiteral path: String) {
      self = .key(path.split(separator: ".").map(String.init))
    }
  }

  var word: String
  /// The class or framework that has the word: `UITableViewCell`, `SwiftUI`; nil for plain English.
  var owner: String?
  /// The mapping in which a spec would have it, by its name: `row`.
  var place: String
  var counterpart: Counterpart
}

/// The words that one class or framework has in the same places.
struct SynonymGroup: Sendable {
  var synonyms: [Synonym]

  init(_ owner: String?, in places: String..., words: KeyValuePairs<String, Synonym.Counterpart>) {
    synonyms = places.flatMap { place in
      words.map { Synonym(word: $0.key, owner: owner, place: place, counterpart: $0.value) }
    }
  }
}

extension Synonym.Counterpart {
  /// What to write, as the value of a key is not known.
  var words: String {
    switch self {
    case .key(let path) where path.count == 1: path[0]
    case .key(let path): path.dropLast().reversed().reduce(path[path.count - 1] + ": …") { "\($1): {\($0)}" }
    case .form(let text): text
    case .none(let reason): reason
    }
  }
}
