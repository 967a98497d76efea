/// A type of UIKit whose values some keys take, by the same names or by others.
struct ValueSynonyms: Sendable {
  /// In Swift: `UITableViewCell.AccessoryType`.
  var type: String
  /// What its constants begin with in Objective-C: `UITableViewCellAccessory`.
  var constants: [String]
  /// The keys that take the values, each with its mapping: `row.accessory`.
  var keys: [String]
  /// What a spec writes for words that differ from its own; `words` are those of UIKit, SwiftUI, Interface Builder and plain
  /// English, without regard to case.
  var words: [SynonymFile.Word]
  /// Words without a counterpart, with what to write instead.
  var absent: [SynonymFile.Word]
}

extension ValueSynonyms {
  static let all = SynonymFile.shared.values

  /// The meaning of a word that is not one of the valid values.
  enum Match {
    case word(String)
    /// What to write instead.
    case help(String)
  }

  /// - Parameters:
  ///   - key: the key that has the value.
  ///   - owner: what has the key, as messages call it: `a row`.
  ///   - words: the values that it takes.
  static func find(_ word: String, of key: String, in owner: String? = nil, among words: [String]) -> Match? {
    guard word.utf8.count <= 100 else { return nil }
    if let match = words.first(named: word) { return .word(match) }
    // A device has the idiom that its name begins with: `iphone-se`.
    if key == "idiom",
      let idiom = ["iphone": "phone", "ipad": "pad"][word.lowercased().filter(\.isLetter).devicePrefix],
      words.contains(idiom)
    {
      return .word(idiom)
    }
    for type in all {
      guard let bare = type.bare(word) else { continue }
      if let match = words.first(named: bare) { return .word(match) }
      if let match = type.counterpart(of: bare), words.contains(match) { return .word(match) }
      let isPlain = bare.folded == word.folded
      guard isPlain ? type.isFor(key) : true else { continue }
      if let help = type.absent.first(where: { $0.key.folded == bare.folded })?.value { return .help(help) }
      // A constant of another type: `style: UITableViewCellStyleSubtitle` of the table.
      let places = type.places
      if !isPlain, let owner, !places.contains("'\(key)' in \(owner)") {
        return .help("it is a value of \(places.joined(separator: " and "))")
      }
    }
    return nil
  }

  private func isFor(_ key: String) -> Bool { keys.contains { $0.hasSuffix(".\(key)") } }

  /// A word without the type's name; nil for a constant of another type.
  private func bare(_ word: String) -> String? {
    let call = word.prefix { $0 != "(" }
    for name in [type + "."] + constants where call.hasPrefix(name) && call.count > name.count {
      return String(call.dropFirst(name.count))
    }
    if call.hasPrefix("UI") || call.hasPrefix("NS") {
      // The type without its class, as in `AccessoryType.checkmark`, is a plain word; other constants are other types'.
      return nil
    }
    return String(call.split(separator: ".").last ?? call)
  }

  private func counterpart(of bare: String) -> String? {
    words.first { $0.key.folded == bare.folded }?.value
  }

  /// `'style' in a row`.
  private var places: [String] {
    var places: [String] = []
    for key in keys {
      let parts = key.split(separator: ".").map(String.init)
      let noun = LanguageDescription.mapping(parts[0])?.noun ?? parts[0]
      places.append("'\(parts[1])' in \(noun)")
    }
    return places
  }
}

extension String {
  /// The `iphone` or `ipad` that a word begins with, or nothing.
  fileprivate var devicePrefix: String { ["iphone", "ipad"].first(where: hasPrefix) ?? "" }

  /// Small letters and digits alone: `inset-grouped`, `InsetGrouped` and `.insetGrouped` are one word.
  fileprivate var folded: String {
    String(
      decoding: utf8.filter { ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 || (48...57).contains($0) }.map {
        $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0
      }, as: UTF8.self)
  }
}

extension [String] {
  fileprivate func first(named word: String) -> String? {
    let folded = word.folded
    return folded.isEmpty ? nil : first { $0.folded == folded }
  }
}
