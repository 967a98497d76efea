import Foundation
import RandomNumbers

/// One call of a run that fails.
struct Fault: Sendable, CustomStringConvertible {
  /// Its kind, in the shim's words.
  var call: String
  /// Which of its kind, from 1.
  var at: Int
  /// The number of an error, `short`, `kill` or the name of a signal.
  var with: String

  var description: String { "\(call) \(at) with \(name)" }

  private var name: String { Int32(with).map { String(cString: strerror($0)) } ?? with }

  /// Whether the run is to go on as if nothing had been.
  var isHarmless: Bool {
    with == "short" || (with == String(EINTR) && ["read", "write", "poll", "wait"].contains(call))
  }

  /// The errors that the kinds of calls are tried with.
  private static let errors: [(call: String, with: [String])] = [
    ("access", [String(EIO)]), ("chmod", [String(EPERM)]), ("close", [String(EIO)]),
    ("dup", [String(EMFILE)]), ("lock", [String(ENOLCK)]), ("mkdir", [String(ENOSPC)]),
    ("mmap", [String(ENOMEM)]), ("open", [String(EMFILE)]), ("pipe", [String(EMFILE)]),
    ("poll", [String(EINTR), String(ENOMEM)]), ("read", [String(EIO), String(EINTR), "short"]),
    ("readdir", [String(EIO)]), ("readlink", [String(EIO)]), ("realpath", [String(EIO)]),
    ("rename", [String(EIO)]), ("spawn", [String(EAGAIN)]), ("stat", [String(EIO)]),
    ("thread", [String(EAGAIN)]), ("unlink", [String(EIO)]), ("wait", [String(EINTR)]),
    ("write", [String(ENOSPC), String(EINTR), "short"]),
  ]

  /// How many of a kind of call fail at most, from the first to the last. All of them take minutes.
  private static let most = Trials.areAll ? Int.max : Trials.count(3)

  /// What a run can meet, but of the memory.
  /// - Parameter calls: how many of each kind it makes.
  static func all(of calls: [String: Int]) -> [Fault] {
    errors.flatMap { call, with in
      let count = calls[call] ?? 0
      let step = max(count / most, 1)
      return stride(from: 0, to: count, by: step).flatMap { index in
        // Of many calls each has one of the errors, in turn.
        (count > 8 ? [with[index / step % with.count]] : with).map { Fault(call: call, at: index + 1, with: $0) }
      }
    }
  }

  /// Some of the many calls for memory, from the first to the last.
  static func ofMemory(_ calls: [String: Int]) -> [Fault] {
    let total = calls["malloc"] ?? 0
    return stride(from: 1, through: total, by: max(total / (2 * min(most, 10)), 1)).map {
      Fault(call: "malloc", at: $0, with: String(ENOMEM))
    }
  }

  /// The ends of a run at calls by which it changes what is on the disk.
  static func kills(of calls: [String: Int]) -> [Fault] {
    changes(of: calls).map { Fault(call: "change", at: $0 + 1, with: "kill") }
  }

  /// The same by the signals that ask a program to end, in turn.
  static func endings(of calls: [String: Int]) -> [(fault: Fault, signal: Int32)] {
    let signals = [("HUP", SIGHUP), ("INT", SIGINT), ("TERM", SIGTERM)]
    return changes(of: calls).enumerated().map { turn, index in
      let (name, number) = signals[turn % signals.count]
      return (Fault(call: "change", at: index + 1, with: name), number)
    }
  }

  private static func changes(of calls: [String: Int]) -> [Int] {
    Trials.some(of: 0..<(calls["change"] ?? 0), oneOf: 3)
  }
}
