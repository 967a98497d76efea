import TableLayout
import Testing

@Suite("Estimated widths against labels that UIKit sized")
struct TextOracleTests {
  @Test("the observations are there when they are required", .enabled(if: TextOracle.isRequired))
  func observationsArePresent() {
    #expect(TextOracle.isPresent, "\(TextOracle.absent)")
  }

  /// A label more than 1.2 pt and 1 % from its estimate is taken for one that a constraint has sized; the count keeps
  /// a worse estimate from passing because it hugs fewer.
  @Test(
    "Interface Builder's hugging labels of 11 to 20 pt",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles/text beside the package; set TABLEC_SHARED"))
  func interfaceBuilder() throws {
    let labels = try TextOracle.interfaceBuilder(sizes: 11...20)
    let errors = labels.filter { abs($0.error) <= 1.2 + 0.01 * $0.width + $0.step / 2 }.map(\.error)
    #expect(errors.count >= 1500)
    #expect(errors.share(within: 1) >= 0.975)
    #expect(errors.share(within: 0.5) >= 0.88)
    #expect(errors.map(abs).median <= 0.215)
  }

  /// All of them, whatever they are wide.
  @Test(
    "fitting widths of the iOS 26 simulator",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles/text beside the package; set TABLEC_SHARED"))
  func simulator() throws {
    let labels = try TextOracle.simulator()
    let errors = labels.map(\.error)
    #expect(errors.count >= 140)
    #expect(errors.share(within: 1) >= 0.975)
    #expect(errors.map(abs).median <= 0.2)
  }
}
