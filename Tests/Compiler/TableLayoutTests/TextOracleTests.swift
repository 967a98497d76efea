import TableLayout
import Testing

@Suite("Estimated widths against labels that UIKit sized")
struct TextOracleTests {
  @Test("The observations are present when they are required", .enabled(if: TextOracle.isRequired))
  func observationsArePresent() {
    #expect(TextOracle.isPresent, "\(TextOracle.absent)")
  }

  /// What is reached; it may only get better. The count keeps a worse estimate from passing because fewer labels hug it.
  struct Floor: Sendable {
    var era: TextEra
    var count: Int
    var withinHalf: Double
    var withinOne: Double
    var median: Double
    /// Per cent.
    var medianShare: Double
  }

  @Test(
    "Labels that hug their text by their records are estimated well, era by era",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles/text beside the package; set TABLEC_SHARED"),
    arguments: [
      Floor(era: .ios6, count: 3, withinHalf: 1, withinOne: 1, median: 0.36, medianShare: 0.86),
      Floor(era: .ios7, count: 110, withinHalf: 0.718, withinOne: 0.972, median: 0.33, medianShare: 0.26),
      Floor(era: .ios9, count: 883, withinHalf: 0.9, withinOne: 0.968, median: 0.18, medianShare: 0.2),
      Floor(era: .ios14, count: 568, withinHalf: 0.938, withinOne: 0.978, median: 0.18, medianShare: 0.2),
    ])
  func interfaceBuilder(floor: Floor) throws {
    let labels = try TextOracle.interfaceBuilder(sizes: 9...48).filter { $0.era == floor.era && $0.isKnownToHug }
    let errors = labels.map(\.error)
    #expect(errors.count >= floor.count)
    #expect(errors.share(within: 0.5) >= floor.withinHalf)
    #expect(errors.share(within: 1) >= floor.withinOne)
    #expect(errors.map(abs).median <= floor.median)
    #expect(labels.map { 100 * abs($0.error) / $0.width }.median <= floor.medianShare)
  }

  /// A wrong estimate takes no label out of the count: which labels hug is told by their records alone.
  @Test(
    "Estimates are within a point in 97 of 100 cases, with a median error of 0.3 %",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles/text beside the package; set TABLEC_SHARED"))
  func report() throws {
    let widths = try FidelityReport.made.get().widths
    #expect(widths.count >= 1_700)
    #expect(widths.withinOne >= 0.974)
    #expect(widths.median <= 0.21)
  }

  /// All of them, whatever they are wide. At 30 pt and more Display's letters are not Text's, and some are a point off.
  @Test(
    "Fitting widths match the iOS 26 simulator",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles/text beside the package; set TABLEC_SHARED"))
  func simulator() throws {
    let labels = try TextOracle.simulator()
    let errors = labels.map(\.error)
    #expect(errors.count >= 140)
    #expect(errors.share(within: 1) >= 0.96)
    #expect(errors.map(abs).median <= 0.2)
    let small = labels.filter { $0.font.size <= 20 }.map(\.error)
    #expect(small.share(within: 1) >= 0.98)
  }
}
