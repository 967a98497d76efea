import ImportProof
import Testing

@Suite("The canvas of a document")
struct CanvasEraTests {
  @Test(
    "is that of the Xcode that saved it",
    arguments: [
      (1938, "<=6"), (5056, "7"), (6254, "8"), (9532, "9"), (11762, "10"), (13771, "11"), (14460, "12"),
      (14868, "13"), (15705, "13"), (16097, "14.0-14.4"), (18122, "14.5"), (19529, "15"), (21507, "16"),
      (22155, "17"), (23504, "18"), (24506, "18-look(Xcode26 canvas)"), (32700, "18"), (Int.max, "18"), (0, "<=6"),
    ])
  func eras(_ version: Int, _ name: String) {
    #expect(CanvasEra.saved(by: version).name == name)
  }

  @Test("drew the letters of its own system")
  func letters() {
    #expect(CanvasEra.typefaceVersion(6254) == 8)
    #expect(CanvasEra.typefaceVersion(9532) == 13)
    #expect(CanvasEra.typefaceVersion(16097) == 13)
    #expect(CanvasEra.typefaceVersion(17506) == 18)
  }

  @Test("of Xcode 26 gives a text field the height of its line")
  func textFields() {
    #expect(CanvasEra.saved(by: 24765).profile.controls.textFieldPadding == 0)
    #expect(CanvasEra.saved(by: 23504).profile.controls.textFieldPadding == 1)
  }
}
