import TableIR
import TableLayout
import Testing

@Suite("Frames against those that UIKit was seen to compute")
struct FidelityTests {
  /// Of iOS 16 to 18: half a point is what two roundings may differ by.
  static let tolerance = 0.5

  /// Counts of one kind of frame.
  struct Tally {
    var observed = 0
    var matched = 0
    var misses: [String] = []

    var summary: String { "\(matched) of \(observed) matched; missed \(misses.prefix(20).joined(separator: "; "))" }
    var share: Double { observed == 0 ? 0 : Double(matched) / Double(observed) }

    mutating func count(_ id: String, _ ours: [Double]?, _ theirs: [Double]) {
      observed += 1
      let isMatched =
        ours.map { zip($0, theirs).allSatisfy { abs($0 - $1) <= FidelityTests.tolerance } } ?? false
      if isMatched { matched += 1 } else { misses.append("\(id): \(ours ?? []) not \(theirs)") }
    }
  }

  @Test(
    "cells of iOS 16 to 18",
    .enabled(if: TextOracle.isPresent, "no ../shared/oracles beside the package; set TABLEC_SHARED"))
  func cells() throws {
    var content = Tally()
    var labels = Tally()
    for observation in try CellObservation.read(["16", "17", "18"]) where !observation.isSetAside {
      guard let cell = observation.laidOut(profile: .modern) else { continue }
      if let frame = observation.contentView {
        content.count(observation.id, [cell.contentView.width, cell.contentView.height], Array(frame[2...]))
      }
      // Most images of these records are symbols, which UIKit centres in a column of their own: not in the language yet.
      guard observation.cellStyle != "Custom", observation.imageView == nil else { continue }
      for (role, label) in [("text", cell.textLabel), ("detail", cell.detailTextLabel)] {
        guard let observed = observation.label(role), let label else { continue }
        // x of a trailing detail follows from its measured width, which has tests of its own.
        let isTrailing = role == "detail" && observation.cellStyle == "Value1"
        let x = isTrailing ? label.frame.maxX : label.frame.x
        let observedX = isTrailing ? observed.frame[0] + observed.frame[2] : observed.frame[0]
        labels.count(
          "\(observation.id) \(role)", [x, label.frame.y, label.frame.height],
          [observedX, observed.frame[1], observed.frame[3]])
      }
    }
    print("contentView \(content.matched) of \(content.observed), labels \(labels.matched) of \(labels.observed)")
    // Floors, which may only rise. What is missed is listed in the log of a failing run.
    #expect(content.observed >= 580 && content.share >= 0.90, "\(content.summary)")
    #expect(labels.observed >= 320 && labels.share >= 0.81, "\(labels.summary)")
  }
}
