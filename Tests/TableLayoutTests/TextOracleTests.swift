import TableLayout
import Testing

@Suite("Estimated widths against labels that UIKit sized")
struct TextOracleTests {
  @Test("the observations are there when they are required", .enabled(if: TextOracle.isRequired))
  func observationsArePresent() {
    #expect(TextOracle.isPresent, "\(TextOracle.absent)")
  }

  /// A label more than 1.2 pt and 1 % from its estimate is taken for one that a constraint has sized.
  @Test(
    "Interface Builder's hugging labels of 11 to 20 pt",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles/text beside the package; set TABLEC_SHARED"))
  func interfaceBuilder() throws {
    let labels = try TextOracle.interfaceBuilder(sizes: 11...20)
    let errors = labels.filter { abs($0.error) <= 1.2 + 0.01 * $0.width + $0.step / 2 }.map(\.error)
    print("hugging \(errors.count) of \(labels.count): within 1 pt \(errors.share(within: 1)),",
      "within 0.5 pt \(errors.share(within: 0.5)), median \(errors.map(abs).median)")
    #expect(errors.count >= 1300)
    #expect(errors.share(within: 1) >= 0.97)
    #expect(errors.share(within: 0.5) >= 0.83)
    #expect(errors.map(abs).median <= 0.25)
  }

  /// All of them, whatever they are wide.
  @Test(
    "fitting widths of the iOS 26 simulator",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles/text beside the package; set TABLEC_SHARED"))
  func simulator() throws {
    let labels = try TextOracle.simulator()
    let errors = labels.map(\.error)
    print("simulator \(errors.count): within 1 pt \(errors.share(within: 1)), median \(errors.map(abs).median)")
    for label in labels where abs(label.error) > 1 { print(label.font, label.width, label.error, label.text.utf8.count) }
    #expect(errors.count >= 100)
    #expect(errors.share(within: 1) >= 0.95)
    #expect(errors.map(abs).median <= 0.25)
  }
}
