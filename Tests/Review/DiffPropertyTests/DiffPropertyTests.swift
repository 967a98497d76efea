import Foundation
import RandomNumbers
import TableSupport
import Testing

/// Whatever can be seen of a table, in any state, `diff` tells when it changes.
///
/// Specs are drawn from their own JSON Schema, key after key, and one value is drawn anew: in `.ci/run` each key three times.
@Suite("What differs is told")
struct DiffPropertyTests {
  @Test("spec against spec and JSON against JSON, whichever key is changed")
  func specs() async throws { try await run(.specs, cases: Trials.count(600)) }

  @Test("also where a profile changes, whichever number")
  func profiles() async throws { try await run(.profiles, cases: Trials.count(600) / 12) }

  private func run(_ subject: PropertyRun.Subject, cases: Int) async throws {
    let seed = Trials.seed(5)
    let start = ContinuousClock.now
    let lanes = min(ProcessInfo.processInfo.activeProcessorCount, 8)
    let tally = try await withThrowingTaskGroup(of: PropertyTally.self) { group in
      for lane in 0..<lanes {
        group.addTask {
          var run = try PropertyRun(subject, seed: seed)
          for index in stride(from: lane, to: cases, by: lanes) { try run.run(index) }
          return run.tally
        }
      }
      return try await group.reduce(into: PropertyTally()) { $0.merge($1) }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let places = try PropertyRun(subject, seed: seed).language.places
    print("\(subject): \(tally.summary(of: places, seed: seed, cases: cases, seconds: seconds))")
    for failure in tally.failures.values.sorted(by: { $0.name < $1.name }) { Issue.record("\(failure.words)") }
    // Without this the generator could rot unseen: a key that is never drawn is never tested.
    guard cases >= places.count * 3 else { return }
    let missing = places.filter { tally.judged[$0] == nil && !PropertyRun.isBeyondReach($0) }
    #expect(missing.isEmpty, "no case with \(missing.map(\.description).joined(separator: ", "))")
  }
}
