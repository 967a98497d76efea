import Foundation
import TableLayout
import Testing

@Suite("Frames against those that UIKit was seen to compute")
struct FidelityTests {
  static let absent = "no ../shared/oracles beside the package; set TABLEC_SHARED"

  /// Floors over all eras from iOS 7, in per cent. They may only rise.
  static let floors: [FrameKind: Double] = [
    .cell: 99, .sectionOffset: 99.4, .automaticHeight: 97, .contentView: 99.5, .textLabel: 98.2, .detailTextLabel: 97.7,
    .imageView: 100, .accessoryView: 100, .separator: 98,
    .editingControl: 100, .reorderControl: 100, .header: 100,
  ]

  @Test("observed frames, era by era", .enabled(if: TextOracle.isPresent, Comment(rawValue: absent)))
  func frames() throws {
    let report = try FidelityReport.made.get()
    print(report.markdown)
    if ProcessInfo.processInfo.environment["TABLEC_FIDELITY_MISSES"] != nil { printMisses(of: report) }
    for (kind, floor) in Self.floors {
      let total = report.tallies.total(kind)
      #expect(total.observed > 0 && total.percent >= floor, "\(kind): \(total.within) of \(total.observed)")
    }
    for era in FidelityReport.eras {
      for kind in FrameKind.allCases {
        // A handful of frames has no share to speak of.
        guard let tally = report.tallies[era, kind], tally.observed >= 10, era != "<=6" else { continue }
        #expect(tally.share >= 0.9, "iOS \(era) \(kind): \(tally.within) of \(tally.observed)")
      }
    }
  }

  private func printMisses(of report: FidelityReport) {
    for kind in FrameKind.allCases {
      for era in FidelityReport.eras { report.tallies[era, kind]?.worst.forEach { print($0.text) } }
    }
  }
}
