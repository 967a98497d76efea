import Testing

@testable import TableFonts

@Suite("Charstrings")
struct CharStringTests {
  /// ttf-parser issue 227: `dotsection`, which old fonts have, draws nothing and is no damage.
  @Test("are written without what does nothing")
  func dotSection() throws {
    let none = try #require(CFFIndex(FontData(CFFIndex.bytes([])), at: 0))
    let walk = CharStringWalk(FontData([139, 140, 21, 12, 0, 139, 6, 14]), global: none, local: nil)
    #expect(walk?.code == [139, 140, 21, 139, 6, 14])
    #expect(CharStringWalk(FontData([139, 140, 12, 10, 14]), global: none, local: nil) == nil)
  }
}
