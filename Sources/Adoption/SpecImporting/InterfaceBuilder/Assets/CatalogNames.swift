import TableIR
import TableParsing

/// What the specs of a project can name of the app's asset catalogs.
package struct CatalogNames: Sendable {
  /// Those that no word of the language hides.
  package var colors: Set<String> = []
  package var images: Set<String> = []

  package init() {}

  package init(_ index: CatalogIndex) {
    colors = Set(index.names(.color).filter { SystemColor(rawValue: $0) == nil && !$0.hasPrefix("#") && $0 != "text" })
    images = Set(index.names(.image).filter { !ValueVocabulary.isImageFile($0) })
  }
}
