import Foundation
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
    if ProcessInfo.processInfo.environment["TABLEC_FIDELITY_MISSES"] != nil {
      for kind in CellComparison.Kind.allCases { report.total(kind).misses.forEach { print($0) } }
    }
    // Floors, which may only rise.
    let floors: [CellComparison.Kind: (observed: Int, share: Double)] = [
      .contentView: (4300, 0.987), .textLabel: (2500, 0.962), .detailTextLabel: (1880, 0.957), .imageView: (350, 0.999),
    ]
    for (kind, floor) in floors {
      let total = report.total(kind)
      #expect(total.observed >= floor.observed && total.share >= floor.share, "\(kind): \(total.summary)")
    }
  }

  @Test(
    "gaps between the sections of static tables, era by era",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles beside the package; set TABLEC_SHARED"))
  func sections() throws {
    let report = SectionReport(try SectionObservation.read(Set(FidelityReport.eras.map(\.name))))
    print(report.markdown)
    if ProcessInfo.processInfo.environment["TABLEC_FIDELITY_MISSES"] != nil {
      for era in FidelityReport.eras { report.tallies[era.name]?.misses.forEach { print($0) } }
    }
    // Floors, which may only rise.
    for (era, share) in [("10", 0.70), ("11", 1), ("12", 1), ("13", 0.98), ("16", 0.96), ("18", 0.98)] {
      let tally = try #require(report.tallies[era])
      #expect(tally.share >= share, "iOS \(era): \(tally.summary)")
    }
  }
}
