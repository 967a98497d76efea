import TableIR

/// What can be written at a place.
package struct CompletionItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case key, value, color, file, folder, reference, snippet, rule
  }

  package var label: String
  package var kind: Kind
  /// In a few words, beside the label: a type, a default, an image's size.
  package var detail: String?
  /// In Markdown.
  package var documentation: String?
  /// What replaces the range. The lines after the first are indented relative to the line of the range.
  package var insertion: String
  /// Whether the insertion has placeholders of the language server protocol: `$0`, `${1:name}`.
  package var isSnippet = false
  /// What the typed text is compared with.
  package var filter: String
  /// Items are sorted by this text.
  package var order: String
  package var color: Color?
  /// Whether a value follows, for which completions can be asked at once.
  package var continues = false

  init(
    _ label: String, _ kind: Kind, detail: String? = nil, documentation: String? = nil, insertion: String? = nil,
    isSnippet: Bool = false, order: String = ""
  ) {
    (self.label, self.kind, self.detail, self.documentation) = (label, kind, detail, documentation)
    self.insertion = insertion ?? label
    self.isSnippet = isSnippet
    self.order = order
    filter = label
  }
}

/// What can be written at a place, and the text that it replaces.
package struct CompletionList: Hashable, Sendable {
  /// On the line of the offset, which it contains.
  package var range: Range<Int>
  package var items: [CompletionItem]
  /// Whether more letters would bring others.
  package var isIncomplete = false

  static func none(at offset: Int) -> CompletionList { CompletionList(range: offset..<offset, items: []) }
}
