import TableDiagnostics
import TableIR

/// A file of an app's strings: a string catalog, or a `.strings` or `.stringsdict` file of one language.
package enum StringsFile {
  static let suffixes = [".xcstrings", ".strings", ".stringsdict"]

  /// Reads a file by its suffix. The language of one that is no catalog is that of the folder that it is in, such as `de.lproj`.
  package static func read(_ bytes: [UInt8], path: String) throws(CatalogError) -> ReadStrings {
    guard !isCatalog(path) else { return try StringCatalog.read(bytes) }
    let strings = try PropertyListStrings(parsing: bytes)
    let language = language(of: path)
    return ReadStrings(
      StringCatalog(sourceLanguage: language, strings: strings.translations.mapValues { [language: $0] }),
      repeated: strings.repeated)
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// Texts in no folder of a language, or in `Base.lproj`, are in the development language, which is English in most projects.
  private static func language(of path: String) -> LanguageTag {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return "en" }
    return LanguageTag(String(folder.dropLast(6)))
  }

  /// What a file is called in messages.
  static func kind(of path: String) -> String { isCatalog(path) ? "string catalog" : "strings file" }
}

extension Diagnostic {
  /// - Parameters:
  ///   - name: the file as it is named, in quotes.
  ///   - path: the file as messages show it.
  package static func unreadableStrings(_ error: CatalogError, name: String, path: String) -> Diagnostic {
    let place = SourcePosition(line: error.line, column: error.column)
    return Diagnostic(
      code: .unreadableStrings, message: "the \(StringsFile.kind(of: path)) \(name) cannot be read: \(error.message)",
      range: SourceRange(file: path, start: place, end: place))
  }

  package static func repeatedString(_ key: ReadStrings.RepeatedKey, name: String, path: String) -> Diagnostic {
    let first = SourcePosition(line: key.first.line, column: key.first.column)
    let second = SourcePosition(line: key.second.line, column: key.second.column)
    return Diagnostic(
      code: .repeatedString,
      message: "the \(StringsFile.kind(of: path)) \(name) has the key \(key.key.quotedForMessage) twice",
      range: SourceRange(file: path, start: second, end: second),
      notes: [Note(message: "first here", range: SourceRange(file: path, start: first, end: first))],
      help: "keep one of the two")
  }
}
