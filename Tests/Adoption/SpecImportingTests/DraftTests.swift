import SpecImporting
import Testing

@Suite("A draft of a spec")
struct DraftTests {
  @Test("keeps the order of its keys")
  func order() {
    var mapping = DraftMapping()
    mapping["b"] = .number(1)
    mapping["a"] = .flag(true)
    mapping["b"] = .number(2)
    #expect(mapping.entries.map(\.key) == ["b", "a"])
  }
}
