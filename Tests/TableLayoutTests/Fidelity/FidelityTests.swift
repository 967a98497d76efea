import Foundation
import TableLayout
import Testing

@Suite("Frames against those that UIKit was seen to compute")
struct FidelityTests {
  @Test(
    "observed frames, era by era",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles beside the package; set TABLEC_SHARED"))
  func frames() throws {
    let report = try FidelityReport()
    print(report.markdown)
    if ProcessInfo.processInfo.environment["TABLEC_FIDELITY_MISSES"] != nil {
      for kind in FrameKind.allCases { report.tallies.total(kind).worst.forEach { print($0.text) } }
    }
  }
}
