import TableIR
import TableParsing

/// The files that translate documents: `de.lproj/Main.strings` and `mul.lproj/Main.xcstrings` beside `Base.lproj/Main.storyboard`.
struct TranslationIndex: Sendable {
  struct File: Sendable {
    var path: String
    /// Nil for a catalog of all languages.
    var language: LanguageTag?
  }

  private struct Place: Hashable {
    var around: ArraySlice<Substring>
    var stem: Substring
  }

  private var files: [Place: [File]] = [:]

  init(_ paths: [String]) {
    for path in paths.sorted() {
      let parsed = ProjectPath(path)
      let localization = parsed.localization
      let place = Place(around: localization?.around ?? parsed.folders, stem: parsed.stem)
      switch (parsed.fileExtension, localization?.language) {
      case ("xcstrings", _): files[place, default: []].append(File(path: path, language: nil))
      // The strings of the development language are those of the document itself.
      case ("strings", let language?) where language != "Base", ("stringsdict", let language?) where language != "Base":
        files[place, default: []].append(File(path: path, language: LanguageTag(String(language))))
      default: break
      }
    }
  }

  /// Catalogs first, so that what a `.strings` file has holds over them.
  func files(for document: String) -> [File] {
    let parsed = ProjectPath(document)
    let place = Place(around: parsed.localization?.around ?? parsed.folders, stem: parsed.stem)
    let found = files[place] ?? []
    return found.filter { $0.language == nil } + found.filter { $0.language != nil }
  }
}
