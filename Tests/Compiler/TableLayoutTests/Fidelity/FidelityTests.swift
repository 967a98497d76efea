import Foundation
import TableLayout
import Testing

@Suite("Frames against those that UIKit was observed to compute")
struct FidelityTests {
  static let absent = "no ../shared/oracles beside the package; set TABLEC_SHARED"

  /// Floors of what was seen at run time over all eras from iOS 7, in per cent. They may only rise.
  /// That of accessories was 100 before lists were among them: the checkmark of one row stands 5.5 points above the row's middle.
  static let runtimeFloors: [FrameKind: Double] = [
    .cell: 100, .automaticHeight: 100, .contentView: 100, .textLabel: 98.7, .detailTextLabel: 100, .accessoryView: 97.2,
    .separator: 98.6, .editingControl: 100, .reorderControl: 100, .header: 100,
  ]

  /// The same of Interface Builder's canvas.
  static let canvasFloors: [FrameKind: Double] = [
    .cell: 99, .sectionOffset: 99.4, .automaticHeight: 97, .contentView: 99.5, .textLabel: 98.3, .detailTextLabel: 97.7,
    .imageView: 100,
  ]

  @Test("Observed frames are reproduced, era by era", .enabled(if: TextOracle.isPresent, Comment(rawValue: absent)))
  func frames() throws {
    let report = try FidelityReport.made.get()
    print(report.markdown)
    if ProcessInfo.processInfo.environment["TABLEC_FIDELITY_MISSES"] != nil { printMisses(of: report) }
    for (tallies, floors) in [(report.runtime, Self.runtimeFloors), (report.canvas, Self.canvasFloors)] {
      for (kind, floor) in floors {
        let total = tallies.total(kind)
        #expect(total.observed > 0 && total.percent >= floor, "\(kind): \(total.within) of \(total.observed)")
      }
      for era in FidelityReport.eras {
        for kind in FrameKind.allCases {
          // A handful of frames has no share to speak of.
          guard let tally = tallies[era, kind], tally.observed >= 10, era != "<=6" else { continue }
          #expect(tally.share >= 0.9, "iOS \(era) \(kind): \(tally.within) of \(tally.observed)")
        }
      }
    }
  }

  private func printMisses(of report: FidelityReport) {
    let tallies = report.all
    for kind in FrameKind.allCases {
      for era in FidelityReport.eras { tallies[era, kind]?.worst.forEach { print($0.text) } }
    }
  }
}
