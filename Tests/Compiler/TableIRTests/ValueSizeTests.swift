import TableIR
import Testing

/// A table holds thousands of rows, and each is as large as all that it might have.
@Suite("values")
struct ValueSizeTests {
  @Test("are not larger by what few rows have")
  func sizes() {
    #expect(MemoryLayout<Image?>.stride <= 16)
    #expect(MemoryLayout<Fill>.stride <= 16)
    #expect(MemoryLayout<PositionBackgrounds?>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<Row>.stride <= 600)
  }

  @Test("leave nothing of a background that is taken away")
  func backgrounds() {
    var backgrounds = PositionBackgrounds(top: Background(normal: .clear), single: Background(selected: .clear))
    #expect(backgrounds.top == Background(normal: .clear))
    #expect(backgrounds[.single] == Background(selected: .clear))
    #expect(backgrounds.middle == nil && backgrounds.bottom == nil)
    backgrounds.top = nil
    backgrounds[.single] = nil
    #expect(backgrounds == PositionBackgrounds())
  }
}
