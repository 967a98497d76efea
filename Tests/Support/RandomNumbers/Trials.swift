import Foundation

/// How much is tried of what has no end, or takes too long for everybody's run of the tests: cases by chance, combinations, calls that fail.
///
/// `TABLEC_TRIALS` is how many times as much as in that run: 4 in `.ci/run`. With `all`, what can be counted is tried as a whole, and the rest as
/// there. `TABLEC_SEED` chooses other cases.
package enum Trials {
  private static let asked = ProcessInfo.processInfo.environment["TABLEC_TRIALS"]

  package static let areAll = asked == "all"
  private static let factor = areAll ? 4 : max(asked.flatMap { Int($0) } ?? 1, 1)

  /// - Parameter standard: the seed where nobody asks for another.
  package static func seed(_ standard: UInt64 = 1) -> UInt64 {
    ProcessInfo.processInfo.environment["TABLEC_SEED"].flatMap { UInt64($0) } ?? standard
  }

  /// How many cases are tried.
  /// - Parameter number: how many in everybody's run.
  package static func count(_ number: Int) -> Int { number * factor }

  /// Those of a list that are tried.
  /// - Parameter step: one of how many in everybody's run.
  package static func some<List: Sequence>(of list: List, oneOf step: Int) -> [List.Element] {
    list.enumerated().filter { $0.offset % Self.step(step) == 0 }.map(\.element)
  }

  /// Which of many are tried, each one of so many.
  /// - Parameter step: one of how many in everybody's run.
  package static func step(_ step: Int) -> Int { (step + factor - 1) / factor }
}
