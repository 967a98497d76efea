import JSONReading
import TableIR
import TableLayout
import TableParsing
import Testing

@testable import TablePreview

@Suite("Scenes")
struct SceneTests {
  @Test("An index lists its tables with their states")
  func index() throws {
    var entry = PreviewIndex.Entry(id: "forms/login", name: "login", path: "Specs/forms/login.yaml")
    entry.errors = 2
    entry.state = .broken
    let index = PreviewIndex(mode: .live, title: "Specs", isFolder: true, tables: [entry])
    let text = String(decoding: index.json(), as: UTF8.self)
    #expect(text.contains(#""id": "forms/login""#))
    #expect(text.contains(#""state": "broken""#))
    #expect(text.contains(#""value": "iphone-15""#))
  }
}
