import TableIR
import YAMLSyntax

enum PhraseKeyDocs {
  static let key = "the key of the text in the table's `strings`; `text` is shown where they do not have the key"
  static let arguments =
    "what the app puts into the text, in the places of `%lld` and `%@`; the first number chooses the form of a plural"
}

extension Shape where Value == Phrase {
  /// A text alone.
  static let words = Shape<String>.text.map {
    Phrase($0)
  } back: {
    $0.string
  }

  /// A text alone, or a mapping with its key.
  static let phrase = mapping(.phrase) { decoder, node, phrase in
    decoder.settle(&phrase, at: node)
    return true
  }.or(words, for: "text", { $0.isComputed ? nil : $0 }) { $0 }
}

extension Phrase {
  /// What the spec says of the text, which can be the key alone.
  var writtenText: String { key == nil ? string : ownText ?? "" }
}

extension Shape where Value == Text.Content {
  /// Writes a text without attributes: alone, or as a mapping if it has a key.
  static func keyedWords(_ words: Text.Content, _ writer: SpecWriter) -> SpecValue {
    !words.phrase.isComputed ? self.words.write(words, writer) : MappingType<Phrase>.phrase.write(words.phrase, writer)
  }
}

extension MappingType where Owner == Phrase {
  static let phrase = MappingType(
    "phrase", noun: "a text", shorthand: "text",
    summary: "A text without attributes, and its key in the app's strings. The text can be written alone.", Phrase(""),
    keys: [
      Key("text", .text, default: "\"\"", "the text", get: { $0.writtenText }) { $0.string = $1 },
      Key("key", .stringKey, default: "none: a text is its own key", PhraseKeyDocs.key, \.key),
      .arguments(\.self),
    ])
}

extension Key {
  /// What is put into a text.
  static func arguments(_ member: WritableKeyPath<Owner, Phrase> & Sendable) -> Key {
    Key(
      "arguments", .arguments, default: "none", PhraseKeyDocs.arguments,
      get: { $0[keyPath: member].arguments.isEmpty ? nil : $0[keyPath: member].arguments }
    ) {
      $0[keyPath: member].arguments = $1
    }
  }
}

extension Shape where Value == [TextArgument] {
  /// A number or a text, or a list of them.
  static let arguments = Shape.oneOrSeveral(argument)

  private static let range = -1e15...1e15
  private static let argument = Shape<TextArgument>(.either([.number(range), .text])) { decoder, node in
    decoder.effects.usesComputedTexts = true
    // Quotes make no difference, as in other texts.
    guard let text = decoder.readText(node) else { return nil }
    let isDecimal = !text.isEmpty && text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) }
    guard isDecimal, let number = Double(text), range.contains(number), !"\(number)".contains("e") else {
      return .text(text)
    }
    return .number(number)
  } write: { argument, _ in
    switch argument {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}

extension Shape where Value == String {
  /// The key of a text in the app's strings.
  static let stringKey = text(.naming(.use(.stringKey), .name(pattern: nil))) { decoder, node in
    decoder.effects.usesComputedTexts = true
    return decoder.readName(node, expected: "the key of a text")
  }
}

extension SpecDecoder {
  /// Completes a text that was read from a mapping, perhaps over another: one that sets only a string has no key, and one that sets only
  /// a key shows what the app's strings have for it.
  /// - Returns: false, with a diagnostic, if it has runs, and a key or arguments.
  func settle(_ text: inout Text, at node: NodeID) -> Bool {
    let own = value(of: "text", in: node)
    let hasRuns = own.map(isSequence) ?? !text.runs.isEmpty
    for name in ["key", "arguments"] {
      guard hasRuns, let place = tree.key(name, of: tree.resolved(node)) else { continue }
      // A key alone replaces the runs of a template.
      if own == nil, name == "key" || value(of: "key", in: node) != nil { continue }
      report(
        .conflictingKeys, "a text with runs cannot have \(name == "key" ? "a" : "its own") '\(name)'", at: place,
        help: "give each run its own \(name)")
      return false
    }
    guard value(of: "key", in: node) != nil else {
      if own != nil, text.key != nil || !text.arguments.isEmpty {
        let arguments = value(of: "arguments", in: node) == nil ? [] : text.arguments
        text.words = Text.Content(Phrase(text.string, arguments: arguments))
      }
      return true
    }
    var phrase = text.words.phrase
    settle(&phrase, at: node)
    text.words = Text.Content(phrase)
    return true
  }

  func settle(_ phrase: inout Phrase, at node: NodeID) {
    let hasText = value(of: "text", in: node) != nil && !phrase.string.isEmpty
    guard let place = value(of: "key", in: node) else {
      if value(of: "text", in: node) != nil {
        phrase.key = nil
        if value(of: "arguments", in: node) == nil { phrase.arguments = [] }
      }
      return
    }
    guard let key = phrase.key else { return }
    phrase.ownText = hasText ? phrase.string : nil
    if !hasText { phrase.string = key }
    guard let catalog = strings?.catalog else {
      // A text that is there is shown until there are strings.
      if !hasText, !effects.hasUnreadStrings { reportUnknown(key, at: place, among: []) }
      return
    }
    switch catalog.text(of: key, in: catalog.sourceLanguage) {
    case .translated(let text, _): phrase.string = text
    case .untranslated: break
    case .missing: if !effects.hasUnreadStrings { reportUnknown(key, at: place, among: Array(catalog.strings.keys)) }
    }
  }

  private func reportUnknown(_ key: String, at node: NodeID, among known: [String]) {
    // A template is read again for each row, with the key of that row.
    guard !templates.isDefining, strings == nil || !options.addsStringKeys else { return }
    let help =
      strings == nil
      ? "name the app's string catalog: 'strings: Localizable.xcstrings'"
      : "add it to the catalog: 'tablec compile --extract-strings' does so"
    report(
      .unknownStringKey, "the strings have no key \(key.quotedForMessage)", at: node,
      label: closest(to: key, in: known).map { "did you mean '\($0)'?" }, help: help)
  }
}
