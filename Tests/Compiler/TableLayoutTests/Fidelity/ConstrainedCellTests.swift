import Foundation
import Testing

@Suite("Cells that constraints lay out, against the frames that Interface Builder saved")
struct ConstrainedCellTests {
  /// Shares of the judged views. They may only rise.
  private static let floors = (positions: 0.98, sizes: 0.965)

  @Test(
    "Positions and sizes of views match the saved frames",
    .enabled(if: TextOracle.isPresent, Comment(rawValue: FidelityTests.absent)))
  func frames() throws {
    let report = try FidelityReport.made.get().constrained
    print(report.markdown)
    if ProcessInfo.processInfo.environment["TABLEC_FIDELITY_MISSES"] != nil { report.misses.forEach { print($0) } }
    #expect(report.all.views > 850)
    #expect(report.all.positionShare >= Self.floors.positions)
    #expect(report.all.sizeShare >= Self.floors.sizes)
  }
}
