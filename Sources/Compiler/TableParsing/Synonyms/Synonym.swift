/// A word of UIKit, SwiftUI, Interface Builder or plain English that is not a key of the language, or the name of a key there, and
/// what a spec writes for it.
struct Synonym: Sendable {
  /// What a spec writes for a word.
  enum Counterpart: Sendable {
    /// A key of the place, or the way through its mappings to one: `separatorStyle.color`. It takes the same value.
    case key([String])
    /// A key and a value, or keys elsewhere, with ``valueMark`` for the value that the word has.
    case form(String)
    /// Nothing, and why.
    case none(String)
  }

  var word: String
  /// The class or framework that has the word: `UITableViewCell`, `SwiftUI`; nil for plain English.
  var owner: String?
  /// The mapping in which a spec would have it, by its name: `row`.
  var place: String
  var counterpart: Counterpart
}

extension Synonym.Counterpart {
  /// What to write, in words, as the value of a key is not known.
  /// - Parameter quote: what surrounds keys and values.
  func words(quote: String) -> String {
    switch self {
    case .key(let path) where path.count == 1: quote + path[0] + quote
    case .key(let path):
      quote + path.dropLast().reversed().reduce(path[path.count - 1] + ": …") { "\($1): {\($0)}" } + quote
    case .form(let text): Self.quoted(text.replacing(Self.valueMark, with: "…"), quote)
    case .none(let reason): reason
    }
  }

  /// The key of an accessory that a row gets, whatever else may be written; nil for anything else.
  var accessory: String? {
    switch self {
    case .key(let path): path.first == "accessory" && path.count > 1 ? path[1] : nil
    case .form(let form):
      form.hasPrefix("accessory: {") ? String(form.dropFirst("accessory: {".count).prefix { $0.isLetter }) : nil
    case .none: nil
    }
  }

  private static let valueMark = "{value}"

  /// What to write for a word that has a value.
  /// - Parameter value: as a spec has it on one line; nil if it is longer.
  func filled(with value: String?) -> Synonym.Counterpart {
    guard case .form(let form) = self, let value, let mark = form.range(of: Self.valueMark) else { return self }
    // The end of a word, which the value may have as a whole: `ios18` for 18, "18" and iOS 18.
    let word = form[..<mark.lowerBound].reversed().prefix { $0.isLetter }.reversed()
    guard !word.isEmpty else { return .form(form.replacing(Self.valueMark, with: value)) }
    var end = value.filter { !"\" ".contains($0) }
    if end.lowercased().hasPrefix(String(word)) { end.removeFirst(word.count) }
    return end.allSatisfy { $0.isNumber || $0 == "." } ? .form(form.replacing(Self.valueMark, with: end)) : self
  }

  /// The key and the value of a form that is a single entry and complete; nil for any other counterpart.
  var entry: (key: String, text: String)? {
    guard case .form(let form) = self, !form.contains("…"), !form.contains(Self.valueMark),
      Self.quoted(form, "'") == "'\(form)'", let colon = form.firstIndex(of: ":")
    else { return nil }
    return (String(form[..<colon]), form)
  }

  /// A form with quotes around what is written and none around the words after it.
  private static func quoted(_ form: String, _ quote: String) -> String {
    guard !form.hasPrefix("a "), !form.hasPrefix("the ") else { return form }
    let ends = prose.compactMap { word in form.range(of: word)?.lowerBound }
    guard let end = ends.min() else { return quote + form + quote }
    let rest = form[end...]
    for word in [" and ", ", or "] where rest.hasPrefix(word) && rest.contains(": ") {
      return quote + form[..<end] + quote + word + quoted(String(rest.dropFirst(word.count)), quote)
    }
    return quote + form[..<end] + quote + rest
  }

  /// What words after a form begin with.
  private static let prose = [
    ", or ", ", whose ", ", without ", ", in ", ", of ", " in ", " beside ", " among ", " and ", "; ", " inside ",
    " by ", ", as ", " for ", " with ", ", which ",
  ]
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    guard let range = range(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  /// Where a text is in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
