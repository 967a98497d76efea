/// The one table of synonyms. It feeds the hints for unknown keys and values, the descriptions of the JSON Schema, and the
/// reference's index of words.
enum Synonyms {
  static let all = SynonymFile.shared.keys

  /// By the mapping, then by the word without regard to case.
  private static let byPlace: [String: [String: Synonym]] = {
    var places: [String: [String: Synonym]] = [:]
    // The first one counts.
    for synonym in all where places[synonym.place]?[synonym.word.lowercased()] == nil {
      places[synonym.place, default: [:]][synonym.word.lowercased()] = synonym
    }
    return places
  }()

  /// The meaning of a word in a mapping that has these keys, or nil.
  static func find(_ word: String, in mapping: String, keys: [String]) -> Synonym? {
    // A key may be a megabyte long.
    guard word.utf8.count <= 100 else { return nil }
    for word in spellings(of: word) {
      for place in places(like: mapping) {
        guard let synonym = byPlace[place]?[word.lowercased()], synonym.isFor(keys) else { continue }
        return synonym
      }
    }
    return nil
  }

  /// The accessory that a word names: `switch` for `UISwitch` or `Toggle`; nil for the language's own words.
  static func control(_ word: String) -> String? {
    let keys = AccessoryForms.examples.keys.sorted()
    guard !keys.contains(word), case .key(let path)? = find(word, in: "accessory", keys: keys)?.counterpart,
      path.count == 1
    else { return spellings(of: word).lazy.map(\.uncapitalized).first(where: keys.contains) }
    return AccessoryForms.names.names.contains(word) ? nil : path[0]
  }

  /// A word as it is and without what surrounds it in code: `cell.textLabel`, `.font(.headline)`, `isOn`, `UILabel`.
  private static func spellings(of word: String) -> [String] {
    var bare = word.prefix { $0 != "(" && $0 != "?" && $0 != "!" }.drop { $0 == "." || $0 == "_" }
    for receiver in ["self.", "cell.", "tableView.", "label.", "view."] where bare.hasPrefix(receiver) {
      bare = bare.dropFirst(receiver.count)
    }
    var spellings = [word, String(bare)]
    for prefix in ["is", "UI", "set"] where bare.hasPrefix(prefix) {
      let rest = bare.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { spellings.append(String(rest)) }
    }
    return spellings
  }

  /// Mappings whose words count in another too, the mapping itself first.
  private static func places(like mapping: String) -> [String] {
    switch mapping {
    case "template", "variant": ["row"]
    case "arrangedView", "plainView": [mapping, "view"]
    case "fill": ["background"]
    case "tableHeaderFooter": [mapping, "headerFooter"]
    case "run", "textAppearance": [mapping, "text"]
    case "labelAppearance": [mapping, "text", "view"]
    case _ where mapping.hasSuffix("Appearance"): [mapping, String(mapping.dropLast("Appearance".count)), "view"]
    default: [mapping]
    }
  }

  /// The class or classes whose property a key is, each with the property's name.
  static func names(of key: String, in mapping: String) -> [String] {
    var names: [String] = []
    for place in places(like: mapping) { names += (namesByKey[place]?[key] ?? []).filter { !names.contains($0) } }
    return names
  }

  /// `UITableViewCell.accessoryType`, for a mapping and a key.
  private static let namesByKey: [String: [String: [String]]] = {
    let mappings = Dictionary(LanguageDescription.mappings.map { ($0.name, $0) }) { first, _ in first }
    var names: [String: [String: [String]]] = [:]
    for synonym in all {
      guard case .key(let path) = synonym.counterpart, let name = synonym.nameInUIKit else { continue }
      var place = synonym.place
      for key in path.dropLast() {
        let schema = mappings[place]?.keys.first { $0.name == key }?.schema
        place = schema?.mappingName ?? ""
      }
      guard let key = path.last, !place.isEmpty else { continue }
      if names[place]?[key]?.contains(name) != true { names[place, default: [:]][key, default: []].append(name) }
    }
    return names
  }()
}

extension String {
  fileprivate var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}

extension Synonym {
  /// `UITableViewCell.accessoryType`; nil for words that are not UIKit's.
  var nameInUIKit: String? {
    guard let owner, owner.hasPrefix("UI"), !word.contains(".") else { return nil }
    return owner == "UIKit" ? word : "\(owner).\(word)"
  }

  /// Whether a mapping with these keys can have the word's counterpart.
  fileprivate func isFor(_ keys: [String]) -> Bool {
    if case .key(let path) = counterpart { keys.contains(path[0]) } else { true }
  }
}

extension Schema {
  /// The mapping that a value can be.
  var mappingName: String? {
    switch self {
    case .mapping(let name), .keys(let name): name
    case .either(let schemas): schemas.lazy.compactMap(\.mappingName).first
    default: nil
    }
  }
}
