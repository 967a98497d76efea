import TableDiagnostics
import TableIR

/// The strings of the app as an editor sees them, by file.
package struct EditedStrings: Sendable {
  package struct File: Sendable {
    /// Absolute, without dots.
    package var path: String
    package var catalog: StringCatalog

    package init(path: String, catalog: StringCatalog) { (self.path, self.catalog) = (path, catalog) }
  }

  /// The first takes precedence.
  package var files: [File]

  package init(_ files: [File]) { self.files = files }

  /// The most keys that are offered, and the most languages that are shown of one.
  private static let mostKeys = 5_000
  private static let mostLanguages = 20
  /// The most letters of a text that are shown.
  private static let longest = 200

  private func first(with key: String) -> File? { files.first { $0.catalog.strings[key] != nil } }

  /// The path of the file that has a key.
  func file(of key: String) -> String? { first(with: key)?.path }

  /// The keys with their texts in the source language, sorted.
  var keys: [(key: String, text: String, comment: String?)] {
    var seen: Set<String> = []
    var keys: [(key: String, text: String, comment: String?)] = []
    for file in files {
      for key in file.catalog.strings.keys.sorted() where keys.count < Self.mostKeys && seen.insert(key).inserted {
        guard !key.isEmpty else { continue }
        let text = file.catalog.strings[key]?[file.catalog.sourceLanguage]?.text ?? key
        keys.append((key, Self.shown(text), file.catalog.comments[key].map(Self.shown)))
      }
    }
    return keys
  }

  /// A key's texts in all languages, in Markdown; nil if no file has the key.
  func description(of key: String) -> String? {
    guard let file = first(with: key), let translations = file.catalog.strings[key] else { return nil }
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    var parts = ["`\(Self.code(key))` in `\(Self.code(name))`"]
    if let comment = file.catalog.comments[key] { parts.append(Self.plain(comment)) }
    var languages = file.catalog.languages.filter { translations[$0] != nil || $0 == file.catalog.sourceLanguage }
    let others = languages.count - Self.mostLanguages
    languages = Array(languages.prefix(Self.mostLanguages))
    var lines = languages.map { language -> String in
      let translation = translations[language]
      var line = "- \(language): `\(Self.code(translation?.text ?? key))`"
      let forms = translation?.pluralForms ?? []
      if !forms.isEmpty { line += " (\(forms.map(\.rawValue).joined(separator: ", ")))" }
      return (translation?.state ?? .translated) == .translated ? line : line + ", unfinished"
    }
    if others > 0 { lines.append("- and \(others) more") }
    parts.append(lines.joined(separator: "\n"))
    if translations.values.contains(where: { !$0.pluralForms.isEmpty }) {
      parts.append("`arguments: 3` shows the form for a number.")
    }
    return parts.joined(separator: "\n\n")
  }

  private static func shown(_ text: String) -> String { safeText(text, limit: longest) }

  private static func code(_ text: String) -> String { String(shown(text).map { $0 == "`" ? "'" : $0 }) }

  /// A text that is no Markdown.
  private static func plain(_ text: String) -> String {
    shown(text).map { "\\`*_[]<>#".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

extension SpecEditor {
  /// The strings that the text names, or else those of the project; nil if there are none.
  var strings: EditedStrings? {
    guard let root = text.root, let value = text.value(of: "strings", in: root) else { return files.projectStrings() }
    let names = tree.nodes[value].kind == .scalar ? [value] : text.elements(of: value)
    let found = names.compactMap { node -> EditedStrings.File? in
      guard let path = files.resolve(text.text(of: node), from: text.path) else { return nil }
      return files.catalog(path).map { EditedStrings.File(path: path, catalog: $0) }
    }
    return found.isEmpty ? nil : EditedStrings(found)
  }

  func stringKeyItems() -> [CompletionItem] {
    (strings?.keys ?? []).map { CompletionItem($0.key, .reference, detail: $0.text, documentation: $0.comment) }
  }
}
