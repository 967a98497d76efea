import FontBuilding
import Testing

@testable import TableFonts

@Suite("A variable font")
struct VariationTests {
  private func face(segments: [(Int, Int)] = [], hasAdvanceMap: Bool = false) throws -> FontFace {
    var font = FontBuilder(["A": 600, "B": 500])
    font.weightAxis = FontBuilder.WeightAxis(
      minimum: 100, standard: 400, maximum: 900, deltas: ["A": 100, "B": -50],
      instances: [("Medium", 510), ("Ultra Light", 100)], segments: segments, hasAdvanceMap: hasAdvanceMap)
    return try #require(try FontFile.faces(font.bytes()).first)
  }

  @Test(
    "is wider between its places in proportion, and stays as it is beyond them",
    arguments: [(400, 600, 500), (650, 650, 475), (900, 700, 450), (1_000, 700, 450), (200, 600, 500)])
  func advances(weight: Double, first: Double, second: Double) throws {
    for hasAdvanceMap in [false, true] {
      let instance = FontInstance(face: try face(hasAdvanceMap: hasAdvanceMap), weight: weight)
      #expect(instance.advance(of: 1) == first && instance.advance(of: 2) == second)
      #expect(instance.advance(of: 0) == 500)
    }
  }

  @Test("may be uneven between its places (avar)")
  func segments() throws {
    let instance = FontInstance(face: try face(segments: [(0x2000, 0x1000)]), weight: 650)
    #expect(instance.advance(of: 1) == 625)
  }

  @Test("tells its range and the weights that it names")
  func names() throws {
    let face = try face()
    #expect(face.weightRange == 100...900 && face.opticalSizeRange == nil)
    #expect(face.namedWeights == ["medium": 510, "ultralight": 100])
  }

  @Test("without HVAR and gvar is refused")
  func withoutAdvances() throws {
    var font = FontBuilder(["A": 600])
    font.weightAxis = FontBuilder.WeightAxis(minimum: 100, standard: 400, maximum: 900, deltas: [:])
    font.tables["HVAR"] = []
    font.tables["gvar"] = []
    #expect(throws: FontError.noVariedAdvances) { try FontFile.faces(font.bytes()) }
  }
}

@Suite("Tracking")
struct TrackingTests {
  @Test(
    "is that of the normal track, between two sizes in proportion",
    arguments: [(6, 40), (10, 40), (15, 10), (20, -20), (30, -20)])
  func values(size: Double, value: Double) throws {
    var font = FontBuilder.ascii
    font.tracking = [(10, 40), (20, -20)]
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect(face.tracking(at: size) == value)
  }

  @Test("is none without a table")
  func none() throws {
    #expect(try FontFile.faces(FontBuilder.ascii.bytes())[0].tracking(at: 17) == 0)
  }
}
