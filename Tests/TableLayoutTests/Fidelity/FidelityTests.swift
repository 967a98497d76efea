import TableLayout
import Testing

@Suite("Frames against those that UIKit was seen to compute")
struct FidelityTests {
  @Test(
    "observed cells, era by era",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles beside the package; set TABLEC_SHARED"))
  func cells() throws {
    let report = FidelityReport(try CellObservation.read(Set(FidelityReport.eras.map(\.name))))
    print(report.markdown)
    // Floors, which may only rise.
    let floors: [CellComparison.Kind: (observed: Int, share: Double)] = [
      .contentView: (4200, 0.94), .textLabel: (2450, 0.84), .detailTextLabel: (1800, 0.83), .imageView: (430, 0.87),
    ]
    for (kind, floor) in floors {
      let total = report.total(kind)
      #expect(total.observed >= floor.observed && total.share >= floor.share, "\(kind): \(total.summary)")
    }
  }
}
