import SpecCompiling
import TableIR
import TableLayout
import Testing

@testable import TableEmission

/// The outlines of the pieces, in full.
struct SVGShapeTests {
  private func text(_ path: PathData) -> String { String(decoding: path.bytes, as: UTF8.self) }

  private func written(_ write: (inout SVGWriter) -> Void) -> String {
    var writer = SVGWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func theDrawnChevronIsThatOfTheArticle() {
    // Tip 3 pt from the right edge at half the height, arms of 4.5 pt, stroke 3, square caps, miter join.
    let chevron = ChevronDrawing(shape: .custom, size: LayoutSize(width: 11, height: 15), color: RGBA(hex: 0xFF9500))
    #expect(text(chevron.path) == "M3.5 3L8 7.5L3.5 12")
    #expect(
      written { chevron.write(to: &$0, id: .definition(0)) }
        == ##"<path id="t0000000000-0" d="M3.5 3L8 7.5L3.5 12" fill="none" stroke="#ff9500" stroke-width="3""##
        + ##" stroke-linecap="square" stroke-linejoin="miter"/>"##)
  }

  @Test func theSymbolGrowsWithItsBox() {
    let color = RGBA(hex: 0)
    #expect(
      text(ChevronDrawing(shape: .symbol, size: LayoutSize(width: 10.5, height: 14), color: color).path)
        == "M3.65 2.1L8.5 7L3.65 11.9")
    #expect(
      text(ChevronDrawing(shape: .symbol, size: LayoutSize(width: 21, height: 28), color: color).path)
        == "M7.3 4.2L17 14L7.3 23.8")
  }

  @Test func aCircularCornerIsAnArcCutInThree() {
    let shape = CornerShape(size: LayoutSize(width: 200, height: 100), radius: 10)
    #expect(text(shape.path(x: 0, y: 0)).hasPrefix("M10 0L190 0C191.2674 0 192.5233 0.241 193.7007 0.71"))
  }

  @Test func aContinuousCornerBeginsEarlier() {
    let shape = CornerShape(size: LayoutSize(width: 200, height: 100), radius: 10, isContinuous: true)
    #expect(text(shape.path(x: 0, y: 0)).hasPrefix("M15.2867 0L184.7134 0C"))
  }

  @Test func withoutRoomAContinuousCornerIsACapsules() {
    let shape = CornerShape(size: LayoutSize(width: 200, height: 52), radius: 26, isContinuous: true)
    #expect(text(shape.path(x: 0, y: 0)).hasPrefix("M26 0L174 0C"))
  }

  @Test func onlyTheEndsOfACardAreRounded() {
    var shape = CornerShape(size: LayoutSize(width: 100, height: 44), radius: 10, roundsBottom: false)
    #expect(
      text(shape.path(x: 0, y: 0)).hasSuffix(
        "L100 44L0 44L0 10C0 8.7326 0.241 7.4767 0.71 6.2993C1.7265 3.7476 3.7476 1.7265 6.2993 0.71C7.4767 0.241 8.7326 0 10 0Z"
      ))
    shape = CornerShape(size: LayoutSize(width: 100, height: 44), radius: 10, roundsTop: false)
    #expect(text(shape.path(x: 0, y: 0)).hasPrefix("M0 0L100 0L100 34C"))
    #expect(
      CornerShape(size: LayoutSize(width: 9, height: 9), radius: 4, roundsTop: false, roundsBottom: false).isPlain)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheRFC(content: String, encoded: String) {
    var bytes: [UInt8] = []
    bytes.appendBase64(Array(content.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == encoded)
  }

  @Test func everyByteHasItsBase64Digits() {
    var bytes: [UInt8] = []
    bytes.appendBase64([0xFB, 0xFF, 0xBF, 0x00])
    #expect(String(decoding: bytes, as: UTF8.self) == "+/+/AA==")
  }

  /// A profile is named for the first system it holds for: iOS 9 follows `ios8`, and has another font.
  @Test func theEraIsTheSystems() {
    let environment = Environment.phone(width: 1, height: 1, scale: 1, ios: 9)
    #expect(Era(environment: environment).hasSanFrancisco)
  }
}
