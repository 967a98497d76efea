import SpecImporting
import Testing

@Suite("The canvas of a document")
struct CanvasEraTests {
  @Test(
    "is that of the Xcode that saved it",
    arguments: [
      (1938, "<=6"), (5056, "7"), (6254, "8"), (9532, "9"), (11762, "10"), (13771, "11"), (14460, "12"),
      (14868, "13"), (15705, "13"), (16097, "13"), (17147, "14.0-14.4"), (18122, "14.5"), (19162, "15"), (19529, "15"),
      (20999, "15"), (21507, "16"),
      (22155, "17"), (23504, "18"), (24506, "18-look(Xcode26 canvas)"), (32700, "18"), (Int.max, "18"), (0, "<=6"),
    ])
  func eras(_ version: Int, _ name: String) {
    #expect(CanvasEra.saved(by: InterfaceSystem(toolsVersion: version)).name == name)
  }

  @Test("stands for each release of Xcode once, with the metrics of its iOS", arguments: XcodeRelease.allCases)
  func releases(_ release: XcodeRelease) throws {
    let eras = CanvasEra.all.filter { $0.release == release }
    let era = try #require(eras.first)
    #expect(eras.count == 1)
    // The canvas of Xcode 26 still looks like iOS 18.
    #expect(release == .xcode26 || era.profile.versions.contains(release.ios))
    #expect(CanvasEra.saved(by: InterfaceSystem(toolsVersion: release.firstBuild)).name == era.name)
  }

  @Test("drew the letters of its own system")
  func letters() {
    #expect(CanvasEra.typefaceVersion(InterfaceSystem(toolsVersion: 6254)) == 8)
    #expect(CanvasEra.typefaceVersion(InterfaceSystem(toolsVersion: 9532)) == 13)
    #expect(CanvasEra.typefaceVersion(InterfaceSystem(toolsVersion: 16097)) == 13)
    #expect(CanvasEra.typefaceVersion(InterfaceSystem(toolsVersion: 17506)) == 18)
  }

  @Test("of Xcode 26 gives a text field the height of its line")
  func textFields() {
    #expect(CanvasEra.saved(by: InterfaceSystem(toolsVersion: 24765)).profile.controls.textFieldPadding == 0)
    #expect(CanvasEra.saved(by: InterfaceSystem(toolsVersion: 23504)).profile.controls.textFieldPadding == 1)
  }
}
