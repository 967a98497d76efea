import StringCatalogs
import Testing

@Suite("A string catalog")
struct StringCatalogTests {
  @Test("is empty at first")
  func empty() { #expect(StringCatalog(sourceLanguage: "en").strings.isEmpty) }
}
